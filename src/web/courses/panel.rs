//! What stands beside the boards of a course: what there is to do, what has become of it, and how to go on.

use yew::prelude::*;

use crate::app::courses::lesson::Lesson;
use crate::app::courses::progress::Progress;
use crate::app::courses::words;
use crate::app::draw::icons::Icon;
use crate::app::shell::route::COURSES;
use crate::texts::texts;
use crate::web::courses::steps::steps;
use crate::web::courses::teacher::Desk;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;

/// The panel.
pub fn panel(desk: &Desk, progress: &Progress, on_play: &Callback<()>) -> Html {
    let lesson = &desk.lesson;
    let (t, step) = (texts(), lesson.step());
    let task = step.and_then(|step| step.task.as_ref());
    html! {
        <aside class="panel">
            <p class="course-head">
                <a class="back" href={COURSES}>{ icon(Icon::Prev) }{ t.courses_all() }</a>
                <span>{ t.course_place(lesson.at + 1, lesson.len()) }</span>
            </p>
            { steps(desk, progress) }
            <div class="course-words" aria-live="polite">
                if let Some(step) = step {
                    <h2>{ step.heading }</h2>
                    <p>{ step.words }</p>
                }
            </div>
            if let Some(task) = task {
                { said(desk) }
                if lesson.is_hint_shown && !task.hint.is_empty() {
                    <p class="course-hint" role="status">{ icon(Icon::Bulb) }{ task.hint }</p>
                }
                <div class="course-acts">
                    { first(desk) }
                    { button("", Icon::Lens, t.try_show(), lesson.is_shown(), shown(desk)) }
                    { next(desk, progress) }
                </div>
            } else {
                <div class="course-acts">
                    <button class="button primary course-play" type="button" onclick={on_play.reform(|_| ())}>
                        { icon(Icon::Play) }{ t.course_play() }
                    </button>
                </div>
            }
        </aside>
    }
}

/// What has become of the last try, or who is to move.
fn said(desk: &Desk) -> Html {
    let (lesson, table) = (&desk.lesson, &desk.room.table);
    let (class, sign) = match () {
        () if words::refusal(table).is_some() => (Some("refused"), Some(Icon::Cross)),
        () if lesson.is_done() => (Some("right"), Some(Icon::Check)),
        () if lesson.has_missed() => (Some("wrong"), Some(Icon::Cross)),
        () => (None, None),
    };
    html! {
        <p class={classes!("course-said", class)} role="status">
            { for sign.map(icon) }
            <span>{ words::said(lesson, table) }</span>
        </p>
    }
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

/// The way to the next step.
fn next(desk: &Desk, progress: &Progress) -> Html {
    let lesson = &desk.lesson;
    let known = progress.of(lesson.spec().slug());
    let was_solved = known.is_some_and(|course| course.solved.contains(&lesson.at));
    let name = match lesson.is_done() || was_solved {
        true => texts().course_next(),
        false => texts().course_skip(),
    };
    let class = if lesson.is_done() { "primary course-next" } else { "course-next" };
    button(class, Icon::Next, name, false, done(desk, |lesson| lesson.moved(1)))
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

/// A button that keeps the focus when it has nothing to do.
fn button(
    class: &'static str,
    sign: Icon,
    name: String,
    is_idle: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    let onclick = (!is_idle).then_some(onclick);
    html! {
        <button
            class={classes!("button", class)} type="button"
            aria-disabled={is_idle.then_some("true")} {onclick}
        >
            { icon(sign) }{ name }
        </button>
    }
}
