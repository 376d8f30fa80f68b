//! Puzzles of the game without turns: one command strikes before the other side can answer.
//!
//! A strike is shown by trying everything, by the arbiter alone (`proof`): every command that can be given now,
//! and for each of them every answer to it within one cooldown, that of the piece that strikes.

pub mod packed;
pub mod proof;
pub mod text;

use crate::board::{Color, Role};
use crate::puzzle::line::worth;
use crate::realtime::{Move, Options, TimedPosition};

/// A position at tick 0 in which one command of a side is right.
#[derive(Clone, PartialEq, Debug)]
pub struct Strike {
    pub start: TimedPosition,
    pub side: Color,
    pub command: Move,
    pub kind: StrikeKind,
    /// How hard it is, from 600 to 2600.
    pub rating: u16,
}

/// What a strike achieves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StrikeKind {
    /// It mates.
    Mate,
    /// It takes a piece whose guards are frozen: were they ready, it would win nothing.
    FrozenGuard,
    /// The same, and the piece it takes is frozen as well.
    FrozenPiece,
    /// It takes a piece that is guarded by frozen ones alone, and gives check besides.
    Stun,
}

impl StrikeKind {
    pub const ALL: [StrikeKind; 4] =
        [StrikeKind::Mate, StrikeKind::FrozenGuard, StrikeKind::FrozenPiece, StrikeKind::Stun];

    /// Its name in files and texts.
    pub const fn key(self) -> &'static str {
        match self {
            StrikeKind::Mate => "strike-mate",
            StrikeKind::FrozenGuard => "frozen-guard",
            StrikeKind::FrozenPiece => "frozen-piece",
            StrikeKind::Stun => "stun",
        }
    }

    /// The kind of a name.
    pub fn of(key: &str) -> Option<StrikeKind> {
        StrikeKind::ALL.into_iter().find(|kind| kind.key() == key)
    }
}

/// How much more a side has than the other, in pawns.
pub fn balance(position: &TimedPosition, side: Color) -> i32 {
    let of = |color| {
        let count = |role| position.board().pieces(color, role).len() as i32;
        Role::ALL.into_iter().map(|role| worth(role) * count(role)).sum::<i32>()
    };
    of(side) - of(!side)
}

/// The rules by which strikes are played: those of a game for which nothing else is chosen.
pub fn options() -> Options {
    Options::default()
}
