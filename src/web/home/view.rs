//! The first page: what this is, the game at hand, and all games as cards.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::courses::progress::CourseProgress;
use crate::app::draw::icons::Icon;
use crate::app::realtime::card as timed;
use crate::app::shell::route::{COURSES, LABORATORY, course_address};
use crate::app::turns::table::Table;
use crate::app::wording::moves::place;
use crate::app::wording::terms;
use crate::texts::texts;
use crate::variants::{CATALOGUE, Card, Group, Show, Spec};
use crate::web::common::near::use_whole;
use crate::web::common::parts::{Part, PartStage, use_part};
use crate::web::common::store;
use crate::web::courses::keeping;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;
use crate::web::home::delay::use_delay;
use crate::web::home::living::{Live, Living};
use crate::web::puzzles::Today;

/// After how many milliseconds what is further down comes, and when today's puzzle does: all at once would keep a slow
/// device busy for long.
const RELATIVES: u32 = 30;
const TODAY: u32 = 700;

/// How strange a game can be.
const STRANGEST: u8 = 5;

#[derive(PartialEq, Properties)]
pub struct HomeProps {
    /// The game on the table.
    pub table: Rc<Table>,
}

/// The first page.
#[component]
pub fn Home(props: &HomeProps) -> Html {
    let (below, later) = (use_delay(Some(RELATIVES)), use_delay(Some(TODAY)));
    // Today's puzzle comes once the boards are there that are seen.
    let solving = use_part(Part::Puzzles, later);
    let progress = use_memo((), |()| keeping::progress());
    let moves = use_state(may_move);
    let live = Live { moves: *moves, whole: use_whole().0 };
    let t = texts();
    let turn = {
        let moves = moves.clone();
        move |_: MouseEvent| {
            store::keep(store::STILL, &*moves);
            moves.set(!*moves);
        }
    };
    let mut number = 0;
    let mut next = || {
        number += 1;
        number - 1
    };
    html! {
        <main class="home">
            <h1>{ t.home_title() }</h1>
            <p class="home-lead">{ t.home_lead() }</p>
            <div class="home-begin">
                if props.table.is_at_hand() { { at_hand(&props.table) } } else { { start_here() } }
                { learning(progress.current()) }
                <button class="button quiet" type="button" onclick={turn}>
                    { icon(if *moves { Icon::Pause } else { Icon::Play }) }
                    { if *moves { t.home_still() } else { t.home_moving() } }
                </button>
            </div>
            <section class="home-today">
                if solving == PartStage::There { <Today /> }
            </section>
            for group in Group::APART.into_iter().filter(|&group| below || group == Group::Main) {
                <section class="home-group" key={group as u8}>
                    <h2>{ title(group) }</h2>
                    <ul class="home-cards">
                        for card in CATALOGUE.iter().filter(|card| card.group == group) {
                            { of_turns(card, live, next()) }
                        }
                        if group == Group::Main { { without_turns(live, next()) } }
                    </ul>
                </section>
            }
            if below {
                <p class="home-lab">
                    <a class="button" href={LABORATORY}>{ icon(Icon::Lens) }{ t.home_laboratory() }</a>
                </p>
            }
        </main>
    }
}

/// Do the boards move? Not where somebody stopped them, or wants nothing to move by itself.
fn may_move() -> bool {
    let is_stopped = store::kept(store::STILL).ok().flatten();
    !is_stopped.unwrap_or_else(browser::wants_stillness)
}

fn title(group: Group) -> String {
    match group {
        Group::Main => texts().home_main(),
        Group::Relatives => texts().home_relatives(),
        Group::TwoBoards => texts().home_two_boards(),
    }
}

/// The way back to the game on the table.
fn at_hand(table: &Table) -> Html {
    let title = terms::title(table.setup.spec.card());
    let at = place(&table.game, table.game.len()).unwrap_or_default();
    html! {
        <a class="button primary" href="#">{ icon(Icon::Play) }{ texts().home_resume(&title, &at) }</a>
    }
}

/// The way to a first game.
fn start_here() -> Html {
    let card = Spec::FIRST.card();
    html! {
        <a class="button primary" href={format!("#/{}", card.slug)}>
            { icon(Icon::Play) }{ texts().home_start(&terms::title(card)) }
        </a>
    }
}

/// The way on in a course.
fn learning(course: Option<&CourseProgress>) -> Html {
    let begun = course.and_then(|course| {
        let of_turns = Spec::from_slug(&course.slug).map(|spec| terms::title(spec.card()));
        let timed = (course.slug == timed::SLUG).then(|| texts().timed_title());
        let title = of_turns.or(timed)?;
        let words = texts().course_continue(&title, course.at + 1, course.steps);
        Some((course_address(&course.slug), words))
    });
    let (href, words) = begun.unwrap_or_else(|| (COURSES.to_owned(), texts().courses()));
    html! { <a class="button" {href}>{ icon(Icon::Bulb) }{ words }</a> }
}

fn of_turns(card: &'static Card, live: Live, number: u32) -> Html {
    let spec = Spec::from_slug(card.slug).unwrap_or(Spec::CHESS);
    let shown = Shown {
        slug: card.slug,
        title: terms::title(card),
        summary: terms::summary(card),
        show: spec.show(),
    };
    draw(shown, (spec, 1), live, number)
}

/// The game without turns, shown by moves of chess that are made two at once.
fn without_turns(live: Live, number: u32) -> Html {
    let shown = Shown {
        slug: timed::SLUG,
        title: texts().timed_title(),
        summary: texts().timed_summary(),
        show: timed::SHOW,
    };
    draw(shown, (Spec::CHESS, 2), live, number)
}

/// What a card says.
struct Shown {
    slug: &'static str,
    title: String,
    summary: String,
    show: Show,
}

fn draw(shown: Shown, (spec, at_once): (Spec, usize), live: Live, number: u32) -> Html {
    let Shown { slug, title, summary, show } = shown;
    let t = texts();
    let boards = spec.rules().boards();
    let [from, to] = show.minutes;
    let layer = spec
        .by_boards()
        .map(|[_, two]| two.slug())
        .filter(|two| *two != slug && slug != timed::SLUG);
    html! {
        <li class="home-card" key={slug}>
            <div class="home-picture" ~style={format!("--boards:{boards};--files:{}", spec.rules().files())}>
                <Living {spec} {show} {at_once} {number} {live} />
            </div>
            <h3><a class="home-play" href={format!("#/{slug}")}>{ title.clone() }</a></h3>
            <p>{ summary }</p>
            <p class="home-facts">
                <span>{ icon(Icon::Hourglass) }{ t.home_minutes(from.into(), to.into()) }</span>
                <span class="strange" role="img" aria-label={t.home_strange(show.strangeness.into(), STRANGEST.into())}>
                    for at in 0..STRANGEST { <i class={(at < show.strangeness).then_some("on")}></i> }
                </span>
                <span class="home-ways">
                    if let Some(two) = layer {
                        <a href={format!("#/{two}")} aria-label={t.home_two_boards_of(&title)}>{ t.home_two_boards() }</a>
                    }
                    <a href={course_address(slug)} aria-label={t.course_of(&title)}>{ t.course_learn() }</a>
                    <a href={format!("#/rules/{slug}")} aria-label={t.rules_of(&title)}>{ t.rules() }</a>
                </span>
            </p>
        </li>
    }
}
