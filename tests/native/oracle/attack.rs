//! Where pieces see to, and what they attack.

use super::position::{Place, Plain};

const STRAIGHT: [Place; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const OBLIQUE: [Place; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const LEAPS: [Place; 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

/// The places a piece, no pawn, attacks from where it stands; the first piece in the way included.
pub fn seen(p: &Plain, board: usize, from: Place, letter: char) -> Vec<Place> {
    let (steps, far): (Vec<Place>, bool) = match letter.to_ascii_uppercase() {
        'N' => (LEAPS.to_vec(), false),
        'B' => (OBLIQUE.to_vec(), true),
        'R' => (STRAIGHT.to_vec(), true),
        'Q' => ([STRAIGHT, OBLIQUE].concat(), true),
        'K' => ([STRAIGHT, OBLIQUE].concat(), false),
        _ => (Vec::new(), false),
    };
    let mut places = Vec::new();
    for (up, right) in steps {
        let mut to = (from.0 + up, from.1 + right);
        while let Some(there) = p.at(board, to) {
            places.push(to);
            if there != '.' || !far {
                break;
            }
            to = (to.0 + up, to.1 + right);
        }
    }
    places
}

/// Which way a pawn goes.
pub fn ahead(letter: char) -> i32 {
    if letter.is_ascii_uppercase() { 1 } else { -1 }
}

/// Does a piece of that side attack a place?
pub fn attacked(p: &Plain, board: usize, at: Place, by_white: bool) -> bool {
    p.places(board).into_iter().any(|(from, letter)| {
        if letter == '.' || letter.is_ascii_uppercase() != by_white {
            return false;
        }
        if "PpTt".contains(letter) {
            return at.0 == from.0 + ahead(letter) && (at.1 - from.1).abs() == 1;
        }
        seen(p, board, from, letter).contains(&at)
    })
}

/// The board and the place of the king of that side.
pub fn king(p: &Plain, white: bool) -> Option<(usize, Place)> {
    let king = if white { 'K' } else { 'k' };
    let on = |board| p.places(board).into_iter().find(|place| place.1 == king);
    (0..p.boards.len()).find_map(|board| on(board).map(|place| (board, place.0)))
}
