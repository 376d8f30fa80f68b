//! Setting up a new game.

use yew::prelude::*;

use super::glyphs::{colored_glyph, icon};
use super::sheet::{Sheet, segmented};
use crate::board::{Color, Role};
use crate::ui::clock::TimeControl;
use crate::ui::icons::Icon;
use crate::ui::settings::{Opponent, Side, Wish, level_words};
use crate::variants::{CATALOGUE, Card, Emblem};

/// The clocks that are offered: minutes, and seconds a move.
const CLOCKS: [(u32, u32); 5] = [(1, 1), (3, 2), (5, 3), (10, 5), (15, 10)];

#[derive(PartialEq, Properties)]
pub struct NewGameProps {
    pub wish: Wish,
    pub on_start: Callback<Wish>,
    pub on_close: Callback<()>,
}

/// The choices for a new game, as they were the last time.
#[component]
pub fn NewGame(props: &NewGameProps) -> Html {
    let wish = use_state(|| props.wish.clone());
    let start = {
        let (wish, start) = (wish.clone(), props.on_start.clone());
        move |_| start.emit((*wish).clone())
    };
    let foot = html! {
        <>
            <button class="button" type="button" onclick={props.on_close.reform(|_| ())}>{ "Cancel" }</button>
            <button class="button primary" type="button" autofocus=true onclick={start}>
                { "Start the game" }
            </button>
        </>
    };
    html! {
        <Sheet class="sheet-new" title="New game" on_close={props.on_close.clone()} {foot}>
            <section class="field">
                <h3 class="field-name">{ "Game" }</h3>
                <div class="cards">
                    for game in &CATALOGUE { { card(game, &wish) } }
                </div>
            </section>
            <div class="choice-row">
                { field("Against", opponents(&wish)) }
                if wish.opponent == Opponent::Computer {
                    { field("You play", sides(&wish)) }
                }
            </div>
            if wish.opponent == Opponent::Computer {
                <section class="field">
                    <h3 class="field-name">
                        { "Strength " }<span>{ format!("{} · {}", wish.level, level_words(wish.level)) }</span>
                    </h3>
                    { levels(&wish) }
                </section>
            }
            { field("Clock (minutes + seconds a move)", clocks(&wish)) }
        </Sheet>
    }
}

type WishState = UseStateHandle<Wish>;

fn set<T: 'static>(wish: &WishState, set: fn(&mut Wish, T)) -> Callback<T> {
    let wish = wish.clone();
    Callback::from(move |value| {
        let mut changed = (*wish).clone();
        set(&mut changed, value);
        wish.set(changed);
    })
}

fn field(name: &'static str, control: Html) -> Html {
    html! { <section class="field"><h3 class="field-name">{ name }</h3>{ control }</section> }
}

fn card(game: &'static Card, wish: &WishState) -> Html {
    let choose = set(wish, |wish, slug: &'static str| wish.game = slug.to_owned());
    let slug = game.slug;
    let emblem = match game.emblem {
        Emblem::Man(role) => colored_glyph(Color::White, role),
        Emblem::Zone => icon(Icon::Zone),
    };
    html! {
        <label class="card" key={slug}>
            <input
                type="radio" name="game" checked={wish.game == slug}
                onchange={choose.reform(move |_| slug)}
            />
            <span class="card-face">
                { emblem }
                <span class="card-name">{ game.title }</span>
                <span class="card-line">{ game.summary }</span>
            </span>
        </label>
    }
}

fn opponents(wish: &WishState) -> Html {
    let options = vec![
        (Opponent::Computer, html! { <>{ icon(Icon::Chip) }{ "Computer" }</> }),
        (Opponent::Friend, html! { <>{ icon(Icon::People) }{ "A friend here" }</> }),
    ];
    segmented("Against", options, &wish.opponent, set(wish, |wish, who| wish.opponent = who))
}

fn sides(wish: &WishState) -> Html {
    let king = |color| colored_glyph(color, Role::King);
    let options = vec![
        (Side::White, html! { <>{ king(Color::White) }{ "White" }</> }),
        (Side::Either, html! { <>{ king(Color::White) }{ king(Color::Black) }{ "Either" }</> }),
        (Side::Black, html! { <>{ king(Color::Black) }{ "Black" }</> }),
    ];
    segmented("You play", options, &wish.side, set(wish, |wish, side| wish.side = side))
}

fn levels(wish: &WishState) -> Html {
    let options = (1..=8).map(|level: u8| (level, html! { level })).collect();
    segmented("Strength", options, &wish.level, set(wish, |wish, level| wish.level = level))
}

fn clocks(wish: &WishState) -> Html {
    let mut options = vec![(None, html! { "None" })];
    options.extend(CLOCKS.map(|(minutes, increment)| {
        let face = html! { format!("{minutes}+{increment}") };
        (Some(TimeControl::minutes(minutes, increment)), face)
    }));
    segmented("Clock", options, &wish.time, set(wish, |wish, time| wish.time = time))
}
