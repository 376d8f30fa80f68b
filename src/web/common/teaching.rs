//! What every course is made of on the page, whatever the game: its steps, its words, and what is said of a try.

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::shell::route::COURSES;
use crate::texts::texts;
use crate::variants::course::{Course, CourseStep};
use crate::web::common::books::{Book, use_book};
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;

/// The course of a game, or what is shown as long as it is not there.
#[hook]
pub fn use_course<G>(slug: &'static str) -> Result<&'static Course<G>, Html>
where
    Course<G>: Book,
{
    let tries = use_state(|| 0_u32);
    let course = use_book::<Course<G>>(slug, *tries);
    let again = move |_: MouseEvent| tries.set(*tries + 1);
    match course {
        Some(Some(course)) if !course.steps.is_empty() => Ok(course),
        None => Err(html! { <main class="page waiting" aria-busy="true"></main> }),
        Some(_) => Err(html! {
            <main class="page">
                <h1>{ texts().courses() }</h1>
                <p class="error" role="alert">{ texts().course_not_loaded() }</p>
                <button class="button" type="button" onclick={again}>{ texts().try_again() }</button>
            </main>
        }),
    }
}

/// Where somebody is in a course.
pub struct Place<'a, G: 'static> {
    pub steps: &'static [CourseStep<G>],
    pub at: usize,
    /// The steps that were solved.
    pub solved: &'a [usize],
}

/// The head of a panel: the way to all courses, the steps as a row of dots, and the words of this one.
pub fn head<G>(place: &Place<G>, go: &Callback<usize>) -> Html {
    let &Place { steps, at, .. } = place;
    let t = texts();
    html! {
        <>
            <p class="course-head">
                <a class="back" href={COURSES}>{ icon(Icon::Prev) }{ t.courses_all() }</a>
                <span>{ t.course_place(at + 1, steps.len()) }</span>
            </p>
            <nav aria-label={t.course_steps()}>
                <ol class="course-steps">for each in 0..steps.len() { { dot(place, each, go) } }</ol>
            </nav>
            <div class="course-words" aria-live="polite">
                if let Some(step) = steps.get(at) {
                    <h2>{ step.heading }</h2>
                    <p>{ step.words }</p>
                }
            </div>
        </>
    }
}

/// The way to a step.
fn dot<G>(place: &Place<G>, at: usize, go: &Callback<usize>) -> Html {
    let &Place { steps, solved, .. } = place;
    let heading = steps.get(at).map_or("", |step| step.heading);
    let is_solved = solved.contains(&at);
    let name = match is_solved {
        true => texts().course_step_solved(at + 1, heading),
        false => texts().course_step(at + 1, heading),
    };
    html! {
        <li key={at}>
            <button
                class={classes!("course-step", is_solved.then_some("solved"))} type="button"
                aria-label={name.clone()} title={name}
                aria-current={(at == place.at).then_some("step")} onclick={go.reform(move |_| at)}
            >
                <i>if is_solved { { icon(Icon::Check) } } else { { at + 1 } }</i>
            </button>
        </li>
    }
}

/// In what tone something is said.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    Plain,
    /// A move is against the rules.
    Refused,
    Right,
    Wrong,
}

/// What has become of a try.
pub fn said(tone: Tone, words: String) -> Html {
    let (class, sign) = match tone {
        Tone::Plain => (None, None),
        Tone::Refused => (Some("refused"), Some(Icon::Cross)),
        Tone::Right => (Some("right"), Some(Icon::Check)),
        Tone::Wrong => (Some("wrong"), Some(Icon::Cross)),
    };
    html! {
        <p class={classes!("course-said", class)} role="status">
            { for sign.map(icon) }
            <span>{ words }</span>
        </p>
    }
}

/// A hint, once it is wanted.
pub fn hint(hint: &str) -> Html {
    html! { <p class="course-hint" role="status">{ icon(Icon::Bulb) }{ hint }</p> }
}

/// A button that keeps the focus when it has nothing to do.
pub fn button(
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

/// The way to the next step.
pub fn next(is_done: bool, was_solved: bool, onclick: Callback<MouseEvent>) -> Html {
    let t = texts();
    let name = if is_done || was_solved { t.course_next() } else { t.course_skip() };
    let class = if is_done { "primary course-next" } else { "course-next" };
    button(class, Icon::Next, name, false, onclick)
}

/// The way to the game at the end.
pub fn play(on_play: &Callback<()>) -> Html {
    let onclick = on_play.reform(|_: MouseEvent| ());
    html! {
        <div class="course-acts">
            { button("primary course-play", Icon::Play, texts().course_play(), false, onclick) }
        </div>
    }
}

/// Where one goes on once something has become of a try.
#[hook]
pub fn use_focus(is_done: bool, has_missed: bool) {
    let on = match (is_done, has_missed) {
        (true, _) => Some(".course-next"),
        (_, true) => Some(".course-again"),
        _ => None,
    };
    use_effect_with(on, |on| on.iter().for_each(|on| browser::focus(on)));
}
