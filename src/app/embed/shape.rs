//! How large a frame should be.

/// A frame's width to its height, before anything is known of its page: what snippets say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ratio(pub u32, pub u32);

/// The ratio that suits a game on so many boards of so many files, with zones beside them or not.
/// Upright, as a frame in a column of text is: boards of eight files lie one under the other.
pub fn ratio(boards: usize, files: u8, has_zones: bool) -> Ratio {
    match (boards, has_zones) {
        (1, false) => Ratio(4, 5),
        (1, true) => Ratio(2, 3),
        _ if files < 8 => Ratio(4, 5),
        (2, false) => Ratio(1, 2),
        (2, true) => Ratio(4, 9),
        _ => Ratio(5, 9),
    }
}

/// What was measured of a frame, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measured {
    /// Of the frame.
    pub width: f64,
    /// Of all that is drawn.
    pub content: f64,
    /// Width and height of the boards in it.
    pub boards: (f64, f64),
    /// What stands beside the boards, with the space between.
    pub beside: f64,
}

/// Lower than this, a wide page is laid out as on a telephone on its side, with smaller boards.
const LOWEST_WIDE: f64 = 33.0 * 16.0;

/// The height at which the boards are as wide as the frame lets them be.
pub fn height(measured: Measured) -> u32 {
    let Measured { width, content, boards: (across, down), beside } = measured;
    let room = (width - beside).max(0.0);
    let grown = if across > 0.0 { down * room / across } else { down };
    let height = content - down + grown;
    let height = if beside > 0.0 { height.max(LOWEST_WIDE) } else { height };
    height.ceil().clamp(0.0, 10_000.0) as u32
}
