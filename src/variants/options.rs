//! What can be chosen about a game besides which it is.

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
    /// Its name for people.
    pub title: &'static str,
    /// Each value in links, commands and tags, and for people.
    pub values: &'static [(&'static str, &'static str)],
}

pub const CASTLING: Choice = Choice {
    key: "castling",
    tag: "AliceCastling",
    title: "Castling",
    values: &[("on", "Allowed"), ("off", "Not allowed")],
};

pub const EN_PASSANT: Choice = Choice {
    key: "ep",
    tag: "AliceEnPassant",
    title: "En passant",
    values: &[
        ("none", "None"),
        ("first", "First board"),
        ("second", "Second board"),
        ("either", "Either"),
    ],
};

pub const UNDER_ATTACK: Choice = Choice {
    key: "castling",
    tag: "TwinmoveCastling",
    title: "Castling",
    values: &[("free", "Under attack, too"), ("strict", "As in chess")],
};

pub const IN_A_ROW: Choice = Choice {
    key: "limit",
    tag: "SwitchLimit",
    title: "Switches in a row",
    values: &[("iqbal", "As many as the chain has squares"), ("off", "Any number")],
};

/// In the order of [`EACH_COUNTS`].
pub const EACH: Choice = Choice {
    key: "regan",
    tag: "SwitchesEach",
    title: "Switches in a game",
    values: &[
        ("off", "Any number"),
        ("1", "1 each"),
        ("2", "2 each"),
        ("3", "3 each"),
        ("5", "5 each"),
    ],
};

/// How often each person may switch in a game.
pub const EACH_COUNTS: [Option<u8>; 5] = [None, Some(1), Some(2), Some(3), Some(5)];
