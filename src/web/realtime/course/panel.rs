//! What stands beside the board of the course: what there is to do, what has become of it, and how to go on.

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::realtime::course::{TimedLesson, solution, words};
use crate::texts::texts;
use crate::web::common::teaching::{self, Place, Tone, button};
use crate::web::dom::browser;
use crate::web::realtime::course::teacher::Desk;

/// The panel.
pub fn panel(desk: &Desk, solved: &[usize], on_play: &Callback<()>) -> Html {
    let lesson = &desk.lesson;
    let go = {
        let desk = desk.clone();
        Callback::from(move |at| desk.open(desk.lesson.to(at)))
    };
    let (is_done, was_solved) = (lesson.is_done(), solved.contains(&lesson.at));
    let next = anew(desk, |lesson| lesson.to(lesson.at + 1));
    html! {
        <aside class="panel">
            { teaching::head(&Place { steps: lesson.steps(), at: lesson.at, solved }, &go) }
            if let Some(task) = lesson.task() {
                { said(desk) }
                if lesson.is_hint_shown { { teaching::hint(task.hint) } }
                <div class="course-acts">
                    { first(desk) }
                    { button("", Icon::Lens, texts().try_show(), lesson.is_shown(), shown(desk)) }
                    { teaching::next(is_done, was_solved, next) }
                </div>
            } else {
                { teaching::play(on_play) }
            }
        </aside>
    }
}

fn said(desk: &Desk) -> Html {
    let (lesson, session) = (&desk.lesson, &desk.room.session);
    let tone = match () {
        () if lesson.is_done() => Tone::Right,
        () if lesson.has_missed() => Tone::Wrong,
        () if words::refusal(lesson, session).is_some() => Tone::Refused,
        () => Tone::Plain,
    };
    teaching::said(tone, words::said(lesson, session))
}

/// The hint; once a try has begun, the way back to where it did.
fn first(desk: &Desk) -> Html {
    let lesson = &desk.lesson;
    let t = texts();
    if lesson.has_missed() {
        let again = anew(desk, TimedLesson::again);
        return button("primary course-again", Icon::Undo, t.try_again(), false, again);
    }
    let hint = {
        let lesson = lesson.clone();
        Callback::from(move |_| lesson.set(lesson.with_hint()))
    };
    button("", Icon::Bulb, t.hint(), lesson.is_hint_shown || lesson.is_done(), hint)
}

/// Shows how it is done.
fn shown(desk: &Desk) -> Callback<MouseEvent> {
    let desk = desk.clone();
    Callback::from(move |_| {
        let again = desk.lesson.again();
        desk.open(again.showing(solution::find(&again).unwrap_or_default()));
        desk.run();
    })
}

/// Goes on with another lesson; whoever does it by keyboard goes on at the board.
fn anew(desk: &Desk, next: fn(&TimedLesson) -> TimedLesson) -> Callback<MouseEvent> {
    let desk = desk.clone();
    Callback::from(move |event: MouseEvent| {
        desk.open(next(&desk.lesson));
        if event.detail() == 0 {
            browser::focus("[role=grid] [tabindex='0']");
        }
    })
}
