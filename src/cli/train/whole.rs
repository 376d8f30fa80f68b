//! A trained network in whole numbers.

use super::model::Layout;
use crate::evaluation::network::{Ground, Inputs, LANES, Lanes, Network, ONE, OUTPUT_ONE, OUTPUTS};

/// What weights are at most, so that they fit into a byte.
const MOST: f32 = 127.0;

/// What the numbers of a network are to be kept within: weights, and those of outputs.
pub fn keep_within(layout: &Layout, numbers: &mut [f32]) {
    let (first, rest) = numbers.split_at_mut(layout.outputs());
    let row = MOST / f32::from(ONE);
    first[..layout.rows()].iter_mut().for_each(|weight| *weight = weight.clamp(-row, row));
    let output = MOST / OUTPUT_ONE as f32;
    let weights = &mut rest[..OUTPUTS * 2 * layout.hidden];
    weights.iter_mut().for_each(|weight| *weight = weight.clamp(-output, output));
}

/// Rounds the numbers of a network.
pub fn rounded(
    game: &str,
    inputs: Inputs,
    ground: Ground,
    scale: f64,
    layout: &Layout,
    numbers: &[f32],
) -> Network {
    let one = f32::from(ONE);
    let (rows, rest) = numbers.split_at(layout.rows());
    let (bias, rest) = rest.split_at(layout.hidden);
    let (outputs, offsets) = rest.split_at(OUTPUTS * 2 * layout.hidden);
    let mut all = [const { Vec::new() }; OUTPUTS];
    for (to, from) in all.iter_mut().zip(outputs.chunks_exact(2 * layout.hidden)) {
        *to = lanes(from, OUTPUT_ONE as f32);
    }
    let mut ends = [0; OUTPUTS];
    for (to, from) in ends.iter_mut().zip(offsets) {
        *to = (from * one * OUTPUT_ONE as f32).round() as i32;
    }
    Network {
        game: game.to_owned(),
        inputs,
        ground,
        scale: scale as i16,
        bias: lanes(bias, one),
        rows: lanes(rows, one),
        outputs: all,
        offsets: ends,
    }
}

/// Whole numbers of which `one` stands for 1, in groups.
fn lanes(numbers: &[f32], one: f32) -> Vec<Lanes> {
    let groups = numbers.as_chunks::<LANES>().0.iter();
    groups.map(|group| group.map(|number| (number * one).round() as i16)).collect()
}
