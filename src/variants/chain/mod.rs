//! Chains of Switch-Side Chain-Chess: closed lines of men, each a king's step from the next, that do
//! not cross themselves and surround two empty squares touching each other by side or corner.
//!
//! Whether a man is part of a chain is found without trying lines. Men and the king's steps between
//! them are a graph; a line through a man lies within one of the man's blocks (`block`), and what
//! the block surrounds can be seen from the edge of the board (`area`). From there it is not far
//! to what the chains through the man enclose (`extent`, `way`).

mod area;
mod block;
mod extent;
mod line;
mod sector;
mod way;

use area::Ground;

use crate::board::{Bitboard, Plane, Site, Square};
use crate::rules::Move;

/// The boards before a move, to ask of many moves whether they make a chain.
pub struct Outlook<'a> {
    boards: &'a [Plane],
    /// What is known of the boards asked for.
    grounds: [Option<Ground>; 3],
}

impl<'a> Outlook<'a> {
    pub fn new(boards: &'a [Plane]) -> Outlook<'a> {
        Outlook { boards, grounds: [None; 3] }
    }

    /// Would the moved man be part of a chain?
    pub fn makes_chain(&mut self, m: Move) -> bool {
        let Some(to) = m.landing() else { return false };
        let board = to.board().index();
        let (Some(plane), Some(ground)) = (self.boards.get(board), self.grounds.get_mut(board))
        else {
            return false;
        };
        let ground = ground.get_or_insert_with(|| Ground::of(plane.occupied()));
        let [left, come] = [left_behind(m, to), arriving(m)];
        let enclosed = ground.enclosed_after(left, come);
        let men = plane.occupied() & !left | come;
        come.into_iter().any(|at| extent::is_part(men, at, enclosed))
    }
}

/// The number of empty squares enclosed by the chains that the moved man is part of; 0 without a
/// chain. The boards are those after the move.
pub fn size_after(boards: &[Plane], m: Move) -> u8 {
    let men = |at: Site| boards.get(at.board().index()).map_or(Bitboard::EMPTY, Plane::occupied);
    m.arrivals().map(|at| enclosed(men(at), at.square())).max().unwrap_or(0)
}

/// The number of empty squares enclosed by the chains through a man.
pub fn enclosed(men: Bitboard, through: Square) -> u8 {
    extent::enclosed_through(men, through).len() as u8
}

/// The men of the shortest chain that the moved man would be part of, in order.
pub fn line(boards: &[Plane], m: Move) -> Vec<Site> {
    let men = men_after(boards, m);
    let chained = m.arrivals().find(|at| enclosed(men, at.square()) > 0);
    let on = |at: Site| move |square| Site::new(at.board(), square);
    chained.map_or(Vec::new(), |at| line::line(men, at.square()).into_iter().map(on(at)).collect())
}

/// Who stands on the board where the mover comes down, once it has.
fn men_after(boards: &[Plane], m: Move) -> Bitboard {
    let Some(to) = m.landing() else { return Bitboard::EMPTY };
    let Some(plane) = boards.get(to.board().index()) else { return Bitboard::EMPTY };
    plane.occupied() & !left_behind(m, to) | arriving(m)
}

/// The squares that men leave on the board of a site: the mover, and the rook that castles or the
/// pawn captured in passing.
fn left_behind(m: Move, on: Site) -> Bitboard {
    let along = match m.plain() {
        Move::Castle { rook, .. } => Some(rook),
        Move::EnPassant { victim, .. } => Some(victim),
        _ => None,
    };
    let leaving = [m.origin(), along].into_iter().flatten();
    let here = leaving.filter(|at| at.board() == on.board());
    here.fold(Bitboard::EMPTY, |left, at| left.with(at.square()))
}

/// The squares that men come to.
fn arriving(m: Move) -> Bitboard {
    m.arrivals().fold(Bitboard::EMPTY, |come, at| come.with(at.square()))
}
