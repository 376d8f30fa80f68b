//! The rules of a game, to read.

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::shell::route;
use crate::app::wording::terms;
use crate::game::Game;
use crate::texts::texts;
use crate::variants::Spec;
use crate::variants::rulebook::{Rulebook, RulebookPart};
use crate::web::common::books::use_book;
use crate::web::common::near::{Whole, use_whole};
use crate::web::draw::glyphs::icon;
use crate::web::reading::attempt::Attempt;
use crate::web::reading::diagram::diagram;
use crate::web::reading::puzzle::Puzzle;
use crate::web::reading::walk::Walk;

#[derive(PartialEq, Properties)]
pub struct RulesProps {
    pub slug: &'static str,
    pub title: AttrValue,
    pub author: AttrValue,
    /// The address of the game one came from.
    pub back: AttrValue,
    /// Draws what needs the game's rules: figures and what can be played.
    pub live: Callback<&'static RulebookPart, Html>,
    /// Hears that somebody wants to play the game.
    pub on_play: Callback<()>,
}

/// The rules of a game with turns. They are in the later part of the program.
#[inline(never)]
pub fn rules_of(spec: Spec, back: String, on_play: Callback<()>) -> Html {
    let card = spec.card();
    let live = Callback::from(move |part| live(spec, part));
    // Another game's rules are another page, which begins anew.
    html! {
        <RulesPage
            key={card.slug} slug={card.slug} title={terms::title(card)} author={terms::author(card)}
            {back} {live} {on_play}
        />
    }
}

/// A game's rules.
#[component]
pub fn RulesPage(props: &RulesProps) -> Html {
    let tries = use_state(|| 0_u32);
    let book = use_book::<Rulebook>(props.slug, *tries);
    let again = move |_: MouseEvent| tries.set(*tries + 1);
    let whole = use_whole();
    let play = {
        let onclick = props.on_play.reform(|_| ());
        let name = texts().play_this();
        html! {
            <p class="play">
                <button class="button primary" type="button" {onclick}>{ name }</button>
                <a class="button" href={route::course_address(props.slug)}>{ texts().courses() }</a>
                <a class="button" href={route::puzzles_of(props.slug)}>{ texts().puzzles() }</a>
                { on_other_boards(props.slug) }
            </p>
        }
    };
    html! {
        <main class="page">
            <a class="back" href={props.back.clone()}>{ icon(Icon::Prev) }{ texts().back_to_board() }</a>
            <article class="rules" aria-busy={book.is_none().then_some("true")}>
                <h1>{ &props.title }</h1>
                <p class="by">{ &props.author }</p>
                { play.clone() }
                { match book {
                    None => html! {},
                    Some(None) => html! {
                        <>
                            <p class="error" role="alert">{ texts().rules_not_loaded() }</p>
                            <button class="button" type="button" onclick={again}>{ texts().try_again() }</button>
                        </>
                    },
                    Some(Some(book)) => html! {
                        <ContextProvider<Whole> context={whole}>
                            <p class="lead">{ book.lead }</p>
                            for part in &book.parts { { draw(props, part) } }
                            { play }
                        </ContextProvider<Whole>>
                    },
                } }
            </article>
        </main>
    }
}

/// The way to the rules of the same game on two boards instead of one, or the other way round, where it is
/// offered so.
fn on_other_boards(slug: &str) -> Option<Html> {
    let spec = Spec::from_slug(slug)?;
    let [one, two] = spec.by_boards()?;
    let (other, name) = match spec == one {
        true => (two, texts().boards_two()),
        false => (one, texts().boards_one()),
    };
    Some(html! { <a class="button" href={route::rules_address(other)}>{ name }</a> })
}

fn draw(props: &RulesProps, part: &'static RulebookPart) -> Html {
    match part {
        RulebookPart::Heading(text) => html! { <h2>{ *text }</h2> },
        RulebookPart::Text(text) => html! { <p>{ *text }</p> },
        RulebookPart::Compared(lines) => compared(lines),
        RulebookPart::List(items) => html! { <ul>for item in items { <li>{ *item }</li> }</ul> },
        _ => props.live.emit(part),
    }
}

/// The game beside chess.
fn compared(lines: &[&'static str]) -> Html {
    let t = texts();
    let names = [t.rules_same(), t.rules_new(), t.rules_changes()];
    html! {
        <section class="compared">
            <h2>{ t.rules_compared() }</h2>
            <dl>
                for (name, line) in names.into_iter().zip(lines) {
                    <div><dt>{ name }</dt><dd>{ *line }</dd></div>
                }
            </dl>
        </section>
    }
}

/// What needs the rules of a game with turns.
fn live(spec: Spec, part: &'static RulebookPart) -> Html {
    match part {
        RulebookPart::Games(slugs) => html! {
            <ul class="games">for slug in slugs { { Spec::from_slug(slug).map(other) } }</ul>
        },
        &RulebookPart::Figure { fen, moves, caption } => {
            let start = Some(fen).filter(|fen| !fen.is_empty());
            let game = Game::replay(spec, start, moves.split_whitespace());
            html! {
                <figure>
                    { game.map(|game| diagram(game.scene(), &[])).unwrap_or_default() }
                    <figcaption>{ caption }</figcaption>
                </figure>
            }
        }
        &RulebookPart::Walk { fen, words, ref stops } => {
            html! { <Walk {spec} {fen} {words} {stops} /> }
        }
        &RulebookPart::Try { fen, moves, task } => {
            html! { <Attempt {spec} {fen} {moves} {task} /> }
        }
        &RulebookPart::Puzzle { fen, moves, key: first, task, found } => {
            html! { <Puzzle {spec} {fen} {moves} {first} {task} {found} /> }
        }
        _ => html! {},
    }
}

/// The way to another game's rules.
fn other(spec: Spec) -> Html {
    let card = spec.card();
    html! {
        <li><a href={route::rules_address(spec)}>{ terms::title(card) }</a>{ ". " }{ terms::summary(card) }</li>
    }
}
