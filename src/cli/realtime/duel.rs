//! `match realtime`: two players play games without turns against each other, in simulated time.

use std::io::Write;

use crate::board::Color;
use crate::cli::elo::EloTally;
use crate::cli::realtime::contestant;
use crate::cli::{Args, Failure};
use crate::lab::timed::duel;

/// A time unit when nothing is said, in milliseconds: the page's usual one.
const TU_MS: u32 = 2_000;

/// Plays the games of `--games`, each start once with either color, and prints the tally. Each
/// contestant has `--nodes` for a move if that is given.
pub fn run(args: &Args, plans: [&str; 2], out: &mut dyn Write) -> Result<(), Failure> {
    let mut plans = [contestant::read(plans[0])?, contestant::read(plans[1])?];
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
            let played = duel::play(&plans, white, tu_ms, seed, &mut |_| {});
            let first = if white == 0 { Color::White } else { Color::Black };
            *points = played.points(first);
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
