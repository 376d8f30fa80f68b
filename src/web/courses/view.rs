//! A course at one of its steps: boards, and what there is to do on them.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::common::shape::Shape;
use crate::app::courses::lesson::Lesson;
use crate::app::courses::traces::mark;
use crate::app::shell::settings::Settings;
use crate::app::wording::terms;
use crate::game::Game;
use crate::texts::texts;
use crate::variants::Spec;
use crate::variants::course::Course;
use crate::web::common::teaching::use_focus;
use crate::web::common::teaching_keys::use_course_keys;
use crate::web::courses::keeping;
use crate::web::courses::panel::panel;
use crate::web::courses::teacher::{Desk, use_answers, use_progress};
use crate::web::turns::hearing::use_sounds;
use crate::web::turns::looks;
use crate::web::turns::room::Room;
use crate::web::turns::stage::Stage;

#[derive(PartialEq, Properties)]
pub struct LessonProps {
    pub spec: Spec,
    pub course: &'static Course,
    pub settings: Settings,
    /// Hears which game is begun at the end of the course.
    pub on_play: Callback<Game>,
    pub on_help: Callback<()>,
}

/// A course, from the step at which somebody was last.
#[component]
pub fn LessonView(props: &LessonProps) -> Html {
    let &LessonProps { spec, course, ref settings, ref on_play, ref on_help } = props;
    let lesson = use_state(|| {
        let at = keeping::progress().of(spec.slug()).map_or(0, |course| course.at);
        Lesson::at(spec, course, at.min(course.steps.len().saturating_sub(1)))
    });
    let room = use_reducer(|| Room { table: lesson.table(lesson.start.clone()) });
    let desk = Desk { lesson, room };
    use_answers(&desk, settings.sound);
    use_sounds(&desk.room, settings.sound);
    use_focus(desk.lesson.is_done(), desk.lesson.has_missed());
    use_course_keys(&desk, on_help);
    let progress = use_progress(&desk);
    let pointers: Rc<[Shape]> = mark(&desk.lesson, &desk.room.table.game).into_iter().collect();
    let play = {
        let (lesson, on_play) = (desk.lesson.clone(), on_play.clone());
        Callback::from(move |()| {
            keeping::change(|progress| progress.finish(lesson.spec().slug()));
            on_play.emit(lesson.start.clone());
        })
    };
    let settings = Settings { zoom: Some(false), ..settings.clone() };
    let attributes = looks::root_attributes(&settings, &desk.room.table).map(|(_, value)| value);
    let [boards, files, ..] = attributes;
    html! {
        <div class="course-boards" data-boards={boards} data-files={files}>
            <main class="table course">
                <h1 class="visually-hidden">{ texts().course_of(&terms::title(spec.card())) }</h1>
                <Stage room={desk.room.clone()} {pointers} />
                { panel(&desk, &progress, &play) }
            </main>
        </div>
    }
}
