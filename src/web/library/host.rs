//! The games kept in the browser as the page has them: what is played goes to the program that keeps
//! them (`web/library`), which is brought when there is a game to keep or the list is looked at.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::library::Keep;
use crate::app::library::protocol::{ASK, FromLibrary, Games, TELL, ToLibrary};
use crate::app::turns::action::Action;
use crate::texts::texts;
use crate::web::common::store;
use crate::web::dom::browser;
use crate::web::program::host::EngineProgram;
use crate::web::program::{ProgramStage, missing, use_program};
use crate::web::turns::room::RoomHandle;

const PROGRAM: EngineProgram = EngineProgram { named: "wonderboard-records", ask: ASK, tell: TELL };

/// The games to be kept: one that is played on takes the place of what it was.
#[derive(PartialEq, Default)]
pub struct Desk(Games);

impl Reducible for Desk {
    type Action = Keep;

    fn reduce(self: Rc<Self>, keep: Keep) -> Rc<Self> {
        Rc::new(Desk(self.0.with(keep)))
    }
}

/// Has the game on the table kept from its first move on, and all others that come to the desk.
#[hook]
pub fn use_records(
    room: &RoomHandle,
    desk: &UseReducerHandle<Desk>,
    lists: Option<&'static str>,
    hear: Callback<FromLibrary>,
) -> ProgramStage {
    let found = use_memo((), |()| Keep::of_table(&room.table, browser::now_ms()).map(Rc::new));
    let table = &room.table;
    let is_played = table.is_played_on && !table.game.is_empty();
    use_effect_with((table.version, table.record, is_played), {
        let (room, desk) = (room.clone(), desk.dispatcher());
        move |&(_, record, is_played)| match record {
            _ if !is_played => {}
            None => room.dispatch(Action::File { from: None, to: store::new_id() }),
            Some(_) => {
                let keep = Keep::of_table(&room.table, browser::now_ms());
                keep.into_iter().for_each(|keep| desk.dispatch(keep));
            }
        }
    });
    let games = desk.0.clone();
    let is_wanted = lists.is_some() || !games.is_empty();
    let lists = lists.map(str::to_owned);
    use_program(PROGRAM, is_wanted, ToLibrary { lists, found: (*found).clone(), games }, hear)
}

/// What is seen in the list's place until it is drawn.
pub fn waiting(stage: ProgramStage) -> Html {
    html! {
        if stage != ProgramStage::Drawn {
            <main class="page waiting">
                <h1 class="visually-hidden">{ texts().games() }</h1>
                if stage == ProgramStage::Missing {
                    { missing() }
                } else {
                    <p role="status">{ texts().games_loading() }</p>
                }
            </main>
        }
    }
}
