//! What pieces are worth where they stand.

use super::Tapered;
use super::schema::{Field, Shape, total};
use crate::board::{Piece, Role, Square};

/// What pieces are worth where they stand: by role and square, as White sees the board.
#[derive(Clone, Debug)]
pub struct PieceSquares([[Tapered; 64]; Role::COUNT]);

/// What a piece is worth anywhere, by role; and what places add to it: files a to d of each rank from the
/// first, which the other files mirror.
const fn places(name: &'static str) -> Field {
    Field::new(name, Shape::Pair, PLACES)
}

/// Places of half a board.
const PLACES: usize = 32;

impl PieceSquares {
    /// Its numbers: worths by role, and what places add to them, role by role.
    pub const FIELDS: [Field; 1 + Role::COUNT] = [
        Field::new("material", Shape::Pair, Role::COUNT),
        places("pawn_places"),
        places("knight_places"),
        places("bishop_places"),
        places("rook_places"),
        places("queen_places"),
        places("king_places"),
        places("tandem_places"),
    ];

    /// How many numbers it is made of.
    pub const LEN: usize = total(&PieceSquares::FIELDS);

    /// Where among the numbers the worth of a role anywhere stands.
    pub const fn material_at(role: Role) -> usize {
        2 * role as usize
    }

    /// Where among the numbers stands what a place adds; the square is as White sees it.
    pub const fn place_at(role: Role, square: Square) -> usize {
        let file = if square.file() < 4 { square.file() } else { 7 - square.file() };
        let place = (square.rank() * 4 + file) as usize;
        2 * (Role::COUNT + role as usize * PLACES + place)
    }

    /// Where the places of a role stand among the numbers.
    pub const fn places_of(role: Role) -> std::ops::Range<usize> {
        let start = 2 * (Role::COUNT + role as usize * PLACES);
        start..start + 2 * PLACES
    }

    /// Adds up worths and places.
    pub const fn of_numbers(numbers: &[i32]) -> PieceSquares {
        let mut pieces = [[Tapered::ZERO; 64]; Role::COUNT];
        let mut role = 0;
        while role < Role::COUNT {
            let mut square = 0;
            while square < 64 {
                let (role_, at) = (Role::ALL[role], Square::at(square % 8, square / 8));
                let material = pair_at(numbers, PieceSquares::material_at(role_));
                let place = pair_at(numbers, PieceSquares::place_at(role_, at));
                pieces[role][square as usize] = material.plus(place);
                square += 1;
            }
            role += 1;
        }
        PieceSquares(pieces)
    }

    /// The worth of a piece to its own side.
    pub fn of(&self, piece: Piece, at: Square) -> Tapered {
        self.0[piece.role as usize][at.seen_by(piece.color).index()]
    }
}

const fn pair_at(numbers: &[i32], at: usize) -> Tapered {
    Tapered::new(numbers[at], numbers[at + 1])
}
