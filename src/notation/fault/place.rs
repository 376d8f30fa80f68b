//! The parts of a text in which something can be wrong.

/// A part of a text. Numbers are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A file, by its name.
    File(String),
    /// The game of that number in a file.
    Game(usize),
    Line(usize),
    Character {
        line: usize,
        column: usize,
    },
    /// The value of a PGN tag.
    Tag(&'static str),
    Link,
    Fen,
    /// A field of a FEN or RTFEN.
    Field {
        number: usize,
        name: FieldName,
    },
    Move(usize),
    /// The command of that number in a scenario.
    Event(usize),
    /// What stands under a name, as it is written in addresses, messages and records: `level`.
    Key(String),
    /// The name of the game that is meant.
    GameName,
    /// How a game stands or ended.
    Ending,
}

/// The fields of FEN and RTFEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldName {
    Placement,
    Zone,
    Pocket,
    Side,
    Castling,
    EnPassant,
    HalfMoveClock,
    FullMoveNumber,
    WhiteDoubleSteps,
    BlackDoubleSteps,
    Kings,
    Series,
    Phase,
    Commander,
    SwitchesInARow,
    SwitchesLeft,
    Cooldowns,
    QuietMoves,
    Tick,
}

impl Part {
    /// What stands under a name.
    pub fn key(key: &str) -> Part {
        Part::Key(key.to_owned())
    }
}
