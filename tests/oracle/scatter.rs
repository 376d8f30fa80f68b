//! Positions made by scattering men over boards.

use crate::chess::{CASTLES, homes_of};
use crate::common::Chance;
use crate::position::{BARE, Place, Position};

const MEN: [char; 12] = ['P', 'p', 'P', 'p', 'N', 'n', 'B', 'b', 'R', 'r', 'Q', 'q'];

/// Scatters men over an empty board: two kings, some others, some rights.
pub fn scattered(mut p: Position, chance: &mut Chance) -> Position {
    // Kings at home half the time, so that castling comes up.
    for (king, rook, rank) in [('K', 'R', 0), ('k', 'r', 7)] {
        if chance.below(2) > 0 || p.at(0, (rank, 4)) != Some('.') {
            put(&mut p, 0, king, chance);
            continue;
        }
        p.set(0, (rank, 4), king);
        for (right, _, corner, _) in CASTLES.iter().filter(|castle| castle.2.0 == rank) {
            if chance.below(2) == 0 && p.at(0, *corner) == Some('.') {
                p.set(0, *corner, rook);
                p.castling.push(*right);
            }
        }
    }
    let crowd = if chance.below(8) == 0 { 60 } else { 14 };
    for _ in 0..chance.below(crowd) {
        if let Some(letter) = chance.pick(&MEN) {
            put(&mut p, 0, letter, chance);
        }
    }
    p.white_to_move = chance.below(2) == 0;
    p.half = chance.below(60) as u32;
    p.full = 1 + chance.below(60) as u32;
    give_passed_square(&mut p, &[(0, 0)], chance);
    p
}

/// Puts a man on some empty square of a board, pawns on no last rank.
fn put(p: &mut Position, board: usize, letter: char, chance: &mut Chance) {
    let ranks = if "pP".contains(letter) { 1..7 } else { 0..8 };
    let places = p.places(board).into_iter();
    let empty = places.filter(|((rank, _), there)| *there == '.' && ranks.contains(rank));
    if let Some(at) = chance.pick(&empty.map(|place| place.0).collect::<Vec<Place>>()) {
        p.set(board, at, letter);
    }
}

/// Lets the last move have been a double step, where one could have been: on the first of two
/// boards, coming down on the second.
fn give_passed_square(p: &mut Position, boards: &[(usize, usize)], chance: &mut Chance) {
    let (pawn, stands, passed, came_from) = match p.white_to_move {
        true => ('p', 4, 5, 6),
        false => ('P', 3, 2, 1),
    };
    let mut could = Vec::new();
    for (&(left, landed), file) in boards.iter().flat_map(|pair| (0..8).map(move |f| (pair, f))) {
        if p.at(landed, (stands, file)) == Some(pawn)
            && p.at(left, (passed, file)) == Some('.')
            && p.at(left, (came_from, file)) == Some('.')
            && (left == landed || p.at(left, (stands, file)) == Some('.'))
        {
            could.push((left, (passed, file)));
        }
    }
    p.passed = chance.pick(&could);
}

/// Spreads the men of one board over several. Rights stay what they are, so the king and rooks
/// they belong to go together; pawns that have never moved stay where they are.
pub fn spread(p: &mut Position, boards: usize, chance: &mut Chance) {
    let homes = [chance.below(boards), chance.below(boards)];
    let men = p.places(0);
    p.boards = vec![BARE; boards];
    for (at, letter) in men {
        let army = letter.is_ascii_lowercase() as usize;
        let second = at.0 == [1, 6][army];
        let board = if p.castling.chars().any(|right| homes_of(right).contains(&at)) {
            homes[army]
        } else if second && p.unmoved[army][at.1 as usize] {
            0
        } else {
            chance.below(boards)
        };
        p.set(board, at, letter);
    }
    // Some games let a square be taken on several boards.
    if chance.below(3) == 0 {
        for _ in 0..chance.below(8) {
            if let Some(letter) = chance.pick(&MEN) {
                put(p, chance.below(boards), letter, chance);
            }
        }
    }
    give_passed_square(p, &[(0, 1), (1, 0)], chance);
}
