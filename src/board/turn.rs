//! How often the players have switched sides, and series of moves.

/// How often in a row the persons have just switched sides, and how often they may.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Run {
    pub made: u8,
    pub limit: u8,
}

/// The series of moves that is being played, where turns are such.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Series {
    /// The number of its full move, from which its length follows; 0 where turns are no series.
    pub number: u16,
    /// How many series in a row have just passed without capture or pawn move.
    pub quiet: u8,
    /// The files of pawns that have made a double step and not moved on: before the first move those of the
    /// other side in its last series, after it those of the side to move.
    pub passed: u8,
}
