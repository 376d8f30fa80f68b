//! A game with turns in a frame: boards, how it stands, and what one can do with it there.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::embed::change::{Change, Reaction};
use crate::app::embed::words as riddle_words;
use crate::app::embed::{Mode, Opened, messages};
use crate::app::share::sharing;
use crate::app::shell::settings::Settings;
use crate::app::turns::action::Action;
use crate::app::turns::layout::Layout;
use crate::app::turns::table::Table;
use crate::app::turns::words;
use crate::app::wording::{faults, terms};
use crate::board::BoardId;
use crate::game::Due;
use crate::texts::texts;
use crate::web::common::toast::Notices;
use crate::web::embed::bar::bar;
use crate::web::embed::neighbour::{tell, use_hearing};
use crate::web::embed::puzzle::{puzzle_acts, use_replies};
use crate::web::embed::size::use_size;
use crate::web::embed::visit::Visit;
use crate::web::turns::actions::{act, button, lay};
use crate::web::turns::engine::use_engine;
use crate::web::turns::keys;
use crate::web::turns::looks;
use crate::web::turns::move_list::MoveList;
use crate::web::turns::room::{Room, RoomHandle};
use crate::web::turns::stage::Stage;
use crate::web::turns::toast::notice;

#[derive(PartialEq, Properties)]
pub struct TurnsProps {
    pub visit: Visit,
    /// Opens another address in this frame.
    pub open: Callback<String>,
}

/// A game with turns.
#[component]
pub fn Turns(props: &TurnsProps) -> Html {
    let opened = use_memo(props.visit.clone(), |visit| Opened::of(&visit.address));
    let room = use_reducer(|| Room { table: opened.table.clone() });
    // Has the visitor asked for the solution?
    let gave_up = use_state(|| false);
    use_visits(&room, &opened, props.visit.number, gave_up.setter());
    let lists = opened.wish.mode == Mode::Replay || *gave_up;
    use_neighbours(&room, &opened, &props.open);
    use_size(&opened.wish, (room.table.game.board_count(), room.table.view, lists));
    use_keys(&room);
    let puzzle = opened.puzzle.as_ref().filter(|_| !*gave_up);
    use_replies(&room, puzzle);
    let table = &room.table;
    let [boards, files, layout, large] =
        looks::root_attributes(&Settings::default(), table).map(|(_, value)| value);
    let zoom = large.is_some();
    let enlarge = zoom.then(|| {
        let room = room.clone();
        Callback::from(move |board: BoardId| room.dispatch(Action::Front(board)))
    });
    let hush = {
        let room = room.clone();
        Callback::from(move |()| room.dispatch(Action::Hush))
    };
    let title = terms::title(table.setup.spec.card());
    html! {
        <div class="shell" data-boards={boards} data-files={files} data-layout={layout} data-large={large}>
            { bar(&title, &sharing::game_link(table)) }
            <main class="table">
                <h1 class="visually-hidden">{ title }</h1>
                <Stage room={room.clone()} {zoom} on_enlarge={enlarge} />
                <aside class="panel" aria-label={texts().frame_panel()}>
                    <p class="status" role="status">
                        { puzzle.map_or_else(|| words::status(table), |puzzle| riddle_words::status(puzzle, table)) }
                    </p>
                    if lists {
                        <MoveList room={room.clone()} />
                    }
                    <div class="actions">
                        { match puzzle {
                            Some(puzzle) => puzzle_acts(&room, puzzle, gave_up.setter()),
                            None if lists => html! {},
                            None => playing_acts(&room, &opened.table),
                        } }
                        { button(Icon::Flip, texts().flip(), false, act(&room, Action::Flip)) }
                        { layouts(&room) }
                    </div>
                </aside>
            </main>
            if opened.wish.mode == Mode::Play && opened.wish.engine {
                <Opponent room={room.clone()} />
            }
            <Notices notice={notice(table)} on_hush={hush} />
        </div>
    }
}

/// What one can do who plays: take back, and begin again with what was opened.
fn playing_acts(room: &RoomHandle, opened: &Table) -> Html {
    let table = &room.table;
    let undo = match table.game.due() {
        Some(Due::PieceNext) if !table.is_thinking() => texts().frame_undo_pawn(),
        _ => texts().take_back(),
    };
    let again = Action::Open(Box::new(Table { notice: None, ..opened.clone() }));
    let begun = table.game.len() > opened.game.len();
    html! {
        <>
            { button(Icon::Undo, undo, !begun, act(room, Action::TakeBack)) }
            { button(Icon::First, texts().frame_restart(), !begun, act(room, again)) }
        </>
    }
}

/// The button that lays several boards apart or over one another.
fn layouts(room: &RoomHandle) -> Html {
    if room.table.game.board_count() == 1 {
        return html! {};
    }
    let other = room.table.view.layout.other();
    let (sign, label) = match other {
        Layout::Merged => (Icon::Merge, texts().frame_merge()),
        Layout::Apart => (Icon::Apart, texts().frame_split()),
    };
    button(sign, label, false, act(room, Action::Lay(other)))
}

#[derive(PartialEq, Properties)]
struct OpponentProps {
    room: RoomHandle,
}

/// The computer, where it plays; elsewhere it need not be fetched.
#[component]
fn Opponent(props: &OpponentProps) -> Html {
    use_engine(&props.room, false);
    html! {}
}

/// Opens what another visit brings.
#[hook]
fn use_visits(room: &RoomHandle, opened: &Rc<Opened>, number: u32, gave_up: UseStateSetter<bool>) {
    let (dispatcher, opened) = (room.dispatcher(), opened.clone());
    use_effect_with(number, move |&number| {
        // The first is on the table already.
        if number > 0 {
            gave_up.set(false);
            dispatcher.dispatch(Action::Open(Box::new(opened.table.clone())));
        }
    });
}

/// Tells the page around what happens, and does what it asks.
#[hook]
fn use_neighbours(room: &RoomHandle, opened: &Rc<Opened>, open: &Callback<String>) {
    let table = room.table.clone();
    let before = use_mut_ref(|| None::<Table>);
    let seen = (table.version, table.shown, table.orientation);
    use_effect_with(seen, {
        let opened = opened.clone();
        move |_| match before.replace(Some(table.clone())) {
            None => {
                tell(&opened.wish, &messages::ready(&table.setup.spec.text()));
                tell(&opened.wish, &messages::position(&table));
            }
            Some(then) => {
                let news = messages::news(&then, &table, opened.puzzle.as_ref());
                news.iter().for_each(|message| tell(&opened.wish, message));
            }
        }
    });
    let hear = {
        let (room, opened, open) = (room.clone(), opened.clone(), open.clone());
        Callback::from(move |change: Change| match change.deed(&room.table, &opened.wish) {
            Ok(Reaction::Open(address)) => open.emit(address),
            Ok(Reaction::Look(actions)) => {
                actions.into_iter().for_each(|action| room.dispatch(action));
            }
            Err(fault) => tell(&opened.wish, &messages::refused(&faults::said(&fault))),
        })
    };
    use_hearing(&opened.wish, hear);
}

/// The keys of the page.
#[hook]
fn use_keys(room: &RoomHandle) {
    use_effect_with(room.clone(), |room| {
        let layout = lay(room);
        let listener = keys::listen(room.clone(), keys::Wanted { layout, help: Callback::noop() });
        move || drop(listener)
    });
}
