//! The addresses of the puzzle page.

use crate::app::puzzles::games::PuzzleGame;
use crate::app::shell::route::{PUZZLES, puzzles_like, puzzles_of};
use crate::notation::address::{split, without_codes};
use crate::puzzle::PuzzleId;

/// Where on the puzzle page an address leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleAddress {
    /// The choice of what to train, and how one fares.
    Overview,
    /// The next puzzle of a game, or of any, of a theme if one is named.
    Next { game: Option<PuzzleGame>, theme: String },
    /// The next puzzle of a game like a move in a position, both as they stand in an address.
    Like { game: PuzzleGame, fen: String, m: String },
    /// Today's.
    Daily,
    /// The next that was failed and is due again.
    Review,
    /// One puzzle.
    One { game: PuzzleGame, id: PuzzleId },
    /// No puzzle that there is.
    Unknown { game: Option<PuzzleGame> },
}

/// The words that stand where a game stands otherwise.
const ALL: &str = "all";
const DAILY: &str = "daily";
const REVIEW: &str = "review";

impl PuzzleAddress {
    /// Where the part of an address from `#` on leads.
    pub fn read(hash: &str) -> PuzzleAddress {
        let text = without_codes(hash.trim_start_matches('#'));
        let (path, parameters) = split(&text);
        let mut words = path.split('/');
        let (view, name, id) = (words.next(), words.next().unwrap_or_default(), words.next());
        let game = PuzzleGame::of(name);
        if view == Some("puzzle") {
            let id = id.and_then(PuzzleId::read);
            return match (game, id) {
                (Some(game), Some(id)) => PuzzleAddress::One { game, id },
                _ => PuzzleAddress::Unknown { game },
            };
        }
        match name {
            "" => PuzzleAddress::Overview,
            DAILY => PuzzleAddress::Daily,
            REVIEW => PuzzleAddress::Review,
            _ if game.is_some() || name == ALL => next(game, parameters),
            _ => PuzzleAddress::Unknown { game },
        }
    }

    /// The address, from its `#` on.
    pub fn write(&self) -> String {
        match self {
            PuzzleAddress::Overview | PuzzleAddress::Unknown { .. } => PUZZLES.to_owned(),
            PuzzleAddress::Daily => puzzles_of(DAILY),
            PuzzleAddress::Review => puzzles_of(REVIEW),
            PuzzleAddress::One { game, id } => format!("#/puzzle/{}/{id}", game.slug()),
            PuzzleAddress::Next { game, theme } => {
                let all = puzzles_of(game.map_or(ALL, PuzzleGame::slug));
                if theme.is_empty() { all } else { format!("{all}?theme={theme}") }
            }
            PuzzleAddress::Like { game, fen, m } => puzzles_like(game.slug(), fen, m),
        }
    }
}

fn next<'a>(
    game: Option<PuzzleGame>,
    parameters: impl Iterator<Item = (&'a str, &'a str)>,
) -> PuzzleAddress {
    let (mut theme, mut fen, mut m) = (String::new(), String::new(), String::new());
    for (key, value) in parameters {
        match key {
            "theme" => value.clone_into(&mut theme),
            "like" => fen = value.replace('_', " "),
            "m" => value.clone_into(&mut m),
            _ => {}
        }
    }
    match game {
        Some(game) if !fen.is_empty() && !m.is_empty() => PuzzleAddress::Like { game, fen, m },
        _ => PuzzleAddress::Next { game, theme },
    }
}
