//! Courses on the page. They are in a part of the program of their own.

use yew::prelude::*;

use crate::app::common::player::Opponent;
use crate::app::shell::route::Route;
use crate::app::turns::wish::Wish;
use crate::game::Game;
use crate::web::courses::{CourseList, CoursePage};
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
        _ => html! { <CourseList /> },
    }
}

/// Begins the game at the end of a course.
fn play(page: &Page) -> Callback<Game> {
    let page = page.clone();
    Callback::from(move |game| {
        let usual = page.settings.wish.clone();
        page.play_as(game, Wish { opponent: Opponent::Computer, level: LEVEL, ..usual });
    })
}
