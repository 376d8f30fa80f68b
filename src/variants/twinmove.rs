//! Twinmove Chess, by Mats Winther (2006).
//!
//! > The double-move consists of a pawn move followed by a piece move, which are both mandatory.
//! > The pawn moves are compelled, until there exist no more pawn moves, when the pieces can
//! > continue moving without being preceded by a pawn move. Should a pawn become free to move
//! > again, it is compelled to move. … The en passant rule does not exist … it is capture of the
//! > King that counts, not checkmate.
//!
//! In the author's uncompelled sister game a piece may move in place of the pawn, but then the
//! turn is over; the game still begins with a pawn move.
//!
//! Decided where the author is silent: a turn whose second half nobody can make ends with the
//! first; whoever can make neither half is stalemated; only bare kings are dead.

use crate::board::{Board, Color, Placement, PositionInfo, Role, Roles};
use crate::evaluation::{AttackMap, Evaluation, Played, Tapered, Weights};
use crate::rules::{Memory, Move, Moves, Outcome, Reason, Variant, View, generate, outcome};

use super::{chess, regicide, tempi, weights};

/// Positions to measure an engine by: openings, middlegames and endings, quiet and sharp.
pub const POSITIONS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 1",
    "2b2b1r/2q5/2p1Pkr1/1p1p1p2/PNB3Pp/2PP4/1pR1Q2N/3K3R w - - 1 16 1",
    "1R2r2k/3r4/b2P1p1P/p1pPN3/p1P5/P4P1p/2N4P/2BQKB1R w - - 1 16 1",
    "8/5pk1/6p1/8/8/1P6/1KP5/8 w - - 0 1 1",
];

/// Twinmove Chess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Twinmove {
    pub pawns: Pawns,
    pub castling: Castling,
}

/// Must a pawn move first?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pawns {
    Compelled,
    Uncompelled,
}

/// When a king may castle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Castling {
    /// Whatever attacks it, "since king capture is what counts" (the author's Zillions file).
    Free,
    /// As in orthodox chess: not out of, over or onto attacked squares.
    Strict,
}

/// By castling: free, strict.
pub static COMPELLED: [Twinmove; 2] = both(Pawns::Compelled);
pub static UNCOMPELLED: [Twinmove; 2] = both(Pawns::Uncompelled);

const fn both(pawns: Pawns) -> [Twinmove; 2] {
    [Twinmove { pawns, castling: Castling::Free }, Twinmove { pawns, castling: Castling::Strict }]
}

impl Variant for Twinmove {
    fn is_royal(&self) -> bool {
        false
    }

    fn memory(&self) -> &'static [Memory] {
        &[Memory::Turn]
    }

    fn setup(&self, start: &mut Placement) {
        chess::array(start, Role::Pawn);
    }

    fn moves(&self, view: &View, out: &mut Moves) {
        let first = out.len();
        generate::orthodox(view, out);
        if self.castling == Castling::Strict {
            keep_from(first, out, |m| !castles_under_attack(view, m));
        }
    }

    fn has_en_passant(&self) -> bool {
        false
    }

    /// After a pawn a piece.
    fn turn_length(&self, info: &PositionInfo, mover: Role) -> u8 {
        1 + (mover.is_pawn() && info.made_in_turn() == 0) as u8
    }

    fn duty(&self, info: &PositionInfo) -> [Roles; 2] {
        match info.made_in_turn() {
            0 if self.compels(info) => [Roles::PAWNS, Roles::NON_PAWNS],
            0 => [Roles::ALL, Roles::NONE],
            _ => [Roles::NON_PAWNS, Roles::NONE],
        }
    }

    fn decided(&self, boards: &[Board], info: &PositionInfo) -> Option<Outcome> {
        let is_gone = |&color: &Color| boards.iter().all(|board| board.king(color).is_none());
        let lost = Color::ALL.into_iter().find(is_gone)?;
        Some(Outcome::win(info.player_of(!lost), Reason::KingCaptured))
    }

    /// A king without a safe square must walk into capture, so little is needed to win.
    fn is_dead(&self, boards: &[Board], info: &PositionInfo) -> bool {
        outcome::are_bare_kings(boards, info)
    }
}

impl Evaluation for Twinmove {
    fn weights(&self) -> &'static Weights {
        &weights::TWINMOVE
    }

    fn takes_king(&self, boards: &[Board], info: &PositionInfo, us: Color) -> bool {
        let [board] = boards else { return false };
        let now = us == info.turn();
        match info.made_in_turn() {
            1.. if now => regicide::by_non_pawn(board, us),
            _ if now && self.compels(info) || !now && self.pawns == Pawns::Compelled => {
                regicide::compelled(board, us)
            }
            _ => regicide::by_non_pawn(board, us) || regicide::compelled(board, us),
        }
    }

    fn evaluate(
        &self,
        w: &Weights,
        _info: &PositionInfo,
        board: &Board,
        reach: &AttackMap,
    ) -> Tapered {
        Tapered::balance(|us| tempi::evaluate(&w.terms.own, board, reach, us))
    }

    /// Second halves of a turn.
    fn is_unfamiliar(&self, played: &Played) -> bool {
        played.info.made_in_turn() > 0
    }

    /// A compelled pawn is a permanent zugzwang.
    fn allows_null_move(&self) -> bool {
        false
    }
}

impl Twinmove {
    /// Must a pawn move first now?
    fn compels(&self, info: &PositionInfo) -> bool {
        let begins = info.fullmove == 1 && info.turn() == Color::White;
        self.pawns == Pawns::Compelled || begins
    }
}

/// Keeps those of the moves from an index on that pass a test.
fn keep_from(first: usize, out: &mut Moves, keep: impl Fn(Move) -> bool) {
    let kept: Moves = out.drain(first..).filter(|&m| keep(m)).collect();
    out.extend(kept);
}

fn castles_under_attack(view: &View, m: Move) -> bool {
    let (Move::Castle { king, .. }, Some(to)) = (m, m.landing()) else { return false };
    let (from, to) = (king.square(), to.square());
    let path = crate::board::attacks::between(from, to).with(from).with(to);
    path.into_iter().any(|square| view.board.attacked(square, !view.us))
}
