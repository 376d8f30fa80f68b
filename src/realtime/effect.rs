//! What a move does, or why it may not be made.

use super::{CheckRule, Options, Refusal, Tick, TimedPosition};
use crate::board::{Bitboard, Color, Piece, Role, Square};

/// What a player asks for: castling is the king's move by two squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    pub from: Square,
    pub to: Square,
    pub promotion: Option<Role>,
}

/// How a move is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    Normal,
    DoubleStep,
    EnPassant,
    /// With the rook of that square.
    Castle {
        rook: Square,
    },
}

/// What a move does on the board. The same squares with another effect are another move (R19).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Effect {
    pub mover: Piece,
    pub from: Square,
    pub to: Square,
    pub captured: Option<Piece>,
    pub kind: Kind,
    pub promotion: Option<Role>,
}

const _: () = assert!(size_of::<Effect>() <= 12);

impl Effect {
    /// The move as it was asked for.
    pub fn asked(&self) -> Move {
        Move { from: self.from, to: self.to, promotion: self.promotion }
    }

    /// Is it a capture or a pawn move, behind which no game goes back?
    pub fn is_progress(&self) -> bool {
        self.captured.is_some() || self.mover.role == Role::Pawn
    }

    /// Where the captured piece stands.
    pub fn victim(&self) -> Option<Square> {
        self.captured?;
        Some(match self.kind {
            Kind::EnPassant => Square::at(self.to.file(), self.from.rank()),
            _ => self.to,
        })
    }
}

/// Do the cooldowns count?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Readiness {
    Counted,
    /// Every piece counts as ready: so mate and stalemate are judged.
    Ignored,
}

impl TimedPosition {
    /// What a move of a side does at a tick, or the first reason why it may not be made.
    pub fn effect(
        &self,
        options: &Options,
        side: Color,
        m: Move,
        tick: Tick,
        readiness: Readiness,
    ) -> Result<Effect, Refusal> {
        let mover = self.piece_at(m.from).ok_or(Refusal::NoPiece)?;
        if mover.color != side {
            return Err(Refusal::NotYours);
        }
        let king = mover.role == Role::King;
        let castle = self
            .castles(side, m.from)
            .find(|&(_, to)| king && to == m.to && m.to.file().abs_diff(m.from.file()) == 2);
        let castle = castle.map(|(rook, _)| rook);
        if readiness == Readiness::Counted {
            let frozen = |at: Square| self.ready_at(at) > tick;
            if frozen(m.from) || castle.is_some_and(frozen) {
                return Err(Refusal::NotReady);
            }
            if self.hand_ready_at(options, side) > tick {
                return Err(Refusal::TooSoon);
            }
        }
        let effect = match castle {
            Some(rook) => self.castle(mover, m, rook)?,
            None => self.step(options, mover, m, tick)?,
        };
        self.allows(options, &effect).map(|()| effect)
    }

    fn castle(&self, mover: Piece, m: Move, rook: Square) -> Result<Effect, Refusal> {
        let Move { from, to, promotion } = m;
        if promotion.is_some() || !self.may_castle(mover.color, from, rook, to) {
            return Err(Refusal::Illegal);
        }
        let kind = Kind::Castle { rook };
        Ok(Effect { mover, from, to, captured: None, kind, promotion })
    }

    /// What a move does that is no castling, the king's safety aside.
    fn step(
        &self,
        options: &Options,
        mover: Piece,
        m: Move,
        tick: Tick,
    ) -> Result<Effect, Refusal> {
        let board = self.board();
        if board.pieces(!mover.color, Role::King).has(m.to) {
            let attackers = board.attackers(m.to, mover.color, board.occupied());
            return Err(if attackers.has(m.from) {
                Refusal::KingCapture
            } else {
                Refusal::Illegal
            });
        }
        if !self.targets(options, m.from, mover, tick).has(m.to) {
            return Err(Refusal::Illegal);
        }
        let promotes = mover.role == Role::Pawn && Bitboard::rank_for(mover.color, 7).has(m.to);
        match m.promotion {
            None if promotes => Err(Refusal::PromotionMissing),
            Some(role) if !promotes || !Role::PROMOTIONS.contains(&role) => Err(Refusal::Illegal),
            _ => Ok(self.normal(mover, m)),
        }
    }

    /// What a move does that the piece can make, castling aside.
    pub(super) fn normal(&self, mover: Piece, m: Move) -> Effect {
        let pawn = mover.role == Role::Pawn;
        let mut captured = self.piece_at(m.to);
        let mut kind = Kind::Normal;
        if pawn && captured.is_none() && m.from.file() != m.to.file() {
            captured = Some(Piece { color: !mover.color, role: Role::Pawn });
            kind = Kind::EnPassant;
        } else if pawn && m.from.rank().abs_diff(m.to.rank()) == 2 {
            kind = Kind::DoubleStep;
        }
        Effect { mover, from: m.from, to: m.to, captured, kind, promotion: m.promotion }
    }

    /// Does the king's safety allow it (R12, R13)?
    fn allows(&self, options: &Options, effect: &Effect) -> Result<(), Refusal> {
        let in_check = self.in_check(effect.mover.color);
        let barred = options.check == CheckRule::KingOnly && effect.mover.role != Role::King;
        match self.is_safe(effect) {
            true if in_check && barred => Err(Refusal::InCheck),
            true => Ok(()),
            false if in_check => Err(Refusal::InCheck),
            false => Err(Refusal::SelfCheck),
        }
    }
}
