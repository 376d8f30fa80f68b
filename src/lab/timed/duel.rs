//! A game without turns between two players, in simulated time.

use super::contestant::{Contestant, Plan};
use crate::board::Color;
use crate::engine::realtime::{Agent, Question, TimedChoice};
use crate::realtime::{
    Arbiter, Command, FirstDelays, Options, Readiness, Status, Tick, TimedPosition,
};

/// A game that goes on for so long is drawn, in ticks.
const LONGEST: Tick = 400_000;

/// How a game went.
pub struct Duel {
    pub winner: Option<Color>,
    /// How long it went on, in ticks.
    pub span: Tick,
    pub moves: usize,
    /// How often a player was asked, and how many moves it had by then, all such moments together.
    pub decisions: usize,
    pub legal: usize,
}

impl Duel {
    /// The points of a side.
    pub fn points(&self, side: Color) -> f64 {
        self.winner.map_or(0.5, |winner| f64::from(u8::from(winner == side)))
    }
}

/// A game in which the plan of that index has White. It is shown after everything that happens.
pub fn play(
    plans: &[Plan; 2],
    white: usize,
    tu_ms: u32,
    seed: u64,
    show: &mut dyn FnMut(&Arbiter),
) -> Duel {
    let options = Options::default();
    let mut position = TimedPosition::start();
    FirstDelays { seed, ..FirstDelays::default() }.freeze(&options, &mut position);
    let plans = Color::ALL.map(|color| &plans[white ^ color as usize]);
    let mut players = plans.map(Contestant::new);
    let mut agents = Color::ALL.map(|color| {
        let own = seed.wrapping_mul(2).wrapping_add(color as u64);
        Agent::new(color, &plans[color as usize].style, tu_ms, options, (0, position), own)
    });
    let mut arbiter = Arbiter::new(options, position, 0);
    let (mut decisions, mut legal) = (0, 0);
    while arbiter.ending().is_none() && arbiter.now() < LONGEST {
        let [white, black] = &agents;
        let side = if white.wakes() <= black.wakes() { Color::White } else { Color::Black };
        let wakes = agents[side as usize].wakes();
        match arbiter.next_due().filter(|&due| due <= wakes) {
            Some(due) => watched(&mut arbiter, &mut agents, |arbiter| arbiter.advance(due)),
            None => {
                let question = agents[side as usize].question(wakes);
                decisions += 1;
                legal += moves_of(&question);
                let choice = players[side as usize].choose(&question);
                act(&mut arbiter, &mut agents, side, wakes, choice);
            }
        }
        show(&arbiter);
    }
    Duel {
        winner: arbiter.ending().and_then(|ending| ending.winner),
        span: arbiter.now(),
        moves: arbiter.log().len(),
        decisions,
        legal,
    }
}

/// How many moves the side that is asked has.
fn moves_of(question: &Question) -> usize {
    let mut moves = Vec::new();
    let Question { position, options, side, at, .. } = question;
    position.legal(options, *side, *at, Readiness::Counted, &mut moves);
    moves.len()
}

/// Does what a side has chosen.
fn act(
    arbiter: &mut Arbiter,
    agents: &mut [Agent; 2],
    side: Color,
    now: Tick,
    choice: TimedChoice,
) {
    let TimedChoice::Move(m) = choice else { return agents[side as usize].waited(now) };
    let mut status = None;
    watched(arbiter, agents, |arbiter| {
        status = Some(arbiter.submit(now, side, Command::Move(m)));
    });
    match status {
        Some(Status::Ok | Status::Pending) => agents[side as usize].acted(now, m),
        _ => agents[side as usize].refused(now),
    }
}

/// Does something to the game and shows each agent what it can see of it.
fn watched(arbiter: &mut Arbiter, agents: &mut [Agent; 2], change: impl FnOnce(&mut Arbiter)) {
    let before = Color::ALL.map(|side| *arbiter.view(side));
    change(arbiter);
    for (agent, before) in agents.iter_mut().zip(before) {
        let seen = *arbiter.view(agent.side());
        if seen != before {
            agent.show(arbiter.now(), seen);
        }
    }
}
