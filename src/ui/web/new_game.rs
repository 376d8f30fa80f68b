//! Setting up a new game.

use yew::prelude::*;

use super::games;
use super::glyphs::{colored_glyph, icon};
use super::sheet::{Sheet, segmented};
use crate::board::{Color, Role};
use crate::ui::clock::TimeControl;
use crate::ui::icons::Icon;
use crate::ui::settings::{Opponent, Side, Wish, level_words};
use crate::variants::Spec;

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
    let spec = Spec::from_text(&wish.game).ok().or(Spec::all().next()).unwrap_or(Spec::CHESS);
    let choose = set(&wish, |wish, spec: Spec| wish.game = spec.text());
    let alone = wish.opponent == Opponent::Computer;
    // What does not apply keeps its place, so that nothing moves under the hand.
    let only_alone = classes!("field", (!alone).then_some("void"));
    html! {
        <Sheet class="sheet-new" title="New game" on_close={props.on_close.clone()} {foot}>
            <div class="games">
                { games::tiles(spec, &choose) }
                { games::chosen(spec, &props.on_close) }
            </div>
            <div class="wishes">
                <div class="choice-row">
                    { field("Against", opponents(&wish)) }
                    <section class={only_alone.clone()}>
                        <h3 class="field-name">{ "You play" }</h3>{ sides(&wish) }
                    </section>
                </div>
                <section class={only_alone}>
                    <h3 class="field-name">
                        { "Strength " }<span>{ format!("{} · {}", wish.level, level_words(wish.level)) }</span>
                    </h3>
                    { levels(&wish) }
                </section>
                { field("Clock (minutes + seconds a move)", clocks(&wish)) }
                { games::options(spec, &choose) }
            </div>
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
