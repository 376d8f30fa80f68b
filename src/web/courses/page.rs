//! The page of a course, which is fetched when somebody wants to learn a game.

use yew::prelude::*;

use crate::app::shell::settings::Settings;
use crate::game::Game;
use crate::notation::courses;
use crate::variants::Spec;
use crate::variants::course::{Course, Goal};
use crate::web::common::books::Book;
use crate::web::common::teaching::use_course;
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
    match use_course::<Goal>(spec.slug()) {
        Ok(course) => html! {
            <LessonView
                key={spec.slug()} spec={*spec} {course} settings={settings.clone()}
                on_play={on_play.clone()} on_help={on_help.clone()}
            />
        },
        Err(waiting) => waiting,
    }
}
