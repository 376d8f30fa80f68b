//! What the list says when something is wrong with the keeping of games.

use std::rc::Rc;

use yew::prelude::*;

use super::archive::KeeperHandle;
use super::list::Shown;
use super::transfer::set_aside;

/// What is wrong with the keeping of games.
pub fn plight(keeper: &KeeperHandle, all: &Rc<Shown>) -> Html {
    let (was, download_it) = match all.damaged {
        1 => ("1 game could not be read and was".to_owned(), "Download it"),
        count => (format!("{count} games could not be read and were"), "Download them"),
    };
    let download = {
        let keeper = keeper.clone();
        move |_| set_aside(&keeper)
    };
    html! {
        <>
            if let Some(why) = keeper.0.vault.refused() {
                <div class="records-plight" role="alert">
                    <b>{ "This browser keeps no games." }</b>{ " " }
                    { "Those below are lost when the page is closed: export what you want to keep. " }
                    <small>{ format!("({why})") }</small>
                </div>
            }
            if keeper.0.vault.is_beside {
                <div class="records-plight" role="alert">
                    { "The store of your games is damaged. It is left as it is, and games are kept in a new one." }
                </div>
            }
            if all.damaged > 0 {
                <div class="records-plight" role="alert">
                    <span>{ format!("{was} set aside. All others are here.") }</span>
                    <button class="button" type="button" onclick={download}>{ download_it }</button>
                </div>
            }
        </>
    }
}
