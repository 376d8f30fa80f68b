//! What a position is worth to the person to move.

/// Centipawns for the person to move, or a mate's distance: see [`Score`](super::Score).
pub type Value = i32;

/// No line of a search is longer, in plies.
pub const MAX_PLY: usize = 120;
/// Mate on the spot.
pub const MATE: Value = 32_000;
/// Beyond every value.
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

/// What is expected of the answer to a question with a window (Knuth and Moore 1975).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// The value itself: a node of the principal variation.
    Exact,
    /// That a move refutes the position: a cut node.
    Refuted,
    /// That no move does: an all node.
    Stands,
}

/// The values a search still asks about: it need only know on which side of them a value lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    pub alpha: Value,
    pub beta: Value,
    pub expected: Expected,
}

impl Window {
    pub const fn new(alpha: Value, beta: Value) -> Window {
        Window { alpha, beta, expected: Expected::Exact }
    }

    /// The question whether a value exceeds `alpha` at all, which is not expected.
    pub const fn above(alpha: Value) -> Window {
        Window { alpha, beta: alpha + 1, expected: Expected::Stands }
    }

    /// The same question with an expectation.
    pub const fn expecting(self, expected: Expected) -> Window {
        Window { expected, ..self }
    }

    /// The same window as the other person sees it.
    pub const fn flipped(self) -> Window {
        let expected = match self.expected {
            Expected::Exact => Expected::Exact,
            Expected::Refuted => Expected::Stands,
            Expected::Stands => Expected::Refuted,
        };
        Window { alpha: -self.beta, beta: -self.alpha, expected }
    }

    /// Is more asked than one yes or no? So it is along the principal variation.
    pub const fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }

    /// Is a refutation expected?
    pub fn is_cut(self) -> bool {
        self.expected == Expected::Refuted
    }
}
