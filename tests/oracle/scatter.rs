//! Positions made by scattering men over a board.

use crate::common::Chance;
use crate::position::{Place, Position};

/// Scatters men over a board: two kings, some others, some rights.
pub fn scattered(chance: &mut Chance) -> Position {
    let mut p = Position::empty();
    let put = |p: &mut Position, chance: &mut Chance, letter: char| {
        let ranks = if "pP".contains(letter) { 1..7 } else { 0..8 };
        let empty: Vec<Place> = p
            .places(0)
            .into_iter()
            .filter(|((rank, _), there)| *there == '.' && ranks.contains(rank))
            .map(|place| place.0)
            .collect();
        if let Some(at) = chance.pick(&empty) {
            p.set(0, at, letter);
        }
    };
    // Kings at home half the time, so that castling comes up.
    for (king, home, corners) in [('K', (0, 4), [(0, 0), (0, 7)]), ('k', (7, 4), [(7, 0), (7, 7)])]
    {
        if chance.below(2) == 0 && p.at(0, home) == Some('.') {
            p.set(0, home, king);
            for corner in corners {
                let rook = if king == 'K' { 'R' } else { 'r' };
                let right = match (king, corner.1) {
                    ('K', 7) => 'K',
                    ('K', _) => 'Q',
                    (_, 7) => 'k',
                    _ => 'q',
                };
                if chance.below(2) == 0 && p.at(0, corner) == Some('.') {
                    p.set(0, corner, rook);
                    p.castling.push(right);
                }
            }
            p.castling = "KQkq".chars().filter(|c| p.castling.contains(*c)).collect();
        } else {
            put(&mut p, chance, king);
        }
    }
    let crowd = if chance.below(8) == 0 { 60 } else { 14 };
    for _ in 0..chance.below(crowd) {
        if let Some(letter) =
            chance.pick(&['P', 'p', 'P', 'p', 'N', 'n', 'B', 'b', 'R', 'r', 'Q', 'q'])
        {
            put(&mut p, chance, letter);
        }
    }
    p.white_to_move = chance.below(2) == 0;
    p.half = chance.below(60) as u32;
    p.full = 1 + chance.below(60) as u32;
    give_passed_square(&mut p, chance);
    p
}

/// Lets the last move have been a double step, where one could have been.
fn give_passed_square(p: &mut Position, chance: &mut Chance) {
    let (pawn, stands, passed, came_from) = match p.white_to_move {
        true => ('p', 4, 5, 6),
        false => ('P', 3, 2, 1),
    };
    let could = |file: &i32| {
        p.at(0, (stands, *file)) == Some(pawn)
            && p.at(0, (passed, *file)) == Some('.')
            && p.at(0, (came_from, *file)) == Some('.')
    };
    let files: Vec<i32> = (0..8).filter(could).collect();
    p.passed = chance.pick(&files).map(|file| (passed, file));
}
