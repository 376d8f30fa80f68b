//! The games kept in the browser as the page has them: what is played goes to what keeps it
//! (`service`), which is brought when there is a game to keep or the list is looked at.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::library::Keep;
use crate::app::library::protocol::{FromLibrary, Games, ToLibrary};
use crate::app::turns::action::Action;
use crate::web::common::parts::{Part, PartStage, use_part};
use crate::web::common::store;
use crate::web::dom::browser;
use crate::web::library::archive::Archive;
use crate::web::library::time;
use crate::web::library::waiting::waiting;
use crate::web::turns::room::RoomHandle;

/// The games to be kept: one that is played on takes the place of what it was.
#[derive(PartialEq, Default)]
pub struct Desk(Games);

impl Reducible for Desk {
    type Action = Keep;

    fn reduce(self: Rc<Self>, keep: Keep) -> Rc<Self> {
        Rc::new(Desk(self.0.with(keep)))
    }
}

/// Has the game on the table kept from its first move on, and all others that come to the desk: what is
/// wanted of those who keep them.
#[hook]
pub fn use_records(
    room: &RoomHandle,
    desk: &UseReducerHandle<Desk>,
    lists: Option<&'static str>,
) -> ToLibrary {
    let found = use_memo((), |()| Keep::of_table(&room.table, browser::now_ms()).map(Rc::new));
    let table = &room.table;
    let is_played = table.is_played_on && !table.game.is_empty();
    use_effect_with((table.version, table.record, is_played, table.annotated.clone()), {
        let (room, desk) = (room.clone(), desk.dispatcher());
        move |&(_, record, is_played, _)| match record {
            _ if !is_played => {}
            None => {
                room.dispatch(Action::Begun(time::now()));
                room.dispatch(Action::File { from: None, to: store::new_id() });
            }
            Some(_) => {
                let keep = Keep::of_table(&room.table, browser::now_ms());
                keep.into_iter().for_each(|keep| desk.dispatch(keep));
            }
        }
    });
    ToLibrary { lists, found: (*found).clone(), games: desk.0.clone() }
}

#[derive(PartialEq, Properties)]
pub struct LibraryProps {
    pub asked: ToLibrary,
    pub hear: Callback<FromLibrary>,
}

/// The list while somebody looks at it, and from the first game on the keeping of games.
#[component]
pub fn LibraryView(props: &LibraryProps) -> Html {
    let ToLibrary { lists, games, .. } = &props.asked;
    match use_part(Part::Records, lists.is_some() || !games.is_empty()) {
        PartStage::There => {
            html! { <Archive asked={props.asked.clone()} hear={props.hear.clone()} /> }
        }
        stage if lists.is_some() => waiting(stage),
        _ => html! {},
    }
}
