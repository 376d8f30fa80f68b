//! What somebody has seen of the game, as the browser keeps it. Where it keeps nothing, the page knows it as long as it
//! is open.

use std::cell::Cell;

use crate::app::realtime::first::Experience;
use crate::app::realtime::wish::TimedWish;
use crate::web::common::store;
use crate::web::dom::browser;

thread_local! {
    static KNOWN: Cell<Option<Experience>> = const { Cell::new(None) };
}

/// What somebody has seen. A frame explains nothing.
pub fn experience() -> Experience {
    if browser::is_frame() {
        return Experience::OF_OLD;
    }
    let kept = || store::kept(store::EXPERIENCE).ok().flatten().unwrap_or_default();
    let known = KNOWN.get().unwrap_or_else(kept);
    KNOWN.set(Some(known));
    known
}

/// Notes what somebody has seen.
pub fn keep(seen: Experience) {
    if seen != experience() {
        KNOWN.set(Some(seen));
        store::keep(store::EXPERIENCE, &seen);
    }
}

/// The game for somebody who wishes for nothing but the usual.
pub fn proposed(usual: &TimedWish) -> TimedWish {
    experience().proposed(usual)
}

/// Notes that somebody has chosen a game.
pub fn note_choice(wish: &TimedWish) {
    keep(experience().after_choice(wish));
}

/// What is to be the usual after a choice.
pub fn remembered(wish: &TimedWish, usual: &TimedWish) -> TimedWish {
    experience().remembered(wish, usual)
}
