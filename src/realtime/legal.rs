//! Check, the moves there are, and whether there are none.

use super::{CheckRule, Effect, Kind, Move, Options, Readiness, Tick, TimedPosition};
use crate::board::{Bitboard, Color, Piece, Role, Square};

impl TimedPosition {
    /// Is the king of a side attacked, by frozen pieces too (R11)?
    pub fn in_check(&self, side: Color) -> bool {
        self.board().king(side).is_some_and(|king| self.board().attacked(king, !side))
    }

    /// Is the mover's king safe after a move that its pieces can make?
    pub fn is_safe(&self, effect: &Effect) -> bool {
        let side = effect.mover.color;
        let board = self.board();
        let king = match effect.mover.role {
            Role::King => Some(effect.to),
            _ => board.king(side),
        };
        let victim = effect.victim().map_or(Bitboard::EMPTY, Bitboard::of);
        let occupied = (board.occupied() & !victim).without(effect.from).with(effect.to);
        king.is_none_or(|king| (board.attackers(king, !side, occupied) & !victim).is_empty())
    }

    /// Appends the legal moves of a side at a tick: those of its ready pieces, or of all.
    pub fn legal(
        &self,
        options: &Options,
        side: Color,
        tick: Tick,
        readiness: Readiness,
        out: &mut Vec<Effect>,
    ) {
        self.each_legal(options, side, tick, readiness, Bitboard::FULL, &mut |effect| {
            out.push(effect);
            true
        });
    }

    /// Appends those that capture something.
    pub fn captures(&self, options: &Options, side: Color, tick: Tick, out: &mut Vec<Effect>) {
        let targets = self.board().color(!side) | self.passing(options, side, tick);
        self.each_legal(options, side, tick, Readiness::Counted, targets, &mut |effect| {
            if effect.captured.is_some() {
                out.push(effect);
            }
            true
        });
    }

    /// Has a side any legal move at a tick, cooldowns ignored?
    pub fn can_ever_move(&self, options: &Options, side: Color, tick: Tick) -> bool {
        let mut any = false;
        let targets = Bitboard::FULL;
        self.each_legal(options, side, tick, Readiness::Ignored, targets, &mut |_| {
            any = true;
            false
        });
        any
    }

    /// Is a side checkmated (R14)?
    pub fn is_mated(&self, options: &Options, side: Color, tick: Tick) -> bool {
        self.in_check(side) && !self.can_ever_move(options, side, tick)
    }

    /// Hands each legal move onto one of the targets to `take`, until that says false.
    fn each_legal(
        &self,
        options: &Options,
        side: Color,
        tick: Tick,
        readiness: Readiness,
        targets: Bitboard,
        take: &mut dyn FnMut(Effect) -> bool,
    ) {
        if readiness == Readiness::Counted && self.hand_ready_at(options, side) > tick {
            return;
        }
        let pieces = match readiness {
            Readiness::Counted => self.ready_pieces(side, tick),
            Readiness::Ignored => self.board().color(side),
        };
        let king = self.board().king(side);
        let checked = self.in_check(side);
        let pins = king.map_or(Bitboard::EMPTY, |king| self.board().blockers(king, !side));
        for from in pieces {
            let Some(mover) = self.piece_at(from) else { continue };
            let royal = mover.role == Role::King;
            if checked && !royal && options.check == CheckRule::KingOnly {
                continue;
            }
            // Without a check a piece that screens nothing may go where it likes.
            let free = !checked && !royal && !pins.has(from);
            for to in self.targets(options, from, mover, tick) & targets {
                if !self.offer(mover, from, to, free, take) {
                    return;
                }
            }
            if royal && !checked && !self.castling(from, mover, pieces, targets, take) {
                return;
            }
        }
    }

    /// Hands on the legal moves of a piece to a square; false when no more are wanted.
    fn offer(
        &self,
        mover: Piece,
        from: Square,
        to: Square,
        free: bool,
        take: &mut dyn FnMut(Effect) -> bool,
    ) -> bool {
        let effect = self.normal(mover, Move { from, to, promotion: None });
        let open = free && effect.kind != Kind::EnPassant || self.is_safe(&effect);
        if !open {
            return true;
        }
        if mover.role == Role::Pawn && Bitboard::rank_for(mover.color, 7).has(to) {
            let mut choices = Role::PROMOTIONS.iter();
            return choices.all(|&role| take(Effect { promotion: Some(role), ..effect }));
        }
        take(effect)
    }

    /// Hands on castling with each rook among the pieces; false when no more moves are wanted.
    fn castling(
        &self,
        from: Square,
        mover: Piece,
        pieces: Bitboard,
        targets: Bitboard,
        take: &mut dyn FnMut(Effect) -> bool,
    ) -> bool {
        let mut castles = self.castles(mover.color, from).filter(|&(rook, to)| {
            pieces.has(rook) && targets.has(to) && self.may_castle(mover.color, from, rook, to)
        });
        castles.all(|(rook, to)| {
            let kind = Kind::Castle { rook };
            take(Effect { mover, from, to, captured: None, kind, promotion: None })
        })
    }
}
