//! Text in, text out; nothing else writes or reads it.

pub mod address;
pub mod base64;
pub mod bytes;
pub mod coords;
pub mod courses;
pub mod elsewhere;
pub mod fault;
pub mod fen;
pub mod likeness;
pub mod meeting;
pub mod name;
pub mod pgn;
pub mod realtime;
pub mod rulebooks;
pub mod san;
pub mod words;

pub use fault::Fault;

use crate::board::{Color, Role, Square};

/// A role's English letter, upper case: `P N B R Q K`, `T` for a tandem.
pub const fn letter(role: Role) -> char {
    match role {
        Role::Pawn => 'P',
        Role::Knight => 'N',
        Role::Bishop => 'B',
        Role::Rook => 'R',
        Role::Queen => 'Q',
        Role::King => 'K',
        Role::Tandem => 'T',
    }
}

/// The role of an English letter of either case.
pub fn role_of(letter_of_role: char) -> Option<Role> {
    Role::ALL.into_iter().find(|&role| letter(role) == letter_of_role.to_ascii_uppercase())
}

/// A piece's letter: upper case for White, lower for Black.
pub fn piece_letter(color: Color, role: Role) -> char {
    color.pick(letter(role), letter(role).to_ascii_lowercase())
}

/// `a1` to `h8`.
pub fn square(square: Square) -> String {
    let file = (b'a' + square.file()) as char;
    let rank = (b'1' + square.rank()) as char;
    String::from_iter([file, rank])
}

/// The square of a name like `e4`.
pub fn square_of(name: &str) -> Option<Square> {
    match *name.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(Square::at(file - b'a', rank - b'1')),
        _ => None,
    }
}
