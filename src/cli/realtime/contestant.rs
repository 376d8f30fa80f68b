//! Who plays in a match of the game without turns: the engine, or an opponent to measure it by.

use crate::board::Role;
use crate::cli::Failure;
use crate::engine::Level;
use crate::engine::realtime::{Opponent, Question, TimedChoice, TimedSearch, TimedStyle};
use crate::notation::fault::Excerpt;
use crate::realtime::{Effect, Readiness, Tick};

/// The size of a player's table, in megabytes.
const TABLE_MB: usize = 8;

/// A contestant as the command line describes it: `level=3`, `3`, `nodes=5000`, `gap=400` (ticks),
/// `timeless` (the same search that thinks nobody is ever frozen), `greedy` (takes what it can,
/// one ply deep), joined by commas.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub style: TimedStyle,
    is_greedy: bool,
}

impl Plan {
    /// Reads a description.
    pub fn read(text: &str) -> Result<Plan, Failure> {
        let mut plan = Plan { style: TimedStyle::of(Level::STRONGEST), is_greedy: false };
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let refuse = || Failure::Usage(format!("{} describes no player", Excerpt::of(part)));
            let (name, value) = match part {
                "timeless" | "greedy" => (part, ""),
                _ => part.split_once('=').unwrap_or(("level", part)),
            };
            match name {
                "timeless" => plan.style.opponent = Opponent::Timeless,
                "greedy" => plan.is_greedy = true,
                "level" => {
                    let level = value.parse().ok().and_then(Level::new).ok_or_else(refuse)?;
                    plan.style = TimedStyle::of(level);
                }
                "nodes" => plan.style.nodes = value.parse().map_err(|_| refuse())?,
                "gap" => plan.style.gap = (0, value.parse::<Tick>().map_err(|_| refuse())?),
                _ => return Err(refuse()),
            }
        }
        Ok(plan)
    }
}

/// A player at the board.
pub enum Contestant {
    Engine(Box<TimedSearch>),
    Greedy,
}

impl Contestant {
    pub fn new(plan: &Plan) -> Contestant {
        match plan.is_greedy {
            true => Contestant::Greedy,
            false => Contestant::Engine(Box::new(TimedSearch::new(plan.style, TABLE_MB))),
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
