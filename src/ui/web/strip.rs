//! A person's strip beside the board: name, whether it thinks, and its clock.

use gloo_timers::callback::Interval;
use yew::prelude::*;

use super::browser::now_ms;
use super::glyphs::side;
use super::room::RoomHandle;
use crate::board::{Color, Seat};
use crate::rules::Move;
use crate::texts::texts;
use crate::ui::clock::{self, Clock};
use crate::ui::player::Player;
use crate::ui::table::Action;
use crate::ui::words;

/// How often a running clock is drawn, in milliseconds.
const TICK: u32 = 100;
/// A clock with less than this is low, in milliseconds.
const LOW: u32 = 20_000;

/// The strip of an army's person.
pub fn strip(room: &RoomHandle, color: Color, place: &'static str) -> Html {
    let table = &room.table;
    let seat = table.game.seat_of(color);
    let to_move = table.to_move() == Some(seat);
    let thinks = to_move && table.is_thinking();
    let level = match table.setup.player(seat) {
        Player::Computer(level) => Some(level),
        Player::Human | Player::Afar(_) | Player::Nobody => None,
    };
    // Where armies change hands, it is said whose is which, and loudest after a change.
    let changing = table.game.changes().is_some();
    let taken = changing && matches!(table.game.moves().last(), Some(Move::Switch(_)));
    html! {
        <div class={classes!("strip", place, to_move.then_some("to-move"))}>
            <div class={classes!("who", taken.then_some("taken"))} key={seat as u8}>
                <i class={classes!("disc", side(color))}></i>
                <span class="name">{ words::name(table, seat) }</span>
                if changing {
                    <span class="level">{ words::side(color) }</span>
                }
                if let Some(left) = words::changes_left(table, seat) {
                    <span class="level">{ left }</span>
                }
                if let Some(level) = level {
                    <span class="level">{ texts().level(level) }</span>
                }
                <span class={classes!("pulse", thinks.then_some("on"))} aria-hidden="true">
                    <i></i><i></i><i></i>
                </span>
            </div>
            if let Some(clock) = table.clock {
                <ClockFace room={room.clone()} {clock} {seat} />
            }
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct ClockProps {
    room: RoomHandle,
    clock: Clock,
    seat: Seat,
}

/// A clock that draws itself while it runs, and says when it has run out.
#[component]
fn ClockFace(props: &ClockProps) -> Html {
    let redraw = use_force_update();
    let running = props.clock.running() == Some(props.seat);
    use_effect_with((props.clock, running), {
        let room = props.room.clone();
        move |&(clock, running)| {
            let interval = running.then(|| {
                Interval::new(TICK, move || {
                    redraw.force_update();
                    if clock.flag(now_ms()).is_some() {
                        room.dispatch(Action::Tick);
                    }
                })
            });
            move || drop(interval)
        }
    });
    let left = props.clock.left(props.seat, now_ms());
    let low = running && left < LOW;
    html! {
        <span class={classes!("clock", running.then_some("running"), low.then_some("low"))} role="timer">
            { clock::face(left) }
        </span>
    }
}
