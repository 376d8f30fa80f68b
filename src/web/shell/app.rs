//! The page as a whole: the view that is open, and a dialog over it.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::common::shape::Shape;
use crate::app::share::sharing;
use crate::app::shell::route::Route;
use crate::app::turns::hints;
use crate::app::wording::terms;
use crate::texts::texts;
use crate::web::common::language::use_language;
use crate::web::common::parts::{Part, PartStage, again, missing, use_part};
use crate::web::courses::tip::first_tips;
use crate::web::laboratory::laboratory;
use crate::web::library::host::{LibraryView, use_records};
use crate::web::reading::rules_page::rules_of;
use crate::web::realtime::host::RealtimeView;
use crate::web::shell::analysis::analysis;
use crate::web::shell::bar::bar;
use crate::web::shell::dialogs::dialog;
use crate::web::shell::editor::editor;
use crate::web::shell::history::use_back;
use crate::web::shell::home::home;
use crate::web::shell::learn::learn;
use crate::web::shell::meet;
use crate::web::shell::page::{Open, Page, use_board_behind_list, use_page};
use crate::web::shell::puzzles::puzzles;
use crate::web::shell::upkeep::{use_address, use_keeping, use_view};
use crate::web::turns::engine::use_engine;
use crate::web::turns::hearing::use_sounds;
use crate::web::turns::keys;
use crate::web::turns::looks;
use crate::web::turns::panel::{Asked, panel};
use crate::web::turns::room::RoomHandle;
use crate::web::turns::stage::Stage;
use crate::web::turns::toast::toast;

/// The page.
#[component]
pub fn App() -> Html {
    let page = use_page();
    let (room, settings, route) = (&page.room, &page.settings, *page.route);
    use_engine(room, settings.thinking && route != Route::RealTime);
    use_keeping(room, settings, page.is_at_table());
    use_language(&settings.language);
    use_sounds(room, settings.sound);
    use_address(room, &page.route);
    use_back(&page.entries, room, page.is_at_table(), page.leave());
    use_view(room.table.setup.spec, route);
    use_keys(&page);
    use_invitation(&page);
    let later = use_part(Part::Later, wants_later(&page));
    let reading = use_part(Part::Reading, matches!(route, Route::Rules(_)));
    let looking = use_part(Part::Analysis, route == Route::Analysis);
    let editing = use_part(Part::Editor, route == Route::Editor);
    let greeting = use_part(Part::Home, route == Route::Home);
    let hand = use_part(Part::Hand, page.is_at_table());
    let teaching = use_part(Part::Courses, route.is_course());
    let solving = use_part(Part::Puzzles, route.is_puzzles());
    let measuring = use_part(Part::Laboratory, route == Route::Laboratory);
    let meeting =
        use_part(Part::Meet, route == Route::Meet || *page.meets || room.table.wire.is_some());
    let lists = use_board_behind_list(route);
    let kept = use_records(room, &page.desk, lists);
    let root_attributes = page.is_at_table().then(|| looks::root_attributes(settings, &room.table));
    let [boards, files, layout, large] =
        root_attributes.unwrap_or_default().map(|(_, value)| value);
    html! {
        <div class="shell" data-boards={boards} data-files={files} data-layout={layout} data-large={large}>
            { bar(&page) }
            // A place of its own: Yew finds the place of a view that comes later by what stands behind it, which may
            // be a dialog that has just gone.
            <div class="view">{ match route {
                Route::Table => table(&page, hand, meeting),
                Route::Rules(spec) if reading == PartStage::There => {
                    rules_of(spec, sharing::position_link(&room.table), page.play(spec))
                }
                Route::Analysis if looking == PartStage::There => analysis(&page),
                Route::Editor if editing == PartStage::There => editor(&page),
                Route::Home if greeting == PartStage::There => home(&page),
                route if route.is_course() && teaching == PartStage::There => learn(&page),
                route if route.is_puzzles() && solving == PartStage::There => puzzles(&page),
                Route::Meet if meeting == PartStage::There => html! {},
                Route::Laboratory if measuring == PartStage::There => laboratory(settings, page.show(Open::Help)),
                Route::Rules(_) | Route::Analysis | Route::Editor | Route::Home | Route::Courses | Route::Course(_)
                | Route::RealTimeCourse | Route::Puzzles(_) | Route::TimedPuzzles | Route::Laboratory | Route::Meet => html! {
                    <main class="page waiting">
                        if [reading, looking, editing, greeting, teaching, solving, measuring, meeting].contains(&PartStage::Missing) {
                            { missing() }
                        }
                    </main>
                },
                Route::RealTime | Route::RealTimeRules | Route::Records => html! {},
            } }
            if meeting == PartStage::There { { meet::meet(&page) } }</div>
            <RealtimeView asked={page.wanted()} tie={page.tie.clone()} hear={page.hear_arena()} />
            <LibraryView asked={kept} hear={page.hear_records()} />
            { over(&page, later) }
            { toast(room) }
        </div>
    }
}

/// The table of games with turns.
fn table(page: &Page, hand: PartStage, meeting: PartStage) -> Html {
    let room = &page.room;
    let asked = Asked {
        thinking: page.think(),
        layout: page.lay(),
        new_game: page.show(Open::NewGame),
        analysis: page.analyse(),
        line: match meeting {
            PartStage::There => meet::line(page),
            _ if room.table.wire.is_some() => html! { <div class="wire-place"></div> },
            _ => html! {},
        },
    };
    let beside = if hand == PartStage::There {
        first_tips(room)
    } else {
        html! {}
    };
    html! {
        <main class="table">
            <h1 class="visually-hidden">{ terms::title(room.table.setup.spec.card()) }</h1>
            <Stage room={room.clone()} zoom={page.zooms()} on_enlarge={page.enlarge()} pointers={hinted(room)} {beside} />
            { panel(room, &page.settings, asked) }
        </main>
    }
}

/// What the computer would play, drawn for whoever asked.
fn hinted(room: &RoomHandle) -> Rc<[Shape]> {
    if room.table.hint.is_none() { Rc::default() } else { hints::pointers(&room.table).into() }
}

/// The dialog over the page, if one is open.
fn over(page: &Page, later: PartStage) -> Html {
    match *page.open {
        Some(open) if later == PartStage::There => dialog(page, open),
        Some(_) if later == PartStage::Missing => html! {
            <div class="toast" role="alert">{ texts().not_loaded() }{ again() }</div>
        },
        _ => html! {},
    }
}

/// Is something to be seen that only the later part of the program can draw?
fn wants_later(page: &Page) -> bool {
    let table = &page.room.table;
    let asks = !table.choosing.is_empty() || table.setup.by_link().is_some();
    asks || page.open.is_some()
}

/// Shows what a friend invites to, before the game that came by a link is played.
#[hook]
fn use_invitation(page: &Page) {
    let is_invited = page.is_at_table() && page.room.table.is_invitation;
    let show = page.show(Open::Invitation);
    use_effect_with(is_invited, move |&is_invited| {
        if is_invited {
            show.emit(());
        }
    });
}

/// Follows the keys.
#[hook]
fn use_keys(page: &Page) {
    let wanted = keys::Wanted { layout: page.lay(), help: page.show(Open::Help) };
    // Where a game is looked into, keys mean that one, and where a position is set up, that.
    let is_meant = matches!(
        *page.route,
        Route::Table | Route::Rules(_) | Route::RealTime | Route::RealTimeRules | Route::Records
    );
    let state = (page.room.clone(), page.settings.clone(), is_meant);
    use_effect_with(state, move |(room, _, is_meant)| {
        let listener = is_meant.then(|| keys::listen(room.clone(), wanted));
        move || drop(listener)
    });
}
