//! A network on its way: the same as `evaluation::network`, in fractions, with the slope of its loss.

use super::pool::Seen;
use crate::board::splitmix;
use crate::evaluation::network::{Inputs, LANES, OUTPUTS};

/// Where the numbers of a network stand among all.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    pub inputs: usize,
    pub hidden: usize,
}

impl Layout {
    /// A hidden layer of whole groups of [`LANES`] neurons.
    pub fn new(inputs: &Inputs, hidden: usize) -> Layout {
        Layout { inputs: inputs.count(), hidden: hidden.div_ceil(LANES).max(1) * LANES }
    }

    pub fn rows(&self) -> usize {
        self.inputs * self.hidden
    }

    /// Where the weights of outputs begin, behind rows and bias.
    pub fn outputs(&self) -> usize {
        self.rows() + self.hidden
    }

    /// Where what is added to outputs begins.
    pub fn offsets(&self) -> usize {
        self.outputs() + OUTPUTS * 2 * self.hidden
    }

    pub fn len(&self) -> usize {
        self.offsets() + OUTPUTS
    }
}

/// The numbers to begin with.
pub fn start(layout: &Layout, seed: u64) -> Vec<f32> {
    let mut random = seed;
    // From -1 to 1.
    let mut draw = || (splitmix::next(&mut random) >> 40) as f32 / (1u64 << 23) as f32 - 1.0;
    let mut numbers = vec![0.0; layout.len()];
    let (rows, rest) = numbers.split_at_mut(layout.rows());
    let (bias, rest) = rest.split_at_mut(layout.hidden);
    rows.iter_mut().for_each(|weight| *weight = 0.1 * draw());
    bias.fill(0.3);
    let reach = 1.0 / (2.0 * layout.hidden as f32).sqrt();
    rest[..OUTPUTS * 2 * layout.hidden].iter_mut().for_each(|weight| *weight = reach * draw());
    numbers
}

/// Room for the sums of both sides.
pub struct Scratch {
    sums: [Vec<f32>; 2],
    slopes: Vec<f32>,
}

impl Scratch {
    pub fn new(layout: &Layout) -> Scratch {
        let row = vec![0.0; layout.hidden];
        Scratch { sums: [row.clone(), row.clone()], slopes: row }
    }
}

/// What a network says of a position: an output of 1 is its scale in centipawns. The sums stay in the scratch.
pub fn output(layout: &Layout, numbers: &[f32], seen: &Seen, scratch: &mut Scratch) -> f32 {
    let hidden = layout.hidden;
    let weights = &numbers[layout.outputs() + seen.bucket * 2 * hidden..][..2 * hidden];
    let mut total = numbers[layout.offsets() + seen.bucket];
    for (side, weights) in weights.chunks_exact(hidden).enumerate() {
        let sums = &mut scratch.sums[side][..];
        sums.copy_from_slice(&numbers[layout.rows()..][..hidden]);
        for &input in seen.sides[side] {
            let row = &numbers[usize::from(input) * hidden..][..hidden];
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        let squares = sums.iter().zip(weights).map(|(sum, weight)| {
            let clipped = sum.clamp(0.0, 1.0);
            clipped * clipped * weight
        });
        total += squares.sum::<f32>();
    }
    total
}

/// Adds the slope of a loss of which the slope by the output is known, with the sums that are in the scratch.
pub fn add_slope(
    layout: &Layout,
    numbers: &[f32],
    seen: &Seen,
    by_output: f32,
    scratch: &mut Scratch,
    slope: &mut [f32],
) {
    let hidden = layout.hidden;
    slope[layout.offsets() + seen.bucket] += by_output;
    for side in 0..2 {
        let at = layout.outputs() + (2 * seen.bucket + side) * hidden;
        let (weights, sums) = (&numbers[at..][..hidden], &scratch.sums[side][..]);
        let by_weights = &mut slope[at..][..hidden];
        for (((by_sum, sum), weight), by_weight) in
            scratch.slopes.iter_mut().zip(sums).zip(weights).zip(by_weights)
        {
            let clipped = sum.clamp(0.0, 1.0);
            *by_weight += by_output * clipped * clipped;
            *by_sum = if *sum < 1.0 { by_output * weight * 2.0 * clipped } else { 0.0 };
        }
        let mut add = |at: usize| {
            let to = &mut slope[at..][..hidden];
            to.iter_mut().zip(&scratch.slopes).for_each(|(to, by)| *to += by);
        };
        add(layout.rows());
        seen.sides[side].iter().for_each(|&input| add(usize::from(input) * hidden));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slopes_are_how_outputs_change() {
        let layout = Layout { inputs: 12, hidden: LANES };
        let numbers = start(&layout, 3);
        let sides: [&[u16]; 2] = [&[0, 3, 8], &[5, 7, 8]];
        let seen = Seen { sides, bucket: 2, ground: 0.0 };
        let (mut scratch, mut slope) = (Scratch::new(&layout), vec![0.0; layout.len()]);
        output(&layout, &numbers, &seen, &mut scratch);
        add_slope(&layout, &numbers, &seen, 1.0, &mut scratch, &mut slope);
        let step = 1e-2;
        for at in 0..layout.len() {
            let mut moved = |by: f32| {
                let mut numbers = numbers.clone();
                numbers[at] += by;
                output(&layout, &numbers, &seen, &mut scratch)
            };
            let found = (moved(step) - moved(-step)) / (2.0 * step);
            assert!((found - slope[at]).abs() < 2e-3, "{at}: {found}, {}", slope[at]);
        }
    }
}
