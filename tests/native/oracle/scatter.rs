//! Positions made by scattering pieces over boards.

use std::ops::Range;

use super::chess::{CASTLES, homes_of};
use super::position::{BARE, Place, Plain};
use crate::common::Chance;

/// What positions of a game are made of.
pub struct Kit {
    /// The letters of the pieces besides kings, as White's; the more often, the more of them.
    pub pieces: &'static str,
    /// The lowest rank of a side's own on which single pawns stand, from 0.
    pub lowest: i32,
    pub doubles: &'static [Double],
}

/// A double step: who comes down, from which of the side's ranks, and who stays there.
pub struct Double {
    pub comes: char,
    pub rank: i32,
    pub stays: char,
}

pub const ORTHODOX: Kit =
    Kit { pieces: "PPNBRQ", lowest: 1, doubles: &[Double { comes: 'P', rank: 1, stays: '.' }] };

/// Scatters pieces over an empty board: two kings, some others, some rights.
pub fn scattered(mut p: Plain, kit: &Kit, chance: &mut Chance) -> Plain {
    // Kings at home half the time, so that castling comes up.
    for (king, rook, rank) in [('K', 'R', 0), ('k', 'r', 7)] {
        if chance.below(2) > 0 || p.at(0, (rank, 4)) != Some('.') {
            put(&mut p, 0, king, 0..8, chance);
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
    let crowd = [14, 14, 14, 30, 60][chance.below(5)];
    for _ in 0..chance.below(crowd) {
        let letter = some_piece(kit, chance);
        put_piece(&mut p, kit, 0, letter, chance);
    }
    p.white_to_move = chance.below(2) == 0;
    p.half = chance.below(60) as u32;
    p.full = 1 + chance.below(60) as u32;
    give_passed_square(&mut p, kit, &[(0, 0)], chance);
    p
}

/// A piece of either side, no king.
fn some_piece(kit: &Kit, chance: &mut Chance) -> char {
    let pieces: Vec<char> = kit.pieces.chars().collect();
    let piece = chance.pick(&pieces).expect("pieces");
    if chance.below(2) == 0 { piece } else { piece.to_ascii_lowercase() }
}

/// Puts a piece on some empty square of a board: pawns and pairs where they can ever stand.
fn put_piece(p: &mut Plain, kit: &Kit, board: usize, letter: char, chance: &mut Chance) {
    let ranks = match letter {
        'P' => kit.lowest..7,
        'p' => 1..8 - kit.lowest,
        'T' | 't' => 1..7,
        _ => 0..8,
    };
    put(p, board, letter, ranks, chance);
}

/// Puts a piece on some empty square of some ranks.
fn put(p: &mut Plain, board: usize, letter: char, ranks: Range<i32>, chance: &mut Chance) {
    let places = p.places(board).into_iter();
    let empty = places.filter(|((rank, _), there)| *there == '.' && ranks.contains(rank));
    if let Some(at) = chance.pick(&empty.map(|place| place.0).collect::<Vec<Place>>()) {
        p.set(board, at, letter);
    }
}

/// Lets the last move have been a double step, where one could have been: on the first of two
/// boards, coming down on the second.
fn give_passed_square(p: &mut Plain, kit: &Kit, boards: &[(usize, usize)], chance: &mut Chance) {
    let mover = |letter: char| match p.white_to_move {
        true => letter.to_ascii_lowercase(),
        false => letter,
    };
    let rank = |own: i32| if p.white_to_move { 7 - own } else { own };
    let mut could = Vec::new();
    for (&(left, landed), file) in boards.iter().flat_map(|pair| (0..8).map(move |f| (pair, f))) {
        for double in kit.doubles {
            let [origin, passed, end] = [0, 1, 2].map(|step| (rank(double.rank + step), file));
            if p.at(landed, end) == Some(mover(double.comes))
                && p.at(left, passed) == Some('.')
                && p.at(left, origin) == Some(mover(double.stays))
                && (left == landed || p.at(left, end) == Some('.'))
            {
                could.push(((left, passed), mover(double.comes)));
            }
        }
    }
    let chosen = chance.pick(&could);
    p.passed = chosen.map(|step| step.0);
    p.passer = chosen.map_or('.', |step| step.1);
}

/// Spreads the pieces of one board over several. Rights stay what they are, so the king and rooks
/// they belong to go together; pawns that have never moved stay where they are.
pub fn spread(p: &mut Plain, kit: &Kit, boards: usize, chance: &mut Chance) {
    let homes = [chance.below(boards), chance.below(boards)];
    let pieces = p.places(0);
    p.boards = vec![BARE; boards];
    for (at, letter) in pieces {
        let side = letter.is_ascii_lowercase() as usize;
        let second = at.0 == [1, 6][side];
        let board = if p.castling.chars().any(|right| homes_of(right).contains(&at)) {
            homes[side]
        } else if second && p.unmoved[side][at.1 as usize] {
            0
        } else {
            chance.below(boards)
        };
        p.set(board, at, letter);
        let marks = p.promoted.iter_mut();
        marks.filter(|mark| mark.1 == at).for_each(|mark| mark.0 = board);
    }
    // Some games let a square be taken on several boards.
    if chance.below(3) == 0 {
        for _ in 0..chance.below(8) {
            let letter = some_piece(kit, chance);
            put_piece(p, kit, chance.below(boards), letter, chance);
        }
    }
    give_passed_square(p, kit, &[(0, 1), (1, 0)], chance);
}
