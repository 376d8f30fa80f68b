//! A game by which somebody is measured: an ordinary table, whose other side has so many nodes and keeps no clock waiting.

use yew::prelude::*;

use crate::app::common::player::PlayedBy;
use crate::app::draw::icons::Icon;
use crate::app::laboratory::staircase::{Due, Staircase, made, nodes};
use crate::app::laboratory::words::LabWords;
use crate::app::shell::settings::Settings;
use crate::app::turns::action::Action;
use crate::app::turns::question::ask;
use crate::app::turns::saved::SavedTable;
use crate::app::turns::table::{Setup, Table};
use crate::app::turns::words;
use crate::app::wording::terms;
use crate::findings::pictures::Wording;
use crate::texts::texts;
use crate::variants::Spec;
use crate::web::dom::browser::now_ms;
use crate::web::turns::actions::{act, button, lay, layout, noted, resign, resign_question};
use crate::web::turns::engine::use_opponent;
use crate::web::turns::hearing::use_sounds;
use crate::web::turns::keys;
use crate::web::turns::looks;
use crate::web::turns::move_list::MoveList;
use crate::web::turns::room::{Room, RoomHandle};
use crate::web::turns::stage::Stage;
use crate::web::turns::toast::toast;
use crate::worker::{Ask, EngineTask, Tell};

#[derive(PartialEq, Properties)]
pub struct MeasuringProps {
    pub words: &'static LabWords,
    pub due: Due,
    pub stairs: Staircase,
    pub settings: Settings,
    pub on_help: Callback<()>,
    /// Hears what is to be kept.
    pub change: Callback<Staircase>,
    /// Goes to the next game; none after the last.
    pub next: Option<Callback<()>>,
    pub stop: Callback<()>,
}

/// The game.
#[component]
pub fn Measuring(props: &MeasuringProps) -> Html {
    let MeasuringProps { words: said, due, settings, stop, next, .. } = props;
    let room = use_reducer(|| Room { table: opened(props) });
    use_partner(&room, due);
    use_keeping(props, &room);
    use_sounds(&room, settings.sound);
    use_keys(&room, &props.on_help);
    let settings = Settings { zoom: Some(false), ..settings.clone() };
    let [boards, files, laid, _] =
        looks::root_attributes(&settings, &room.table).map(|(_, value)| value);
    let title = terms::title(room.table.setup.spec.card());
    let over = outcome(props, &room.table);
    html! {
        <div class="measuring" data-boards={boards} data-files={files} data-layout={laid}>
            <main class="table">
                <h1 class="visually-hidden">{ title.clone() }</h1>
                <Stage room={room.clone()} />
                <aside class="panel" aria-label={said.say("lab_yours")}>
                    <p class="yours-head">
                        <b>{ title }</b>
                        <button class="button quiet" type="button" onclick={stop.reform(|_| ())}>{ said.say("lab_yours_stop") }</button>
                    </p>
                    <p class="status" role="status"><span>{ told(&room.table, over.as_deref()) }</span></p>
                    if let Some(next) = next.as_ref().filter(|_| over.is_some()) {
                        <button class="button primary yours-again" type="button" onclick={next.reform(|_| ())}>{ said.say("lab_yours_again") }</button>
                    }
                    <MoveList room={room.clone()} figurines={settings.figurines} />
                    <Acts room={room.clone()} confirm={settings.confirm_resign} />
                </aside>
            </main>
            { toast(&room) }
        </div>
    }
}

/// A table at which nothing is measured: for an address of a game that there is not.
const NOBODYS: Setup = Setup { spec: Spec::CHESS, players: [PlayedBy::Nobody; 2], time: None };

/// The game that was begun, or a new one.
fn opened(props: &MeasuringProps) -> Table {
    let MeasuringProps { due, stairs, settings, words, .. } = props;
    let kept = stairs.at_hand.as_ref().and_then(|kept| kept.open().ok());
    let kept = kept.filter(|table| table.setup.spec.slug() == due.game);
    let engine = words.tell("lab_yours_engine", &[("nodes", due.nodes().into())]);
    let table = kept.or_else(|| due.table(&engine)).unwrap_or_else(|| Table::new(NOBODYS));
    table.act(Action::Lay(settings.layout), now_ms())
}

/// How the game stands, and what its end does to the next one.
fn told(table: &Table, over: Option<&str>) -> String {
    let status = words::status(table);
    over.map_or_else(|| status.clone(), |over| format!("{status}. {over}"))
}

/// What the end of the game does to the next one of its kind.
fn outcome(props: &MeasuringProps, table: &Table) -> Option<String> {
    let key = match made(table)? {
        0 => "lab_yours_lost",
        1 => "lab_yours_drew",
        _ => "lab_yours_won",
    };
    let stands = nodes(props.stairs.stands(&props.due.game));
    Some(props.words.tell(key, &[("nodes", stands.into())]))
}

/// Has the engine move when it is its turn.
#[hook]
fn use_partner(room: &RoomHandle, due: &Due) {
    let latest = use_mut_ref(|| room.table.clone());
    *latest.borrow_mut() = room.table.clone();
    let hear = {
        let room = room.dispatcher();
        Callback::from(move |action| match action {
            Action::Told(Tell::Best { version, coord, .. }) => {
                let table = latest.borrow();
                let m = coord
                    .filter(|_| table.version == version)
                    .and_then(|coord| table.game.read(&coord).ok());
                m.into_iter().for_each(|m| room.dispatch(Action::Choose(m)));
            }
            Action::Told(_) => {}
            other => room.dispatch(other),
        })
    };
    use_opponent(question(&room.table, due), hear);
}

fn question(table: &Table, due: &Due) -> Option<Ask> {
    let waits = table.to_move().is_some_and(|player| !table.setup.is_human(player));
    waits.then(|| ask(&table.game, table.version, EngineTask::Bounded { nodes: due.nodes() }))
}

/// Keeps the game with every move, and counts it once when it is over.
#[hook]
fn use_keeping(props: &MeasuringProps, room: &RoomHandle) {
    let is_counted = use_mut_ref(|| false);
    let (due, stairs, change) = (props.due.clone(), props.stairs.clone(), props.change.clone());
    let table = room.table.clone();
    use_effect_with((room.table.version, room.table.outcome()), move |_| {
        if *is_counted.borrow() {
            return;
        }
        let next = match made(&table) {
            Some(_) => {
                *is_counted.borrow_mut() = true;
                stairs.with(&due, &table, now_ms())
            }
            None if table.game.is_empty() => return,
            None => Staircase { at_hand: Some(SavedTable::of(&table, now_ms())), ..stairs },
        };
        change.emit(next);
    });
}

/// Follows the keys of a table.
#[hook]
fn use_keys(room: &RoomHandle, help: &Callback<()>) {
    use_effect_with((room.clone(), help.clone()), |(room, help)| {
        let layout = lay(room);
        let listener = keys::listen(room.clone(), keys::Wanted { layout, help: help.clone() });
        move || drop(listener)
    });
}

#[derive(PartialEq, Properties)]
struct ActsProps {
    room: RoomHandle,
    /// Ask before resigning?
    confirm: bool,
}

/// What one can do besides moving: moves stay made, and nobody is asked for a draw, which would measure something else.
#[component]
fn Acts(props: &ActsProps) -> Html {
    let ActsProps { room, confirm } = props;
    let asks = use_state(|| false);
    let (t, over) = (texts(), room.table.outcome().is_some());
    html! {
        <div class="actions">
            if room.table.claim().is_some() {
                { button(Icon::Draw, t.claim_draw(), over, act(room, Action::ClaimDraw)) }
            }
            { button(Icon::Flag, t.resign(), over || *asks, resign(room, &asks, *confirm)) }
            { noted(Icon::Flip, t.flip(), t.flip_note(), *asks, act(room, Action::Flip)) }
            if room.table.game.board_count() > 1 { { layout(room, &lay(room), *asks) } }
            if *asks && !over {
                { resign_question(room, &asks) }
            }
        </div>
    }
}
