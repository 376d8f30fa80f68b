//! Numbers that say the same and are easier to read.

use std::ops::Range;

use crate::board::{Role, Square};
use crate::evaluation::{Numbers, PieceSquares};

/// The same numbers, but what all places of a piece have in common is part of its worth anywhere. A king is worth
/// nothing, and its places stay as they are.
pub fn tidied(numbers: &Numbers) -> Numbers {
    let mut tidy = *numbers;
    for role in Role::ALL.into_iter().filter(|&role| role != Role::King) {
        for half in 0..2 {
            let usual = if role.is_pawn() { places(role, 1..7) } else { places(role, 0..8) };
            let total: i32 = usual.iter().map(|at| tidy[at + half]).sum();
            let mean = (f64::from(total) / usual.len() as f64).round() as i32;
            tidy[PieceSquares::material_at(role) + half] += mean;
            // No pawn stands on the last rank.
            let possible = if role.is_pawn() { places(role, 0..7) } else { usual };
            possible.iter().for_each(|at| tidy[at + half] -= mean);
        }
    }
    tidy
}

/// Where the places of a role on some ranks stand among the numbers.
fn places(role: Role, ranks: Range<u8>) -> Vec<usize> {
    let squares = ranks.flat_map(|rank| (0..4).map(move |file| Square::at(file, rank)));
    squares.map(|square| PieceSquares::place_at(role, square)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Piece};
    use crate::evaluation::Weights;

    #[test]
    fn pieces_are_worth_the_same_and_their_places_nothing_on_the_whole() {
        let mut numbers = [0; Weights::LEN];
        let mut next = 0;
        numbers.iter_mut().for_each(|number| {
            next = (next * 5 + 3) % 64;
            *number = next;
        });
        let tidy = tidied(&numbers);
        let [before, after] = [&numbers, &tidy].map(Weights::of_numbers);
        for (role, at) in Role::ALL.into_iter().flat_map(|role| (0..56).map(move |at| (role, at))) {
            let (piece, at) = (Piece { color: Color::White, role }, Square::at(at % 8, at / 8));
            assert_eq!(before.of(piece, at), after.of(piece, at), "{piece:?} {at:?}");
        }
        let mean = |role| places(role, 0..8).iter().map(|&at| tidy[at]).sum::<i32>() / 32;
        assert_eq!([Role::Knight, Role::Rook, Role::Queen].map(mean), [0; 3]);
        assert_ne!(tidy, numbers);
    }
}
