//! The course of the game without turns on the page: here it and the courses of games with turns come together.

use yew::prelude::*;

use crate::app::common::player::{Opponent, Side};
use crate::app::courses::progress::Progress;
use crate::app::realtime::first::{Experience, SLOW_MS};
use crate::app::realtime::protocol::Begin;
use crate::app::realtime::{TimedWish, card};
use crate::app::shell::route::Route;
use crate::notation::realtime::courses::TimedGoal;
use crate::web::common::parts::{Part, PartStage, missing, use_part};
use crate::web::common::teaching::use_course;
use crate::web::courses::keeping;
use crate::web::dom::browser;
use crate::web::realtime::course::{CourseDeed, TimedLessonView};
use crate::web::realtime::first;
use crate::web::shell::page::{Open, Page};

/// Against which level somebody plays the game at the end.
const LEVEL: u8 = 1;

#[derive(PartialEq, Properties)]
pub struct TimedCourseProps {
    pub page: Page,
}

/// The course, once it and the game itself are there.
#[component]
pub fn TimedCourse(props: &TimedCourseProps) -> Html {
    let page = &props.page;
    let parts = [use_part(Part::Timed, true), use_part(Part::TimedCourse, true)];
    let course = use_course::<TimedGoal>(card::SLUG);
    let progress = use_state(keeping::progress);
    let course = match (parts, course) {
        ([PartStage::There, PartStage::There], Ok(course)) => course,
        ([PartStage::There, PartStage::There], Err(waiting)) => return waiting,
        _ if parts.contains(&PartStage::Missing) => {
            return html! { <main class="page">{ missing() }</main> };
        }
        _ => return html! { <main class="page waiting"></main> },
    };
    let known = progress.of(card::SLUG);
    let deed = {
        let (page, progress, steps) = (page.clone(), progress.setter(), course.steps.len());
        Callback::from(move |deed| {
            progress.set(keeping::change(|progress| note(progress, deed, steps)));
            if let CourseDeed::Play(start) = deed {
                play(&page, start);
            }
        })
    };
    html! {
        <TimedLessonView
            {course} first={known.map_or(0, |known| known.at)} sound={page.settings.sound}
            solved={known.map_or_else(Vec::new, |known| known.solved.clone())}
            on_deed={deed} on_help={page.show(Open::Help)}
        />
    }
}

/// Notes what somebody has done in a course of so many steps.
fn note(progress: &mut Progress, deed: CourseDeed, steps: usize) {
    match deed {
        CourseDeed::Step { at, is_solved } => {
            progress.visit(card::SLUG, at, steps);
            if is_solved {
                progress.solve(card::SLUG, at);
            }
        }
        CourseDeed::Play(_) => progress.finish(card::SLUG),
    }
}

/// Begins the game at the end of the course, whose player knows how time passes.
fn play(page: &Page, start: &str) {
    first::keep(Experience { is_shown: true, ..first::experience() });
    let wish = TimedWish {
        tu_ms: SLOW_MS,
        opponent: Opponent::Computer,
        side: Side::White,
        level: LEVEL,
        ..page.settings.realtime.clone()
    };
    page.begin(Begin::SetUp(wish, start.to_owned()));
    browser::go(card::ADDRESS);
    page.route.set(Route::RealTime);
}
