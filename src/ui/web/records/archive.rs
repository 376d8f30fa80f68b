//! The program as a component: keeps always, and draws the list while somebody looks at it.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::keeper::Keeper;
use super::list::List;
use crate::ui::records::asked::{ASK, Asked, TELL};
use crate::ui::web::guest::use_asked;

/// A keeper is itself and no other.
#[derive(Clone)]
pub struct KeeperHandle(pub Rc<Keeper>);

impl PartialEq for KeeperHandle {
    fn eq(&self, other: &KeeperHandle) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Nothing to be seen until the page has asked for the list.
#[component]
pub fn Archive() -> Html {
    let asked = use_asked::<Asked>(ASK, TELL);
    let keeper = use_state(|| None::<KeeperHandle>);
    use_effect_with((), {
        let keeper = keeper.setter();
        move |()| {
            spawn_local(async move {
                keeper.set(Some(KeeperHandle(Rc::new(Keeper::open().await))));
            });
        }
    });
    use_effect_with((asked.clone(), (*keeper).clone()), |(asked, keeper)| {
        if let (Some(asked), Some(keeper)) = (asked, keeper) {
            keeper.0.hear(asked);
        }
    });
    match (&*keeper, asked) {
        (Some(keeper), Some(Asked { lists: Some(board), .. })) => {
            html! { <List keeper={keeper.clone()} {board} /> }
        }
        _ => html! {},
    }
}
