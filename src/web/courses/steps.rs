//! The steps of a course as a row of dots.

use yew::prelude::*;

use crate::app::courses::progress::Progress;
use crate::app::courses::words;
use crate::app::draw::icons::Icon;
use crate::texts::texts;
use crate::web::courses::teacher::Desk;
use crate::web::draw::glyphs::icon;

/// All steps, each a button that leads to it.
pub fn steps(desk: &Desk, progress: &Progress) -> Html {
    let lesson = &desk.lesson;
    let solved = progress.of(lesson.spec().slug()).map_or(&[][..], |course| &course.solved);
    let step = |(at, heading): (usize, &'static str)| {
        let is_solved = solved.contains(&at);
        let go = {
            let desk = desk.clone();
            move |_: MouseEvent| desk.open(desk.lesson.to(at))
        };
        let name = words::step(at, heading, is_solved);
        html! {
            <li key={at}>
                <button
                    class={classes!("course-step", is_solved.then_some("solved"))} type="button"
                    aria-label={name.clone()} title={name}
                    aria-current={(at == lesson.at).then_some("step")} onclick={go}
                >
                    <i>if is_solved { { icon(Icon::Check) } } else { { at + 1 } }</i>
                </button>
            </li>
        }
    };
    html! {
        <nav aria-label={texts().course_steps()}>
            <ol class="course-steps">
                for (at, each) in lesson.steps().iter().enumerate() { { step((at, each.heading)) } }
            </ol>
        </nav>
    }
}
