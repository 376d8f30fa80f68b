//! Keeps games always, and draws the list while somebody looks at it.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::app::library::protocol::{FromLibrary, ToLibrary};
use crate::web::common::parts::PartStage;
use crate::web::library::list::List;
use crate::web::library::service::{LibraryHandle, LibraryService};
use crate::web::library::waiting::waiting;

#[derive(PartialEq, Properties)]
pub struct ArchiveProps {
    pub asked: ToLibrary,
    pub hear: Callback<FromLibrary>,
}

/// Nothing to be seen until the page has asked for the list.
#[component]
pub fn Archive(props: &ArchiveProps) -> Html {
    let ArchiveProps { asked, hear } = props;
    let service = use_state(|| None::<LibraryHandle>);
    use_effect_with((), {
        let service = service.setter();
        move |()| {
            spawn_local(async move {
                service.set(Some(LibraryHandle(Rc::new(LibraryService::open().await))));
            });
        }
    });
    if let Some(service) = &*service {
        service.0.answer(hear);
    }
    use_effect_with((asked.clone(), (*service).clone()), |(asked, service)| {
        if let Some(service) = service {
            service.0.hear(asked);
        }
    });
    match (&*service, asked) {
        (Some(service), ToLibrary { lists: Some(board), .. }) => {
            html! { <List service={service.clone()} board={*board} /> }
        }
        (None, ToLibrary { lists: Some(_), .. }) => waiting(PartStage::Coming),
        _ => html! {},
    }
}
