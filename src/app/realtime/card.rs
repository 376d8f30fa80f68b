//! What people are told of the game.

use crate::variants::Show;

/// Its name in links and settings.
pub const SLUG: &str = "realtime";
/// The address of whatever game is at hand.
pub const ADDRESS: &str = "#/realtime";

/// What it shows of itself on the first page: moves of chess, two of which are made at once.
pub const SHOW: Show =
    Show { start: "", moves: "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6", minutes: [2, 5], strangeness: 4 };

/// A stopwatch: strokes in a box of 24 by 24.
pub const EMBLEM: &str =
    "M12 6a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15zM12 13.5V9M9.5 2.5h5M12 2.5V6M18.5 6L20 7.5";
