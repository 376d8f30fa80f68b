//! What a table shows of the connection to the other player: how it is, what they want, and what can be said to them.

use yew::prelude::*;

use super::button::{PRIMARY, button, row};
use crate::app::common::line::Line;
use crate::app::draw::icons::Icon;
use crate::app::meet::words;
use crate::app::shell::route::MEET;
use crate::app::turns::action::Action;
use crate::app::turns::wire::{Want, Wire};
use crate::app::turns::words::{name, wish_word};
use crate::board::Player;
use crate::meet::turns::message::{PHRASES, Wish};
use crate::texts::texts;
use crate::web::draw::glyphs::icon;
use crate::web::turns::room::RoomHandle;

/// The connection of a table that has one. It is in a part of the program of its own.
#[inline(never)]
pub fn line(room: &RoomHandle) -> Html {
    let Some(wire) = &room.table.wire else { return html! {} };
    let is_over = matches!(wire.line, Line::Stopped(_));
    let below = html! {
        <>
            { asked(room, wire) }
            if wire.carries() {
                { phrases(room) }
            } else {
                { row(html! {
                    <>
                        if !is_over { { again(MEET) } }
                        { button("button", html! { texts().meet_by_links() }, act(room, Action::GoOnByLinks)) }
                    </>
                }) }
            }
        </>
    };
    connection(wire.line, words::line(&room.table, wire.line), below)
}

/// A connection: how it is, in words, and what belongs to it.
pub fn connection(line: Line, said: String, below: Html) -> Html {
    html! {
        <section class="wire" aria-label={texts().wire_title()} data-line={words::line_word(line)}>
            <p class="wire-state" role="status"><i aria-hidden="true"></i>{ said }</p>
            { below }
        </section>
    }
}

/// The way to meet again.
pub fn again(address: &'static str) -> Html {
    html! { <a class="button primary" href={address}>{ texts().wire_again() }</a> }
}

/// What is waited for.
pub fn note(said: String) -> Html {
    html! { <p class="note" role="status">{ said }</p> }
}

/// What the other player wants, to be answered, and what is wanted of them.
fn asked(room: &RoomHandle, wire: &Wire) -> Html {
    let own = room.table.setup.human();
    let [first, second] = wire.asked;
    let (ours, theirs) = if own == Player::First { (first, second) } else { (second, first) };
    match (theirs, ours) {
        (Some(wish), _) => asks(&name(&room.table, !own), wish_word(wish), &answer(room, wish)),
        (None, Some(wish)) => note(texts().wire_asked(wish_word(wish))),
        (None, None) => html! {},
    }
}

fn answer(room: &RoomHandle, wish: Wish) -> Callback<bool> {
    let room = room.clone();
    Callback::from(move |agreed| room.dispatch(Action::Want(Want::Answer(wish, agreed))))
}

/// What the other player wants, by its word; `answer` hears whether it is agreed to.
pub fn asks(friend: &str, wish: &str, answer: &Callback<bool>) -> Html {
    let t = texts();
    let yes = answers(PRIMARY, Icon::Check, t.accept(), answer.reform(|_| true));
    let no = answers("button", Icon::Cross, t.decline(), answer.reform(|_| false));
    choice(t.wire_asks(friend, wish), yes, no)
}

/// A question, and its two answers.
pub fn choice(question: String, one: Html, other: Html) -> Html {
    html! {
        <div class="confirm" role="group" aria-live="polite">
            <span class="ask">{ question }</span>
            { one }
            { other }
        </div>
    }
}

fn answers(class: &'static str, sign: Icon, label: String, press: Callback<MouseEvent>) -> Html {
    button(class, html! { <>{ icon(sign) }{ label }</> }, press)
}

/// The phrases there are.
fn phrases(room: &RoomHandle) -> Html {
    let room = room.clone();
    phrase_list(&Callback::from(move |number| {
        room.dispatch(Action::Want(Want::Phrase(number)));
    }))
}

/// The phrases there are; `say` hears the number of one.
pub fn phrase_list(say: &Callback<u8>) -> Html {
    let t = texts();
    html! {
        <details class="phrases">
            <summary>{ t.wire_say() }</summary>
            <div class="phrase-row">
                for number in 0..PHRASES {
                    { button("button", html! { t.wire_phrase(number) }, say.reform(move |_| number)) }
                }
            </div>
        </details>
    }
}

fn act(room: &RoomHandle, action: Action) -> Callback<MouseEvent> {
    let room = room.clone();
    Callback::from(move |_| room.dispatch(action.clone()))
}
