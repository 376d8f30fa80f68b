//! Openings: the likelier a move the better it looks, until a position is reached that is nearly even.

use crate::findings::OPENING;
use crate::lab::players::{Engine, Plain};
use crate::lab::setup::Setup;
use crate::lab::{Chance, Line, Ruler};

/// A plain search so deep says how good a move is; one that promises so much more of a point is e times as likely.
const DEPTH: u32 = 2;
const HEAT: f64 = 0.05;
/// Nodes of the engine that judges openings, and what it may expect of one.
const JUDGE: u64 = 20_000;
const EVEN: std::ops::RangeInclusive<f64> = 0.4..=0.6;
/// The number of tries after which a game begins at its start.
const TRIES: usize = 60;

/// Draws `count` openings, told apart by what they are for.
pub fn draw(setup: &Setup, what: &str, count: usize, ruler: Ruler) -> Vec<Line> {
    let worker = || (Plain::new(setup.game), setup.engine(JUDGE));
    setup.workers.gather(what, count, worker, |(plain, judge), number| {
        let mut chance = setup.chance(what, number);
        let tried = (0..TRIES).map(|_| wander(setup, plain, ruler, &mut chance));
        let even = tried.flatten().find(|line| is_even(judge, ruler, line));
        even.unwrap_or_else(|| setup.line())
    })
}

/// Plays at random, better moves more often; none if the game ends before.
fn wander(setup: &Setup, plain: &Plain, ruler: Ruler, chance: &mut Chance) -> Option<Line> {
    let rules = setup.game.rules;
    let mut line = setup.line();
    for _ in 0..OPENING {
        let looked = plain.values(&line, DEPTH)?;
        let weight = |&(_, value): &(_, _)| (ruler.expected(value) / HEAT).exp();
        let weights: Vec<f64> = looked.values.iter().map(weight).collect();
        let (m, _) = looked.values.get(chance.weighted(&weights))?;
        line.advance(rules, *m);
    }
    rules.outcome(line.position()).is_none().then_some(line)
}

fn is_even(judge: &mut Engine, ruler: Ruler, line: &Line) -> bool {
    judge.clear();
    judge.value(&line.root).is_some_and(|value| EVEN.contains(&ruler.expected(value)))
}
