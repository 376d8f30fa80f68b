//! Down the slope of a loss: Adam (Kingma and Ba 2015) on small batches, each number in units of its spread.

use super::loss::Goal;
use super::slopes::Slopes;
use crate::board::splitmix;

/// Examples a step.
const BATCH: usize = 1024;
/// The length of the first steps, in spreads.
const PACE: f64 = 0.005;
/// How long slopes are remembered, and their squares.
const MEMORY: (f64, f64) = (0.9, 0.999);

/// Numbers on their way.
pub struct Descent {
    start: Vec<f64>,
    spreads: Vec<f64>,
    /// Where they are.
    pub numbers: Vec<f64>,
    mean: Vec<f64>,
    square: Vec<f64>,
    steps: i32,
    random: u64,
}

/// What is known of the examples around some numbers.
pub struct Local<'a> {
    pub goal: Goal,
    /// The numbers around which the values are taken for linear.
    pub origin: &'a [i32],
    /// The values there.
    pub values: &'a [f64],
    /// What is called for.
    pub wanted: &'a [f64],
    pub slopes: [&'a Slopes; 2],
    /// How much the start weighs, in examples.
    pub prior: f64,
}

impl Descent {
    pub fn new(start: &[i32], spreads: Vec<f64>, seed: u64) -> Descent {
        let start: Vec<f64> = start.iter().map(|&number| number.into()).collect();
        let zeros = vec![0.0; start.len()];
        let numbers = start.clone();
        Descent {
            start,
            spreads,
            numbers,
            mean: zeros.clone(),
            square: zeros,
            steps: 0,
            random: seed,
        }
    }

    /// Goes through all examples once, in a random order. `pace` is how long steps are beside the first ones. Returns
    /// the mean loss on the way.
    pub fn epoch(&mut self, local: &Local, pace: f64) -> f64 {
        let order = self.order(local.values.len());
        let mut total = 0.0;
        for batch in order.chunks(BATCH) {
            let offset: Vec<f64> =
                self.numbers.iter().zip(local.origin).map(|(a, &b)| a - f64::from(b)).collect();
            let mut slope = self.pull(local);
            for &example in batch {
                total += add_slope(local, &offset, example as usize, batch.len(), &mut slope);
            }
            self.step(&slope, pace);
        }
        total / order.len().max(1) as f64
    }

    /// The slope of the prior: numbers are pulled to where they started.
    fn pull(&self, local: &Local) -> Vec<f64> {
        let share = local.prior / local.values.len() as f64;
        let offsets = self.numbers.iter().zip(&self.start).map(|(now, start)| now - start);
        offsets.zip(&self.spreads).map(|(by, spread)| share * by / (spread * spread)).collect()
    }

    fn step(&mut self, slope: &[f64], pace: f64) {
        self.steps += 1;
        let unbias = |memory: f64| 1.0 - memory.powi(self.steps);
        let (first, second) = (unbias(MEMORY.0), unbias(MEMORY.1));
        for (i, number) in self.numbers.iter_mut().enumerate() {
            let slope = slope[i] * self.spreads[i];
            self.mean[i] += (1.0 - MEMORY.0) * (slope - self.mean[i]);
            self.square[i] += (1.0 - MEMORY.1) * (slope * slope - self.square[i]);
            let size = (self.square[i] / second).sqrt() + 1e-9;
            *number -= PACE * pace * self.spreads[i] * (self.mean[i] / first) / size;
        }
    }

    /// The indices of so many examples, shuffled.
    fn order(&mut self, count: usize) -> Vec<u32> {
        let mut order: Vec<u32> = (0..count as u32).collect();
        splitmix::shuffle(&mut order, &mut self.random);
        order
    }
}

/// Adds what an example of a batch says of the slope; returns its loss.
fn add_slope(
    local: &Local,
    offset: &[f64],
    example: usize,
    batch: usize,
    slope: &mut [f64],
) -> f64 {
    let slopes = || local.slopes.iter().flat_map(|slopes| slopes.of(example));
    let change: f64 = slopes().map(|(at, by)| offset[at] * f64::from(by)).sum();
    let (value, wanted) = (local.values[example] + change, local.wanted[example]);
    let goal = local.goal;
    let pull = (goal.points(value) - wanted) / goal.scale / batch as f64;
    slopes().for_each(|(at, by)| slope[at] += pull * f64::from(by));
    goal.loss(value, wanted)
}
