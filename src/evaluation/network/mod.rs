//! A small network that says what a position is worth, and is updated by what a move changes.
//!
//! Each side looks at the position (`inputs`); the rows of the inputs that are on are summed for each neuron of the
//! hidden layer (`sums`), clipped, squared and weighed by an output that depends on how many pieces there are. All numbers
//! are whole, so a network says the same everywhere. `wonderboard train` makes networks (`docs/networks.md`).

mod file;
mod inputs;
mod lanes;
mod sums;

pub use file::NetworkFault;
pub use inputs::{Inputs, Outlook, Thing, things};
pub use lanes::{LANES, Lanes, ONE};
pub use sums::Sums;

use crate::board::Board;

/// A weight of the output that stands for 1.
pub const OUTPUT_ONE: i32 = 64;
/// The number of outputs, of which one is chosen by how many pieces are on the boards.
pub const OUTPUTS: usize = 8;

/// What a network's value is added to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Nothing: it says by itself what a position is worth.
    Nothing,
    /// What pieces are worth where they stand, by the game's numbers.
    Places,
    /// All of the game's own evaluation: the network says what is missing in it.
    Evaluation,
}

/// A network with whole numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network {
    /// The game, as its file of weights is called.
    pub game: String,
    pub inputs: Inputs,
    pub ground: Ground,
    /// How many centipawns an output of 1 is.
    pub scale: i16,
    /// The hidden layer's neurons, in groups of [`LANES`].
    pub bias: Vec<Lanes>,
    /// Those weights for each input, one after the other.
    pub rows: Vec<Lanes>,
    /// The weights of each output: those of the side to move first.
    pub outputs: [Vec<Lanes>; OUTPUTS],
    /// What is added to each output, in parts of `ONE * OUTPUT_ONE`.
    pub offsets: [i32; OUTPUTS],
}

impl Network {
    /// How many groups of neurons each side has.
    pub fn width(&self) -> usize {
        self.bias.len()
    }

    /// The output in centipawns, of the sums of the side to move and those of the other.
    fn output(&self, boards: &[Board], own: &[Lanes], other: &[Lanes]) -> i32 {
        let bucket = bucket(boards);
        let (first, second) = self.outputs[bucket].split_at(self.width());
        let squares = lanes::squares(own, first) + lanes::squares(other, second);
        let squares = squares / i64::from(ONE);
        let total = squares + i64::from(self.offsets[bucket]);
        (total * i64::from(self.scale) / i64::from(i32::from(ONE) * OUTPUT_ONE)) as i32
    }
}

/// Which output says what a position is worth: by how many pieces there are, four to each.
pub fn bucket(boards: &[Board]) -> usize {
    let count: u32 = boards.iter().map(|board| board.occupied().len()).sum();
    (count.saturating_sub(1) as usize * OUTPUTS / 32).min(OUTPUTS - 1)
}
