//! How the models of people are fitted to orthodox chess: against itself a model is to err as much as people of its rating.
//!
//! What people err is measured by Regan and Haworth, "Intrinsic Chess Ratings" (AAAI 2011): the mean scaled error in pawns,
//! and how often the best move is played, from move 9 on, where neither side is more than three pawns ahead.

use super::measures::judge::{Judge, scaled_error};
use super::players::Player;
use super::players::frozen::{Frozen, PEOPLE};
use super::samples::opening;
use super::samples::play::play;
use super::setup::Setup;
use super::{Line, Ruler};
use crate::board::splitmix;

/// The people that are modelled: rating, mean scaled error, share of best moves.
pub const PUBLISHED: [(u32, f64, f64); 2] = [(1600, 0.133, 0.440), (2000, 0.110, 0.469)];

/// What is tried: plies, whims in centipawns, and shares of moves that are missed.
const DEPTHS: [u32; 3] = [2, 3, 4];
const WHIMS: [f64; 3] = [0.0, 10.0, 25.0];
const MISSED: [f64; 7] = [0.0, 0.01, 0.02, 0.04, 0.08, 0.16, 0.3];
/// Nodes by which moves are judged.
const JUDGE: u64 = 32_000;
/// The first ply that counts, and which of those after it do.
const FIRST_PLY: usize = 16;
const EVERY: usize = 9;
/// How often a person is asked about a position, each time missing something else.
const ASKED: u64 = 2;

/// By person and what is missed: the errors in pawns, and whether the best move was played (1) or not (0).
type Answers = Vec<Vec<Vec<[f64; 2]>>>;

/// How somebody plays who errs as much as was asked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    pub person: Frozen,
    /// The mean scaled error where nothing is missed, in pawns.
    pub error: f64,
    /// The share of best moves.
    pub best: f64,
}

/// For each of the published people all that was tried, each with what must be missed to err as much. How many positions
/// they were asked about comes with it.
pub fn fit(setup: &Setup, ruler: Ruler) -> (usize, Vec<Vec<Manner>>) {
    let lines = positions(setup, ruler);
    let tried = DEPTHS.iter().flat_map(|&depth| WHIMS.map(|whim| (depth, whim)));
    let people: Vec<Frozen> =
        tried.map(|(depth, whim)| Frozen { rating: 0, depth, missed: 0.0, whim }).collect();
    let judge = || Judge::new(setup.game, ruler, setup.scale.nodes(JUDGE));
    let answers = setup.workers.gather("fit", lines.len(), judge, |judge, number| {
        ask(setup, judge, &lines[number], &people, ruler)
    });
    let answers: Vec<Answers> = answers.into_iter().flatten().collect();
    let of = |(rating, error, _): (u32, f64, f64)| {
        let people: Vec<Frozen> =
            people.iter().map(|&person| Frozen { rating, ..person }).collect();
        missing(&people, &answers, error)
    };
    (answers.len(), PUBLISHED.map(of).to_vec())
}

/// Positions of games of the model with itself.
fn positions(setup: &Setup, ruler: Ruler) -> Vec<Line> {
    let openings = opening::draw(setup, "fit openings", setup.scale.pilot, ruler);
    let players = || PEOPLE.map(|person| person.with(setup.game, person.sight()));
    let games = setup.workers.gather("fit games", openings.len(), players, |[a, b], number| {
        let mut chance = setup.chance("fit games", number);
        a.begin(chance.draw());
        b.begin(chance.draw());
        let mut kept = Vec::new();
        play(setup.game.rules, [a, b], &openings[number], &mut |line, _| {
            if line.ply >= FIRST_PLY && line.ply % EVERY == 0 {
                kept.push(line.clone());
            }
        });
        kept
    });
    games.into_iter().flatten().collect()
}

/// For each person what it must miss to err so much, and how it then plays.
fn missing(people: &[Frozen], answers: &[Answers], error: f64) -> Vec<Manner> {
    let manner = |(place, person): (usize, &Frozen)| {
        let means = |step: usize| mean(answers.iter().flat_map(|at| &at[place][step]));
        let steps: Vec<[f64; 2]> = (0..MISSED.len()).map(means).collect();
        let (missed, best) = crossing(&steps, error);
        Manner { person: Frozen { missed, ..*person }, error: steps[0][0], best }
    };
    people.iter().enumerate().map(manner).collect()
}

/// What all are asked about a position, one after the other, so that no move of it is weighed twice. None where it is not
/// open.
fn ask(
    setup: &Setup,
    judge: &mut Judge,
    line: &Line,
    people: &[Frozen],
    ruler: Ruler,
) -> Option<Answers> {
    judge.begin();
    let best = judge.engine().choose(line)?.m;
    let value = judge.value(line, best);
    scaled_error(value, value, ruler, ruler)?;
    let mut answer = |person: &Frozen, missed: f64, seed: u64| {
        let person = Frozen { missed, ..*person };
        let mut player = person.with(setup.game, person.sight());
        player.begin(splitmix::first(seed));
        let m = player.choose(line)?.m;
        let error = scaled_error(value, judge.value(line, m), ruler, ruler)?;
        Some([error, f64::from(u8::from(m == best))])
    };
    let mut all = |person: &Frozen, missed| {
        (1..=ASKED).filter_map(|seed| answer(person, missed, seed)).collect()
    };
    Some(people.iter().map(|person| MISSED.map(|missed| all(person, missed)).to_vec()).collect())
}

fn mean<'a>(answers: impl Iterator<Item = &'a [f64; 2]>) -> [f64; 2] {
    let (sum, count) = answers.fold(([0.0; 2], 0.0), |(sum, count), answer| {
        ([sum[0] + answer[0], sum[1] + answer[1]], count + 1.0)
    });
    sum.map(|sum| sum / f64::max(count, 1.0))
}

/// What must be missed for an error, and the share of best moves there; what is nearest where it is never reached.
fn crossing(steps: &[[f64; 2]], error: f64) -> (f64, f64) {
    let between = |i: usize| {
        let ([low, low_best], [high, high_best]) = (steps[i], steps[i + 1]);
        let part = ((error - low) / (high - low)).clamp(0.0, 1.0);
        (MISSED[i] + part * (MISSED[i + 1] - MISSED[i]), low_best + part * (high_best - low_best))
    };
    let crossed = (0..steps.len() - 1).find(|&i| steps[i + 1][0] >= error);
    between(crossed.unwrap_or(steps.len() - 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missed_lies_where_the_error_is_crossed() {
        let steps = MISSED.map(|missed| [0.05 + missed, 0.5 - missed]);
        let (missed, best) = crossing(&steps, 0.133);
        assert!((missed - 0.083).abs() < 1e-9 && (best - 0.417).abs() < 1e-9, "{missed} {best}");
        assert_eq!(crossing(&steps, 0.01).0, 0.0, "it errs more though it misses nothing");
        assert_eq!(crossing(&steps, 9.0).0, 0.3);
    }
}
