//! How two devices of a game are connected.

use crate::meet::turns::Stop;
use crate::meet::way::Pulse;

/// How two devices are connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// They are not, or not yet.
    Apart,
    Steady,
    /// Nothing has been heard for some time.
    Unsteady,
    /// Nothing has been heard for so long that the clocks stand still.
    Cut,
    /// The other player has left.
    Left,
    /// The two devices no longer agree.
    Stopped(Stop),
}

impl Line {
    /// The line by what both ends have said, whether there is a way at all, and what has been heard.
    pub fn of(stop: Option<Stop>, is_left: bool, is_lost: bool, pulse: Pulse) -> Line {
        match (stop, pulse) {
            (Some(stop), _) => Line::Stopped(stop),
            _ if is_left => Line::Left,
            _ if is_lost => Line::Apart,
            (None, Pulse::Waiting) => Line::Apart,
            (None, Pulse::Steady) => Line::Steady,
            (None, Pulse::Unsteady) => Line::Unsteady,
            (None, Pulse::Cut) => Line::Cut,
        }
    }

    /// Can something be done here that the other device will hear, sooner or later?
    pub fn carries(self) -> bool {
        matches!(self, Line::Steady | Line::Unsteady | Line::Cut)
    }
}
