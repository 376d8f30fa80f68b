//! What people meet for.

use crate::app::meet::challenge::Challenge;

/// A game that is played over a connection.
#[derive(Clone)]
pub enum Purpose {
    /// The game on the table, of a meeting of this number.
    Table(u32),
    /// The game without turns, as the side that invites or is invited, under a name.
    Duel { challenge: Challenge, name: Option<String> },
}

impl Purpose {
    /// The number of the meeting.
    pub fn meeting(&self) -> u32 {
        match self {
            Purpose::Table(meeting) => *meeting,
            Purpose::Duel { challenge, .. } => challenge.meeting,
        }
    }

    pub fn is_timed(&self) -> bool {
        matches!(self, Purpose::Duel { .. })
    }
}
