//! Chains of Switch-Side Chain-Chess: closed lines of pieces, each a king's step from the next, that do
//! not cross themselves and surround two empty squares touching each other by side or corner.
//!
//! Whether a piece is part of a chain is found without trying lines. Pieces and the king's steps between
//! them are a graph; a line through a piece lies within one of the piece's blocks (`block`), and what
//! the block surrounds can be seen from the edge of the board (`area`). From there it is not far
//! to what the chains through the piece enclose (`extent`, `way`).

mod area;
mod block;
mod extent;
mod line;
mod sector;
mod way;

use area::Ground;

use crate::board::{Bitboard, Board, BoardSquare, Square};
use crate::rules::Move;

/// The boards before a move, to ask of many moves whether they make a chain.
pub struct Outlook<'a> {
    boards: &'a [Board],
    /// What is known of the boards asked for.
    grounds: [Option<Ground>; 3],
}

impl<'a> Outlook<'a> {
    pub fn new(boards: &'a [Board]) -> Outlook<'a> {
        Outlook { boards, grounds: [None; 3] }
    }

    /// Would the moved piece be part of a chain?
    pub fn makes_chain(&mut self, m: Move) -> bool {
        let Some(to) = m.landing() else { return false };
        let id = to.board().index();
        let (Some(board), Some(ground)) = (self.boards.get(id), self.grounds.get_mut(id)) else {
            return false;
        };
        let ground = ground.get_or_insert_with(|| Ground::of(board.occupied()));
        let [left, come] = [left_behind(m, to), arriving(m)];
        let enclosed = ground.enclosed_after(left, come);
        let pieces = board.occupied() & !left | come;
        come.into_iter().any(|at| extent::is_part(pieces, at, enclosed))
    }
}

/// The number of empty squares enclosed by the chains that the moved piece is part of; 0 without a
/// chain. The boards are those after the move.
pub fn size_after(boards: &[Board], m: Move) -> u8 {
    let pieces =
        |at: BoardSquare| boards.get(at.board().index()).map_or(Bitboard::EMPTY, Board::occupied);
    m.arrivals().map(|at| enclosed(pieces(at), at.square())).max().unwrap_or(0)
}

/// The number of empty squares enclosed by the chains through a piece.
pub fn enclosed(pieces: Bitboard, through: Square) -> u8 {
    extent::enclosed_through(pieces, through).len() as u8
}

/// The pieces of the shortest chain that the moved piece would be part of, in order.
pub fn line(boards: &[Board], m: Move) -> Vec<BoardSquare> {
    let pieces = pieces_after(boards, m);
    let chained = m.arrivals().find(|at| enclosed(pieces, at.square()) > 0);
    let on = |at: BoardSquare| move |square| BoardSquare::new(at.board(), square);
    chained
        .map_or(Vec::new(), |at| line::line(pieces, at.square()).into_iter().map(on(at)).collect())
}

/// Who stands on the board where the mover comes down, once it has.
fn pieces_after(boards: &[Board], m: Move) -> Bitboard {
    let Some(to) = m.landing() else { return Bitboard::EMPTY };
    let Some(board) = boards.get(to.board().index()) else { return Bitboard::EMPTY };
    board.occupied() & !left_behind(m, to) | arriving(m)
}

/// The squares that pieces leave on the board of a square: the mover, and the rook that castles or the
/// pawn captured in passing.
fn left_behind(m: Move, on: BoardSquare) -> Bitboard {
    let along = match m.plain() {
        Move::Castle { rook, .. } => Some(rook),
        Move::EnPassant { victim, .. } => Some(victim),
        _ => None,
    };
    let leaving = [m.origin(), along].into_iter().flatten();
    let here = leaving.filter(|at| at.board() == on.board());
    here.fold(Bitboard::EMPTY, |left, at| left.with(at.square()))
}

/// The squares that pieces come to.
fn arriving(m: Move) -> Bitboard {
    m.arrivals().fold(Bitboard::EMPTY, |come, at| come.with(at.square()))
}
