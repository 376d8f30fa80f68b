//! A program that draws on the page and is brought when it is wanted: told what is asked of it, whole,
//! whenever that changes. It draws beside the page's own program, in an element of its own.

pub mod child;
pub mod host;

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::app::shell::sign::Sign;
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::program::host::{EngineProgram, Host, News, OnNews};

/// What has not come for so long does not come, in milliseconds.
const PATIENCE: u32 = 30_000;

/// How far a program is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ProgramStage {
    Absent,
    Coming,
    There,
    /// There is something of it to see.
    Drawn,
    Missing,
}

/// Brings a program once it is wanted, and tells it what is asked whenever that changes.
#[hook]
pub fn use_program<A, T>(
    program: EngineProgram,
    is_wanted: bool,
    asked: A,
    hear: Callback<T>,
) -> ProgramStage
where
    A: Serialize + PartialEq + 'static,
    T: DeserializeOwned + 'static,
{
    let stage = use_state(|| ProgramStage::Absent);
    let home = use_mut_ref(Host::default);
    let latest = use_mut_ref(|| hear.clone());
    latest.replace(hear);
    use_effect_with((is_wanted, *stage), {
        let (home, stage) = (home.clone(), stage.setter());
        move |&(is_wanted, now)| {
            if is_wanted && now == ProgramStage::Absent {
                *home.borrow_mut() = Host::on_page(program, &on_news(stage.clone(), latest));
                stage.set(ProgramStage::Coming);
            }
            let late = (now == ProgramStage::Coming)
                .then(|| Timeout::new(PATIENCE, move || stage.set(ProgramStage::Missing)));
            move || drop(late)
        }
    });
    use_effect_with((asked, *stage), move |(asked, stage)| {
        if matches!(stage, ProgramStage::There | ProgramStage::Drawn) {
            home.borrow().send(serde_wasm_bindgen::to_value(asked).unwrap_or(JsValue::NULL));
        }
    });
    *stage
}

/// Who hears of a program: at any time what the page was last drawn with.
fn on_news<T: DeserializeOwned + 'static>(
    stage: UseStateSetter<ProgramStage>,
    hear: Rc<RefCell<Callback<T>>>,
) -> OnNews {
    Rc::new(move |news| match news {
        News::Told(message) => {
            let Ok(sign) = serde_wasm_bindgen::from_value::<Sign<T>>(message) else { return };
            match sign {
                Sign::Ready => stage.set(ProgramStage::There),
                Sign::Drawn => stage.set(ProgramStage::Drawn),
                Sign::Told(told) => {
                    let hear = hear.borrow().clone();
                    hear.emit(told);
                }
            }
        }
        News::Died | News::Missing => stage.set(ProgramStage::Missing),
    })
}

/// Said where a program should be that cannot be fetched.
pub fn missing() -> Html {
    html! {
        <>
            <p class="error" role="alert">{ texts().not_loaded() }</p>
            { again() }
        </>
    }
}

/// Opens the page once more, which asks for what could not be fetched.
pub fn again() -> Html {
    let again = |_: MouseEvent| {
        let _ = browser::window().location().reload();
    };
    html! { <button class="button" type="button" onclick={again}>{ texts().try_again() }</button> }
}
