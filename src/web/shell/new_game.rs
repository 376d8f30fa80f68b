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
use crate::web::common::fields::{field, levels, opponents, sides};
use crate::web::common::sheet::{Sheet, link_out, segmented};
use crate::web::draw::glyphs::icon;
use crate::web::shell::clock_field::ClockField;
use crate::web::shell::games;

/// The wishes of the last time, for the game one is at.
pub fn last_wishes(settings: &Settings, route: Route) -> Wishes {
    let Settings { mut wish, realtime, .. } = settings.clone();
    match route {
        Route::RealTime | Route::RealTimeRules => wish.game = card::SLUG.to_owned(),
        Route::Rules(spec) => wish.game = spec.text(),
        _ => {}
    }
    Wishes { wish, realtime }
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
    let timed = use_state(|| props.wishes.realtime.clone());
    let start = {
        let (wish, timed, start) = (wish.clone(), timed.clone(), props.on_start.clone());
        move |_| start.emit(Wishes { wish: (*wish).clone(), realtime: (*timed).clone() })
    };
    let foot = html! {
        <>
            // Where the bar has no room for it.
            { link_out("button quiet to-games", RECORDS.to_owned(), texts().games(), &props.on_leave) }
            <button class="button" type="button" onclick={props.on_close.reform(|_| ())}>{ texts().cancel() }</button>
            <button class="button primary" type="button" autofocus=true onclick={start}>
                { texts().start_game() }
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
                { games::chosen(chosen, &props.on_leave) }
            </div>
            if is_timed {
                { crate::web::realtime::wishes(&timed) }
            } else {
                { wishes(&wish, spec, &choose) }
            }
        </Sheet>
    }
}

/// The wishes for a game with turns.
fn wishes(wish: &WishState, spec: Spec, choose: &Callback<String>) -> Html {
    // What does not apply keeps its place, so that nothing moves under the hand.
    let unless = |opponents: &[Opponent]| {
        classes!("field", opponents.contains(&wish.opponent).then_some("void"))
    };
    let t = texts();
    let who = set(wish, |wish, who| wish.opponent = who);
    let side = set(wish, |wish, side| wish.side = side);
    let level = set(wish, |wish, level| wish.level = level);
    html! {
        <div class="wishes">
            <div class="choice-row">
                { field(t.play_against(), segmented(t.play_against(), everybody(), &wish.opponent, who)) }
                <section class={unless(&[Opponent::Friend])}>
                    <h3 class="field-name">{ t.play_as() }</h3>{ sides(wish.side, side) }
                </section>
            </div>
            <section class={unless(&[Opponent::Friend, Opponent::Correspondence])}>
                <h3 class="field-name">
                    { t.strength() }{ " " }<span>{ t.strength_of(wish.level) }</span>
                </h3>
                { levels(wish.level, level) }
            </section>
            <section class="field">
                <h3 class="field-name">{ t.clock_note() }</h3>
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
    opponents().into_iter().chain([(Opponent::Correspondence, correspondence)]).collect()
}
