//! The page of a course, which is fetched when somebody wants to learn a game.

use yew::prelude::*;

use crate::app::shell::settings::Settings;
use crate::game::Game;
use crate::notation::courses;
use crate::texts::texts;
use crate::variants::Spec;
use crate::variants::course::Course;
use crate::web::common::books::{Book, use_book};
use crate::web::courses::view::LessonView;

impl Book for Course {
    const FOLDER: &'static str = "courses";

    fn read(text: &'static str) -> Course {
        courses::read(text)
    }
}

#[derive(PartialEq, Properties)]
pub struct CourseProps {
    pub spec: Spec,
    pub settings: Settings,
    /// Hears which game is begun at the end of the course.
    pub on_play: Callback<Game>,
    pub on_help: Callback<()>,
}

/// A game's course.
#[component]
pub fn CoursePage(props: &CourseProps) -> Html {
    let CourseProps { spec, settings, on_play, on_help } = props;
    let tries = use_state(|| 0_u32);
    let course = use_book::<Course>(spec.slug(), *tries);
    let again = move |_: MouseEvent| tries.set(*tries + 1);
    match course {
        Some(Some(course)) if !course.steps.is_empty() => html! {
            <LessonView
                key={spec.slug()} spec={*spec} {course} settings={settings.clone()}
                on_play={on_play.clone()} on_help={on_help.clone()}
            />
        },
        None => html! { <main class="page waiting" aria-busy="true"></main> },
        Some(_) => html! {
            <main class="page">
                <p class="error" role="alert">{ texts().course_not_loaded() }</p>
                <button class="button" type="button" onclick={again}>{ texts().try_again() }</button>
            </main>
        },
    }
}
