//! All numbers of a game's evaluation.

use std::ops::Range;

use super::schema::{Cursor, Field, Shape, numbers_before, total};
use super::{PieceSquares, Tapered, Terms};
use crate::board::{Piece, Role, Square};

/// All numbers of a game's evaluation.
#[derive(Clone, Debug)]
pub struct Weights {
    /// What pieces are worth where they stand.
    pub pieces: PieceSquares,
    /// In a pocket, by role.
    pub pocket: [Tapered; Role::COUNT],
    /// What a piece counts in exchanges, by role, in centipawns.
    pub exchange: [i32; Role::COUNT],
    /// What else counts.
    pub terms: Terms,
    /// Are any of the finer points worth something? If not, nobody need look for them.
    pub has_finer_points: bool,
    /// Do some endgames count less than their worth?
    pub discounts_endgames: bool,
}

/// The numbers of which weights are made, in the order of [`Weights::FIELDS`].
pub type Numbers = [i32; Weights::LEN];

const POCKET: Field = Field::new("pocket", Shape::Pair, Role::COUNT);

/// Where among the terms the finer points begin, where what an endgame loses does, and where both are over.
const FINER: [usize; 3] = [
    numbers_before(Terms::FIELDS, "minor_on_pawn"),
    numbers_before(Terms::FIELDS, "few_pawns"),
    numbers_before(Terms::FIELDS, "flank_guarded"),
];
// All are names of terms.
const _: () = assert!(FINER[0] < FINER[1] && FINER[1] < FINER[2] && FINER[2] < Terms::LEN);

impl Weights {
    /// What its numbers are called, in order.
    pub const FIELDS: [Field; PieceSquares::FIELDS.len() + 1 + Terms::FIELDS.len()] = fields();

    /// Where among the numbers the finer points are, and what endgames lose.
    pub const FINER_POINTS: Range<usize> = {
        let terms = Weights::LEN - Terms::LEN;
        terms + FINER[0]..terms + FINER[2]
    };

    /// How many numbers there are.
    pub const LEN: usize = total(&Weights::FIELDS);

    /// Makes weights of numbers. What a piece counts in exchanges is half way between its worth in the
    /// middlegame and in the endgame.
    pub const fn of_numbers(numbers: &Numbers) -> Weights {
        let (pieces, rest) = numbers.split_at(PieceSquares::LEN);
        let mut rest = Cursor::new(rest);
        let mut exchange = [0; Role::COUNT];
        let mut role = 0;
        while role < Role::COUNT {
            let at = PieceSquares::material_at(Role::ALL[role]);
            exchange[role] = (pieces[at] + pieces[at + 1]) / 2;
            role += 1;
        }
        // A king that is taken loses the game.
        exchange[Role::King as usize] = 10_000;
        let pieces = PieceSquares::of_numbers(pieces);
        let pocket = rest.pairs();
        let has_finer_points = rest.has_any(FINER[0], FINER[1]);
        let discounts_endgames = rest.has_any(FINER[1], FINER[2]);
        let terms = Terms::take(&mut rest);
        Weights { pieces, pocket, exchange, terms, has_finer_points, discounts_endgames }
    }

    /// The same where a piece that is captured goes to the captor's pocket: an exchange takes it from the one
    /// side and gives it to the other.
    pub const fn pocketing(mut self) -> Weights {
        let mut role = 0;
        while role < Role::COUNT {
            self.exchange[role] += (self.pocket[role].middle + self.pocket[role].end) / 2;
            role += 1;
        }
        self
    }

    /// Where among the numbers the worth of a role in a pocket stands.
    pub const fn pocket_at(role: Role) -> usize {
        PieceSquares::LEN + 2 * role as usize
    }

    /// The worth of a piece to its own side.
    pub fn of(&self, piece: Piece, at: Square) -> Tapered {
        self.pieces.of(piece, at)
    }
}

/// Pieces and places, pockets, and the rest.
const fn fields() -> [Field; PieceSquares::FIELDS.len() + 1 + Terms::FIELDS.len()] {
    let mut fields = [POCKET; PieceSquares::FIELDS.len() + 1 + Terms::FIELDS.len()];
    let (pieces, rest) = fields.split_at_mut(PieceSquares::FIELDS.len());
    pieces.copy_from_slice(&PieceSquares::FIELDS);
    rest.split_at_mut(1).1.copy_from_slice(Terms::FIELDS);
    fields
}
