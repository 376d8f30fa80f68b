//! Setting up positions: what goes in comes out, what is wrong is said, and nothing is lost.

mod changes;
mod desk;
mod rights;
mod texts;
mod through;

use wonderboard::app::editor::{Change, Desk, DeskAction, Draft, EditedGame};
use wonderboard::board::{BoardId, BoardSquare, Color, Piece};
use wonderboard::notation::{role_of, square_of};
use wonderboard::variants::Spec;

/// The game of a text.
pub fn game(text: &str) -> EditedGame {
    EditedGame::from_text(text).expect(text)
}

/// The start of a game.
pub fn start(text: &str) -> Draft {
    Draft::start(game(text))
}

/// A square: `e4`, or `Be4` on another board than A.
pub fn at(name: &str) -> BoardSquare {
    let (board, name) = match name.as_bytes()[0] {
        b'B' => (BoardId::B, &name[1..]),
        b'C' => (BoardId::C, &name[1..]),
        _ => (BoardId::A, name),
    };
    BoardSquare::new(board, square_of(name).expect(name))
}

/// A piece by its letter in FEN.
pub fn piece(letter: char) -> Piece {
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    Piece { color, role: role_of(letter).expect("a piece") }
}

/// A position of a game, whether or not it can be played.
pub fn draft(game: &str, fen: &str) -> Draft {
    wonderboard::app::editor::dialect::position_of(self::game(game), fen).expect(fen)
}

pub fn put(draft: &Draft, letter: char, name: &str) -> Draft {
    draft.changed(Change::Put(at(name), piece(letter)))
}

/// A desk after some actions.
pub fn after(desk: &Desk, actions: impl IntoIterator<Item = DeskAction>) -> Desk {
    actions.into_iter().fold(desk.clone(), |desk, action| desk.act(action))
}

/// Every game with turns, with each value of each option.
pub fn specs() -> impl Iterator<Item = Spec> {
    Spec::all().flat_map(|spec| {
        let options = spec.card().options.iter();
        let values =
            options.flat_map(|choice| choice.values.iter().map(move |value| (choice, value)));
        let others =
            values.filter_map(move |(choice, value)| spec.with_option(choice.key, value).ok());
        std::iter::once(spec).chain(others)
    })
}
