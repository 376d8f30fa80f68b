//! All courses, and how far somebody has come in each.

use yew::prelude::*;

use crate::app::courses::progress::CourseProgress;
use crate::app::courses::words;
use crate::app::draw::icons::Icon;
use crate::app::shell::route;
use crate::app::wording::terms;
use crate::texts::texts;
use crate::variants::{CATALOGUE, Card, Group};
use crate::web::courses::keeping;
use crate::web::draw::glyphs::{emblem, icon};

/// The list.
#[component]
pub fn CourseList() -> Html {
    let progress = use_state(keeping::progress);
    let forget = {
        let progress = progress.setter();
        Callback::from(move |slug| progress.set(keeping::change(|progress| progress.forget(slug))))
    };
    let t = texts();
    html! {
        <main class="page">
            <article class="courses">
                <h1>{ t.courses() }</h1>
                <p class="lead">{ t.courses_lead() }</p>
                for group in Group::ALL {
                    <section>
                        <h2>{ title(group) }</h2>
                        <ul>
                            for card in CATALOGUE.iter().filter(|card| card.group == group) {
                                { entry(card, progress.of(card.slug), &forget) }
                            }
                        </ul>
                    </section>
                }
            </article>
        </main>
    }
}

fn title(group: Group) -> String {
    match group {
        Group::Main => texts().main_games(),
        Group::Relatives => texts().alice_games(),
    }
}

/// A course, and how far somebody has come in it.
fn entry(card: &Card, progress: Option<&CourseProgress>, forget: &Callback<&'static str>) -> Html {
    let (slug, title) = (card.slug, terms::title(card));
    let name = texts().course_forget(&title);
    html! {
        <li key={slug}>
            <span class="emblem">{ emblem(card.emblem) }</span>
            <div>
                <h3><a href={route::course_address(slug)}>{ title }</a></h3>
                <p>{ terms::summary(card) }</p>
                if let Some(progress) = progress {
                    <p class={classes!("how-far", progress.is_done.then_some("done"))}>
                        if progress.is_done { { icon(Icon::Check) } }
                        <span>{ words::how_far(progress) }</span>
                        <progress value={progress.solved.len().to_string()} max={progress.steps.saturating_sub(1).to_string()} aria-hidden="true"></progress>
                    </p>
                }
            </div>
            if progress.is_some() {
                <button
                    class="icon-button" type="button" title={name.clone()} aria-label={name}
                    onclick={forget.reform(move |_| slug)}
                >
                    { icon(Icon::Undo) }
                </button>
            }
        </li>
    }
}
