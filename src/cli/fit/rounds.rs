//! Fits numbers in rounds, in each of which the evaluation is taken for linear around where they are.

use std::fmt;

use super::corpus::{Corpus, Example};
use super::descent::{Descent, Local};
use super::loss::{Goal, scale};
use super::prober::{self, Prober};
use super::tidy::tidied;
use super::{parallel, prior};
use crate::engine::eval::evaluate;
use crate::evaluation::schema::Shape;
use crate::evaluation::{Numbers, Rated, Weights};

/// How numbers are fitted.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub seed: u64,
    pub rounds: u32,
    /// How often each round goes through all positions.
    pub epochs: u32,
    /// The share of results in what values are held to; the rest is what searches say.
    pub blend: f64,
    /// How many centipawns are worth a factor of e in the odds; none for what suits the numbers there are.
    pub scale: Option<f64>,
    /// Do the finer points stay as they are?
    pub plain: bool,
    /// How much the start weighs, in positions: what is seldom seen stays where it was.
    pub prior: f64,
    /// Beyond time, they make no difference.
    pub threads: usize,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            seed: 1,
            rounds: 3,
            epochs: 6,
            blend: 0.5,
            scale: None,
            plain: false,
            prior: 1.0,
            threads: 1,
        }
    }
}

/// How numbers do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Epoch {
    /// From 1, and 0 for the numbers at the start.
    pub number: u32,
    /// The mean loss of the positions that are fitted to, on the way.
    pub training: f64,
    /// The mean loss of those held out, by the evaluation as it plays.
    pub held_out: f64,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Fitted {
    pub numbers: Numbers,
    /// Centipawns for `1 / (1 + 1/e)` of a point.
    pub scale: f64,
    /// From the start on.
    pub epochs: Vec<Epoch>,
    /// The one whose numbers these are: none did better on what was held out.
    pub best: Epoch,
}

/// Fits the numbers of a game. `hear` is told of each epoch.
pub fn fit(
    game: Rated,
    start: &Numbers,
    corpus: &Corpus,
    plan: &Plan,
    mut hear: impl FnMut(&Epoch),
) -> Fitted {
    let Corpus { training, held_out } = corpus;
    let values = |numbers: &Numbers, examples| values(game, numbers, examples, plan.threads);
    let mut now = values(start, training);
    let results: Vec<f64> = training.iter().map(|example| example.result).collect();
    let scale = plan.scale.unwrap_or_else(|| scale(&now, &results));
    let goal = Goal { scale, blend: plan.blend };
    let wanted: Vec<f64> = training.iter().map(|example| goal.wanted(example)).collect();
    let measured = |numbers: &Numbers| goal.mean(&values(numbers, held_out), held_out);

    let prober = |shapes: &[Shape]| {
        let prober = Prober::new(game, start, shapes);
        let prober = if plan.plain { prober.without(&Weights::FINER_POINTS) } else { prober };
        prober.screened(training, plan.threads)
    };
    let linear = prober(&[Shape::Pair, Shape::Number]);
    let straight_around = |origin: &Numbers| {
        let linear = linear.moved(origin);
        linear.slopes(training, plan.threads, |example, slopes| linear.pieces(example, slopes))
    };
    let mut straight = straight_around(start);
    let curved = prober(&[Shape::Weight]);

    let before = goal.mean(&now, training);
    let best = Epoch { number: 0, training: before, held_out: measured(start) };
    hear(&best);
    let mut fitted = Fitted { numbers: *start, scale: goal.scale, epochs: vec![best], best };
    let mut descent = Descent::new(start, prior::spreads(), plan.seed);
    for round in 0..plan.rounds {
        let origin = rounded(&descent.numbers);
        if round > 0 {
            now = values(&origin, training);
        }
        // How much an endgame's worth counts depends on other numbers, and all slopes depend on that.
        if round > 0 && Weights::of_numbers(&origin).discounts_endgames {
            straight = straight_around(&origin);
        }
        let bent = curved.moved(&origin).slopes(training, plan.threads, |_, _| ());
        let (values, wanted, slopes) = (&now[..], &wanted[..], [&straight, &bent]);
        let local = Local { goal, origin: &origin, values, wanted, slopes, prior: plan.prior };
        for epoch in 0..plan.epochs {
            let pace =
                1.0 - f64::from(round * plan.epochs + epoch) / f64::from(plan.rounds * plan.epochs);
            let training = descent.epoch(&local, pace);
            let numbers = rounded(&descent.numbers);
            let number = round * plan.epochs + epoch + 1;
            fitted.add(Epoch { number, training, held_out: measured(&numbers) }, &numbers);
            fitted.epochs.last().into_iter().for_each(&mut hear);
        }
    }
    fitted.numbers = tidied(&fitted.numbers);
    fitted
}

impl Fitted {
    fn add(&mut self, epoch: Epoch, numbers: &Numbers) {
        self.epochs.push(epoch);
        if epoch.held_out < self.best.held_out {
            (self.best, self.numbers) = (epoch, *numbers);
        }
    }
}

/// What positions are worth to the side to move.
fn values(game: Rated, numbers: &Numbers, examples: &[Example], threads: usize) -> Vec<f64> {
    let game = prober::with(game, *numbers);
    parallel::each(examples, threads, |example| evaluate(game, &example.position).into())
}

fn rounded(numbers: &[f64]) -> Numbers {
    let mut all = [0; Weights::LEN];
    all.iter_mut().zip(numbers).for_each(|(to, from)| *to = from.round() as i32);
    all
}

impl fmt::Display for Epoch {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Epoch { number, training, held_out } = self;
        write!(f, "epoch {number}: loss {training:.6}, held out {held_out:.6}")
    }
}

impl fmt::Display for Fitted {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Fitted { scale, best, epochs, .. } = self;
        let before = epochs.first().map_or(best.held_out, |first| first.held_out);
        let (epoch, after) = (best.number, best.held_out);
        write!(f, "scale {scale}, best epoch {epoch}, held out {before:.6} -> {after:.6}")
    }
}
