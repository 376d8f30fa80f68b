//! Small pictures of what moves do to the pieces that make them: the squares they are about, and who
//! of the movers stands on them afterwards.

use crate::app::turns::choices::becomes;
use crate::board::{Color, Role, Square};
use crate::game::scene::{BoardScene, Scene};
use crate::rules::Move;

/// A corner of the board, as it is drawn. Places count squares to the right and down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Miniature {
    pub width: u8,
    pub height: u8,
    /// Is the square in the upper left corner light?
    pub light: bool,
    /// Where the mover stood.
    pub origin: Option<(u8, u8)>,
    pub pieces: Vec<((u8, u8), Role)>,
}

/// The pictures of moves that are made alike, all of the same squares, drawn with a side below.
pub fn miniatures(
    scene: &Scene,
    board: BoardScene,
    below: Color,
    moves: &[Move],
) -> Vec<Miniature> {
    let after: Vec<_> = moves.iter().map(|&m| pieces_after(scene, m)).collect();
    let origins = moves.iter().filter_map(|m| m.origin()).map(|at| at.square());
    let all: Vec<Square> =
        after.iter().flatten().map(|&(square, _)| square).chain(origins).collect();
    let places = || all.iter().map(|&square| board.corner(square, below));
    let left = places().map(|(x, _)| x).min().unwrap_or(0);
    let top = places().map(|(_, y)| y).min().unwrap_or(0);
    let width = places().map(|(x, _)| x - left + 1).max().unwrap_or(1);
    let height = places().map(|(_, y)| y - top + 1).max().unwrap_or(1);
    let place = |square: Square| {
        let (x, y) = board.corner(square, below);
        (x - left, y - top)
    };
    let draw = |(pieces, m): (Vec<(Square, Role)>, &Move)| Miniature {
        width,
        height,
        light: board.square((left, top), below).is_light(),
        origin: m.origin().map(|at| place(at.square())),
        pieces: pieces.into_iter().map(|(square, role)| (place(square), role)).collect(),
    };
    after.into_iter().zip(moves).map(draw).collect()
}

/// The pieces that a move moves, and the one it leaves behind, where they stand afterwards.
fn pieces_after(scene: &Scene, m: Move) -> Vec<(Square, Role)> {
    let stays = match m.plain() {
        Move::Part { from, .. } | Move::PartEnPassant { from, .. } => Some(from),
        Move::Rocket { .. } => m.companion(),
        _ => None,
    };
    let lands = m.landing().map(|at| (at.square(), becomes(scene, m)));
    lands.into_iter().chain(stays.map(|at| (at.square(), Role::Pawn))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::variants::Spec;

    fn drawn(fen: &str, coords: &[&str], below: Color) -> Vec<Miniature> {
        let spec = Spec::from_slug("tandem").expect("a game");
        let game = Game::replay(spec, Some(fen), []).expect("a FEN");
        let moves: Vec<Move> = coords.iter().map(|m| game.read(m).expect("a move")).collect();
        let scene = game.scene();
        miniatures(&scene, scene.boards[0], below, &moves)
    }

    #[test]
    fn the_ways_of_a_pair_are_pictured_on_the_same_squares() {
        let fen = "4k3/8/8/8/8/8/4T3/K7 w - - 0 1";
        let ways = ["e2e4T", "e2e4", "e2e4^"];
        let [both, one, rocket] = &drawn(fen, &ways, Color::White)[..] else { panic!("three") };
        assert_eq!((both.width, both.height, both.light), (1, 4, true));
        assert_eq!(both.pieces, [((0, 0), Role::Tandem)]);
        assert_eq!(one.pieces, [((0, 0), Role::Pawn), ((0, 2), Role::Pawn)]);
        assert_eq!(rocket.pieces, [((0, 0), Role::Pawn), ((0, 3), Role::Pawn)]);
        assert_eq!(rocket.origin, Some((0, 2)));
        // Turned round, the pawn flies down.
        assert_eq!(drawn(fen, &ways, Color::Black)[2].pieces[0], ((0, 3), Role::Pawn));
    }

    #[test]
    fn a_capture_is_pictured_across_two_files() {
        let fen = "4k3/8/8/3n4/4T3/8/8/4K3 w - - 0 1";
        let [both, one] = &drawn(fen, &["e4d5T", "e4d5"], Color::White)[..] else { panic!("two") };
        assert_eq!((both.width, both.height, both.light), (2, 2, true));
        assert_eq!(both.pieces, [((0, 0), Role::Tandem)]);
        assert_eq!(one.pieces, [((0, 0), Role::Pawn), ((1, 1), Role::Pawn)]);
    }
}
