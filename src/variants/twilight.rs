//! Twilight Chess, by Frédéric Prost.
//!
//! > All classical laws of chess apply. Moving to the Twilight zone (Warp move) is a legal moves
//! > for all piece but for the King. Moving a piece from the Twilight zone to any free square of
//! > the chessboard (Drop move) is a legal chess move but for a pawn into the last rank. Warp and
//! > Drop moves are considered as standard moves with relation to classical laws of chess.
//!
//! Decided where the author is silent: a piece goes to its own side's zone and only its own side
//! drops it; captured pieces are not in the zone; a pawn may be dropped on its own first rank; a warp
//! or drop of a pawn is a move of that pawn and sets the fifty-move count back; a pawn that has
//! been in the zone, or whose square has been entered, never makes a double step (the author's
//! eighth and ninth FEN fields); two bishops are never dead, for a bishop changes color through
//! the zone.

use crate::board::{
    Bitboard, Board, BoardId, BoardSquare, Color, Placement, PositionInfo, Role, Square,
};
use crate::evaluation::{AttackMap, Evaluation, Hint, Played, Quiet, Tapered, Weights};
use crate::rules::{Memory, Move, Moves, Stage, Variant, View, generate};

use super::{chess, pocket, weights};

/// Positions to measure an engine by: openings, middlegames and endings, quiet and sharp.
pub const POSITIONS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR - w KQkq - 0 1 255 255",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R - w KQkq - 0 1 231 44",
    "r1bq1rk1/ppp2ppp/2np1n2/4p3/4P3/2NP1N2/PPP2PPP/R1BQ1RK1 Bb w - - 2 8 231 231",
    "r2q1rk1/1pp2pp1/p1np3p/4p3/4P3/2PP1N2/PP3PPP/R2Q1RK1 NBPnb b - - 0 14 227 102",
    "6k1/5pp1/7p/8/8/8/5PPP/6K1 QPpr w - - 0 30 224 96",
    "2k5/8/8/8/8/8/8/3K4 Pp w - - 0 60 0 0",
];

/// Twilight Chess.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Twilight;

impl Variant for Twilight {
    fn memory(&self) -> &'static [Memory] {
        &[Memory::Zone, Memory::Pawns]
    }

    fn setup(&self, start: &mut Placement) {
        chess::array(start, Role::Pawn);
        for color in Color::ALL {
            for file in 0..8 {
                let pawn = Square::at(file, color.pick(1, 6));
                start.set_unmoved(BoardSquare::new(BoardId::A, pawn));
            }
        }
    }

    fn moves(&self, view: &View, out: &mut Moves) {
        generate::orthodox(view, out);
        warps(view, out);
        pocket::drops(view, self.pawn_squares(view.us), out);
    }

    fn pawn_squares(&self, us: Color) -> Bitboard {
        !Bitboard::rank_for(us, 7)
    }

    /// "Moving two squares forward only apply at Pawns that has not moved yet."
    fn doubles(&self, board: &Board, us: Color) -> Bitboard {
        board.pieces(us, Role::Pawn) & board.unmoved() & Bitboard::rank_for(us, 1)
    }

    fn is_dead(&self, boards: &[Board], info: &PositionInfo) -> bool {
        pocket::is_dead(boards, info)
    }
}

impl Evaluation for Twilight {
    fn weights(&self) -> &'static Weights {
        &weights::TWILIGHT
    }

    fn evaluate(
        &self,
        w: &Weights,
        info: &PositionInfo,
        board: &Board,
        reach: &AttackMap,
    ) -> Tapered {
        pocket::evaluate(w, info, board, reach)
    }

    /// People take a piece off the board to save it.
    fn is_remote(&self, boards: &[Board], us: Color, m: Move) -> bool {
        let Move::Warp { from } = m else { return false };
        !boards.get(from.board().index()).is_some_and(|board| board.attacked(from.square(), !us))
    }

    /// Warps and drops.
    fn is_unfamiliar(&self, played: &Played) -> bool {
        matches!(played.m, Move::Warp { .. } | Move::Drop { .. })
    }

    fn hints(&self) -> Option<fn(&Quiet) -> Hint> {
        Some(hint)
    }
}

/// A piece that leaves the board without need only passes.
fn hint(quiet: &Quiet) -> Hint {
    match quiet.m {
        Move::Warp { .. } if quiet.saves => Hint { order: 16_000, less: 0, is_idle: false },
        Move::Warp { .. } => Hint { order: -12_000, less: 64, is_idle: true },
        _ => pocket::hint(quiet),
    }
}

/// Any piece but the king leaves the board. It stops no check, and on one board nothing else can
/// depend on it, so there are none in check.
fn warps(view: &View, out: &mut Moves) {
    if view.check_mask != Bitboard::FULL || view.stage == Stage::Noisy {
        return;
    }
    for role in Role::RESERVABLE {
        if view.movers.has(role) {
            for from in view.board.pieces(view.us, role) {
                out.push(Move::Warp { from: view.site(from) });
            }
        }
    }
}
