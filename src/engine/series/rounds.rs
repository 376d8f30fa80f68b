//! What is thought about a series, round by round: its own ends, mates, and what the other side replies.

use super::beam::{Beam, Line};
use super::worth::Place;
use crate::engine::value::{DRAW, Value, lost_at, won_at};
use crate::evaluation::Rated;
use crate::rules::Move;

/// The lines that are kept of a layer in the first round.
const FIRST_WIDTH: usize = 8;
/// The same where only a mate is looked for.
const MATE_WIDTH: u64 = 2048;
/// There are no more rounds.
const MOST_ROUNDS: u32 = 14;

/// A way to play the series, and what it comes to.
#[derive(Clone)]
pub struct Plan {
    pub moves: Vec<Move>,
    end: Place,
    pub value: Value,
}

/// What a round is at.
enum Stage {
    /// Looking through its own series.
    Own(Beam),
    /// Looking for a mate alone, with the plans so far.
    Mate(Beam, Found),
    /// Looking, from each plan so far, through the other side's series.
    Replies {
        found: Found,
        at: usize,
        beam: Option<Beam>,
    },
    Over,
}

/// The plans of a round, and whether anything has been left out.
#[derive(Default)]
struct Found {
    plans: Vec<Plan>,
    is_cut: bool,
}

/// Thinking about a position, by these moves, until nothing is left out.
pub struct Rounds {
    position: Place,
    moves: Vec<Move>,
    stage: Stage,
    /// How many first moves are to be told apart.
    wanted: usize,
    /// The lines kept in the first round where only a mate is looked for.
    mate_width: usize,
    most: u32,
    /// Which round it is, from 1.
    pub round: u32,
    pub nodes: u64,
    /// The best plans of the last round, one for each first move, the best first.
    pub plans: Vec<Plan>,
    /// Rounds since the best first move last changed.
    pub steadiness: u32,
}

impl Rounds {
    /// So many rounds at most. Where few nodes may be spent, not all of them go into looking for a mate.
    pub fn new(position: Place, moves: Vec<Move>, wanted: usize, most: u32, nodes: u64) -> Rounds {
        Rounds {
            position,
            moves,
            stage: Stage::Own(Beam::new(position, FIRST_WIDTH)),
            wanted,
            mate_width: (nodes / 200).clamp(FIRST_WIDTH as u64, MATE_WIDTH) as usize,
            most: most.clamp(1, MOST_ROUNDS),
            round: 1,
            nodes: 0,
            plans: Vec::new(),
            steadiness: 0,
        }
    }

    /// Is there nothing more to find out?
    pub fn are_over(&self) -> bool {
        matches!(self.stage, Stage::Over) || self.moves.is_empty()
    }

    /// Does a bit of work. Says whether a round has ended with it.
    pub fn step(&mut self, game: Rated) -> bool {
        match &mut self.stage {
            Stage::Over => false,
            Stage::Own(beam) | Stage::Mate(beam, _) => {
                self.nodes += beam.expand(game, Some(&self.moves));
                if let Some(moves) = beam.mate.take() {
                    self.end_with(moves);
                    return true;
                }
                if beam.is_done() {
                    self.pass_on();
                }
                false
            }
            Stage::Replies { .. } => self.reply(game),
        }
    }

    fn width(&self) -> usize {
        FIRST_WIDTH << (self.round - 1)
    }

    /// A series has been looked through: on to the next stage of the round.
    fn pass_on(&mut self) {
        let width = self.mate_width << (self.round - 1);
        self.stage = match std::mem::replace(&mut self.stage, Stage::Over) {
            Stage::Own(beam) => {
                let found = self.take_ends(beam);
                match found.is_cut {
                    true => Stage::Mate(Beam::for_mate(self.position, width), found),
                    // What was looked through as a whole holds no mate.
                    false => Stage::Replies { found, at: 0, beam: None },
                }
            }
            Stage::Mate(_, found) => Stage::Replies { found, at: 0, beam: None },
            other => other,
        };
    }

    /// The best ends of its own series, the best of some first moves among them.
    fn take_ends(&mut self, mut beam: Beam) -> Found {
        let mut ends = std::mem::take(&mut beam.ends);
        ends.sort_by_key(|end| std::cmp::Reverse(end.worth));
        let (most, mut plans) = (self.width(), Vec::<Plan>::new());
        for end in &ends {
            let moves = beam.moves(end);
            let is_new = plans.iter().all(|plan| plan.moves.first() != moves.first());
            if plans.len() < most || is_new && plans.len() < most + self.wanted {
                let value = if end.is_stalemate { DRAW } else { end.worth };
                plans.push(Plan { moves, end: end.position, value });
            }
        }
        if self.plans.is_empty() {
            self.plans.clone_from(&plans);
        }
        Found { plans, is_cut: beam.is_cut }
    }

    /// A mate is found: nothing is better.
    fn end_with(&mut self, moves: Vec<Move>) {
        // A turn is one step, as in the other search.
        let value = won_at(1);
        self.plans.retain(|plan| plan.moves.first() != moves.first());
        self.plans.insert(0, Plan { moves, end: self.position, value });
        self.stage = Stage::Over;
    }

    /// Looks on through the other side's series. Says whether the round has ended.
    fn reply(&mut self, game: Rated) -> bool {
        let width = (self.width() / 2).max(4);
        let us = self.position.info.turn();
        let Stage::Replies { found, at, beam } = &mut self.stage else { return false };
        let Some(plan) = found.plans.get_mut(*at) else {
            let found = std::mem::take(found);
            self.end_round(found);
            return true;
        };
        let goes_on = plan.end.info.turn() != us && game.rules.ending(&plan.end).is_none();
        let reply = beam.get_or_insert_with(|| Beam::new(plan.end, width));
        if goes_on && !reply.is_done() {
            self.nodes += reply.expand(game, None);
        }
        if !goes_on || reply.is_done() {
            plan.value = if goes_on { value_of(plan, reply) } else { DRAW };
            found.is_cut |= goes_on && reply.is_cut;
            (*at, *beam) = (*at + 1, None);
        }
        false
    }

    /// All plans are weighed: the best of each first move are kept, and the next round begins, if anything has
    /// been left out.
    fn end_round(&mut self, found: Found) {
        let Found { mut plans, is_cut } = found;
        plans.sort_by_key(|plan| std::cmp::Reverse(plan.value));
        let mut kept: Vec<Plan> = Vec::new();
        for plan in plans {
            if kept.iter().all(|other| other.moves.first() != plan.moves.first()) {
                kept.push(plan);
            }
        }
        let first = |plans: &[Plan]| plans.first().and_then(|plan| plan.moves.first().copied());
        let is_steady = first(&kept) == first(&self.plans);
        self.steadiness = if is_steady { self.steadiness + 1 } else { 0 };
        if !kept.is_empty() {
            self.plans = kept;
        }
        self.stage = Stage::Over;
        if is_cut && self.round < self.most {
            self.round += 1;
            self.stage = Stage::Own(Beam::new(self.position, self.width()));
        }
    }
}

/// What a plan is worth if the other side replies so.
fn value_of(plan: &Plan, reply: &Beam) -> Value {
    let stuck = |end: &Line| end.is_stalemate && end.position == plan.end;
    match (&reply.mate, reply.ends.iter().map(|end| end.worth).max()) {
        (Some(_), _) => lost_at(2),
        _ if reply.ends.iter().any(stuck) => DRAW,
        (None, Some(best)) => -best,
        (None, None) => plan.value,
    }
}
