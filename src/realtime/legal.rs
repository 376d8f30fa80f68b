//! Check, the moves there are, and whether there are none.

use super::{CheckRule, Effect, Kind, Move, Options, Position, Readiness, Tick};
use crate::board::{Bitboard, Color, Man, Role, Square};

impl Position {
    /// Is the king of a side attacked, by frozen men too (R11)?
    pub fn in_check(&self, side: Color) -> bool {
        self.plane().king(side).is_some_and(|king| self.plane().attacked(king, !side))
    }

    /// Is the mover's king safe after a move that its men can make?
    pub fn is_safe(&self, effect: &Effect) -> bool {
        let side = effect.mover.color;
        let plane = self.plane();
        let king = match effect.kind {
            // The way was looked at, and the rook opens no line to the king.
            Kind::Castle { .. } => return true,
            _ if effect.mover.role == Role::King => Some(effect.to),
            _ => plane.king(side),
        };
        let victim = effect.victim().map_or(Bitboard::EMPTY, Bitboard::of);
        let occupied = (plane.occupied() & !victim).without(effect.from).with(effect.to);
        king.is_none_or(|king| (plane.attackers(king, !side, occupied) & !victim).is_empty())
    }

    /// Appends the legal moves of a side at a tick: those of its ready men, or of all.
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
        let goals = self.plane().color(!side) | self.passing(options, side, tick);
        self.each_legal(options, side, tick, Readiness::Counted, goals, &mut |effect| {
            if effect.captured.is_some() {
                out.push(effect);
            }
            true
        });
    }

    /// Has a side any legal move at a tick, cooldowns ignored?
    pub fn can_ever_move(&self, options: &Options, side: Color, tick: Tick) -> bool {
        let mut any = false;
        let goals = Bitboard::FULL;
        self.each_legal(options, side, tick, Readiness::Ignored, goals, &mut |_| {
            any = true;
            false
        });
        any
    }

    /// Is a side checkmated (R14)?
    pub fn is_mated(&self, options: &Options, side: Color, tick: Tick) -> bool {
        self.in_check(side) && !self.can_ever_move(options, side, tick)
    }

    /// Hands each legal move onto one of the goals to `take`, until that says false.
    fn each_legal(
        &self,
        options: &Options,
        side: Color,
        tick: Tick,
        readiness: Readiness,
        goals: Bitboard,
        take: &mut dyn FnMut(Effect) -> bool,
    ) {
        if readiness == Readiness::Counted && self.hand_ready_at(options, side) > tick {
            return;
        }
        let men = match readiness {
            Readiness::Counted => self.ready_men(side, tick),
            Readiness::Ignored => self.plane().color(side),
        };
        let king = self.plane().king(side);
        let checked = self.in_check(side);
        let screens = king.map_or(Bitboard::EMPTY, |king| self.plane().blockers(king, !side));
        for from in men {
            let Some(mover) = self.man_at(from) else { continue };
            let royal = mover.role == Role::King;
            if checked && !royal && options.check == CheckRule::KingOnly {
                continue;
            }
            // Without a check a man that screens nothing may go where it likes.
            let free = !checked && !royal && !screens.has(from);
            for to in self.targets(options, from, mover, tick) & goals {
                if !self.offer(mover, from, to, free, take) {
                    return;
                }
            }
            if royal && !checked && !self.castling(from, mover, men, goals, take) {
                return;
            }
        }
    }

    /// Hands on the legal moves of a man to a square; false when no more are wanted.
    fn offer(
        &self,
        mover: Man,
        from: Square,
        to: Square,
        free: bool,
        take: &mut dyn FnMut(Effect) -> bool,
    ) -> bool {
        let effect = self.walk(mover, Move { from, to, promotion: None });
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

    /// Hands on castling with each rook among the men; false when no more moves are wanted.
    fn castling(
        &self,
        from: Square,
        mover: Man,
        men: Bitboard,
        goals: Bitboard,
        take: &mut dyn FnMut(Effect) -> bool,
    ) -> bool {
        let mut castles = self.castles(mover.color, from).filter(|&(rook, to)| {
            men.has(rook) && goals.has(to) && self.may_castle(mover.color, from, rook, to)
        });
        castles.all(|(rook, to)| {
            let kind = Kind::Castle { rook };
            take(Effect { mover, from, to, captured: None, kind, promotion: None })
        })
    }
}
