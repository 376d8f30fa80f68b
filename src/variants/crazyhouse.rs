//! Crazyhouse, bughouse for two, as lichess.org and chess.com play it.
//!
//! A captured piece changes color and goes to the captor's pocket. Instead of moving a piece one may
//! drop one from the pocket on any empty square, with check or mate, too; no pawn on the first or the
//! last rank. A piece that was promoted goes to the pocket as a pawn.
//!
//! Decided where the sources are brief: a pawn dropped on its second rank may make a double step and
//! be captured en passant; a rook dropped on a corner never castles; there is no fifty-move rule, for
//! no piece ever leaves the game (the clock counts all the same, a pawn's drop being a pawn's move);
//! positions in which other pieces were promoted are different.

use crate::board::{Board, Placement, PositionInfo, Role};
use crate::evaluation::{AttackMap, Evaluation, Hint, Played, Quiet, Tapered, Weights};
use crate::rules::{Captured, Memory, Move, Moves, Variant, View, generate};

use super::{chess, pocket, weights};

/// Positions to measure an engine by: openings, middlegames and endings, quiet and sharp.
pub const POSITIONS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
    "r1bqk2r/pppp1ppp/2n1p3/4P3/1b1Pn3/2NB1N2/PPP2PPP/R1BQK2R[] b KQkq - 0 1",
    "r1bq1rk1/ppp2ppp/2np1n2/4p3/4P3/2NP1N2/PPP2PPP/R1BQ1RK1[Bb] w - - 2 8",
    "r2q1rk1/1pp2pp1/p1np3p/4p3/4P3/2PP1N2/PP3PPP/R2Q1RK1[NBPnbb] b - - 0 14",
    "BR1q1bnr/p3pkp1/2p5/5pPp/b7/N5P1/PPPPP3/R1BQK1NR[NPpp] w KQ - 0 14",
    "r1b2r1k/ppp2pP1/3p1n2/4p3/2B1P2q/3P4/PPP2PPP/R1BQ1RK1[NPnnb] b - - 0 18",
];

/// Crazyhouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Crazyhouse;

impl Variant for Crazyhouse {
    fn memory(&self) -> &'static [Memory] {
        &[Memory::Pocket, Memory::Promoted]
    }

    fn setup(&self, start: &mut Placement) {
        chess::array(start, Role::Pawn);
    }

    fn moves(&self, view: &View, out: &mut Moves) {
        generate::orthodox(view, out);
        pocket::drops(view, self.pawn_squares(view.us), out);
    }

    /// A capture fills the pocket.
    fn effects(&self, after: &mut Placement, _m: Move, taken: Option<Captured>) {
        if let Some(Captured { piece, was_promoted, .. }) = taken {
            after.add_to_pocket(!piece.color, if was_promoted { Role::Pawn } else { piece.role });
        }
    }

    fn has_fifty_moves(&self) -> bool {
        false
    }

    /// In a game from the usual start there is always enough; some FENs have too little.
    fn is_dead(&self, boards: &[Board], info: &PositionInfo) -> bool {
        pocket::is_dead(boards, info)
    }
}

impl Evaluation for Crazyhouse {
    fn weights(&self) -> &'static Weights {
        &weights::CRAZYHOUSE
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

    /// Drops.
    fn is_unfamiliar(&self, played: &Played) -> bool {
        matches!(played.m, Move::Drop { .. })
    }

    fn hints(&self) -> Option<fn(&Quiet) -> Hint> {
        Some(pocket::hint)
    }
}
