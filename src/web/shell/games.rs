//! The choice of a game: one tile for each, what the chosen one is, and what can be chosen about it.

use yew::prelude::*;

use crate::app::realtime::card as timed;
use crate::app::shell::route::{course_address, editor_address, puzzles_of};
use crate::app::wording::terms;
use crate::texts::texts;
use crate::variants::{CATALOGUE, Card, Choice, Emblem, Group, Spec};
use crate::web::common::fields::heading;
use crate::web::common::sheet::{link_out, segmented};
use crate::web::draw::glyphs::{emblem, sign};

/// All games that stand apart, group by group, none chosen but the one without turns; `choose` hears the
/// slug of which is chosen.
pub fn tiles(chosen: Option<Spec>, choose: &Callback<String>) -> Html {
    html! {
        for group in Group::APART {
            <section class="field">
                { heading(group_title(group)) }
                <div class="tiles">
                    for card in CATALOGUE.iter().filter(|card| card.group == group) {
                        { tile(card.slug, terms::title(card), emblem(shown(chosen, card)), is(chosen, card), choose) }
                    }
                    if group == Group::Main {
                        { tile(timed::SLUG, texts().timed_title(), sign(timed::EMBLEM), chosen.is_none(), choose) }
                    }
                </div>
            </section>
        }
    }
}

fn group_title(group: Group) -> String {
    match group {
        Group::Main => texts().main_games(),
        Group::Relatives => texts().variations(),
        Group::TwoBoards => texts().two_boards_games(),
    }
}

/// Is a game chosen, or one that has no tile because it is that on two boards?
fn is(chosen: Option<Spec>, card: &Card) -> bool {
    let Some(spec) = chosen else { return false };
    let apart = match spec.card().group {
        Group::TwoBoards => spec.by_boards().map_or(spec, |[one, _]| one),
        _ => spec,
    };
    apart.slug() == card.slug
}

/// The emblem of a game, on two boards if it is chosen so.
fn shown(chosen: Option<Spec>, card: &Card) -> Emblem {
    let own = chosen.filter(|_| is(chosen, card));
    own.map_or(card.emblem, |spec| spec.card().emblem)
}

fn tile(
    slug: &'static str,
    title: String,
    emblem: Html,
    chosen: bool,
    choose: &Callback<String>,
) -> Html {
    let onchange = choose.reform(move |_: Event| slug.to_owned());
    html! {
        <label class="card" key={slug}>
            <input type="radio" name="game" value={slug} checked={chosen} {onchange} />
            <span class="card-face">
                <span class="emblem">{ emblem }</span><span>{ title }</span>
            </span>
        </label>
    }
}

/// What the chosen game is, on how many boards, and the ways to its rules and to the editor: of the one
/// without turns, if it is none else.
pub fn chosen(spec: Option<Spec>, choose: &Callback<String>, on_leave: &Callback<()>) -> Html {
    let slug = spec.map_or(timed::SLUG, |spec| spec.card().slug);
    let rules = format!("#/rules/{slug}");
    let editor = editor_address(&format!("#/{slug}"));
    let (title, author, summary) = match spec.map(Spec::card) {
        Some(card) => (terms::title(card), terms::author(card), terms::summary(card)),
        None => (texts().timed_title(), texts().timed_author(), texts().timed_summary()),
    };
    html! {
        <div class="chosen" aria-live="polite">
            <p><b>{ title }</b>{ " " }<span>{ author }</span></p>
            <p>
                { summary }{ " " }
                { link_out("", rules, texts().how_to_play(), on_leave) }{ " · " }
                { link_out("", course_address(slug), texts().courses(), on_leave) }{ " · " }
                { link_out("", puzzles_of(slug), texts().puzzles(), on_leave) }{ " · " }
                { link_out("", editor, texts().editor(), on_leave) }
            </p>
            { boards(spec, choose) }
        </div>
    }
}

/// On how many boards the chosen game is played. What cannot be chosen keeps its place, so that nothing moves
/// under the hand.
fn boards(spec: Option<Spec>, choose: &Callback<String>) -> Html {
    let both = spec.and_then(Spec::by_boards);
    let [one, two] = both.unwrap_or([Spec::CHESS; 2]).map(Spec::slug);
    let t = texts();
    let ways = vec![(one, html! { t.boards_one() }), (two, html! { t.boards_two() })];
    let current = spec.map_or(one, Spec::slug);
    let choose = choose.reform(|slug: &'static str| slug.to_owned());
    html! {
        <div class={classes!("board-count", both.is_none().then_some("void"))}>
            { segmented(t.boards_title(), ways, &current, choose) }
        </div>
    }
}

/// What can be chosen about a game.
pub fn options(spec: Spec, choose: &Callback<String>) -> Html {
    html! {
        <div class="options">
            for choice in spec.card().options { { option(spec, choice, choose) } }
        </div>
    }
}

fn option(spec: Spec, choice: &'static Choice, choose: &Callback<String>) -> Html {
    let face = |value: &str| html! { terms::option(choice, value) };
    let values = choice.values.iter().map(|&value| (value, face(value))).collect();
    let choose = {
        let choose = choose.clone();
        Callback::from(move |value: &'static str| {
            spec.with_option(choice.key, value).iter().for_each(|spec| choose.emit(spec.text()));
        })
    };
    let current = spec.option(choice.key).unwrap_or_default();
    html! {
        <section class="field" key={choice.key}>
            { heading(terms::option(choice, "title")) }
            { segmented(terms::option(choice, "title"), values, &current, choose) }
        </section>
    }
}
