//! Where pieces go: the movement of ordinary chess, for either side at any tick.

use super::position::passed_square;
use super::{EnPassantRule, Options, Tick, TimedPosition};
use crate::board::{Bitboard, Color, Piece, Role, Square, attacks};

impl TimedPosition {
    /// The squares to which the piece on a square goes, castling aside: what is in its way is heeded,
    /// its cooldown and the safety of its king are not. Nobody captures a king.
    pub fn targets(&self, options: &Options, from: Square, piece: Piece, tick: Tick) -> Bitboard {
        let board = self.board();
        let occupied = board.occupied();
        let reached = match piece.role {
            Role::Pawn | Role::Tandem => {
                return self.pawn_targets(options, from, piece.color, tick);
            }
            Role::Knight => attacks::knight(from),
            Role::Bishop => attacks::bishop(from, occupied),
            Role::Rook => attacks::rook(from, occupied),
            Role::Queen => attacks::queen(from, occupied),
            Role::King => attacks::king(from),
        };
        reached & !board.color(piece.color) & !board.role(Role::King)
    }

    fn pawn_targets(&self, options: &Options, from: Square, side: Color, tick: Tick) -> Bitboard {
        let board = self.board();
        let empty = !board.occupied();
        let step = Bitboard::of(from).ahead(side) & empty;
        let home = Bitboard::rank_for(side, 1).has(from);
        let twice = if home { step.ahead(side) & empty } else { Bitboard::EMPTY };
        let prey = board.color(!side) & !board.role(Role::King);
        let prey = prey | self.passing(options, side, tick);
        step | twice | Bitboard::of(from).pawn_attacks(side) & prey
    }

    /// The empty squares on which `side` may capture a pawn in passing at a tick (R27).
    pub fn passing(&self, options: &Options, side: Color, tick: Tick) -> Bitboard {
        let mut squares = Bitboard::EMPTY;
        for pawn in self.passed(!side) {
            if self.right_lives(options, pawn, tick) {
                squares |= passed_square(!side, pawn).map_or(Bitboard::EMPTY, Bitboard::of);
            }
        }
        squares & !self.board().occupied()
    }

    /// May a pawn that has made a double step still be captured in passing at a tick?
    pub fn right_lives(&self, options: &Options, pawn: Square, tick: Tick) -> bool {
        match options.en_passant {
            EnPassantRule::Cooldown => tick < self.ready_at(pawn),
            EnPassantRule::NextMove => true,
            EnPassantRule::Off => false,
        }
    }

    /// The rooks with which a king on a square may still castle, and where the king would go. What
    /// stands between them or attacks the way is not asked.
    pub fn castles(&self, side: Color, king: Square) -> impl Iterator<Item = (Square, Square)> {
        let rooks = self.board().unmoved() & self.board().pieces(side, Role::Rook);
        rooks.map(move |rook| {
            let file = if rook.file() > king.file() { 6 } else { 2 };
            (rook, Square::at(file, king.rank()))
        })
    }

    /// Is the way free for castling, and the king neither in check nor led through or into it (R7)?
    pub fn may_castle(&self, side: Color, king: Square, rook: Square, to: Square) -> bool {
        let way = attacks::between(king, to).with(to).with(king);
        (attacks::between(king, rook) & self.board().occupied()).is_empty()
            && way.into_iter().all(|at| !self.board().attacked(at, !side))
    }
}
