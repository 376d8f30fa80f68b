//! What can be chosen about a game besides which it is. What that is called is among the texts, by tag.

/// No game has more options.
pub const MOST_OPTIONS: usize = 4;

/// Which value is chosen of each of a game's options, by place; 0 is the usual one.
pub type Chosen = [u8; MOST_OPTIONS];

/// Something that can be chosen about a game. The first value is the usual one.
#[derive(PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its name in links and on the command line.
    pub key: &'static str,
    /// Its name as a PGN tag.
    pub tag: &'static str,
    /// Each value in links, commands and tags.
    pub values: &'static [&'static str],
}

pub const CASTLING: Choice =
    Choice { key: "castling", tag: "AliceCastling", values: &["on", "off"] };

pub const EN_PASSANT: Choice =
    Choice { key: "ep", tag: "AliceEnPassant", values: &["none", "first", "second", "either"] };

pub const UNDER_ATTACK: Choice =
    Choice { key: "castling", tag: "TwinmoveCastling", values: &["free", "strict"] };

pub const IN_A_ROW: Choice = Choice { key: "limit", tag: "SwitchLimit", values: &["iqbal", "off"] };

/// In the order of [`EACH_COUNTS`].
pub const EACH: Choice =
    Choice { key: "regan", tag: "SwitchesEach", values: &["off", "1", "2", "3", "5"] };

/// In the order of [`progressive::ORTHODOX`](super::progressive::ORTHODOX).
pub const CHECKS: Choice =
    Choice { key: "rules", tag: "ProgressiveRules", values: &["italian", "scottish"] };

/// How often each person may switch in a game.
pub const EACH_COUNTS: [Option<u8>; 5] = [None, Some(1), Some(2), Some(3), Some(5)];
