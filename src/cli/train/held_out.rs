//! Positions that no network is trained on, to measure them by.

use super::pool::Pool;
use crate::cli::fit::loss::Goal;
use crate::cli::fit::{Example, parallel};
use crate::evaluation::network::{Network, Sums};

/// Positions, and what they are worth without a network.
pub struct HeldOut {
    examples: Vec<Example>,
    pool: Pool,
}

impl HeldOut {
    /// None yet, to be seen as the positions of a pool are.
    pub fn like(pool: &Pool) -> HeldOut {
        HeldOut { examples: Vec::new(), pool: Pool::new(pool.game, pool.inputs, pool.ground) }
    }

    /// One position more.
    pub fn add(&mut self, example: Example) {
        self.pool.add(&example);
        self.examples.push(example);
    }

    pub fn len(&self) -> usize {
        self.examples.len()
    }

    pub fn is_empty(&self) -> bool {
        self.examples.is_empty()
    }

    /// The mean loss of values that promise just the points that are called for.
    pub fn floor(&self, goal: &Goal) -> f64 {
        let share = |points: f64| if points > 0.0 { -points * points.ln() } else { 0.0 };
        let losses = self.examples.iter().map(|example| {
            let wanted = goal.wanted(example);
            share(wanted) + share(1.0 - wanted)
        });
        losses.sum::<f64>() / self.examples.len().max(1) as f64
    }

    /// The mean loss of the game's own evaluation.
    pub fn evaluation(&self, goal: &Goal) -> f64 {
        goal.mean(&self.pool.evaluations(), &self.examples)
    }

    /// The mean loss of a network, in whole numbers as it plays.
    pub fn loss(&self, network: &Network, goal: &Goal, threads: usize) -> f64 {
        let numbers: Vec<usize> = (0..self.examples.len()).collect();
        let runs = parallel::in_runs(&numbers, threads, |run| {
            let mut sums = Sums::new(network, 1);
            let value = |&number: &usize| {
                let own = sums.value(&self.examples[number].position, 0);
                f64::from(own) + f64::from(self.pool.get(number).ground)
            };
            run.iter().map(value).collect::<Vec<f64>>()
        });
        goal.mean(&runs.concat(), &self.examples)
    }
}
