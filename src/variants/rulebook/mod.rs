//! The rules of the games as people read them.

pub mod alice;
pub mod chess;
pub mod switch_side;
pub mod tandem;
pub mod twilight;
pub mod twinmove;

/// A game's rules, from the most important to the finer points.
#[derive(PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// What the game is about, in a sentence or two.
    pub lead: &'static str,
    pub parts: &'static [Part],
}

/// A piece of a rulebook.
#[derive(PartialEq, Eq, Debug)]
pub enum Part {
    Heading(&'static str),
    Text(&'static str),
    List(&'static [&'static str]),
    /// A position, after moves in coordinates from a FEN (empty: the start of the game).
    Figure {
        fen: &'static str,
        moves: &'static str,
        caption: &'static str,
    },
}
