//! Courses on the page. They are in a part of the program of their own.

use yew::prelude::*;

use crate::app::common::player::Opponent;
use crate::app::realtime::card;
use crate::app::shell::route::Route;
use crate::app::turns::wish::Wish;
use crate::game::Game;
use crate::texts::texts;
use crate::web::courses::{CourseList, CoursePage, Listed};
use crate::web::draw::glyphs::sign;
use crate::web::shell::learn_timed::TimedCourse;
use crate::web::shell::page::{Open, Page};

/// Against which level somebody plays the game at the end of a course.
const LEVEL: u8 = 1;

/// The list of courses, or one of them.
#[inline(never)]
pub fn learn(page: &Page) -> Html {
    match *page.route {
        // Another game's course is another page, which begins anew.
        Route::Course(spec) => html! {
            <CoursePage
                key={spec.slug()} {spec} settings={(*page.settings).clone()}
                on_play={play(page)} on_help={page.show(Open::Help)}
            />
        },
        Route::RealTimeCourse => html! { <TimedCourse page={page.clone()} /> },
        _ => html! { <CourseList timed={timed_course()} /> },
    }
}

/// Begins the game at the end of a course.
fn play(page: &Page) -> Callback<Game> {
    let page = page.clone();
    Callback::from(move |game: Game| {
        let usual = page.settings.wish.clone();
        let mover = game.player_of(game.turn());
        page.play_as(game, mover, Wish { opponent: Opponent::Computer, level: LEVEL, ..usual });
    })
}

/// The course of the game without turns, as it is listed.
fn timed_course() -> Listed {
    let t = texts();
    let (title, summary) = (t.timed_title(), t.timed_summary());
    Listed { slug: card::SLUG, emblem: sign(card::EMBLEM), title, summary }
}
