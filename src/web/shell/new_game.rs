//! Setting up a new game.

use yew::prelude::*;

use crate::app::common::player::Opponent;
use crate::app::draw::icons::Icon;
use crate::app::realtime::card;
use crate::app::shell::route::{RECORDS, Route};
use crate::app::shell::settings::{Settings, Wishes};
use crate::app::turns::wish::Wish;
use crate::texts::texts;
use crate::variants::Spec;
use crate::web::common::fields::{field, heading, name_field, opponents, sides};
use crate::web::common::sheet::{Sheet, link_out, segmented, switch};
use crate::web::draw::glyphs::icon;
use crate::web::realtime::first;
use crate::web::shell::clock_field::ClockField;
use crate::web::shell::games;
use crate::web::shell::levels::Levels;
use crate::web::shell::page::Page;
use crate::web::shell::settings_sheet::setting;

/// The wishes of the last time, for the game one is at.
pub fn last_wishes(page: &Page) -> Wishes {
    let Settings { mut wish, realtime, turn_board, .. } = (*page.settings).clone();
    match *page.route {
        Route::Table => wish.game = page.room.table.setup.spec.text(),
        Route::RealTime | Route::RealTimeRules | Route::RealTimeCourse | Route::TimedPuzzles => {
            wish.game = card::SLUG.to_owned()
        }
        Route::Rules(spec) | Route::Course(spec) | Route::Puzzles(Some(spec)) => {
            wish.game = spec.text()
        }
        _ => {}
    }
    Wishes { wish, realtime, turn_board }
}

#[derive(PartialEq, Properties)]
pub struct NewGameProps {
    pub wishes: Wishes,
    pub on_start: Callback<Wishes>,
    pub on_close: Callback<()>,
    /// Hears that a link leads elsewhere.
    pub on_leave: Callback<()>,
}

/// The choices for a new game, as they were the last time.
#[component]
pub fn NewGame(props: &NewGameProps) -> Html {
    let wish = use_state(|| props.wishes.wish.clone());
    let timed = use_state(|| first::proposed(&props.wishes.realtime));
    let turns = use_state(|| props.wishes.turn_board);
    let start = {
        let (wish, timed, start) = (wish.clone(), timed.clone(), props.on_start.clone());
        let turn_board = *turns;
        move |_| {
            start.emit(Wishes { wish: (*wish).clone(), realtime: (*timed).clone(), turn_board })
        }
    };
    let against = if wish.game == card::SLUG { timed.opponent } else { wish.opponent };
    let is_meeting = against == Opponent::Device;
    let foot = html! {
        <>
            // Where the bar has no room for it.
            { link_out("button quiet to-games", RECORDS.to_owned(), texts().games(), &props.on_leave) }
            <button class="button" type="button" onclick={props.on_close.reform(|_| ())}>{ texts().cancel() }</button>
            <button class="button primary" type="button" autofocus=true onclick={start}>
                { if is_meeting { texts().meet_start() } else { texts().start_game() } }
            </button>
        </>
    };
    let spec = Spec::from_text(&wish.game).ok().or(Spec::all().next()).unwrap_or(Spec::CHESS);
    let choose = set(&wish, |wish, slug: String| wish.game = slug);
    let is_timed = wish.game == card::SLUG;
    let chosen = (!is_timed).then_some(spec);
    html! {
        <Sheet class="sheet-new" title={texts().new_game()} on_close={props.on_close.clone()} {foot}>
            <div class="games">
                { games::tiles(chosen, &choose) }
                { games::chosen(chosen, &choose, &props.on_leave) }
            </div>
            if is_timed {
                { crate::web::realtime::wishes(&timed) }
            } else {
                { wishes(&wish, &turns, spec, &choose) }
            }
        </Sheet>
    }
}

/// The wishes for a game with turns.
fn wishes(
    wish: &WishState,
    turns: &UseStateHandle<bool>,
    spec: Spec,
    choose: &Callback<String>,
) -> Html {
    let t = texts();
    let who = set(wish, |wish, who| wish.opponent = who);
    let side = set(wish, |wish, side| wish.side = side);
    // What does not apply keeps its place, so that nothing moves under the hand.
    let sided = (wish.opponent == Opponent::Friend).then_some("void");
    html! {
        <div class="wishes">
            <div class="choice-row">
                { field(t.play_against(), segmented(t.play_against(), everybody(), &wish.opponent, who)) }
                <section class={classes!("field", sided)}>
                    { heading(t.play_as()) }{ sides(wish.side, side) }
                </section>
            </div>
            <section class="field opponent">{ opponent(wish, turns, spec) }</section>
            <section class="field">
                { heading(t.clock_note()) }
                if wish.opponent == Opponent::Correspondence {
                    <p class="no-clock">{ t.clock_not_by_link() }</p>
                } else {
                    <ClockField
                        time={wish.time} against={wish.opponent}
                        on_change={set(wish, |wish, time| wish.time = time)}
                    />
                }
            </section>
            { games::options(spec, choose) }
        </div>
    }
}

/// Who the opponent is: a level of the computer, or what people are called. It has as much room whoever it is.
fn opponent(wish: &WishState, turns: &UseStateHandle<bool>, spec: Spec) -> Html {
    let t = texts();
    match wish.opponent {
        Opponent::Computer => html! {
            <>
                { heading(t.strength()) }
                <Levels level={wish.level} {spec} choose={set(wish, |wish, level| wish.level = level)} />
            </>
        },
        Opponent::Friend => html! {
            <>
                { heading(t.names_here()) }
                <div class="names">
                    { name_field(t.name_of("white"), &wish.names[0], set(wish, |wish, name| wish.names[0] = name)) }
                    { name_field(t.name_of("black"), &wish.names[1], set(wish, |wish, name| wish.names[1] = name)) }
                </div>
                { turning(turns) }
            </>
        },
        Opponent::Correspondence | Opponent::Device => html! {
            <>
                { name_field(t.your_name(), &wish.name, set(wish, |wish, name| wish.name = name)) }
                <p class="setting-note">{ t.your_name_note() }</p>
                if wish.opponent == Opponent::Device {
                    <p class="device-note">{ t.opponent_device_note() }</p>
                }
            </>
        },
    }
}

/// Whether the board turns for two people here.
fn turning(turns: &UseStateHandle<bool>) -> Html {
    let t = texts();
    let turn = turns.setter();
    let control = switch(t.turn_board(), **turns, Callback::from(move |on| turn.set(on)));
    setting(t.turn_board(), t.turn_board_note(), control)
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

/// Against whom one may play with turns.
fn everybody() -> Vec<(Opponent, Html)> {
    let correspondence = html! { <>{ icon(Icon::Letter) }{ texts().opponent_by_link() }</> };
    let device = html! { <>{ icon(Icon::Devices) }{ texts().opponent_device() }</> };
    let mut all = opponents();
    all.extend([(Opponent::Device, device), (Opponent::Correspondence, correspondence)]);
    all
}
