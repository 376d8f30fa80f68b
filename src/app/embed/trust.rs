//! Whom a frame tells and hears.
//!
//! It tells the page around it and nobody else. What it tells is no secret: what that page asked to be
//! shown, and the moves a visitor makes there. So a page that says nothing of its origin is told all
//! the same, whatever it is (`*`); one that does is told only as long as it is that page.
//!
//! It hears only the page around it, and that only if the frame's address declares an origin and the
//! message is from there. An origin of `null` is anybody's (a page in a sandbox, a file) and is never
//! heard. A sandbox around the frame itself changes nothing: it takes the frame's origin away, not
//! that of the page around.

use crate::app::embed::wish::FrameWish;

/// What somebody's message deserves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trust {
    Heard,
    /// It comes from the right window, but the frame's address declares no origin: to be told so.
    Undeclared,
    /// Not even an answer.
    Ignored,
}

/// The origin that is told; `*` is any.
pub fn told(wish: &FrameWish) -> &str {
    wish.origin.as_deref().unwrap_or("*")
}

/// What a message from an origin deserves that comes from the window around or another one.
pub fn trust(wish: &FrameWish, from_around: bool, origin: &str) -> Trust {
    match &wish.origin {
        _ if !from_around => Trust::Ignored,
        None => Trust::Undeclared,
        Some(declared) if declared == origin && origin != "null" => Trust::Heard,
        Some(_) => Trust::Ignored,
    }
}
