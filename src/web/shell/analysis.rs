//! The analysis on the page. It is in a part of the program of its own.

use yew::prelude::*;

use crate::web::analysis::Analysis;
use crate::web::shell::page::{Open, Page};

/// What looks into games.
#[inline(never)]
pub fn analysis(page: &Page) -> Html {
    html! {
        <Analysis
            table={page.room.clone()} settings={(*page.settings).clone()}
            begins={page.studied.begins.clone()} on_look={page.hear_analysis()}
            on_continue={page.go_on()} on_help={page.show(Open::Help)}
        />
    }
}
