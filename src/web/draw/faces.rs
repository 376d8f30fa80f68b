//! The faces of the computer's levels. Their drawings (`pieces/faces.txt`) are fetched when the first of them is
//! shown, and stand in the page once; until then there is room for each.

use std::cell::Cell;

use yew::prelude::*;

use crate::app::common::player::Person;
use crate::texts::texts;
use crate::web::dom::browser;

/// The file of all faces.
const FILE: &str = "pieces/faces.txt";

/// How that file begins.
const BEGINNING: &str = "<defs>";

thread_local! {
    static IS_ASKED_FOR: Cell<bool> = const { Cell::new(false) };
}

/// The face of a level. Who it is has to be said beside it.
pub fn face(level: u8) -> Html {
    if !IS_ASKED_FOR.replace(true) {
        browser::fetch(FILE, show);
    }
    html! {
        <svg class="face" viewBox="0 0 48 48" aria-hidden="true"><use href={format!("#face-{level}")} /></svg>
    }
}

/// What stands beside the name of a level: its number, and, for those who do not see its face, who it is that
/// has such a name.
pub fn level(level: u8) -> Html {
    html! {
        <>
            <span class="visually-hidden">{ texts().person(Person::Computer.word()) }</span>
            <span class="level">{ texts().level(level) }</span>
        </>
    }
}

/// Puts the drawings into the page. Without them there are only names.
fn show(file: Option<String>) {
    let Some(file) = file.filter(|file| file.starts_with(BEGINNING)) else {
        return IS_ASKED_FOR.set(false);
    };
    if let Some(place) = browser::document().get_element_by_id("faces") {
        place.set_inner_html(&file);
    }
}
