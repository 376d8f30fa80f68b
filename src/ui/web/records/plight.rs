//! What the list says when something is wrong with the keeping of games.

use std::rc::Rc;

use yew::prelude::*;

use super::archive::KeeperHandle;
use super::list::Shown;
use super::transfer::set_aside;
use crate::texts::texts;
use crate::ui::records::failure::StorageFailure;

/// What is wrong with the keeping of games.
pub fn plight(keeper: &KeeperHandle, all: &Rc<Shown>) -> Html {
    let download = {
        let keeper = keeper.clone();
        move |_| set_aside(&keeper)
    };
    html! {
        <>
            if let Some(why) = keeper.0.vault.refused() {
                <div class="records-plight" role="alert">
                    <b>{ texts().keeps_nothing() }</b>{ " " }{ texts().keeps_nothing_advice() }
                    if let StorageFailure::Error(error) = why {
                        { " " }<small>{ format!("({error})") }</small>
                    }
                </div>
            }
            if keeper.0.vault.is_beside {
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
