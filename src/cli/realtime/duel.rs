//! `match realtime`: two players play games without turns against each other, in simulated time.

use std::io::Write;

use crate::board::Color;
use crate::cli::elo::EloTally;
use crate::cli::realtime::contestant::{Contestant, Plan};
use crate::cli::{Args, Failure};
use crate::engine::realtime::{Agent, TimedChoice};
use crate::realtime::{Arbiter, Command, FirstDelays, Options, Status, Tick, TimedPosition};

/// A time unit when nothing is said, in milliseconds: the page's usual one.
const TU_MS: u32 = 2_000;
/// A game that goes on for so long is drawn, in ticks.
const LONGEST: Tick = 400_000;

/// Plays the games of `--games`, each start once with either color, and prints the tally. Each
/// contestant has `--nodes` for a move if that is given.
pub fn run(args: &Args, plans: [&str; 2], out: &mut dyn Write) -> Result<(), Failure> {
    let mut plans = [Plan::read(plans[0])?, Plan::read(plans[1])?];
    if args.option("nodes").is_some() {
        let nodes = args.number("nodes", 0)?;
        plans.iter_mut().for_each(|plan| plan.style.nodes = nodes);
    }
    let tu_ms = args.number("tu", TU_MS)?.max(1);
    let seed = args.number("seed", 1u64)?;
    let mut tally = EloTally::default();
    let (mut span, mut moves) = (0, 0);
    for pair in 0..args.number("games", 100u32)?.div_ceil(2) {
        let mut points = [0.0; 2];
        for (white, points) in points.iter_mut().enumerate() {
            let seed = seed.wrapping_add(pair as u64);
            let played = play(&plans, white, tu_ms, seed, &mut |_| {});
            let first = if white == 0 { Color::White } else { Color::Black };
            *points = match played.winner {
                None => 0.5,
                Some(winner) => (winner == first) as u8 as f64,
            };
            span += played.span as u64;
            moves += played.moves as u64;
        }
        tally.add(points);
    }
    let games = tally.games().max(1) as u64;
    writeln!(out, "{tally}")?;
    writeln!(out, "a game: {} moves in {} time units", moves / games, span / games / 1000)?;
    Ok(())
}

/// How a game went.
pub struct DuelPlayed {
    winner: Option<Color>,
    span: Tick,
    moves: usize,
}

/// A game in which the plan of that index has White. It is shown after everything that happens.
pub fn play(
    plans: &[Plan; 2],
    white: usize,
    tu_ms: u32,
    seed: u64,
    show: &mut dyn FnMut(&Arbiter),
) -> DuelPlayed {
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
    while arbiter.ending().is_none() && arbiter.now() < LONGEST {
        let [white, black] = &agents;
        let side = if white.wakes() <= black.wakes() { Color::White } else { Color::Black };
        let wakes = agents[side as usize].wakes();
        match arbiter.next_due().filter(|&due| due <= wakes) {
            Some(due) => watched(&mut arbiter, &mut agents, |arbiter| arbiter.advance(due)),
            None => {
                let question = agents[side as usize].question(wakes);
                let choice = players[side as usize].choose(&question);
                act(&mut arbiter, &mut agents, side, wakes, choice);
            }
        }
        show(&arbiter);
    }
    DuelPlayed {
        winner: arbiter.ending().and_then(|ending| ending.winner),
        span: arbiter.now(),
        moves: arbiter.log().len(),
    }
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
