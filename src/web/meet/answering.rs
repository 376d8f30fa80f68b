//! An answer that was opened: it goes to the page that waits for it, this one or another window.

use yew::prelude::*;

use super::place::{Place, state};
use crate::app::meet::words;
use crate::app::shell::route::{MEET, MEET_TIMED};
use crate::texts::texts;
use crate::web::dom::browser;

/// Hands over the answer to the offer with a mark.
pub fn hand_over(place: &Place, to: u32) {
    let Place { wiring, address, .. } = place;
    if !wiring.waits_for(to) {
        return wiring.hand_over(address);
    }
    // It was opened where it is waited for.
    match wiring.bring(address) {
        Ok(()) => browser::show_hash(if wiring.invites(true) { MEET_TIMED } else { MEET }),
        Err(why) => wiring.note(|visit| visit.fault = Some(why)),
    }
}

/// What has become of the answer.
pub fn answering(place: &Place) -> Html {
    let t = texts();
    let said = place.wiring.visit(|visit| match (&visit.fault, visit.is_handed) {
        (Some(why), _) => words::no_answer(why),
        (None, true) => t.meet_handed(),
        (None, false) => t.meet_unclaimed(),
    });
    state(said)
}
