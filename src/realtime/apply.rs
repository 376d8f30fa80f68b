//! Making a move.

use super::{Effect, EnPassantRule, Kind, Options, PromotionRule, Tick, TimedPosition};
use crate::board::{Color, Piece, Role, Square};

impl TimedPosition {
    /// The position after a move stamped at a tick, which must be legal here.
    #[must_use]
    pub fn apply(&self, options: &Options, effect: &Effect, tick: Tick) -> TimedPosition {
        let mut next = *self;
        let Effect { mover, from, to, promotion, .. } = *effect;
        if let Some(victim) = effect.victim() {
            next.take(victim);
        }
        next.take(from);
        let becomes = promotion.unwrap_or(mover.role);
        // The piece that was moved was a pawn, unless agreed otherwise (R8).
        let frozen = match options.promotion {
            PromotionRule::Pawn => mover.role,
            PromotionRule::Piece => becomes,
        };
        let ready = |role: Role| tick.saturating_add(options.value(role));
        next.put(to, Piece { color: mover.color, role: becomes }, ready(frozen));
        if let Kind::Castle { rook } = effect.kind {
            next.take(rook);
            let piece = Piece { color: mover.color, role: Role::Rook };
            next.put(beside(rook, to), piece, ready(Role::Rook));
        }
        next.note_passing(options, effect);
        next.count(mover.color, effect.is_progress());
        next.moved[mover.color] = Some(tick);
        next.last = Some(mover.color);
        next
    }

    fn note_passing(&mut self, options: &Options, effect: &Effect) {
        match options.en_passant {
            EnPassantRule::Off => return,
            // The capturer's chance ends with its next move (R28).
            EnPassantRule::NextMove => self.clear_passed(!effect.mover.color),
            EnPassantRule::Cooldown => {}
        }
        if effect.kind == Kind::DoubleStep {
            self.set_passed(effect.to);
        }
    }

    fn count(&mut self, side: Color, progress: bool) {
        if progress {
            self.quiet = Default::default();
        }
        self.quiet[side] = self.quiet[side].saturating_add(1);
    }
}

/// Where a rook comes down that castles with a king that comes down on a square.
pub fn beside(rook: Square, king: Square) -> Square {
    let file = if rook.file() > king.file() { king.file() - 1 } else { king.file() + 1 };
    Square::at(file, king.rank())
}
