//! What is said of sharing. Only views call it.

use crate::app::share::correspondence::Letter;
use crate::texts::texts;

/// What somebody is asked to do with the link to a game by links.
pub fn prompt(letter: Letter) -> String {
    match letter {
        Letter::First => texts().send_first_link(),
        Letter::Move => texts().send_link(),
        Letter::Last => texts().send_last_link(),
    }
}
