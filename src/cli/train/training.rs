//! Trains a network: down the slope of the loss, batch after batch.

use std::fmt;

use super::adam::Adam;
use super::held_out::HeldOut;
use super::model::{self, Layout, Scratch};
use super::pool::Pool;
use super::whole;
use crate::board::splitmix;
use crate::cli::fit::loss::{Goal, scale};
use crate::cli::fit::{Epoch, parallel};
use crate::evaluation::network::{LANES, Network};

/// Each batch is worked on in so many parts, whose slopes are summed in order: so threads make no difference.
const PARTS: usize = 4;

/// How a network is trained.
#[derive(Clone, Copy, Debug)]
pub struct TrainingPlan {
    pub seed: u64,
    /// Neurons for each side.
    pub hidden: usize,
    /// How often it goes through all positions.
    pub epochs: u32,
    /// Positions a step.
    pub batch: usize,
    /// By how much the first steps move each number; the last move none.
    pub pace: f64,
    /// By how much of its size each weight of an input shrinks with a step of the pace of 1.
    pub decay: f64,
    /// The share of results in what values are held to; the rest is what searches say.
    pub blend: f64,
    /// Beyond time, they make no difference.
    pub threads: usize,
}

impl Default for TrainingPlan {
    fn default() -> TrainingPlan {
        TrainingPlan {
            seed: 1,
            hidden: 32,
            epochs: 8,
            batch: 2048,
            pace: 0.002,
            decay: 1.0,
            blend: 0.0,
            threads: 1,
        }
    }
}

/// What came of it.
pub struct Trained {
    pub network: Network,
    /// Centipawns for `1 / (1 + 1/e)` of a point.
    pub scale: f64,
    /// The loss of the game's own evaluation on the positions that were held out.
    pub evaluation: f64,
    /// The loss of values that promise just the points that are called for: there is none less.
    pub floor: f64,
    /// From the start on.
    pub epochs: Vec<Epoch>,
    /// The one whose network this is: none did better on what was held out.
    pub best: Epoch,
}

/// Trains a network for the game of that name on the positions of a pool: one from before with the same inputs, of which
/// the plan's number of neurons is not heeded, or a new one. `hear` is told of each epoch.
pub fn train(
    game: &str,
    pool: &Pool,
    held_out: &HeldOut,
    plan: &TrainingPlan,
    before: Option<&Network>,
    mut hear: impl FnMut(&Epoch),
) -> Trained {
    let mut trainer = Trainer::new(pool, plan, before);
    let mut trained = trainer.begin(game, held_out);
    hear(&trained.best);
    for number in 1..=plan.epochs {
        let training = trainer.epoch(number - 1);
        let network = trainer.network(game);
        let held_out = held_out.loss(&network, &trainer.goal, plan.threads);
        let epoch = Epoch { number, training, held_out };
        hear(&epoch);
        trained.epochs.push(epoch);
        if epoch.held_out < trained.best.held_out {
            (trained.best, trained.network) = (epoch, network);
        }
    }
    trained
}

impl fmt::Display for Trained {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Trained { scale, evaluation, floor, best, .. } = self;
        let (epoch, after) = (best.number, best.held_out);
        write!(
            f,
            "scale {scale}, best epoch {epoch}, held out {evaluation:.6} -> {after:.6}, floor {floor:.6}"
        )
    }
}

/// A network on its way.
struct Trainer<'a> {
    pool: &'a Pool,
    plan: &'a TrainingPlan,
    goal: Goal,
    wanted: Vec<f32>,
    layout: Layout,
    numbers: Vec<f32>,
    adam: Adam,
    order: Vec<u32>,
    random: u64,
}

impl Trainer<'_> {
    fn new<'a>(pool: &'a Pool, plan: &'a TrainingPlan, before: Option<&Network>) -> Trainer<'a> {
        let scale = scale(&pool.evaluations(), &pool.results());
        let goal = Goal { scale, blend: plan.blend };
        let wanted = pool.wanted(&goal);
        let hidden = before.map_or(plan.hidden, |network| network.width() * LANES);
        let layout = Layout::new(&pool.inputs, hidden);
        let numbers = match before {
            Some(network) => whole::fractions(network, &layout, scale),
            None => model::start(&layout, plan.seed),
        };
        let adam = Adam::new(numbers.len());
        let order = (0..pool.len() as u32).collect();
        Trainer { pool, plan, goal, wanted, layout, numbers, adam, order, random: plan.seed }
    }

    /// The network that training begins with.
    fn begin(&self, game: &str, held_out: &HeldOut) -> Trained {
        let network = self.network(game);
        let start = held_out.loss(&network, &self.goal, self.plan.threads);
        let best = Epoch { number: 0, training: start, held_out: start };
        let evaluation = held_out.evaluation(&self.goal);
        let floor = held_out.floor(&self.goal);
        Trained { network, scale: self.goal.scale, evaluation, floor, epochs: vec![best], best }
    }

    fn network(&self, game: &str) -> Network {
        let Pool { inputs, ground, .. } = *self.pool;
        whole::rounded(game, inputs, ground, self.goal.scale, &self.layout, &self.numbers)
    }

    /// Goes through all positions once, in a random order; returns the mean loss on the way.
    fn epoch(&mut self, before: u32) -> f64 {
        splitmix::shuffle(&mut self.order, &mut self.random);
        let (order, mut total) = (std::mem::take(&mut self.order), 0.0);
        let batches = order.len().div_ceil(self.plan.batch);
        for (number, batch) in order.chunks(self.plan.batch).enumerate() {
            let done = f64::from(before) + number as f64 / batches as f64;
            let pace = self.plan.pace * (1.0 - done / f64::from(self.plan.epochs));
            let (slope, loss) = self.slope(batch);
            total += loss;
            self.adam.step(&mut self.numbers, &slope, pace as f32);
            let keep = (1.0 - pace * self.plan.decay) as f32;
            let rows = &mut self.numbers[..self.layout.rows()];
            rows.iter_mut().for_each(|weight| *weight *= keep);
            whole::keep_within(&self.layout, &mut self.numbers);
        }
        self.order = order;
        total / self.order.len().max(1) as f64
    }

    /// The slope of the mean loss of a batch, and the sum of its losses.
    fn slope(&self, batch: &[u32]) -> (Vec<f32>, f64) {
        let parts: Vec<&[u32]> = batch.chunks(batch.len().div_ceil(PARTS)).collect();
        let share = 1.0 / batch.len() as f32;
        let slopes = parallel::each(&parts, self.plan.threads, |part| self.part(part, share));
        let mut slopes = slopes.into_iter();
        let (mut slope, mut loss) = slopes.next().unwrap_or_default();
        for (more, its_loss) in slopes {
            slope.iter_mut().zip(more).for_each(|(sum, by)| *sum += by);
            loss += its_loss;
        }
        (slope, loss)
    }

    fn part(&self, part: &[u32], share: f32) -> (Vec<f32>, f64) {
        let (layout, numbers) = (&self.layout, &self.numbers[..]);
        let (mut slope, mut scratch) = (vec![0.0; numbers.len()], Scratch::new(layout));
        let (scale, mut loss) = (self.goal.scale, 0.0);
        for &number in part {
            let seen = self.pool.get(number as usize);
            let wanted = self.wanted[number as usize];
            let output = model::output(layout, numbers, &seen, &mut scratch);
            let value = f64::from(output) * scale + f64::from(seen.ground);
            loss += self.goal.loss(value, wanted.into());
            let by_output = (self.goal.points(value) as f32 - wanted) * share;
            model::add_slope(layout, numbers, &seen, by_output, &mut scratch, &mut slope);
        }
        (slope, loss)
    }
}
