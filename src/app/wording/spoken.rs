//! What a screen reader calls squares and boards.

use crate::app::wording::terms;
use crate::app::wording::terms::color_word;
use crate::board::BoardId;
use crate::game::{Game, Scene, Spot};
use crate::notation::square;
use crate::notation::words::role_name;
use crate::texts::texts;

/// What a screen reader calls a square on which spots of several boards may lie, the foremost
/// first: `e4, white knight`, `board B e4`, `e4, white knight on A, black pawn on B`.
pub fn square_of(scene: &Scene, spots: &[Spot]) -> String {
    let t = texts();
    let Some(&Spot::Square(at)) = spots.first() else { return String::new() };
    let mut parts = vec![match spots.len() {
        1 if scene.boards.len() > 1 => t.square_on_board(&square(at.square()), &letter(at.board())),
        _ => square(at.square()),
    }];
    parts.extend(spots.iter().filter_map(|&spot| scene.piece_at(spot)).map(|piece| {
        let name = t.piece_of(color_word(piece.color), role_name(piece.role));
        let name = if piece.was_pawn { t.promoted_piece(&name) } else { name };
        match spots.len() {
            1 => name,
            _ => t.piece_on_board(&name, &letter(piece.site.board())),
        }
    }));
    parts.join(", ")
}

/// What a screen reader calls a spot of a game: `e4`, `board B e4`, `knight`, `White’s zone`.
pub fn spot(game: &Game, spot: Spot) -> String {
    match spot {
        Spot::Square(at) if game.board_count() > 1 => {
            texts().square_on_board(&square(at.square()), &letter(at.board()))
        }
        Spot::Square(at) => square(at.square()),
        Spot::Pocket(_, role) => terms::piece(role),
        Spot::Zone(color) => texts().zone(color_word(color)),
    }
}

/// The letter of a board.
pub fn letter(board: BoardId) -> String {
    board.letter().to_string()
}

/// What a screen reader calls boards that are drawn as one, the foremost first: `Board`,
/// `Board B`, `Boards B and A, B in front`.
pub fn boards(scene: &Scene, worlds: &[BoardId]) -> String {
    let t = texts();
    let letters: Vec<String> = worlds.iter().map(|&world| letter(world)).collect();
    match letters.as_slice() {
        _ if scene.boards.len() == 1 => t.board(),
        [] => String::new(),
        [one] => t.board_named(one),
        [first, second] => t.two_boards(first, second),
        [first, second, third, ..] => t.three_boards(first, second, third),
    }
}
