//! The numbers of the search that are found by trying, in one place. `wonderboard tune` plays games to find better ones.

use std::ops::{Deref, RangeInclusive};

/// One of the numbers: its name, and between what it is looked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parameter {
    pub name: &'static str,
    pub range: RangeInclusive<i32>,
}

impl Parameter {
    /// The least and the greatest value that it is looked for at.
    pub fn bounds(&self) -> [f64; 2] {
        [*self.range.start(), *self.range.end()].map(f64::from)
    }
}

macro_rules! parameters {
    ($($(#[$doc:meta])* $name:ident: $value:literal in $range:expr,)*) => {
        /// What the search reckons with. Values are in centipawns and depths in plies unless it is said.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Parameters {
            $($(#[$doc])* pub $name: i32,)*
        }

        impl Parameters {
            /// Those that ship.
            pub const SHIPPED: Parameters = Parameters { $($name: $value,)* };

            /// What they are called, in the order of their values.
            pub const LIST: &'static [Parameter] =
                &[$(Parameter { name: stringify!($name), range: $range }),*];

            pub fn values(&self) -> Vec<i32> {
                vec![$(self.$name),*]
            }

            /// Sets the values, as many as there are.
            pub fn set(&mut self, values: &[i32]) {
                let fields = [$(&mut self.$name),*];
                for (field, value) in fields.into_iter().zip(values) {
                    *field = *value;
                }
            }
        }
    };
}

parameters! {
    /// Reverse futility: so far a position is above the window for each ply of depth.
    reverse_futility: 76 in 30..=150,
    /// Razoring: so far it is below for each ply.
    razoring: 282 in 100..=400,
    /// Null move: how many plies less deep the opponent's second move is searched, and how many more for each ply of depth,
    /// in 96ths; and for what excess over the window it is one more.
    null_move: 289 in 192..=480,
    null_move_depth: 43 in 12..=60,
    null_move_excess: 167 in 80..=400,
    /// ProbCut: how far a capture must exceed the window after a shallow search.
    probcut: 190 in 80..=400,
    /// Futility: so much a quiet move may gain, and so much more for each ply.
    futility: 88 in 0..=250,
    futility_depth: 92 in 40..=160,
    /// Late move pruning: how many moves are tried before quiet ones are left out, and how many more for the square of the
    /// depth, in 64ths.
    late_moves: 367 in 64..=640,
    late_moves_depth: 66 in 24..=160,
    /// A quiet move whose statistics are so bad is not tried, for each ply.
    bad_history: 3_188 in 1_000..=6_000,
    /// What a capture may lose by exchanges for each ply, and another move for each squared.
    capture_loss: 102 in 40..=180,
    quiet_loss: 18 in 8..=60,
    /// Singular extension: how much worse all other moves are for each ply, in 32nds; and for two plies, how much beyond that.
    singular: 63 in 16..=160,
    much_worse: 29 in 0..=60,
    /// Reductions of late moves, in 64ths of a ply: of all, and of the product of the logarithms of depth and number in 512ths.
    reduction: 29 in 0..=120,
    reduction_growth: 136 in 48..=224,
    /// In an open window less, at an expected cut more.
    reduction_open: 50 in 0..=160,
    reduction_cut: 62 in 0..=160,
    /// Of a capture less; and for a good one less, by its statistics in 6144ths.
    reduction_capture: 89 in 0..=160,
    reduction_capture_history: 79 in 16..=160,
    /// Of a quiet move in a position that improves less, in one that does not more; of a check less; and for a good
    /// one less, by its statistics in 12288ths.
    reduction_improving: 24 in 0..=96,
    reduction_worsening: 12 in 0..=96,
    reduction_check: 49 in 0..=160,
    reduction_history: 88 in 16..=160,
    /// Quiescence: what a capture may gain beyond its victim.
    delta: 231 in 50..=350,
    /// What a move that refutes a position is rewarded with: for the square of its depth, for each ply, and at most.
    bonus_square: 6 in 2..=20,
    bonus_depth: 84 in 0..=200,
    bonus_most: 1_859 in 600..=3_200,
    /// What a quiet move is rewarded with for what it has gained at a glance, in 16ths.
    bonus_gained: 112 in 0..=240,
    /// How much of what the other pieces say corrects an evaluation, in 192nds; of what pawns say, all.
    correction_pieces: 151 in 0..=256,
    /// How far the first window of an iteration reaches.
    aspiration: 23 in 8..=48,
    /// Ordering: what speaks for a quiet check; how much the statistics of captures count, in 256ths.
    order_check: 10_369 in 1_000..=20_000,
    order_capture_history: 75 in 16..=192,
}

/// The parameters that a search reckons with. In the browser nobody looks for better ones: there they are constants, for what
/// is read from memory makes the worker three kilobytes larger.
#[derive(Clone, Copy)]
pub struct InUse {
    #[cfg(not(target_arch = "wasm32"))]
    set: Parameters,
}

impl InUse {
    pub const SHIPPED: InUse = InUse {
        #[cfg(not(target_arch = "wasm32"))]
        set: Parameters::SHIPPED,
    };
}

#[cfg(not(target_arch = "wasm32"))]
impl From<Parameters> for InUse {
    fn from(set: Parameters) -> InUse {
        InUse { set }
    }
}

impl Deref for InUse {
    type Target = Parameters;

    #[inline(always)]
    fn deref(&self) -> &Parameters {
        #[cfg(target_arch = "wasm32")]
        return &Parameters::SHIPPED;
        #[cfg(not(target_arch = "wasm32"))]
        return &self.set;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ships_is_where_it_is_looked_for() {
        let (list, values) = (Parameters::LIST, Parameters::SHIPPED.values());
        assert_eq!(list.len(), values.len());
        for (parameter, value) in list.iter().zip(&values) {
            assert!(parameter.range.contains(value), "{}: {value}", parameter.name);
        }
        let mut set = Parameters::SHIPPED;
        set.set(&values.iter().map(|value| value + 1).collect::<Vec<i32>>());
        assert_eq!(set.values(), values.iter().map(|value| value + 1).collect::<Vec<i32>>());
    }
}
