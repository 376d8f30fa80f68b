//! The first page. It is in a part of the program of its own.

use std::rc::Rc;

use yew::prelude::*;

use crate::web::home::Home;
use crate::web::shell::page::Page;

/// What a stranger sees first.
#[inline(never)]
pub fn home(page: &Page) -> Html {
    html! { <Home table={Rc::new(page.room.table.clone())} /> }
}
