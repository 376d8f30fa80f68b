//! What has proved good elsewhere in the tree, of captures: by who captures where, and what.

use super::history::{PieceTo, SHORTS, pull};
use crate::board::{Boards, Color, Position, Role};
use crate::rules::Move;

/// A capture in short.
#[derive(Clone, Copy, Debug)]
pub struct Capture {
    short: PieceTo,
    taken: Role,
}

impl Capture {
    /// In place of a capture where there is none.
    pub const NONE: Capture = Capture { short: PieceTo::NONE, taken: Role::Pawn };

    /// A move in short, if it captures; not en passant, of which there is little to learn.
    // Written once for each number of boards.
    #[inline(never)]
    pub fn of<B: Boards>(position: &Position<B>, m: Move) -> Option<Capture> {
        let taken = m.takes(position)?;
        Some(Capture { short: PieceTo::of(position, m), taken })
    }
}

/// Statistics of captures.
pub struct Captures(Vec<i16>);

impl Captures {
    pub fn new() -> Captures {
        Captures(vec![0; 2 * Role::COUNT * SHORTS])
    }

    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    /// How well a capture has done, from -16384 to 16384; zero of other moves.
    pub fn of<B: Boards>(&self, position: &Position<B>, m: Move) -> i32 {
        let capture = Capture::of(position, m);
        capture.map_or(0, |capture| self.0[slot(position.info.turn(), capture)] as i32)
    }

    /// Notes that a capture was so good, or so bad.
    pub fn adjust(&mut self, mover: Color, capture: Capture, bonus: i32) {
        pull(&mut self.0[slot(mover, capture)], bonus);
    }
}

fn slot(mover: Color, Capture { short, taken }: Capture) -> usize {
    (mover as usize * Role::COUNT + taken as usize) * SHORTS + short.index()
}
