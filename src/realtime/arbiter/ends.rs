//! How games end.

use super::{Arbiter, Entry};
use crate::board::Color;
use crate::realtime::{StalemateRule, Tick};
use crate::rules::outcome;

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    Checkmate,
    Resignation,
    Stalemate,
    /// Nobody has the pieces to mate.
    Material,
    Agreement,
    /// Claimed: the position has occurred three times.
    Threefold,
    /// It has occurred five times, which needs no claim.
    Fivefold,
    /// Claimed: fifty moves of each side without capture or pawn move.
    FiftyMoves,
    /// The same with seventy-five moves, which needs no claim.
    SeventyFiveMoves,
    /// Nobody has moved for too long.
    Idle,
}

impl Reason {
    pub const ALL: [Reason; 10] = [
        Reason::Checkmate,
        Reason::Resignation,
        Reason::Stalemate,
        Reason::Material,
        Reason::Agreement,
        Reason::Threefold,
        Reason::Fivefold,
        Reason::FiftyMoves,
        Reason::SeventyFiveMoves,
        Reason::Idle,
    ];
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// None for a draw.
    pub winner: Option<Color>,
    pub reason: Reason,
    /// When it ended. What Black's move brings about is dated when that was made (R20).
    pub tick: Tick,
}

impl Arbiter {
    pub(super) fn end(&mut self, winner: Option<Color>, reason: Reason, tick: Tick) {
        if self.ending.is_none() {
            self.ending = Some(Ending { winner, reason, tick });
        }
        for entry in std::mem::take(&mut self.pending) {
            self.void(entry);
        }
        self.live = self.settled;
        self.drop_all_premoves();
    }

    /// Only mate is looked for where nobody has moved.
    pub(super) fn judge_start(&mut self) {
        for side in Color::ALL {
            if self.settled.position.is_mated(&self.options, side, self.now) {
                self.end(Some(!side), Reason::Checkmate, self.now);
            }
        }
    }

    /// What a move that has become final brings about.
    pub(super) fn judge_move(&mut self, entry: &Entry) {
        self.judge(!entry.side, entry.tick);
        if self.ending.is_some() {
            return;
        }
        let position = &self.settled.position;
        let [white, black] = position.quiet.0;
        let reason = if outcome::is_dead_board(position.board()) {
            Reason::Material
        } else if self.options.auto5 && self.history.current() >= 5 {
            Reason::Fivefold
        } else if self.options.auto75 && white.min(black) >= 75 {
            Reason::SeventyFiveMoves
        } else {
            return;
        };
        self.end(None, reason, entry.tick);
    }

    /// A right to capture in passing has ended: it may have been somebody's only move (R29).
    pub(super) fn judge_lapse(&mut self, tick: Tick) {
        self.judged = tick;
        let position = &self.settled.position;
        let lapsed = |side: Color| {
            position.passed(!side).into_iter().any(|pawn| position.ready_at(pawn) == tick)
        };
        for side in Color::ALL.into_iter().filter(|&side| lapsed(side)).collect::<Vec<_>>() {
            self.judge(side, tick);
        }
    }

    /// Is a side mated, or stalemated by the opponent's move (R14, R17)?
    fn judge(&mut self, side: Color, tick: Tick) {
        let position = &self.settled.position;
        if position.can_ever_move(&self.options, side, tick) {
            return;
        }
        if position.in_check(side) {
            self.end(Some(!side), Reason::Checkmate, tick);
        } else if position.last == Some(!side) && self.options.stalemate == StalemateRule::Draw {
            self.end(None, Reason::Stalemate, tick);
        }
    }
}
