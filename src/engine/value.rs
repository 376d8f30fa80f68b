//! What a position is worth to the person to move.

/// Centipawns for the person to move, or a mate's distance: see [`Score`](super::Score).
pub type Value = i32;

/// No line of a search is longer, in plies.
pub const MAX_PLY: usize = 120;
/// Mate on the spot.
pub const MATE: Value = 32_000;
/// LandingInfo every value.
pub const INFINITE: Value = 32_001;
/// From here on a value tells the distance to a mate. (Each ply adds two to it at most.)
pub const MATE_BOUND: Value = MATE - 2 * MAX_PLY as Value;
/// No evaluation is further from zero.
pub const EVAL_BOUND: Value = 30_000;
pub const DRAW: Value = 0;

const _: () = assert!(EVAL_BOUND < MATE_BOUND && INFINITE < i16::MAX as Value);

/// The value of having lost at a distance from the root.
pub const fn lost_at(distance: usize) -> Value {
    distance as Value - MATE
}

/// The value of having won at a distance from the root.
pub const fn won_at(distance: usize) -> Value {
    MATE - distance as Value
}

/// Does a value tell the distance to a mate, by either side?
pub const fn is_mate(value: Value) -> bool {
    value.abs() >= MATE_BOUND
}

/// The values a search still asks about: it need only know on which side of them a value lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    pub alpha: Value,
    pub beta: Value,
}

impl Window {
    pub const fn new(alpha: Value, beta: Value) -> Window {
        Window { alpha, beta }
    }

    /// The question whether a value exceeds `alpha` at all.
    pub const fn above(alpha: Value) -> Window {
        Window::new(alpha, alpha + 1)
    }

    /// The same window as the other person sees it.
    pub const fn flipped(self) -> Window {
        Window::new(-self.beta, -self.alpha)
    }

    /// Is more asked than one yes or no? So it is along the principal variation.
    pub const fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }
}
