//! What is to be seen of the connection beside the game without turns.

use yew::prelude::*;

use super::button::{PRIMARY, button, row};
use super::line::{again, asks, choice, connection, note, phrase_list};
use crate::app::meet::words;
use crate::app::realtime::wire::{TimedWant, TimedWire};
use crate::app::realtime::words::{name, span};
use crate::app::realtime::{Session, SessionAction};
use crate::app::shell::route::MEET_TIMED;
use crate::board::Color;
use crate::texts::texts;
use crate::web::realtime::room::SessionHandle;

/// The connection of a session that has one.
pub fn timed_line(room: &SessionHandle) -> Html {
    let session = &room.session;
    let Some(wire) = &session.wire else { return html! {} };
    let friend = friend(session);
    let measured = wire.trip.zip(wire.apart).filter(|_| wire.carries());
    let below = html! {
        <>
            if let Some((trip, apart)) = measured {
                <p class="wire-note">{ texts().wire_measured(trip, apart) }</p>
            }
            if wire.carries() {
                { unit(room, wire) }
                { rematch(room, wire, &friend) }
                { phrase_list(&heard(room, TimedWant::Phrase)) }
            } else {
                { row(again(MEET_TIMED)) }
            }
        </>
    };
    connection(wire.line, words::line_timed(&friend, wire.line), below)
}

/// What the other player is called.
fn friend(session: &Session) -> String {
    name(session, !session.setup.own().unwrap_or(Color::White))
}

/// The choice of a time unit, where the one that was wished for does not suit the network.
fn unit(room: &SessionHandle, wire: &TimedWire) -> Html {
    let t = texts();
    let wished = room.session.setup.terms.tu_ms;
    let Some((proposed, trip)) = wire.proposal.zip(wire.trip) else {
        return match wire.is_agreed || wire.is_host {
            true => html! {},
            false => note(t.wire_unit_waits()),
        };
    };
    let [proposed_span, wished_span] = [proposed, wished].map(span);
    let at = |class, unit, span: &str| {
        button(class, html! { t.wire_play_at(span) }, want(room, TimedWant::Unit(unit)))
    };
    let question = t.wire_unit(trip, &wished_span, &proposed_span);
    choice(question, at(PRIMARY, proposed, &proposed_span), at("button", wished, &wished_span))
}

/// Another game, where the other player wants one, or it is asked of them.
fn rematch(room: &SessionHandle, wire: &TimedWire, friend: &str) -> Html {
    match wire.rematch {
        [false, true] => asks(friend, "rematch", &heard(room, TimedWant::Rematch)),
        [true, false] => note(texts().wire_asked("rematch")),
        _ => html! {},
    }
}

fn want(room: &SessionHandle, want: TimedWant) -> Callback<MouseEvent> {
    let room = room.clone();
    Callback::from(move |_| room.dispatch(SessionAction::Want(want)))
}

/// Hears what is wanted in particular.
fn heard<T: 'static>(room: &SessionHandle, want: fn(T) -> TimedWant) -> Callback<T> {
    let room = room.clone();
    Callback::from(move |it| room.dispatch(SessionAction::Want(want(it))))
}
