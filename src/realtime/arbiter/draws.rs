//! Draws by agreement and by claim, and what they rest on (R30, R31).

use super::{Arbiter, Entry, Reason, Status};
use crate::board::key::{self, Key};
use crate::board::{Bitboard, BoardId, BoardSquare, ByColor, Color};
use crate::realtime::{Kind, Options, Readiness, Refusal, Tick, TimedPosition};

/// The positions there have been since the last capture or pawn move, and how often.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    seen: Vec<Seen>,
    /// How many moves each side has made.
    moves: ByColor<u32>,
    /// How often the position on the board has occurred.
    current: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Seen {
    identity: Key,
    times: u32,
    /// The moves each side had made when it was counted last.
    moves: ByColor<u32>,
}

impl History {
    /// How often the position on the board has occurred.
    pub fn current(&self) -> u32 {
        self.current
    }

    /// A move has led to a position.
    pub(super) fn moved(&mut self, options: &Options, entry: &Entry, position: &TimedPosition) {
        let moves = &mut self.moves[entry.side];
        *moves = moves.saturating_add(1);
        // Neither side can ever get back behind a capture or a pawn move.
        if entry.deed.effect.is_progress() {
            self.seen.clear();
        }
        self.count(options, position, entry.tick);
    }

    /// Counts a position, unless since it was last counted only one side has moved.
    pub(super) fn count(&mut self, options: &Options, position: &TimedPosition, tick: Tick) {
        let identity = identity(options, position, tick);
        let Some(seen) = self.seen.iter_mut().find(|seen| seen.identity == identity) else {
            self.seen.push(Seen { identity, times: 1, moves: self.moves });
            self.current = 1;
            return;
        };
        if Color::ALL.iter().all(|&side| self.moves[side] > seen.moves[side]) {
            seen.times += 1;
            seen.moves = self.moves;
        }
        self.current = seen.times;
    }
}

/// Placement, castling rights and captures in passing that can be made, cooldowns aside.
fn identity(options: &Options, position: &TimedPosition, tick: Tick) -> Key {
    let mut identity = position.key();
    for side in Color::ALL {
        if position.passing(options, side, tick).is_empty() {
            continue;
        }
        let mut moves = Vec::new();
        position.legal(options, side, tick, Readiness::Ignored, &mut moves);
        let passing = moves.iter().filter(|effect| effect.kind == Kind::EnPassant);
        for at in passing.fold(Bitboard::EMPTY, |squares, effect| squares.with(effect.to)) {
            identity ^= key::en_passant(BoardSquare::new(BoardId::A, at));
        }
    }
    identity
}

impl Arbiter {
    /// The last tick at which an offer of a side stands, if one does now.
    pub(super) fn standing_offer(&self, side: Color) -> Option<Tick> {
        let until = self.offers[side]?.saturating_add(self.options.offer_ticks);
        (until >= self.now && self.ending.is_none()).then_some(until)
    }

    pub(super) fn offer(&mut self, side: Color) -> Result<Status, Refusal> {
        match self.standing_offer(!side) {
            Some(_) => self.end(None, Reason::Agreement, self.now),
            None => self.offers[side] = Some(self.now),
        }
        Ok(Status::Ok)
    }

    pub(super) fn decline(&mut self, side: Color) -> Result<Status, Refusal> {
        self.standing_offer(!side).ok_or(Refusal::NoOffer)?;
        self.offers[!side] = None;
        Ok(Status::Ok)
    }

    /// A claim is about the final position: who has moves pending has moved on.
    pub(super) fn claim(&mut self, side: Color) -> Result<Status, Refusal> {
        let [white, black] = self.settled.position.quiet.0;
        let moved_on = side == Color::Black && !self.pending.is_empty();
        let reason = match () {
            _ if moved_on => return Err(Refusal::NoClaim),
            _ if self.history.current() >= 3 => Reason::Threefold,
            _ if white.min(black) >= 50 => Reason::FiftyMoves,
            _ => return Err(Refusal::NoClaim),
        };
        self.end(None, reason, self.now);
        Ok(Status::Ok)
    }
}
