//! Positions as a network sees them, in as little room as that takes.

use crate::board::Position;
use crate::cli::fit::Example;
use crate::cli::fit::loss::Goal;
use crate::engine::eval::{evaluate, places};
use crate::evaluation::network::{Ground, Inputs, bucket, things};
use crate::evaluation::{Rated, Tally};

/// Positions that a network is trained on.
pub struct Pool {
    pub game: Rated,
    pub inputs: Inputs,
    pub ground: Ground,
    /// The inputs of all positions: those that the side to move sees, and those of the other side.
    seen: Vec<u16>,
    facts: Vec<Facts>,
}

/// What else there is to know of a position.
struct Facts {
    /// Where its inputs end.
    end: usize,
    bucket: u8,
    ground: f32,
    evaluation: f32,
    result: f32,
    score: f32,
}

/// A position of a pool.
pub struct Seen<'a> {
    /// The inputs as the side to move sees the position, and as the other does.
    pub sides: [&'a [u16]; 2],
    pub bucket: usize,
    /// What it is worth to the side to move without the network, in centipawns.
    pub ground: f32,
}

impl Pool {
    pub fn new(game: Rated, inputs: Inputs, ground: Ground) -> Pool {
        Pool { game, inputs, ground, seen: Vec::new(), facts: Vec::new() }
    }

    pub fn len(&self) -> usize {
        self.facts.len()
    }

    pub fn is_empty(&self) -> bool {
        self.facts.is_empty()
    }

    /// One position more.
    pub fn add(&mut self, example: &Example) {
        let position = &example.position;
        let (boards, us) = (position.boards(), position.info.turn());
        for side in [us, !us] {
            let outlook = self.inputs.outlook(boards, side);
            things(boards, &position.info, |thing| {
                let input = self.inputs.index(outlook, thing);
                self.seen.extend(input.map(|input| input as u16));
            });
        }
        let evaluation = evaluate(self.game, position) as f32;
        let ground = match self.ground {
            Ground::Nothing => 0.0,
            Ground::Places => placed(self.game, position) as f32,
            Ground::Evaluation => evaluation,
        };
        self.facts.push(Facts {
            end: self.seen.len(),
            bucket: bucket(boards) as u8,
            ground,
            evaluation,
            result: example.result as f32,
            score: example.score as f32,
        });
    }

    /// The position of a number.
    pub fn get(&self, number: usize) -> Seen<'_> {
        let facts = &self.facts[number];
        let start = number.checked_sub(1).map_or(0, |before| self.facts[before].end);
        let seen = &self.seen[start..facts.end];
        let (own, other) = seen.split_at(seen.len() / 2);
        Seen { sides: [own, other], bucket: facts.bucket.into(), ground: facts.ground }
    }

    /// What the game's own evaluation says of each, in centipawns for the side to move.
    pub fn evaluations(&self) -> Vec<f64> {
        self.facts.iter().map(|facts| facts.evaluation.into()).collect()
    }

    /// The points of the side to move, of each.
    pub fn results(&self) -> Vec<f64> {
        self.facts.iter().map(|facts| facts.result.into()).collect()
    }

    /// The points that each calls for.
    pub fn wanted(&self, goal: &Goal) -> Vec<f32> {
        let wanted = |facts: &Facts| goal.blended(facts.result.into(), facts.score.into()) as f32;
        self.facts.iter().map(wanted).collect()
    }
}

/// What the pieces of a position are worth to the side to move where they stand.
fn placed(game: Rated, position: &Position) -> i32 {
    let tally = Tally::of(game.weights, position.boards(), &position.info);
    places(position, tally.sum)
}
