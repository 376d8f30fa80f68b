//! The puzzle page: the overview, or the puzzle at an address.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::puzzles::{PuzzleAddress, PuzzleGame, Task};
use crate::app::shell::settings::Settings;
use crate::texts::texts;
use crate::web::common::parts::{Part, PartStage, missing, use_part};
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;
use crate::web::draw::keys::Listener;
use crate::web::puzzles::finding::{Asked, Finding, Found, use_finding};
use crate::web::puzzles::overview::Overview;
use crate::web::puzzles::timed::TimedPuzzle;
use crate::web::puzzles::turns::TurnsPuzzle;
use crate::web::puzzles::ways::Ways;

#[derive(PartialEq, Properties)]
pub struct PuzzlePageProps {
    pub settings: Settings,
    pub ways: Ways,
}

/// Where somebody is on the page: each wish to be elsewhere has a number.
#[derive(PartialEq)]
struct Place(Asked);

impl Reducible for Place {
    type Action = PuzzleAddress;

    fn reduce(self: Rc<Self>, address: PuzzleAddress) -> Rc<Self> {
        Rc::new(Place((self.0.0 + 1, address)))
    }
}

/// The page.
#[component]
pub fn PuzzlePage(props: &PuzzlePageProps) -> Html {
    let place = use_reducer(|| Place((0, PuzzleAddress::read(&browser::hash_now()))));
    use_address(&place);
    let (number, finding) = use_finding(&place.0);
    let is_last_asked = number == place.0.0;
    use_shown_address(number, Some(&finding).filter(|_| is_last_asked), &props.ways.moved);
    if place.0.1 == PuzzleAddress::Overview {
        return html! { <Overview /> };
    }
    let go = |to: PuzzleAddress| {
        let place = place.dispatcher();
        Callback::from(move |()| place.dispatch(to.clone()))
    };
    match finding {
        Finding::Found(found) => {
            let next = go(found.next.clone());
            let key = format!("{number}{}", found.address());
            let (settings, ways) = (props.settings.clone(), props.ways.clone());
            html! { <Posed {key} {found} {next} {settings} {ways} /> }
        }
        Finding::Coming => html! { <main class="page waiting"></main> },
        Finding::Missing => html! { <main class="page">{ back() }{ missing() }</main> },
        Finding::Unknown(game) => unknown(go(next_of(game))),
        Finding::NothingDue(days) => html! {
            <main class="page">
                { back() }
                <h1>{ texts().puzzles_review() }</h1>
                <p>{ days.map_or_else(|| texts().puzzles_review_none(), |days| texts().puzzles_review_later(days)) }</p>
            </main>
        },
    }
}

/// Any puzzle of a game.
fn next_of(game: Option<PuzzleGame>) -> PuzzleAddress {
    PuzzleAddress::Next { game, theme: String::new() }
}

/// The way back to the overview.
fn back() -> Html {
    html! {
        <a class="back" href={PuzzleAddress::Overview.write()}>{ icon(Icon::Prev) }{ texts().puzzles_all() }</a>
    }
}

/// That there is no such puzzle, and the way to another.
fn unknown(next: Callback<()>) -> Html {
    html! {
        <main class="page">
            { back() }
            <h1>{ texts().puzzles() }</h1>
            <p role="alert">{ texts().puzzles_unknown() }</p>
            <p>
                <button class="button primary" type="button" onclick={next.reform(|_| ())}>
                    { texts().puzzles_another() }
                </button>
            </p>
        </main>
    }
}

/// Follows links and the browser's own Back within the page.
#[hook]
fn use_address(place: &UseReducerHandle<Place>) {
    let place = place.dispatcher();
    use_effect_with((), move |()| {
        let follow = move |_| place.dispatch(PuzzleAddress::read(&browser::hash_now()));
        let listener = Listener::new(browser::window().into(), "hashchange", follow);
        move || drop(listener)
    });
}

/// Shows the address of the very puzzle, so that it can be sent and comes back after a reload. One that is found after
/// somebody has gone on to another place has no address to show: it would stand in place of theirs.
#[hook]
fn use_shown_address(number: u32, finding: Option<&Finding>, moved: &Callback<()>) {
    let moved = moved.clone();
    let address = match finding {
        Some(Finding::Found(found)) => Some(found.address()),
        _ => None,
    };
    use_effect_with((number, address), move |(_, address)| {
        if let Some(address) = address {
            browser::show_hash(address);
            moved.emit(());
        }
    });
}

#[derive(PartialEq, Properties)]
struct PosedProps {
    found: Rc<Found>,
    settings: Settings,
    next: Callback<()>,
    ways: Ways,
}

/// A puzzle. What draws those without turns is in a part of its own.
#[component]
fn Posed(props: &PosedProps) -> Html {
    let PosedProps { found, settings, next, ways } = props;
    let is_timed = matches!(found.posed.task, Task::Strike(_));
    let timed = use_part(Part::Timed, is_timed);
    let (found, settings, ways) = (found.clone(), settings.clone(), ways.clone());
    match &found.posed.task {
        Task::Turns(puzzle) => {
            let puzzle = puzzle.clone();
            html! { <TurnsPuzzle {found} {puzzle} {settings} {ways} on_next={next.clone()} /> }
        }
        Task::Strike(strike) if timed == PartStage::There => {
            let strike = strike.clone();
            html! { <TimedPuzzle {found} {strike} {settings} {ways} on_next={next.clone()} /> }
        }
        Task::Strike(_) => html! {
            <main class="page waiting">if timed == PartStage::Missing { { missing() } }</main>
        },
    }
}
