//! The program as a component: keeps always, and draws the list while somebody looks at it.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::app::library::protocol::{ASK, TELL, ToLibrary};
use crate::web::library::list::List;
use crate::web::library::service::{LibraryHandle, LibraryService};
use crate::web::program::child::use_asked;

/// Nothing to be seen until the page has asked for the list.
#[component]
pub fn Archive() -> Html {
    let asked = use_asked::<ToLibrary>(ASK, TELL);
    let service = use_state(|| None::<LibraryHandle>);
    use_effect_with((), {
        let service = service.setter();
        move |()| {
            spawn_local(async move {
                service.set(Some(LibraryHandle(Rc::new(LibraryService::open().await))));
            });
        }
    });
    use_effect_with((asked.clone(), (*service).clone()), |(asked, service)| {
        if let (Some(asked), Some(service)) = (asked, service) {
            service.0.hear(asked);
        }
    });
    match (&*service, asked) {
        (Some(service), Some(ToLibrary { lists: Some(board), .. })) => {
            html! { <List service={service.clone()} {board} /> }
        }
        _ => html! {},
    }
}
