//! What a table shows of the connection to the other player: how it is, what they want, and what can be said to them.

use yew::prelude::*;

use crate::app::common::line::Line;
use crate::app::draw::icons::Icon;
use crate::app::meet::words;
use crate::app::shell::route::MEET;
use crate::app::turns::action::Action;
use crate::app::turns::wire::{Want, Wire};
use crate::app::turns::words::{name, wish_word};
use crate::board::Player;
use crate::meet::turns::message::PHRASES;
use crate::texts::texts;
use crate::web::draw::glyphs::icon;
use crate::web::turns::room::RoomHandle;

/// The connection of a table that has one. It is in a part of the program of its own.
#[inline(never)]
pub fn line(room: &RoomHandle) -> Html {
    let Some(wire) = &room.table.wire else { return html! {} };
    let (t, word) = (texts(), words::line_word(wire.line));
    let is_over = matches!(wire.line, Line::Stopped(_));
    html! {
        <section class="wire" aria-label={t.wire_title()} data-line={word}>
            <p class="wire-state" role="status">
                <i aria-hidden="true"></i>{ words::line(&room.table, wire.line) }
            </p>
            { asked(room, wire) }
            if wire.carries() {
                { phrases(room) }
            } else {
                <div class="button-row">
                    if !is_over { <a class="button primary" href={MEET}>{ t.wire_again() }</a> }
                    <button class="button" type="button" onclick={act(room, Action::GoOnByLinks)}>
                        { t.meet_by_links() }
                    </button>
                </div>
            }
        </section>
    }
}

/// What the other player wants, to be answered, and what is wanted of them.
fn asked(room: &RoomHandle, wire: &Wire) -> Html {
    let (t, own) = (texts(), room.table.setup.human());
    let [first, second] = wire.asked;
    let (ours, theirs) = if own == Player::First { (first, second) } else { (second, first) };
    html! {
        <>
            if let Some(wish) = theirs {
                { asks(&name(&room.table, !own), wish_word(wish), &answer(room)) }
            } else if let Some(wish) = ours {
                <p class="note" role="status">{ t.wire_asked(wish_word(wish)) }</p>
            }
        </>
    }
}

fn answer(room: &RoomHandle) -> Callback<bool> {
    let room = room.clone();
    Callback::from(move |agreed| room.dispatch(Action::Want(Want::Answer(agreed))))
}

/// What the other player wants, by its word; `answer` hears whether it is agreed to.
pub fn asks(friend: &str, wish: &str, answer: &Callback<bool>) -> Html {
    let t = texts();
    html! {
        <div class="confirm" role="group" aria-live="polite">
            <span class="ask">{ t.wire_asks(friend, wish) }</span>
            <button class="button primary" type="button" onclick={answer.reform(|_| true)}>
                { icon(Icon::Check) }{ t.accept() }
            </button>
            <button class="button" type="button" onclick={answer.reform(|_| false)}>
                { icon(Icon::Cross) }{ t.decline() }
            </button>
        </div>
    }
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
                    <button class="button" type="button" onclick={say.reform(move |_| number)}>
                        { t.wire_phrase(number) }
                    </button>
                }
            </div>
        </details>
    }
}

fn act(room: &RoomHandle, action: Action) -> Callback<MouseEvent> {
    let room = room.clone();
    Callback::from(move |_| room.dispatch(action.clone()))
}
