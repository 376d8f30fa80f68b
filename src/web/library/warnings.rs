//! What the list says when something is wrong with the keeping of games.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::common::failure::StorageFailure;
use crate::texts::texts;
use crate::web::library::service::LibraryHandle;
use crate::web::library::shown::Shown;
use crate::web::library::transfer::set_aside;

/// What is wrong with the keeping of games.
pub fn warnings(service: &LibraryHandle, all: &Rc<Shown>) -> Html {
    let download = {
        let service = service.clone();
        move |_| set_aside(&service)
    };
    html! {
        <>
            if let Some(why) = service.0.storage.refused() {
                <div class="records-plight" role="alert">
                    <b>{ texts().keeps_nothing() }</b>{ " " }{ texts().keeps_nothing_advice() }
                    if let StorageFailure::Error(error) = why {
                        { " " }<small>{ format!("({error})") }</small>
                    }
                </div>
            }
            if service.0.storage.is_beside {
                <div class="records-plight" role="alert">
                    { texts().keeps_beside() }
                </div>
            }
            if all.damaged > 0 {
                <div class="records-plight" role="alert">
                    <span>{ texts().keeps_damaged(all.damaged) }</span>
                    <button class="button" type="button" onclick={download}>{ texts().keeps_download(all.damaged) }</button>
                </div>
            }
        </>
    }
}
