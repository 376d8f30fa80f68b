//! What was captured.

use crate::board::{Boards, Man, Site, State};

/// A man that was captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Captured {
    pub man: Man,
    /// Where it stood.
    pub at: Site,
    /// Was it a pawn once? Known only in games that remember it.
    pub was_promoted: bool,
}

impl Captured {
    /// The man at a site, as one that is about to be captured.
    pub fn at<B: Boards>(state: &State<B>, at: Site) -> Option<Captured> {
        let plane = state.plane(at);
        let man = plane.man_at(at.square())?;
        Some(Captured { man, at, was_promoted: plane.promoted().has(at.square()) })
    }
}
