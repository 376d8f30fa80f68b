//! Which piece is which: every piece keeps its key through the game, so that a page can move it.

use crate::board::{BoardId, BoardSquare, Color, Position, Role, Square};
use crate::rules::Move;

/// A piece on a board, known by a key that stays the same as it moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceScene {
    pub key: u16,
    pub site: BoardSquare,
    pub color: Color,
    pub role: Role,
    /// Is it known to have been a pawn? Only some games remember that.
    pub was_pawn: bool,
}

/// All pieces of a position, numbered from 0 in the order of the squares.
pub fn number(position: &Position) -> Vec<PieceScene> {
    let sites = (0..position.boards().len() as u8).flat_map(|board| {
        Square::all().map(move |square| BoardSquare::new(BoardId::new(board), square))
    });
    let standing = sites.filter_map(|site| Some((site, position.piece_at(site)?)));
    (0..)
        .zip(standing)
        .map(|(key, (site, piece))| {
            let was_pawn = was_pawn(position, site);
            PieceScene { key, site, color: piece.color, role: piece.role, was_pawn }
        })
        .collect()
}

fn was_pawn(position: &Position, at: BoardSquare) -> bool {
    position.boards().get(at.board().index()).is_some_and(|board| board.promoted().has(at.square()))
}

/// The pieces after a move, each with the key it had before.
///
/// A piece that stayed keeps its key; the mover takes its own along; whoever else has come to a
/// square (a castling rook) is the nearest piece of its kind that has left one; all others are new.
pub fn follow(before: &[PieceScene], m: Move, after: &Position) -> Vec<PieceScene> {
    let mut now = number(after);
    let stays =
        |piece: &PieceScene| after.piece_at(piece.site).is_some_and(|m| is(piece, m.color, m.role));
    let mut left: Vec<&PieceScene> = before.iter().filter(|piece| !stays(piece)).collect();
    let mut unmoved = before.iter().map(|piece| piece.key).max().unwrap_or(0);
    let mut take = |now: &PieceScene| {
        let mover =
            |piece: &PieceScene| m.landing() == Some(now.site) && Some(piece.site) == m.origin();
        let alike = |piece: &PieceScene| is(piece, now.color, now.role) && m.origin().is_some();
        let found = left.iter().position(|piece| mover(piece)).or_else(|| {
            let near = |i: &usize| left[*i].site.square().distance(now.site.square());
            (0..left.len()).filter(|&i| alike(left[i])).min_by_key(near)
        });
        found.map(|i| left.swap_remove(i).key).unwrap_or_else(|| {
            unmoved += 1;
            unmoved
        })
    };
    // The mover first, lest a piece of its kind take its key.
    if let Some(mover) = now.iter().position(|piece| m.landing() == Some(piece.site)) {
        now.swap(0, mover);
    }
    for piece in &mut now {
        let stayed = before.iter().find(|b| b.site == piece.site && is(b, piece.color, piece.role));
        piece.key = match stayed {
            Some(stayed) => stayed.key,
            None => take(piece),
        };
    }
    // A page keeps a piece's element only if the order of the pieces stays the same. (The library's sort
    // would be a large piece of code for few pieces.)
    let mut sorted: Vec<PieceScene> = Vec::with_capacity(now.len());
    for piece in now {
        sorted.insert(sorted.partition_point(|other| other.key < piece.key), piece);
    }
    sorted
}

fn is(piece: &PieceScene, color: Color, role: Role) -> bool {
    piece.color == color && piece.role == role
}
