//! Inviting a friend: a link to send, and a place for what comes back.

use std::rc::Rc;

use yew::prelude::*;

use super::looking::looking;
use super::place::{
    PRIMARY, Place, above, button, by_links, failed, handed, state, step, to_board,
};
use super::purpose::Purpose;
use crate::app::meet::challenge::Challenge;
use crate::app::meet::invitation::Invitation;
use crate::app::meet::meeting::Stage;
use crate::app::meet::words;
use crate::app::turns::wire::Wire;
use crate::notation::name;
use crate::texts::texts;
use crate::web::dom::browser;

/// Where the friend's answer is put.
const ANSWER: &str = "#meet-answer";

/// The invitation to the game on the table, or to one without turns, and its title.
pub fn inviting(place: &Rc<Place>) -> (String, Html) {
    let t = texts();
    if !is_asked(place) {
        let new = button(place, PRIMARY, t.new_game(), |place| place.page.on_new.emit(()));
        return (t.meet(), above("", t.meet_nobody(), new));
    }
    let said = match stage(place) {
        Some(Stage::Inviting(link)) => waiting(place, link),
        Some(Stage::Joining(_)) => state(t.meet_joining()),
        Some(Stage::Failed(why)) => {
            failed(place, *why, t.meet_link_again(), invite, place.is_timed())
        }
        Some(Stage::Together) => to_board(place, place.is_timed()),
        Some(Stage::Preparing | Stage::Answering(_)) | None => state(t.meet_preparing()),
    };
    (t.meet_invite(), above("lead", t.meet_lead(), said))
}

/// Somebody comes here, or there is a game to invite to by now. That means wanting to meet somebody; a meeting that is
/// under way goes on.
pub fn begin(place: &Place) {
    if is_asked(place) && stage(place).is_none() {
        invite(place);
    }
}

/// Is there a game to invite to?
pub fn is_asked(place: &Place) -> bool {
    place.is_timed() || place.page.room.table.wire.is_some()
}

/// How far the meeting is, if it is one to which somebody invites here.
fn stage(place: &Place) -> Option<&Stage> {
    let is_timed = place.is_timed();
    // Together are only those who still hear each other.
    let is_here = |stage: &&Stage| !matches!(stage, Stage::Together) || carries(place);
    place.stage.as_ref().filter(|_| place.wiring.invites(is_timed)).filter(is_here)
}

/// Does the connection of the game at hand carry anything?
fn carries(place: &Place) -> bool {
    let carries = match place.is_timed() {
        true => place.page.tie.room().and_then(|room| Some(room.session.wire.as_ref()?.carries())),
        false => place.page.room.table.wire.as_ref().map(Wire::carries),
    };
    carries.unwrap_or_default()
}

/// Invites to the game at hand, or to a new one as was wished for.
fn invite(place: &Place) {
    let page = &place.page;
    if !place.is_timed() {
        let table = &page.room.table;
        let Some((game, meeting)) = Invitation::to(table).zip(table.meeting()) else { return };
        return place.wiring.invite(Purpose::Table(meeting), game.link(), place.stun());
    }
    let name = name::tidy(&page.name);
    let at_hand = page.tie.room().and_then(|room| Challenge::at(&room.session, name.clone()));
    let challenge = at_hand.unwrap_or_else(|| {
        let number = (browser::chance() >> 12).max(1);
        Challenge::of(&page.wish, number, name.clone(), browser::chance())
    });
    let link = challenge.link();
    place.wiring.invite(Purpose::Duel { challenge, name }, link, place.stun());
}

/// The link, and where the answer goes.
fn waiting(place: &Rc<Place>, link: &str) -> Html {
    let t = texts();
    html! {
        <>
            { step(t.meet_send(), t.meet_send_note(), handed(t.meet_link(), link)) }
            { step(t.meet_wait(), t.meet_wait_note(), pasting(place)) }
            if !place.is_timed() { { by_links(place) } }
        </>
    }
}

/// A place for the friend's answer; why it is none is said.
fn pasting(place: &Rc<Place>) -> Html {
    let t = texts();
    let fault = place.wiring.visit(|visit| visit.fault.as_ref().map(words::no_answer));
    html! {
        <div class="field">
            <label class="field-name" for="meet-answer">{ t.meet_answer() }</label>
            <textarea
                id="meet-answer" rows="2" spellcheck="false" autocomplete="off"
                aria-invalid={fault.is_some().then_some("true")} aria-describedby="meet-fault"
            />
            <p class="error" id="meet-fault" role="alert">{ fault }</p>
            <div class="meet-ways">
                { button(place, PRIMARY, t.meet_connect(), connect) }
                { looking(place) }
            </div>
        </div>
    }
}

/// Brings what somebody has put where the answer goes.
fn connect(place: &Place) {
    let answer = browser::written(ANSWER).unwrap_or_default();
    let fault = place.wiring.bring(&answer).err();
    place.wiring.note(|visit| visit.fault = fault);
}
