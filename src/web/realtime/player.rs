//! A player's strip beside the board: who it is, how the check stands, what pawns become.

use yew::prelude::*;

use crate::app::common::player::PlayedBy;
use crate::app::realtime::{SessionAction, words};
use crate::board::Color;
use crate::notation::words::role_name;
use crate::realtime::Command;
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::draw::faces;
use crate::web::draw::glyphs::{colored_glyph, side};
use crate::web::realtime::room::SessionHandle;

/// The strip of a side's player.
pub fn player(room: &SessionHandle, color: Color, place: &'static str) -> Html {
    let session = &room.session;
    let level = match session.setup.players[color] {
        PlayedBy::Computer(level) => Some(level),
        PlayedBy::Human | PlayedBy::Correspondence(_) | PlayedBy::Nobody => None,
    };
    let (checks, tick) = session.shown_checks(browser::now());
    let check = checks.into_iter().find(|check| check.side == color);
    let state = check.map(|check| match check.stuns(tick) {
        true => texts().timed_mark_stunned(),
        false => texts().timed_mark_check(),
    });
    let offered = session.arbiter.offers(!color) && session.setup.is_human(color);
    html! {
        <div class={classes!("strip", place, side(color))}>
            <div class="who">
                <i class={classes!("disc", side(color))}></i>
                if let Some(level) = level { { faces::face(level) } }
                <span class="name">{ words::name(session, color) }</span>
                if let Some(level) = level { { faces::level(level) } }
                if let Some(state) = state {
                    <span class="level alarming">{ state }</span>
                }
            </div>
            if offered {
                { offer(room, color) }
            } else if session.setup.is_human(color) && !session.is_over() {
                { promotion(room, color) }
            }
        </div>
    }
}

/// What this side's pawns become: a press takes the next.
fn promotion(room: &SessionHandle, color: Color) -> Html {
    let role = room.session.promotion[color];
    let room = room.clone();
    let name = role_name(role);
    html! {
        <button
            class="becomes" type="button" title={texts().timed_becomes_title(name)}
            aria-label={texts().timed_becomes(name)}
            onclick={move |_| room.dispatch(SessionAction::Promote(color))}
        >
            <span aria-hidden="true">{ "♟→" }</span>{ colored_glyph(color, role) }
        </button>
    }
}

/// The answer to an offer of a draw.
fn offer(room: &SessionHandle, color: Color) -> Html {
    let answer = |name: String, command: Command| {
        let room = room.clone();
        let onclick = move |_| room.dispatch(SessionAction::Tell(color, command));
        html! { <button class="button" type="button" {onclick}>{ name }</button> }
    };
    html! {
        <div class="offered">
            <span>{ texts().timed_draw_offered() }</span>
            { answer(texts().accept(), Command::Offer) }
            { answer(texts().decline(), Command::Decline) }
        </div>
    }
}
