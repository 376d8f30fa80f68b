//! How two devices of a game are connected.

use crate::meet::turns::Stop;

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
