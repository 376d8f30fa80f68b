//! A visit to the page: where it takes up, and what it leaves for the next.

use crate::app::common::player::{Opponent, PlayedBy, Side};
use crate::app::share::correspondence;
use crate::app::share::correspondence::LinkNews;
use crate::app::share::{opening, sharing};
use crate::app::shell::route::{HOME, Route};
use crate::app::shell::settings::Settings;
use crate::app::turns::action::Action;
use crate::app::turns::moves::{MoveStep, captures};
use crate::app::turns::notice::Saying;
use crate::app::turns::saved::SavedTable;
use crate::app::turns::table::{Setup, Table};
use crate::app::turns::wish::Wish;
use crate::engine::Level;
use crate::game::link;
use crate::notation::Fault;
use crate::variants::Spec;
use crate::web::common::sound::Sound;
use crate::web::common::store;
use crate::web::dom::browser;

/// Says on the root element that a visit begins with the first page.
pub const AT_HOME: &str = "data-home";

/// The settings of the last visit, or the usual ones.
pub fn settings() -> Settings {
    store::kept(store::SETTINGS).ok().flatten().unwrap_or_default()
}

/// The view to begin with. `src/boot.js` has seen whether it is the first page.
pub fn first_route() -> Route {
    if browser::root_attribute(AT_HOME).is_none() {
        return Route::of(&browser::hash());
    }
    browser::show_hash(HOME);
    Route::Home
}

/// The table to begin with: what a link says, else the game of the last visit, else a new one.
pub fn first_table(settings: &Settings) -> Table {
    let table = match store::opened(store::GAME, |saved: SavedTable| saved.open()) {
        Ok(None) => Table::new(setup(&settings.wish)),
        // What an older build has kept is not yet among all games.
        Ok(Some(table)) => Table { is_played_on: table.record.is_none(), ..table },
        Err(fault) => damaged(settings, &fault),
    };
    let table = table.act(Action::Lay(settings.layout), 0);
    let hash = browser::hash();
    if Route::of(&hash) != Route::Table {
        return table;
    }
    let action = follow(&hash, &table);
    table.act(action, browser::now_ms())
}

fn damaged(settings: &Settings, fault: &str) -> Table {
    let damaged = Saying::Damaged(fault.to_owned());
    Table::new(setup(&settings.wish)).act(Action::Say(damaged), 0)
}

/// Goes where a link leads: back in the game, or to another one. The game that was on the table is
/// kept.
pub fn follow(hash: &str, table: &Table) -> Action {
    if let Some(ply) = sharing::place(table, hash) {
        return Action::Show(MoveStep::To(ply));
    }
    // The browser's Back leads to the game before, whole.
    if let Some(kept) = previous().filter(|kept| sharing::address(kept) == hash) {
        return leave(table, kept);
    }
    match opening::from_link(hash, table.setup) {
        Err(fault) => wrong(hash, table, fault),
        Ok(other) if other.setup.by_link().is_none() => leave(table, other),
        Ok(other) => receive(table, other),
    }
}

/// A wrong link says what is wrong with it. The game it names, if it names one, begins at its start.
/// It is in the later part of the program.
#[inline(never)]
fn wrong(hash: &str, table: &Table, fault: Fault) -> Action {
    let Some(spec) = link::game_of(hash) else {
        return Action::Say(Saying::BadLink { fault, replaced: false });
    };
    let replaced = put_aside(table);
    let said = Action::Say(Saying::BadLink { fault, replaced });
    Action::Open(Box::new(opening::from_start(spec, table.setup).act(said, 0)))
}

/// Takes a game by links that a link brought. It goes on, but no link makes it another one, be it on the
/// table or put away. It is in the later part of the program.
#[inline(never)]
fn receive(table: &Table, other: Table) -> Action {
    let refuse = |news| Action::Say(correspondence::refusal(news));
    match (correspondence::news(table, &other), previous()) {
        (LinkNews::Foreign, Some(kept)) => match correspondence::news(&kept, &other) {
            LinkNews::Older => leave(table, kept),
            news @ LinkNews::Fork(_) => refuse(news),
            LinkNews::Known | LinkNews::Further => {
                leave(table, correspondence::go_on(&kept, &other))
            }
            LinkNews::Foreign => leave(table, other),
        },
        (news @ (LinkNews::Older | LinkNews::Fork(_) | LinkNews::Known), _) => refuse(news),
        _ => take(table, other),
    }
}

/// Takes what somebody wants, whatever it is: how the game by links goes on, or another game.
pub fn take(table: &Table, other: Table) -> Action {
    match correspondence::news(table, &other) {
        LinkNews::Further => Action::Open(Box::new(correspondence::go_on(table, &other))),
        _ => leave(table, other),
    }
}

/// Puts another game on the table. One that was begun and is not over is kept, and the way back to
/// it offered.
pub fn leave(table: &Table, other: Table) -> Action {
    Action::Open(Box::new(match put_aside(table) {
        true => other.act(Action::Say(Saying::Replaced), 0),
        // What was said of the last game means nothing in the next.
        false => {
            let notice = table.notice.clone().filter(|notice| notice.what.outlasts_the_game());
            Table { notice, ..other }
        }
    }))
}

/// Keeps the game on the table so that it can be had back. Is it one that goes on?
fn put_aside(table: &Table) -> bool {
    keep_previous(table);
    !table.game.is_empty() && table.outcome().is_none()
}

/// Keeps a game that another takes the place of, once it has begun.
pub fn keep_previous(table: &Table) {
    if !table.game.is_empty() {
        store::keep(store::PREVIOUS, &SavedTable::of(table, browser::now_ms()));
    }
}

/// Puts a game on the table that is kept among all games. One that is there already stays as it is.
pub fn resume(table: &Table, other: Table) -> Option<Action> {
    if table.record != other.record {
        return Some(leave(table, other));
    }
    let is_same = table.game.coords() == other.game.coords() && table.ended == other.ended;
    (!is_same).then(|| Action::Open(Box::new(other)))
}

/// The game that another took the place of.
pub fn previous() -> Option<Table> {
    store::kept::<SavedTable>(store::PREVIOUS).ok().flatten()?.open().ok()
}

/// A new game as it is wished for. Chance decides where the wish leaves it open.
pub fn setup(wish: &Wish) -> Setup {
    let computer = PlayedBy::Computer(Level::nearest(wish.level).number());
    let white = match wish.side {
        Side::White => true,
        Side::Black => false,
        Side::Either => js_sys::Math::random() < 0.5,
    };
    let players = match wish.opponent {
        Opponent::Friend => [PlayedBy::Human; 2],
        Opponent::Correspondence | Opponent::Device if white => [PlayedBy::Human, correspondence()],
        Opponent::Correspondence | Opponent::Device => [correspondence(), PlayedBy::Human],
        Opponent::Computer if white => [PlayedBy::Human, computer],
        Opponent::Computer => [computer, PlayedBy::Human],
    };
    let spec = Spec::from_text(&wish.game).ok().or(Spec::all().next());
    // No clock runs from link to link.
    let time = wish.time.filter(|_| wish.opponent != Opponent::Correspondence);
    // Odds are wished for as mine and yours; two friends have White's and Black's.
    let is_turned = !white && matches!(wish.opponent, Opponent::Computer | Opponent::Device);
    let time =
        time.map(|time| if is_turned { time.reversed() } else { time.with_bases(time.bases()) });
    Setup { spec: spec.unwrap_or(Spec::CHESS), players, time }
}

/// A friend with whom links are exchanged. A million numbers keep links short, and games apart.
fn correspondence() -> PlayedBy {
    PlayedBy::Correspondence((browser::chance() >> 12).max(1))
}

/// Keeps the table for the next visit.
pub fn keep_table(table: &Table) {
    store::keep(store::GAME, &SavedTable::of(table, browser::now_ms()));
}

/// What is to be heard when one table follows another.
pub fn heard(then: &Table, now: &Table) -> Option<Sound> {
    if now.outcome().is_some() && then.outcome().is_none() && then.setup == now.setup {
        return Some(Sound::End);
    }
    if now.ply() != then.ply() + 1 {
        return None;
    }
    let (before, game) = (then.shown_game(), now.shown_game());
    Some(if game.status().check.is_some() {
        Sound::Check
    } else if captures(&before, &game) {
        Sound::Capture
    } else {
        Sound::Move
    })
}
