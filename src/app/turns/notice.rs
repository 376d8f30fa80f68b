//! What a table has to say, as data; `words` says it.

use crate::app::common::failure::StorageFailure;
use crate::board::{Color, Player};
use crate::game::Spot;
use crate::notation::Fault;
use crate::rules::Refusal;

/// What may be said at a table of a game with turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Saying {
    /// A move somebody tried is not possible. It is past once another is made.
    Refused(Refusal),
    /// A move has been entered ahead: two spots.
    Premove([Spot; 2]),
    /// All of those are given up.
    NoPremoves,
    /// Another game has taken the place of one that was not over, which can be had back.
    Replaced,
    /// Another page has played this game on, too.
    Forked,
    /// The game of the last visit cannot be read.
    Damaged(String),
    BadLink(Fault),
    BadGame(Fault),
    /// A person has taken the other color.
    Switched(Player, Color),
    DrawDeclined,
    ResignedByLink,
    DrawByLink,
    NoMoveFound,
    EngineMissing,
    EngineFault(String),
    /// The answer of a friend by link is the move of this number, counted from 0.
    Answered(usize),
    LinkOlder,
    /// A link has another move of this number.
    LinkForked(usize),
    LinkKnown,
    /// The browser keeps no games any more.
    NotSaved(StorageFailure),
}

impl Saying {
    /// Is it plain to see anyway, and only for those who do not see it?
    pub fn is_seen(&self) -> bool {
        matches!(self, Saying::Premove(_) | Saying::NoPremoves)
    }
}
