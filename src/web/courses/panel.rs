//! What stands beside the boards of a course: what there is to do, what has become of it, and how to go on.

use yew::prelude::*;

use crate::app::courses::lesson::Lesson;
use crate::app::courses::progress::Progress;
use crate::app::courses::words;
use crate::app::draw::icons::Icon;
use crate::texts::texts;
use crate::web::common::teaching::{self, Place, Tone, button};
use crate::web::courses::teacher::Desk;
use crate::web::dom::browser;

/// The panel.
pub fn panel(desk: &Desk, progress: &Progress, on_play: &Callback<()>) -> Html {
    let lesson = &desk.lesson;
    let task = lesson.step().and_then(|step| step.task.as_ref());
    let solved = progress.of(lesson.spec().slug()).map_or(&[][..], |course| &course.solved);
    let go = {
        let desk = desk.clone();
        Callback::from(move |at| desk.open(desk.lesson.to(at)))
    };
    let (is_done, was_solved) = (lesson.is_done(), solved.contains(&lesson.at));
    html! {
        <aside class="panel">
            { teaching::head(&Place { steps: lesson.steps(), at: lesson.at, solved }, &go) }
            if let Some(task) = task {
                { said(desk) }
                if lesson.is_hint_shown && !task.hint.is_empty() { { teaching::hint(task.hint) } }
                <div class="course-acts">
                    { first(desk) }
                    { button("", Icon::Lens, texts().try_show(), lesson.is_shown(), shown(desk)) }
                    { teaching::next(is_done, was_solved, done(desk, |lesson| lesson.moved(1))) }
                </div>
            } else {
                { teaching::play(on_play) }
            }
        </aside>
    }
}

/// What has become of the last try, or who is to move.
fn said(desk: &Desk) -> Html {
    let (lesson, table) = (&desk.lesson, &desk.room.table);
    let tone = match () {
        () if words::refusal(table).is_some() => Tone::Refused,
        () if lesson.is_done() => Tone::Right,
        () if lesson.has_missed() => Tone::Wrong,
        () => Tone::Plain,
    };
    teaching::said(tone, words::said(lesson, table))
}

/// The hint; after a try, the way back to where it began.
fn first(desk: &Desk) -> Html {
    let lesson = &desk.lesson;
    let t = texts();
    // Half of a turn has been made, or a try is over that was none.
    let is_tried = lesson.verdict.is_some() && !lesson.is_done();
    if is_tried {
        let primary = if lesson.has_missed() { "primary course-again" } else { "course-again" };
        return button(primary, Icon::Undo, t.try_again(), false, done(desk, Lesson::again));
    }
    let hint = {
        let lesson = lesson.clone();
        Callback::from(move |_| lesson.set(lesson.with_hint()))
    };
    let is_idle = lesson.is_hint_shown || lesson.is_done();
    button("", Icon::Bulb, t.hint(), is_idle, hint)
}

fn shown(desk: &Desk) -> Callback<MouseEvent> {
    done(desk, Lesson::showing)
}

/// Goes on with another lesson; whoever does it by keyboard goes on at the boards.
fn done(desk: &Desk, next: fn(&Lesson) -> Lesson) -> Callback<MouseEvent> {
    let desk = desk.clone();
    Callback::from(move |event: MouseEvent| {
        desk.open(next(&desk.lesson));
        if event.detail() == 0 {
            browser::focus("[role=grid] [tabindex='0']");
        }
    })
}
