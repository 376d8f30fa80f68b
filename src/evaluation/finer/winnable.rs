//! How much of what an endgame is worth can be made of it: with few pawns, or with bishops that never meet, a side that is
//! ahead does not win.

use crate::board::{Bitboard, Board, Color, Role};
use crate::evaluation::{Terms, weight_of_pieces};

/// What [`winnable`] says where all can be made of it.
pub const ALL: i32 = 64;

/// How much of an endgame's worth counts, in 64ths, where one side is ahead in it.
pub fn winnable(terms: &Terms, board: &Board, ahead: Color) -> i32 {
    let pawns = board.pawns(ahead);
    let [own, theirs] = [ahead, !ahead].map(|color| strength(board, color));
    let lead = own - theirs;
    let mut lost = match pawns.len() {
        few @ 0..=2 => terms.few_pawns[few as usize],
        _ => 0,
    };
    if pawns.is_empty() && lead <= 1 {
        lost += terms.pawnless;
    }
    if lead < 0 {
        lost += terms.fewer_pieces;
    }
    if !is_wide(board.role(Role::Pawn)) {
        lost += terms.one_flank;
    }
    if is_on_one_edge(pawns) {
        lost += terms.edge_pawns;
    }
    if has_opposite_bishops(board) {
        let has_others = [own, theirs] != [1, 1];
        lost += terms.opposite_bishops[usize::from(has_others)];
    }
    (ALL - lost).clamp(0, ALL)
}

/// A side's pieces other than pawns, in minor pieces.
fn strength(board: &Board, color: Color) -> i32 {
    weight_of_pieces(|role| board.pieces(color, role).len() as i32)
}

/// Are there pawns on both halves of the board?
fn is_wide(pawns: Bitboard) -> bool {
    let half = Bitboard::files_below(4);
    !(pawns & half).is_empty() && !(pawns & !half).is_empty()
}

/// Are there pawns, and all of them on one of the files at the edge?
fn is_on_one_edge(pawns: Bitboard) -> bool {
    let others = [!Bitboard::files_below(1), Bitboard::files_below(7)];
    !pawns.is_empty() && others.iter().any(|&others| (pawns & others).is_empty())
}

/// Has each side one bishop, on squares of different colors?
fn has_opposite_bishops(board: &Board) -> bool {
    let bishops = board.role(Role::Bishop);
    let is_one = |set: Bitboard| !set.is_empty() && !set.several();
    is_one(bishops & board.color(Color::White))
        && is_one(bishops & board.color(Color::Black))
        && is_one(bishops & Bitboard::LIGHT)
}
