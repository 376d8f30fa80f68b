//! B4, A5, C1 of R: positions of which every legal move is weighed.

use super::Sheets;
use super::judge::{Judge, scaled_error};
use crate::choosing::CHOOSERS;
use crate::choosing::scaled_difference;
use crate::engine::Value;
use crate::lab::players::frozen::CHESS_KAPPA;
use crate::lab::results::Sheet;
use crate::lab::{Lab, Ruler};

/// Nodes for each move.
const NODES: u64 = 20_000;
/// The points of 100 from which on a loss is a blunder.
const BLUNDER: f64 = 15.0;
/// The chooser by whom the real choices are counted: rated 2000.
const COUNTED: usize = 1;

/// The moves of a position.
struct Weighed {
    /// In centipawns.
    values: Vec<Value>,
    best: Value,
}

pub fn measure(lab: &Lab) -> Sheets {
    let setup = &lab.setup;
    let positions = &lab.samples.positions;
    let count = positions.len().min(setup.scale.weighed);
    let judge = || Judge::new(setup.game, lab.ruler, setup.scale.nodes(NODES));
    let weighed = setup.workers.gather("weighing all moves", count, judge, |judge, number| {
        judge.begin();
        let line = &positions[number];
        let legal = setup.game.rules.legal(line.position());
        let values: Vec<Value> = legal.into_iter().map(|m| judge.value(line, m)).collect();
        Weighed { best: values.iter().copied().max().unwrap_or(0), values }
    });
    vec![
        ("B4", blunders(lab, &weighed)),
        ("A5", choices(lab, &weighed)),
        ("C1R", expected_losses(lab, &weighed)),
    ]
}

impl Weighed {
    fn losses(&self, ruler: Ruler) -> Vec<f64> {
        let best = ruler.expected(self.best);
        self.values.iter().map(|&value| 100.0 * (best - ruler.expected(value))).collect()
    }

    /// How much worse the moves are as people feel it, in pawns.
    fn behind(&self, ruler: Ruler) -> Vec<f64> {
        let pawns = |value: Value| f64::from(value) / 100.0 * CHESS_KAPPA / ruler.kappa;
        let best = pawns(self.best);
        self.values.iter().map(|&value| scaled_difference(best, pawns(value))).collect()
    }
}

fn blunders(lab: &Lab, weighed: &[Weighed]) -> Sheet {
    let mut sheet = Sheet::default();
    let parts = |at: &Weighed| {
        let blunders = at.losses(lab.ruler).into_iter().filter(|&loss| loss >= BLUNDER).count();
        (blunders as f64, at.values.len() as f64)
    };
    lab.note_ratio(&mut sheet, "share of blunders", &weighed.iter().map(parts).collect::<Vec<_>>());
    sheet
}

/// How many equally good moves would be as hard to choose among: e to the entropy.
fn choices(lab: &Lab, weighed: &[Weighed]) -> Sheet {
    let mut sheet = Sheet::default();
    let choices = |at: &Weighed| {
        let p = CHOOSERS[COUNTED].probabilities(&at.behind(lab.ruler));
        let entropy: f64 = p.iter().filter(|&&p| p > 0.0).map(|p| -p * p.ln()).sum();
        entropy.exp()
    };
    lab.note_mean(&mut sheet, "real choices", &weighed.iter().map(choices).collect::<Vec<_>>());
    sheet
}

fn expected_losses(lab: &Lab, weighed: &[Weighed]) -> Sheet {
    let mut sheet = Sheet::default();
    for chooser in CHOOSERS {
        let rating = chooser.rating;
        let expected = |at: &Weighed| -> f64 {
            let p = chooser.probabilities(&at.behind(lab.ruler));
            at.losses(lab.ruler).iter().zip(p).map(|(loss, p)| p * loss).sum()
        };
        let losses: Vec<f64> = weighed.iter().map(expected).collect();
        lab.note_mean(&mut sheet, &format!("loss of R({rating})"), &losses);
        let errors: Vec<f64> = weighed
            .iter()
            .filter_map(|at| error(lab, at, &chooser.probabilities(&at.behind(lab.ruler))))
            .collect();
        lab.note_mean(&mut sheet, &format!("scaled error of R({rating})"), &errors);
    }
    sheet
}

/// The expected error as people feel it; none where the best move does not keep the position open.
fn error(lab: &Lab, at: &Weighed, p: &[f64]) -> Option<f64> {
    let chess = Ruler { kappa: CHESS_KAPPA };
    let error = |value| scaled_error(at.best, value, lab.ruler, chess);
    at.values.iter().zip(p).map(|(&value, p)| Some(p * error(value)?)).sum()
}
