//! What people are told of the game.

/// Its name in links and settings.
pub const SLUG: &str = "realtime";
/// The address of whatever game is at hand.
pub const ADDRESS: &str = "#/realtime";

/// A stopwatch: strokes in a box of 24 by 24.
pub const EMBLEM: &str =
    "M12 6a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15zM12 13.5V9M9.5 2.5h5M12 2.5V6M18.5 6L20 7.5";
