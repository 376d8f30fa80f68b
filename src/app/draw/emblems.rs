//! The pictures that stand for games, where a piece does not: strokes in a box of 24 by 24, as the
//! signs on buttons are.

use crate::app::draw::icons::Icon;
use crate::variants::Emblem;

/// The drawing of an emblem, as SVG path data; none for a piece, who is drawn as on the board, and for
/// what is made of another.
pub const fn path(emblem: Emblem) -> Option<&'static str> {
    Some(match emblem {
        Emblem::Piece(_) | Emblem::Reflected(_) => return None,
        Emblem::Zone => Icon::Zone.path(),
        // A pocket, and an arrow into it.
        Emblem::Pocket => {
            "M4 9.5v5.5a5.5 5.5 0 0 0 5.5 5.5h5a5.5 5.5 0 0 0 5.5-5.5V9.5zM4 13h4M16 13h4M12 3v13.5M9 13.5l3 3l3-3"
        }
        // One after the other.
        Emblem::Halves => "M5 5.5l6.5 6.5L5 18.5M12.5 5.5L19 12l-6.5 6.5",
        Emblem::FreeHalves => {
            "M5 5.5l1.6 1.6M9 9.5l2.5 2.5L9 14.5M6.6 16.9L5 18.5M12.5 5.5L19 12l-6.5 6.5"
        }
        // Pieces around empty squares.
        Emblem::Chain => {
            "M8 4h8l4 4v8l-4 4H8l-4-4V8zM8 4h.01M16 4h.01M20 8h.01M20 16h.01M16 20h.01M8 20h.01M4 16h.01M4 8h.01M9.5 10.5h5M13 9l1.5 1.5M14.5 13.5h-5M11 15l-1.5-1.5"
        }
        // Rays from the middle.
        Emblem::Burst => {
            "M12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5M5.3 5.3l3.5 3.5M15.2 15.2l3.5 3.5M18.7 5.3l-3.5 3.5M8.8 15.2l-3.5 3.5M12 12h.01"
        }
        // Two arrows at each other.
        Emblem::Facing => "M3 12h6M6 9l3 3l-3 3M21 12h-6M18 9l-3 3l3 3M12 4v16",
        // Around, and home again.
        Emblem::Reborn => "M20 12a8 8 0 1 1-2.4-5.7M18 2.8v3.7h-3.7M12 8.5v7M9.5 11h5",
        // One, two, three.
        Emblem::Series => {
            "M5 17h.01M10 17h.01M10 12h.01M15 17h.01M15 12h.01M15 7h.01M20 3.5v17M17.8 5.7L20 3.5l2.2 2.2"
        }
        // The same, and around.
        Emblem::RebornSeries => {
            "M4.5 18h.01M9 18h.01M9 13.5h.01M13.5 18h.01M13.5 13.5h.01M13.5 9h.01M20.5 10a5 5 0 1 1-2-6M19.5 2v3h-3"
        }
        // A flag at the goal.
        Emblem::Race => "M6 3v18M6 4h13v9H6zM12.5 4v9M6 8.5h13M4 21h4",
        // Two boards, and an arrow from one to the other.
        Emblem::Through => {
            "M2.5 6.5H10v11H2.5zM14 6.5h7.5v11H14zM6 12h11.5M15 9.5l2.5 2.5l-2.5 2.5"
        }
        // A hand glass.
        Emblem::Mirror => {
            "M12 2.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM12 15.5v6M9.5 21.5h5M9 9l3-3M10.8 11.4l4-4"
        }
        // From a square straight down to the same square of the board below.
        Emblem::Straight => {
            "M3 6.5L12 3l9 3.5l-9 3.5zM3 17.5l9-3.5l9 3.5l-9 3.5zM12 6.5v11M9.5 15l2.5 2.5l2.5-2.5"
        }
        // No way into the second board.
        Emblem::Shut => {
            "M2.5 6.5H10v11H2.5zM14 6.5h7.5v11H14zM6.2 12h.01M16 10l3.5 4M19.5 10L16 14"
        }
        // To and fro.
        Emblem::Either => "M4 8.5h15M16 5.5l3 3l-3 3M20 15.5H5M8 12.5l-3 3l3 3",
        // Two boards of few files.
        Emblem::Narrow => {
            "M4.5 3H10v18H4.5zM14 3h5.5v18H14zM4.5 7.5H10M4.5 12H10M4.5 16.5H10M14 7.5h5.5M14 12h5.5M14 16.5h5.5"
        }
        // Three boards, one above the other.
        Emblem::Three => {
            "M4 6.2L12 3l8 3.2l-8 3.2zM7.2 10.7L4 12l8 3.2l8-3.2l-3.2-1.3M7.2 16.5L4 17.8L12 21l8-3.2l-3.2-1.3"
        }
    })
}
