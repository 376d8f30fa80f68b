//! A program that draws on the page and is brought when it is wanted: told what is asked of it, whole,
//! whenever that changes. It draws beside the page's own program, in an element of its own.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::browser;
use super::home::{Ears, Home, News, Program};
use crate::texts::texts;
use crate::ui::sign::Sign;

/// What has not come for so long does not come, in milliseconds.
const PATIENCE: u32 = 30_000;

/// How far a program is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    Absent,
    Coming,
    There,
    /// There is something of it to see.
    Drawn,
    Missing,
}

/// Brings a program once it is wanted, and tells it what is asked whenever that changes.
#[hook]
pub fn use_program<A, T>(program: Program, is_wanted: bool, asked: A, hear: Callback<T>) -> Stage
where
    A: Serialize + PartialEq + 'static,
    T: DeserializeOwned + 'static,
{
    let stage = use_state(|| Stage::Absent);
    let home = use_mut_ref(Home::default);
    let latest = use_mut_ref(|| hear.clone());
    latest.replace(hear);
    use_effect_with((is_wanted, *stage), {
        let (home, stage) = (home.clone(), stage.setter());
        move |&(is_wanted, now)| {
            if is_wanted && now == Stage::Absent {
                *home.borrow_mut() = Home::on_page(program, &ears(stage.clone(), latest));
                stage.set(Stage::Coming);
            }
            let late = (now == Stage::Coming)
                .then(|| Timeout::new(PATIENCE, move || stage.set(Stage::Missing)));
            move || drop(late)
        }
    });
    use_effect_with((asked, *stage), move |(asked, stage)| {
        if matches!(stage, Stage::There | Stage::Drawn) {
            home.borrow().send(serde_wasm_bindgen::to_value(asked).unwrap_or(JsValue::NULL));
        }
    });
    *stage
}

/// Who hears of a program: at any time what the page was last drawn with.
fn ears<T: DeserializeOwned + 'static>(
    stage: UseStateSetter<Stage>,
    hear: Rc<RefCell<Callback<T>>>,
) -> Ears {
    Rc::new(move |news| match news {
        News::Told(message) => {
            let Ok(sign) = serde_wasm_bindgen::from_value::<Sign<T>>(message) else { return };
            match sign {
                Sign::Ready => stage.set(Stage::There),
                Sign::Drawn => stage.set(Stage::Drawn),
                Sign::Told(told) => {
                    let hear = hear.borrow().clone();
                    hear.emit(told);
                }
            }
        }
        News::Died | News::Missing => stage.set(Stage::Missing),
    })
}

/// Said where a program should be that cannot be fetched.
pub fn missing() -> Html {
    let again = |_: MouseEvent| {
        let _ = browser::window().location().reload();
    };
    html! {
        <>
            <p class="error" role="alert">{ texts().not_loaded() }</p>
            <button class="button" type="button" onclick={again}>{ texts().try_again() }</button>
        </>
    }
}
