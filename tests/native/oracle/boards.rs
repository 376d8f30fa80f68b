//! Chains on random boards: every line tried, the sheet's test, and the crate's must agree.

use super::chain;
use super::lines;
use super::position::{BARE, Board, Place};
use crate::common::Chance;
use wonderboard::board::{BoardId, BoardSquare, Color, Piece, Position, Role, Square};
use wonderboard::rules::Move;
use wonderboard::variants::chain::{Outlook, enclosed, size_after};

/// How many boards with enclosed squares are tried.
const BOARDS: usize = 400;
/// So many steps are tried to find lines; boards that need more are left out.
const BUDGET: usize = 15_000;

#[test]
fn chains_are_those_found_by_trying_every_line() {
    let mut chance = Chance::new(40);
    let (mut tried, mut chains, mut joined) = (0, 0, 0);
    while tried < BOARDS {
        let (before, from, to) = some_board(&mut chance);
        let mut after = before;
        after[from.0 as usize][from.1 as usize] = '.';
        after[to.0 as usize][to.1 as usize] = 'N';
        let bounds = chain::bounds(&after, to);
        // Most boards enclose little, and are soon compared.
        if bounds.iter().all(|block| block.possible.len() < 3) && chance.below(30) > 0 {
            continue;
        }
        let Some(found) = lines::enclosed(&after, to, BUDGET, usize::MAX) else { continue };
        let shown = shown(&after);
        assert_eq!(chain::size(&after, to), found.len(), "{to:?}{shown}");
        let [before, after] = [before, after].map(|board| position(&board));
        let m = Move::Normal { from: site(from), to: site(to), becomes: Role::Knight };
        let count = found.len() as u8;
        assert_eq!(enclosed(after.boards()[0].occupied(), square(to)), count, "{to:?}{shown}");
        assert_eq!(size_after(after.boards(), m), count, "{from:?} {to:?}{shown}");
        let makes = Outlook::new(before.boards()).makes_chain(m);
        assert_eq!(makes, count > 0, "{from:?} {to:?}{shown}");
        tried += 1;
        chains += (count > 0) as usize;
        // Squares enclosed only along with others.
        joined += (found.len() > bounds.iter().map(|block| block.certain.len()).sum()) as usize;
    }
    assert!(chains < tried && joined > 10, "{chains} chains, {joined} of many squares");
}

/// A board, a piece of it, and a square for that piece to go to.
fn some_board(chance: &mut Chance) -> (Board, Place, Place) {
    let board = if chance.below(2) == 0 { crowd(chance) } else { walls(chance) };
    let (pieces, free): (Vec<Place>, Vec<Place>) =
        squares().partition(|at| board[at.0 as usize][at.1 as usize] != '.');
    let from = chance.pick(&pieces).expect("a piece");
    // Pieces next to pieces make chains.
    let near = |at: &Place| (at.0 - from.0).abs().max((at.1 - from.1).abs()) <= 2;
    let mut ends: Vec<Place> = free.into_iter().filter(near).collect();
    ends.extend(pieces.iter().filter(|&&at| at != from));
    (board, from, chance.pick(&ends).expect("a square"))
}

fn squares() -> impl Iterator<Item = Place> {
    (0..8).flat_map(|rank| (0..8).map(move |file| (rank, file)))
}

/// Pieces crowded together.
fn crowd(chance: &mut Chance) -> Board {
    let mut board = BARE;
    let [height, width] = [4 + chance.below(3), 4 + chance.below(3)];
    let corner = (chance.below(9 - height), chance.below(9 - width));
    for _ in 0..2 + height * width * (5 + chance.below(6)) / 10 {
        let at = (corner.0 + chance.below(height), corner.1 + chance.below(width));
        board[at.0][at.1] = 'n';
    }
    board
}

/// Pieces around some empty squares and between them.
fn walls(chance: &mut Chance) -> Board {
    let mut board = BARE;
    let first = (2 + chance.below(4) as i32, 2 + chance.below(4) as i32);
    let mut holes = vec![first];
    for _ in 0..2 + chance.below(4) {
        let (rank, file) = chance.pick(&holes).expect("a hole");
        let mut step = || chance.below(5) as i32 - 2;
        holes.push(((rank + step()).clamp(1, 6), (file + step()).clamp(1, 6)));
    }
    for at in squares().filter(|at| !holes.contains(at)) {
        let beside = |hole: &Place| (hole.0 - at.0).abs() <= 1 && (hole.1 - at.1).abs() <= 1;
        if holes.iter().any(beside) && chance.below(12) > 0 {
            board[at.0 as usize][at.1 as usize] = 'n';
        }
    }
    board
}

fn square((rank, file): Place) -> Square {
    Square::at(file as u8, rank as u8)
}

fn site(at: Place) -> BoardSquare {
    BoardSquare::new(BoardId::A, square(at))
}

fn position(board: &Board) -> Position {
    let mut position = Position::empty(1);
    for at in squares() {
        if board[at.0 as usize][at.1 as usize] != '.' {
            position.placement().put(site(at), Piece { color: Color::White, role: Role::Knight });
        }
    }
    position
}

fn shown(board: &Board) -> String {
    let ranks = board.iter().rev().map(|rank| format!("\n{}", rank.iter().collect::<String>()));
    ranks.collect()
}
