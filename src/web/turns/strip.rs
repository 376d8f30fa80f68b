//! A person's strip beside the board: name, whether it thinks, and its clock.

use gloo_timers::callback::Interval;
use yew::prelude::*;

use crate::app::common::player::PlayedBy;
use crate::app::draw::icons::Icon;
use crate::app::turns::action::Action;
use crate::app::turns::alarm::TimeAlarm;
use crate::app::turns::words;
use crate::app::wording::terms;
use crate::board::{Color, Player};
use crate::game::clock::{Clock, face};
use crate::rules::Move;
use crate::web::common::sound;
use crate::web::common::sound::Sound;
use crate::web::dom::browser::now_ms;
use crate::web::draw::faces;
use crate::web::draw::glyphs::{icon, side};
use crate::web::turns::room::RoomHandle;

/// How often a running clock is drawn, in milliseconds.
const TICK: u32 = 100;

/// The strip of a side's person.
pub fn strip(room: &RoomHandle, color: Color, place: &'static str) -> Html {
    let table = &room.table;
    let player = table.game.player_of(color);
    let to_move = table.to_move() == Some(player);
    let thinks = to_move && table.is_thinking();
    let level = match table.setup.played_by(player) {
        PlayedBy::Computer(level) => Some(level),
        PlayedBy::Human | PlayedBy::Correspondence(_) | PlayedBy::Nobody => None,
    };
    // Where sides change hands, it is said whose is which, and loudest after a change.
    let changing = table.game.changes().is_some();
    let taken = changing && matches!(table.game.moves().last(), Some(Move::Switch(_)));
    html! {
        <div class={classes!("strip", place, to_move.then_some("to-move"))}>
            <div class={classes!("who", taken.then_some("taken"))} key={player as u8}>
                <i class={classes!("disc", side(color))}></i>
                if let Some(level) = level { { faces::face(level) } }
                <span class="name">{ words::name(table, player) }</span>
                if changing {
                    <span class="level">{ terms::side(color) }</span>
                }
                if let Some(left) = words::changes_left(table, player) {
                    <span class="level">{ left }</span>
                }
                if let Some(level) = level { { faces::level(level) } }
                <span class={classes!("pulse", thinks.then_some("on"))} aria-hidden="true">
                    <i></i><i></i><i></i>
                </span>
            </div>
            if let Some(clock) = table.clock {
                <ClockFace room={room.clone()} {clock} {player} />
            }
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct ClockProps {
    room: RoomHandle,
    clock: Clock,
    player: Player,
}

/// A clock that draws itself while it runs, and says when it has run out.
#[component]
fn ClockFace(props: &ClockProps) -> Html {
    let redraw = use_force_update();
    let &ClockProps { clock, player, .. } = props;
    let emergency = clock.control.emergency(player);
    let alarm = use_mut_ref(|| TimeAlarm::new(clock.left(player, now_ms()), emergency));
    let is_own = props.room.table.setup.is_human(player);
    let running = clock.running() == Some(player);
    use_effect_with((clock, running), {
        let room = props.room.clone();
        move |&(clock, running)| {
            let interval = running.then(|| {
                Interval::new(TICK, move || {
                    redraw.force_update();
                    let (now, mut alarm) = (now_ms(), alarm.borrow_mut());
                    if is_own && alarm.rings(clock.left(player, now), emergency, now) {
                        sound::play(Sound::LowTime);
                    }
                    if clock.flag(now_ms()).is_some() {
                        room.dispatch(Action::Tick);
                    }
                })
            });
            move || drop(interval)
        }
    });
    let left = clock.left(player, now_ms());
    let delay = clock.delay_left(player, now_ms());
    let low = left < emergency;
    html! {
        <span class={classes!("clock", running.then_some("running"), low.then_some("low"))} role="timer">
            if low {
                { icon(Icon::Hourglass) }
            }
            { face(left) }
            if delay > 0 {
                <small class="clock-delay">{ delay.div_ceil(1_000) }</small>
            }
        </span>
    }
}
