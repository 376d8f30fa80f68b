//! How often the players have switched sides.

/// How often in a row the persons have just switched sides, and how often they may.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Run {
    pub made: u8,
    pub limit: u8,
}
