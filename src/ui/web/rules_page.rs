//! The rules of a game, to read.

use yew::prelude::*;

use super::diagram::diagram;
use super::glyphs::icon;
use super::puzzle::Puzzle;
use super::rulebooks::use_rulebook;
use super::visit;
use super::walk::Walk;
use crate::game::Game;
use crate::texts::texts;
use crate::ui::icons::Icon;
use crate::ui::words;
use crate::variants::Spec;
use crate::variants::rulebook::Part;

#[derive(PartialEq, Properties)]
pub struct RulesProps {
    pub slug: &'static str,
    pub title: AttrValue,
    pub author: AttrValue,
    /// The address of the game one came from.
    pub back: AttrValue,
    /// Draws what needs the game's rules: figures and what can be played.
    pub live: Callback<&'static Part, Html>,
}

/// The rules of a game with turns.
pub fn rules_of(spec: Spec, back: String) -> Html {
    let card = spec.card();
    let live = Callback::from(move |part| live(spec, part));
    // Another game's rules are another page, which begins anew.
    html! {
        <RulesPage
            key={card.slug} slug={card.slug} title={words::title(card)} author={words::author(card)}
            {back} {live}
        />
    }
}

/// A game's rules.
#[component]
pub fn RulesPage(props: &RulesProps) -> Html {
    let tries = use_state(|| 0_u32);
    let book = use_rulebook(props.slug, *tries);
    let again = move |_: MouseEvent| tries.set(*tries + 1);
    html! {
        <main class="page">
            <a class="back" href={props.back.clone()}>{ icon(Icon::Prev) }{ texts().back_to_board() }</a>
            <article class="rules" aria-busy={book.is_none().then_some("true")}>
                <h1>{ &props.title }</h1>
                <p class="by">{ &props.author }</p>
                { match book {
                    None => html! {},
                    Some(None) => html! {
                        <>
                            <p class="error" role="alert">{ texts().rules_not_loaded() }</p>
                            <button class="button" type="button" onclick={again}>{ texts().try_again() }</button>
                        </>
                    },
                    Some(Some(book)) => html! {
                        <>
                            <p class="lead">{ book.lead }</p>
                            for part in &book.parts { { draw(props, part) } }
                        </>
                    },
                } }
            </article>
        </main>
    }
}

fn draw(props: &RulesProps, part: &'static Part) -> Html {
    match part {
        Part::Heading(text) => html! { <h2>{ *text }</h2> },
        Part::Text(text) => html! { <p>{ *text }</p> },
        Part::List(items) => html! { <ul>for item in items { <li>{ *item }</li> }</ul> },
        _ => props.live.emit(part),
    }
}

/// What needs the rules of a game with turns.
fn live(spec: Spec, part: &'static Part) -> Html {
    match part {
        Part::Games(slugs) => html! {
            <ul class="games">for slug in slugs { { Spec::from_slug(slug).map(other) } }</ul>
        },
        &Part::Figure { fen, moves, caption } => {
            let start = Some(fen).filter(|fen| !fen.is_empty());
            let game = Game::replay(spec, start, moves.split_whitespace());
            html! {
                <figure>
                    { game.map(|game| diagram(&game.scene(), &[])).unwrap_or_default() }
                    <figcaption>{ caption }</figcaption>
                </figure>
            }
        }
        &Part::Walk { fen, words, ref stops } => html! { <Walk {spec} {fen} {words} {stops} /> },
        &Part::Puzzle { fen, moves, key: first, task, found } => {
            html! { <Puzzle {spec} {fen} {moves} {first} {task} {found} /> }
        }
        _ => html! {},
    }
}

/// The way to another game's rules.
fn other(spec: Spec) -> Html {
    let card = spec.card();
    html! {
        <li><a href={visit::rules_address(spec)}>{ words::title(card) }</a>{ ". " }{ words::summary(card) }</li>
    }
}
