//! Who plays without turns: the engine, or an opponent to measure it by.

use crate::board::Role;
use crate::engine::realtime::{Question, TimedChoice, TimedSearch, TimedStyle};
use crate::realtime::{Effect, Readiness};

/// The size of a player's table, in megabytes.
const TABLE_MB: usize = 8;

/// What a player is like.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub style: TimedStyle,
    pub mind: Mind,
}

/// What a player does with the time it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mind {
    /// It searches, as its style says.
    Searching,
    /// It takes what it can, one ply deep.
    Greedy,
}

/// A player at the board.
pub enum Contestant {
    Engine(Box<TimedSearch>),
    Greedy,
}

impl Contestant {
    pub fn new(plan: &Plan) -> Contestant {
        match plan.mind {
            Mind::Greedy => Contestant::Greedy,
            Mind::Searching => Contestant::Engine(Box::new(TimedSearch::new(plan.style, TABLE_MB))),
        }
    }

    /// What it does when it may act.
    pub fn choose(&mut self, question: &Question) -> TimedChoice {
        match self {
            Contestant::Engine(player) => player.think(question).choice,
            Contestant::Greedy => greedy(question),
        }
    }
}

/// Mates if it can, else takes or promotes to the dearest, else makes any move.
fn greedy(question: &Question) -> TimedChoice {
    let Question { position, options, side, at, .. } = question;
    let mut moves = Vec::new();
    position.legal(options, *side, *at, Readiness::Counted, &mut moves);
    let mut chance = question.seed ^ *at as u64;
    let best = moves.iter().max_by_key(|effect| {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let next = position.apply(options, effect, *at);
        (next.is_mated(options, !*side, *at), gain(effect), chance >> 33)
    });
    best.map_or(TimedChoice::Wait, |effect| TimedChoice::Move(effect.asked()))
}

fn gain(effect: &Effect) -> u32 {
    let worth = |role| match role {
        Role::Pawn | Role::Tandem => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    };
    effect.captured.map_or(0, |piece| worth(piece.role)) + effect.promotion.map_or(0, worth)
}
