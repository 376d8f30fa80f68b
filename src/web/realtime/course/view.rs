//! The course at one of its steps: the board, and what there is to do on it.

use yew::prelude::*;

use crate::app::realtime::course::TimedLesson;
use crate::app::realtime::{Phase, SessionAction, Why};
use crate::notation::realtime::courses::TimedCourse;
use crate::texts::texts;
use crate::web::common::teaching::use_focus;
use crate::web::common::teaching_keys::use_course_keys;
use crate::web::dom::browser;
use crate::web::draw::keys::Listener;
use crate::web::realtime::arena::stage;
use crate::web::realtime::course::panel::panel;
use crate::web::realtime::course::teacher::{Desk, use_teacher};
use crate::web::realtime::cover::button;
use crate::web::realtime::hooks::{Announcements, use_sounds, use_time};
use crate::web::realtime::pointer::Pointers;
use crate::web::realtime::room::SessionRoom;

/// What somebody does in a course.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum CourseDeed {
    /// They are at a step, and may have solved it.
    Step { at: usize, is_solved: bool },
    /// They play the game at its end, from an RTFEN.
    Play(&'static str),
}

#[derive(PartialEq, Properties)]
pub struct TimedLessonProps {
    pub course: &'static TimedCourse,
    /// The step to begin with.
    pub first: usize,
    /// The steps that were solved.
    pub solved: Vec<usize>,
    pub sound: bool,
    pub on_deed: Callback<CourseDeed>,
    pub on_help: Callback<()>,
}

/// The course.
#[component]
pub fn TimedLessonView(props: &TimedLessonProps) -> Html {
    let &TimedLessonProps { course, first, ref solved, sound, ref on_deed, ref on_help } = props;
    let last = course.steps.len().saturating_sub(1);
    let lesson = use_state(|| TimedLesson::at(course, first.min(last)));
    let room = use_reducer(|| SessionRoom::new(lesson.session()));
    let desk = Desk { lesson, room };
    let (lesson, room) = (&desk.lesson, &desk.room);
    use_time(room);
    use_sounds(room, sound);
    use_teacher(&desk, sound);
    use_focus(lesson.is_done(), lesson.has_missed());
    use_course_keys(&desk, on_help);
    use_pause(&desk);
    use_effect_with((lesson.at, lesson.is_solved()), {
        let on_deed = on_deed.clone();
        move |&(at, is_solved)| on_deed.emit(CourseDeed::Step { at, is_solved })
    });
    let hands = use_memo((), |()| Pointers::default());
    let play = {
        let start = lesson.step().map_or("", |step| step.fen);
        on_deed.reform(move |()| CourseDeed::Play(start))
    };
    let title = texts().course_of(&texts().timed_title());
    html! {
        <main class="table timed course">
            <h1 class="visually-hidden">{ title }</h1>
            // Nobody meddles with what is shown.
            <div class="course-stage" inert={lesson.is_shown()}>
                { stage(room, &hands, cover(&desk), [html! {}, html! {}]) }
            </div>
            { panel(&desk, solved, &play) }
            <Announcements room={room.clone()} />
        </main>
    }
}

/// The button that starts the clock, while time stands still and there is something to do.
fn cover(desk: &Desk) -> Html {
    let (lesson, session) = (&desk.lesson, &desk.room.session);
    let Phase::Paused(why) = session.phase else { return html! {} };
    if lesson.task().is_none() || lesson.verdict.is_some() {
        return html! {};
    }
    let run = {
        let desk = desk.clone();
        Callback::from(move |()| {
            desk.run();
            browser::focus(".course [role=grid] [tabindex='0']");
        })
    };
    let name = if why == Why::Kept { texts().lesson_run() } else { texts().timed_resume() };
    html! { <div class="cover">{ button(name, &run) }</div> }
}

/// Time stands still while the page is out of sight.
#[hook]
fn use_pause(desk: &Desk) {
    let dispatcher = desk.room.dispatcher();
    use_effect_with((), move |()| {
        let listener = Listener::new(browser::document().into(), "visibilitychange", move |_| {
            if browser::document().hidden() {
                dispatcher.dispatch(SessionAction::Pause(Why::Hidden));
            }
        });
        move || drop(listener)
    });
}
