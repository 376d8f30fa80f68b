//! All courses, and how far somebody has come in each.

use yew::prelude::*;

use crate::app::courses::progress::CourseProgress;
use crate::app::courses::words;
use crate::app::draw::icons::Icon;
use crate::app::shell::route;
use crate::app::wording::terms;
use crate::texts::texts;
use crate::variants::{CATALOGUE, Group};
use crate::web::courses::keeping;
use crate::web::draw::glyphs::{emblem, icon};

/// A course in the list.
#[derive(Clone, PartialEq)]
pub struct Listed {
    pub slug: &'static str,
    pub emblem: Html,
    pub title: String,
    pub summary: String,
}

#[derive(PartialEq, Properties)]
pub struct ListProps {
    /// That of the game without turns, which stands below the others of its kind.
    pub timed: Listed,
}

/// The list.
#[component]
pub fn CourseList(props: &ListProps) -> Html {
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
                            for listed in listed(group, &props.timed) {
                                { entry(&listed, progress.of(listed.slug), &forget) }
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
        Group::Relatives => texts().variations(),
        Group::TwoBoards => texts().two_boards_games(),
    }
}

/// The courses of a group.
fn listed(group: Group, timed: &Listed) -> Vec<Listed> {
    let of_turns = CATALOGUE.iter().filter(|card| card.group == group).map(|card| Listed {
        slug: card.slug,
        emblem: emblem(card.emblem),
        title: terms::title(card),
        summary: terms::summary(card),
    });
    of_turns.chain((group == Group::Main).then(|| timed.clone())).collect()
}

/// A course, and how far somebody has come in it.
fn entry(
    listed: &Listed,
    progress: Option<&CourseProgress>,
    forget: &Callback<&'static str>,
) -> Html {
    let Listed { slug, emblem, title, summary } = listed.clone();
    let name = texts().course_forget(&title);
    html! {
        <li key={slug}>
            <span class="emblem">{ emblem }</span>
            <div>
                <h3><a href={route::course_address(slug)}>{ title }</a></h3>
                <p>{ summary }</p>
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
