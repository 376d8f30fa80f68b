//! Orthodox chess, the ground all other games stand on.

use crate::board::{BoardId, BoardSquare, Color, Piece, Placement, Role, Square};
use crate::evaluation::{Evaluation, Weights};
use crate::rules::Variant;

use super::weights;

/// Positions to measure an engine by: openings, middlegames and endings, quiet and sharp.
pub const POSITIONS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "2rq1rk1/pb1n1ppN/4p3/1pb5/3P1Pn1/P1N5/1PQ1B1PP/R1B2RK1 b - - 0 16",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "6k1/5pp1/3bp2p/3p4/2pP4/2P1PN2/r4PPP/1R4K1 w - - 0 28",
    "8/8/1p1k4/p1pPp3/P1P1P1p1/1P4P1/5K2/8 w - - 0 42",
];

/// Orthodox chess by the FIDE Laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Chess;

impl Variant for Chess {
    fn setup(&self, start: &mut Placement) {
        array(start, Role::Pawn);
    }
}

impl Evaluation for Chess {
    fn weights(&self) -> &'static Weights {
        &weights::CHESS
    }
}

/// The pieces of a first rank, from the a-file.
const FIRST_RANK: [Role; 8] = [
    Role::Rook,
    Role::Knight,
    Role::Bishop,
    Role::Queen,
    Role::King,
    Role::Bishop,
    Role::Knight,
    Role::Rook,
];

/// Sets up the array of orthodox chess on the first board, with pawns of a role.
pub fn array(start: &mut Placement, pawns: Role) {
    array_of(start, |_| pawns);
}

/// The same with a role for the pawns of each file.
pub fn array_of(start: &mut Placement, pawns: impl Fn(u8) -> Role) {
    for color in Color::ALL {
        for (file, role) in (0..).zip(FIRST_RANK) {
            let home = BoardSquare::new(BoardId::A, Square::at(file, color.pick(0, 7)));
            start.put(home, Piece { color, role });
            if role == Role::Rook {
                start.set_unmoved(home);
            }
            let pawn = Piece { color, role: pawns(file) };
            start.put(BoardSquare::new(BoardId::A, Square::at(file, color.pick(1, 6))), pawn);
        }
    }
}
