//! The later parts of the page's program: what the first board does without, and what only one view
//! needs. The build splits them off (`xtask/src/later.rs`), `src/boot.js` brings them, and once one is there
//! nothing tells it from the rest.

use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use crate::texts::texts;
use crate::web::dom::browser;

/// A part, numbered as `Cargo.toml` has them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// What the first board does without.
    Later,
    /// The game without turns.
    Timed,
    /// The games that are kept.
    Records,
    /// What is to be read.
    Reading,
    /// What a hand does. It comes by itself, behind the first of all.
    Hand,
    /// Where games are looked into.
    Analysis,
    /// What is drawn in the frames of other pages.
    Frame,
    /// What is chosen: games and their clocks, and how the page looks and sounds.
    Choices,
    /// Where positions are set up.
    Editor,
    /// How good the moves of a game were.
    Report,
    /// What the games that are kept come to.
    Statistics,
    /// How a game is taken along, and another brought in.
    Sharing,
    /// The first page.
    Home,
    /// Courses.
    Courses,
    /// Where puzzles are solved.
    Puzzles,
    /// The course of the game without turns.
    TimedCourse,
    /// What every move of a position is worth.
    Explorer,
    /// What was measured of the games.
    Laboratory,
    /// Where two people meet, and what is between them.
    Meet,
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = wonderboardParts)]
    fn prepare(exports: &JsValue);

    /// Says that the page is drawn in this very task: what held its place goes, which must not be seen to move.
    #[wasm_bindgen(js_namespace = wonderboardParts)]
    pub fn drawing();

    #[wasm_bindgen(js_namespace = wonderboardParts)]
    fn bring(part: u32) -> Promise;

    #[wasm_bindgen(js_namespace = wonderboardParts, js_name = isThere)]
    fn has(part: u32) -> bool;

    /// Has a part there when it returns, even if the page has to stand still for it. The build puts
    /// a call of this before whatever is in a part, for where nobody has waited.
    #[wasm_bindgen(js_namespace = wonderboardParts)]
    fn need(part: u32);
}

/// How far a part is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum PartStage {
    /// Nobody has wanted it yet.
    Unwanted,
    Coming,
    There,
    Missing,
}

/// Says of which program there are parts: of this one. It has to be called first of all.
pub fn begin() {
    prepare(&wasm_bindgen::exports());
}

/// Is a part there?
pub fn is_there(part: Part) -> bool {
    has(part as u32)
}

/// Brings a part. Comes back once it is there, and with `false` where it cannot be had.
pub async fn brought(part: Part) -> bool {
    let is_there = JsFuture::from(bring(part as u32)).await.is_ok();
    if is_there {
        need(part as u32);
    }
    is_there
}

/// Brings a part when it is wanted, and says how far it is.
#[hook]
pub fn use_part(part: Part, is_wanted: bool) -> PartStage {
    let was_wanted = use_mut_ref(|| false);
    *was_wanted.borrow_mut() |= is_wanted;
    let outcome = use_state(|| PartStage::Coming);
    let now = match *outcome {
        _ if !*was_wanted.borrow() => PartStage::Unwanted,
        _ if is_there(part) => PartStage::There,
        outcome => outcome,
    };
    use_effect_with((is_wanted, now), {
        let outcome = outcome.setter();
        move |&(is_wanted, now)| {
            if is_wanted && now != PartStage::There {
                spawn_local(async move {
                    let is_there = brought(part).await;
                    outcome.set(if is_there { PartStage::There } else { PartStage::Missing });
                });
            }
        }
    });
    now
}

/// Said where something should be that cannot be fetched.
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
