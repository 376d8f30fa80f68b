//! The view in which a game is looked into.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::common::shape::Shape;
use crate::app::draw::icons::Icon;
use crate::app::share::studying::studied;
use crate::app::share::{annotations, sharing};
use crate::app::shell::route::editor_address;
use crate::app::shell::settings::Settings;
use crate::app::turns::action::Action;
use crate::app::turns::layout::Layout;
use crate::app::turns::lines;
use crate::app::turns::notice::Saying;
use crate::app::turns::table::Table;
use crate::app::turns::words;
use crate::app::wording::terms;
use crate::board::Player;
use crate::texts::texts;
use crate::web::analysis::engine::Engine;
use crate::web::analysis::exploring::Exploring;
use crate::web::analysis::keeping;
use crate::web::analysis::lessons::Lessons;
use crate::web::analysis::meter::Meter;
use crate::web::analysis::notes::notes;
use crate::web::analysis::report::GameReport;
use crate::web::analysis::tree::Variations;
use crate::web::common::parts::{Part, PartStage, use_part};
use crate::web::common::store;
use crate::web::draw::glyphs::icon;
use crate::web::turns::actions::{act, button, lay, layout, noted};
use crate::web::turns::engine::use_engine;
use crate::web::turns::keys;
use crate::web::turns::looks;
use crate::web::turns::room::{Room, RoomHandle};
use crate::web::turns::stage::Stage;
use crate::web::turns::toast::toast;

#[derive(Clone, PartialEq, Properties)]
pub struct AnalysisProps {
    /// The game on the table: what one finds stays with it.
    pub table: RoomHandle,
    pub settings: Settings,
    /// What is to be looked into, rather than what was looked into last.
    pub begins: Option<Rc<Table>>,
    /// Hears what is looked into, whenever that changes.
    pub on_look: Callback<RoomHandle>,
    /// Plays on from a game, against the computer.
    pub on_continue: Callback<Table>,
    /// Lists the keys.
    pub on_help: Callback<()>,
}

/// A game, its variations, and what the engine makes of them.
#[component]
pub fn Analysis(props: &AnalysisProps) -> Html {
    let room = use_study(props);
    let watches = use_state(|| true);
    // Whoever learns from mistakes, and whose, is not told what the engine thinks.
    let learner = use_state_eq(|| None::<Player>);
    let learn = {
        let learner = learner.setter();
        Callback::from(move |player| learner.set(player))
    };
    // The report comes once the boards are there.
    let reports = use_part(Part::Report, true);
    let is_told = *watches && learner.is_none();
    use_engine(&room, is_told);
    use_findings(&room, &props.table);
    let lay = lay(&room);
    use_keys(&room, &lay, &props.on_help);
    let lines =
        use_memo((room.table.version, room.table.thoughts.clone()), |_| lines::lines(&room.table));
    let pointers: Rc<[Shape]> = match is_told {
        true => lines::pointers(&room.table, &lines).into(),
        false => Rc::default(),
    };
    let settings = Settings { zoom: Some(false), ..props.settings.clone() };
    let watch = {
        let watches = watches.setter();
        Callback::from(move |on| watches.set(on))
    };
    let go_on = {
        let (room, on_continue) = (room.clone(), props.on_continue.clone());
        move |_| on_continue.emit(room.table.clone())
    };
    let t = texts();
    let attributes = looks::root_attributes(&settings, &room.table).map(|(_, value)| value);
    let [boards, files, laid, _] = attributes;
    let is_over = room.table.outcome().is_some();
    html! {
        <div class="study" data-boards={boards} data-files={files} data-layout={laid}>
            <main class="table studied">
                <h1 class="visually-hidden">{ t.analysis() }</h1>
                <Stage room={room.clone()} beside={beside(&room, is_told)} {pointers} />
                <aside class="panel">
                    <p class="status" role="status">
                        { terms::title(room.table.setup.spec.card()) }
                        <span class="note">{ words::status(&room.table) }</span>
                    </p>
                    if let Some(player) = learner.filter(|_| reports == PartStage::There) {
                        <Lessons key={player as usize} room={room.clone()} {player} on_end={learn.reform(|()| None)} />
                    } else {
                        <Engine room={room.clone()} {lines} figurines={settings.figurines} on={*watches} on_toggle={watch} />
                    }
                    <Variations room={room.clone()} figurines={settings.figurines} />
                    { notes(&room) }
                    if reports == PartStage::There && learner.is_none() {
                        <div class="findings">
                            <GameReport room={room.clone()} on_learn={learn.reform(Some)} />
                            <Exploring room={room.clone()} figurines={settings.figurines} />
                        </div>
                    }
                    <div class="actions">
                        { noted(Icon::Flip, t.flip(), t.flip_note(), false, act(&room, Action::Flip)) }
                        if room.table.game.board_count() > 1 {
                            { layout(&room, &lay, false) }
                        }
                        { button(Icon::Next, t.continue_here(), is_over, go_on.into()) }
                        <a class="act" href={editor_address(&sharing::position_link(&room.table))}>
                            { icon(Icon::Pencil) }<span class="label">{ t.editor_edit() }</span>
                        </a>
                    </div>
                </aside>
            </main>
            { toast(&room) }
        </div>
    }
}

/// What is looked into: what was brought, what was looked into last, or the game on the table.
#[hook]
fn use_study(props: &AnalysisProps) -> RoomHandle {
    let room = use_reducer(|| {
        let begun = || studied(&props.table.table);
        let table = match &props.begins {
            Some(table) => studied(table),
            None => match keeping::kept() {
                Ok(kept) => kept.unwrap_or_else(begun),
                Err(fault) => begun().act(Action::Say(Saying::Damaged(fault)), 0),
            },
        };
        let table = table.act(Action::Lay(props.settings.layout), 0);
        let watching = store::kept(store::ENGINE).ok().flatten().unwrap_or_default();
        Room { table: table.act(Action::Watch(watching), 0) }
    });
    use_brought(&room, &props.begins);
    use_effect_with(room.clone(), {
        let on_look = props.on_look.clone();
        move |room| on_look.emit(room.clone())
    });
    room
}

/// Hears the keys.
#[hook]
fn use_keys(room: &RoomHandle, lay: &Callback<Layout>, on_help: &Callback<()>) {
    use_effect_with((room.clone(), lay.clone()), {
        let help = on_help.clone();
        move |(room, layout)| {
            let wanted = keys::Wanted { layout: layout.clone(), help };
            let listener = keys::listen(room.clone(), wanted);
            move || drop(listener)
        }
    });
}

/// Looks into what is brought while something else is looked into.
#[hook]
fn use_brought(room: &RoomHandle, begins: &Option<Rc<Table>>) {
    let known = use_mut_ref(|| begins.clone());
    let room = room.dispatcher();
    use_effect_with(begins.clone(), move |begins| {
        let before = known.replace(begins.clone());
        let is_new = |begins: &&Rc<Table>| before.is_none_or(|known| !Rc::ptr_eq(&known, begins));
        if let Some(table) = begins.as_ref().filter(is_new) {
            room.dispatch(Action::Open(Box::new(studied(table))));
        }
    });
}

/// What stands beside the boards: who stands better, while the engine is asked.
fn beside(room: &RoomHandle, watches: bool) -> Html {
    html! {
        if watches {
            <Meter table={room.table.clone()} />
        }
    }
}

/// Keeps what one finds: for the next visit, and with the game on the table, if it is that one.
#[hook]
fn use_findings(room: &RoomHandle, on_table: &RoomHandle) {
    let (table, on_table) = (room.table.clone(), on_table.clone());
    let tree = table.study.as_ref().map(|study| study.tree.clone());
    use_effect_with((table.study.clone(), table.orientation), move |_| keeping::keep(&table));
    // Looking through a game changes nothing in it.
    use_effect_with(tree, move |tree| {
        let found = tree.as_ref().and_then(|tree| annotations::found(&on_table.table, tree));
        found.into_iter().for_each(|found| on_table.dispatch(Action::Annotate(found)));
    });
}
