//! The program of the game without turns as the page has it: brought when somebody goes there, and
//! told what is wanted of it. It draws beside the page's own program, in an element of its own.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::browser;
use super::home::{Ears, Home, News, Program};
use crate::ui::realtime::asked::{ASK, Asked, Place, TELL, Told};
use crate::ui::realtime::card;

const PROGRAM: Program = Program { named: "wonderboard-arena", ask: ASK, tell: TELL };

/// What has not come for so long does not come, in milliseconds.
const PATIENCE: u32 = 30_000;

/// How far the program is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    Absent,
    Coming,
    There,
    /// There is something of it to see.
    Drawn,
    Missing,
}

/// Brings the program when it is wanted, and tells it what is asked whenever that changes.
#[hook]
pub fn use_arena(asked: Asked, hear: Callback<Told>) -> Stage {
    let stage = use_state(|| Stage::Absent);
    let home = use_mut_ref(Home::default);
    let is_wanted = asked.place != Place::Away;
    use_effect_with((is_wanted, *stage), {
        let (home, stage) = (home.clone(), stage.setter());
        move |&(is_wanted, now)| {
            if is_wanted && now == Stage::Absent {
                *home.borrow_mut() = Home::on_page(PROGRAM, &ears(stage.clone(), hear));
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

/// Who hears of the program.
fn ears(stage: UseStateSetter<Stage>, hear: Callback<Told>) -> Ears {
    Rc::new(move |news| match news {
        News::Told(message) => match serde_wasm_bindgen::from_value(message) {
            Ok(Told::Ready) => stage.set(Stage::There),
            Ok(Told::Drawn) => stage.set(Stage::Drawn),
            Ok(told) => hear.emit(told),
            Err(_) => {}
        },
        News::Died | News::Missing => stage.set(Stage::Missing),
    })
}

/// What is seen in the program's place until it has drawn. A style hides it for the moment that both
/// are there.
pub fn waiting(stage: Stage) -> Html {
    if stage == Stage::Drawn {
        return html! {};
    }
    let again = |_: MouseEvent| {
        let _ = browser::window().location().reload();
    };
    html! {
        <main class="table timed waiting">
            <h1 class="visually-hidden">{ card::TITLE }</h1>
            <div class="stage">
                <div class="strip strip-top"></div>
                <div class="boards">
                    <div class="world"><div class="frame"><div class="board skeleton"></div></div></div>
                </div>
                <div class="strip strip-bottom"></div>
            </div>
            <aside class="panel">
                if stage == Stage::Missing {
                    <p class="error" role="alert">{ "This game could not be fetched." }</p>
                    <button class="button" type="button" onclick={again}>{ "Try again" }</button>
                } else {
                    <p class="status" role="status">{ "Setting up the board…" }</p>
                }
            </aside>
        </main>
    }
}
