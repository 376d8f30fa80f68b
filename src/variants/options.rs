//! What can be chosen about a game besides which it is.

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
        ("first", "On the board of the double step"),
        ("second", "On the board it came down on"),
        ("either", "On either board"),
    ],
};
