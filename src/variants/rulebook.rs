//! The rules of the games as people read them.
//!
//! They are texts beside the program, `rulebooks/<language>/<slug>.txt`, and are fetched when somebody wants
//! to read them; how they are written is explained in [`crate::notation::rulebooks`].

/// The languages that have rulebooks, a folder each. The first is for readers of all other languages.
pub const LANGUAGES: [&str; 4] = ["en", "de", "es", "fr"];

/// The language of the rulebooks for somebody who reads the language of a tag, such as `de-AT`.
pub fn language(tag: &str) -> &'static str {
    let wanted = tag.split('-').next().unwrap_or_default();
    let found = LANGUAGES.into_iter().find(|language| language.eq_ignore_ascii_case(wanted));
    found.unwrap_or(LANGUAGES[0])
}

/// A game's rules, from the most important to the finer points.
#[derive(PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// What the game is about, in a sentence or two.
    pub lead: &'static str,
    pub parts: Vec<RulebookPart>,
}

/// A piece of a rulebook. A FEN that is empty stands for the start of the game, and moves are in
/// coordinates.
#[derive(PartialEq, Eq, Debug)]
pub enum RulebookPart {
    Heading(&'static str),
    Text(&'static str),
    List(Vec<&'static str>),
    /// The game beside chess: what is the same, what is new, and what that changes in how one plays.
    Compared(Vec<&'static str>),
    /// The way to the rules of other games, by slug.
    Games(Vec<&'static str>),
    /// A position, after some moves.
    Figure {
        fen: &'static str,
        moves: &'static str,
        caption: &'static str,
    },
    /// A game to step through.
    Walk {
        fen: &'static str,
        /// What is said of the start.
        words: &'static str,
        stops: Vec<Stop>,
    },
    /// A game in real time that plays itself, from an RTFEN.
    Demo {
        start: &'static str,
        /// What is said of the start.
        words: &'static str,
        deeds: Vec<DemoDeed>,
    },
    /// A position on which readers make whatever moves of both sides they like, from a FEN, or an RTFEN
    /// in real time.
    Try {
        fen: &'static str,
        /// Moves that do it, to be shown; there may be none.
        moves: &'static str,
        /// What there is to be tried.
        task: &'static str,
    },
    /// A position to solve: whoever moves mates in so many moves of theirs.
    Puzzle {
        fen: &'static str,
        moves: usize,
        /// The only first move that does it.
        key: &'static str,
        /// What is asked.
        task: &'static str,
        /// What is said once the key is found.
        found: &'static str,
    },
}

/// A piece of a game to step through.
#[derive(PartialEq, Eq, Debug)]
pub enum Stop {
    /// Moves that are played, and what is said of the last of them, if anything.
    Play(&'static str, &'static str),
    /// A move that somebody might try and that the rules refuse, in coordinates and in SAN, and why.
    Try(&'static str, &'static str, &'static str),
}

/// Something done in a game in real time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DemoDeed {
    /// When, in ticks.
    pub tick: u32,
    /// `w` or `b`.
    pub side: &'static str,
    /// A command, as scenario files have it: `e2e4`, `premove:e2e4`.
    pub command: &'static str,
    /// Do the rules refuse it?
    pub refused: bool,
    /// What is said of it.
    pub words: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_languages_get_the_first() {
        for (tag, language_of) in [("de", "de"), ("de-AT", "de"), ("FR", "fr"), ("en-US", "en")] {
            assert_eq!(language(tag), language_of);
        }
        for tag in ["pt", "", "-", "dede", "x-de"] {
            assert_eq!(language(tag), "en", "{tag}");
        }
    }
}
