//! The array of Parton's small Alice chess: four files, eight ranks, all on one board.
//!
//! No pawn makes a double step and nobody castles; pawns are promoted on the last rank.

use crate::board::{Bitboard, Board, BoardId, BoardSquare, Color, Piece, Placement, Role, Square};
use crate::rules::Variant;

/// Chess on four files.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Narrow;

/// The first three ranks, from the a-file.
const RANKS: [[Role; 4]; 3] = [
    [Role::Rook, Role::Queen, Role::King, Role::Rook],
    [Role::Knight, Role::Bishop, Role::Bishop, Role::Knight],
    [Role::Pawn; 4],
];

impl Variant for Narrow {
    fn files(&self) -> u8 {
        4
    }

    fn setup(&self, start: &mut Placement) {
        for color in Color::ALL {
            for (rank, roles) in (0..).zip(RANKS) {
                for (file, role) in (0..).zip(roles) {
                    let home = Square::at(file, color.pick(rank, 7 - rank));
                    start.put(BoardSquare::new(BoardId::A, home), Piece { color, role });
                }
            }
        }
    }

    fn doubles(&self, _board: &Board, _us: Color) -> Bitboard {
        Bitboard::EMPTY
    }

    fn has_castling(&self) -> bool {
        false
    }

    fn has_en_passant(&self) -> bool {
        false
    }
}
