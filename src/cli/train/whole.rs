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

/// The numbers of a network to go on from, for a scale of its own: what an output of 1 is in centipawns.
pub fn fractions(network: &Network, layout: &Layout, scale: f64) -> Vec<f32> {
    let one = f32::from(ONE);
    let by_scale = (f64::from(network.scale) / scale) as f32;
    let mut numbers = Vec::with_capacity(layout.len());
    numbers.extend(network.rows.as_flattened().iter().map(|&number| f32::from(number) / one));
    numbers.extend(network.bias.as_flattened().iter().map(|&number| f32::from(number) / one));
    let outputs = network.outputs.iter().flat_map(|lanes| lanes.as_flattened());
    numbers.extend(outputs.map(|&number| f32::from(number) / OUTPUT_ONE as f32 * by_scale));
    let ends = network.offsets.iter();
    numbers.extend(ends.map(|&number| number as f32 / (one * OUTPUT_ONE as f32) * by_scale));
    numbers
}

/// Whole numbers of which `one` stands for 1, in groups.
fn lanes(numbers: &[f32], one: f32) -> Vec<Lanes> {
    let groups = numbers.as_chunks::<LANES>().0.iter();
    groups.map(|group| group.map(|number| (number * one).round() as i16)).collect()
}
