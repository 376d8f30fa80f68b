//! `mine realtime`: strikes in games without turns that the engine plays against itself, in simulated time.

use std::collections::HashSet;
use std::fs;
use std::io::Write;

use crate::board::Color;
use crate::cli::realtime::contestant;
use crate::cli::{Args, Failure};
use crate::lab::timed::duel;
use crate::puzzle::strike::{Strike, StrikeKind, options, proof, text};
use crate::realtime::{Arbiter, TimedPosition};

/// How many strikes, when nothing is said.
const COUNT: usize = 40;
/// So many games and no more.
const GAMES: u64 = 2_000;
/// So many of one game.
const OF_A_GAME: usize = 1;
/// A time unit of the games, in milliseconds: the page's usual one.
const TU_MS: u32 = 2_000;

/// Plays games until there are as many strikes as `--count` says, and writes them.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let seed = args.number("seed", 1u64)?;
    let count = args.number("count", COUNT)?;
    let games = args.number("games", GAMES)?;
    let mut taken: Vec<Strike> = Vec::new();
    let mut known = HashSet::new();
    for number in 0..games {
        if taken.len() >= count {
            break;
        }
        let mut of_game = 0;
        for strike in strikes(seed.wrapping_mul(10_007).wrapping_add(number))? {
            let fits =
                taken.len() < count && of_game < OF_A_GAME && has_room(&taken, &strike, count);
            if fits && known.insert(strike.start.key()) {
                of_game += 1;
                taken.push(strike);
            }
        }
        let _ = writeln!(
            std::io::stderr(),
            "realtime: game {}: {} of {count}",
            number + 1,
            taken.len()
        );
    }
    let mut lines: Vec<(u16, String)> =
        taken.iter().map(|strike| (strike.rating, text::write(strike))).collect();
    lines.sort();
    let head =
        format!("# wonderboard mine realtime --seed {seed} --count {count} --games {games}\n");
    let lines: String = lines.into_iter().map(|(_, line)| line + "\n").collect();
    match args.option("out") {
        Some(path) => fs::write(path, head + &lines)?,
        None => write!(out, "{head}{lines}")?,
    }
    Ok(())
}

/// Mates are a quarter at most, and other kinds two fifths.
fn has_room(taken: &[Strike], strike: &Strike, count: usize) -> bool {
    let of_kind = taken.iter().filter(|other| other.kind == strike.kind).count();
    match strike.kind {
        StrikeKind::Mate => of_kind < count / 4,
        _ => of_kind < count * 2 / 5,
    }
}

/// The strikes of a game, one after each move at most.
fn strikes(seed: u64) -> Result<Vec<Strike>, Failure> {
    let level = 2 + seed % 4;
    let plan = |level| contestant::read(&format!("level={level}"));
    let plans = [plan(level)?, plan(7 - level)?];
    let mut found: Vec<Strike> = Vec::new();
    let mut moves = 0;
    duel::play(&plans, (seed % 2) as usize, TU_MS, seed, &mut |arbiter| {
        if arbiter.log().len() == moves || arbiter.ending().is_some() {
            return;
        }
        moves = arbiter.log().len();
        let Some(start) = from_now(arbiter) else { return };
        found.extend(Color::ALL.into_iter().find_map(|side| proof::find(&start, side)));
    });
    Ok(found)
}

/// The position as if its game began with it; none while a pawn may be captured in passing or a move is not final.
fn from_now(arbiter: &Arbiter) -> Option<TimedPosition> {
    let (position, now) = (arbiter.view(Color::White), arbiter.now());
    let passing =
        Color::ALL.iter().any(|&side| !position.passing(&options(), side, now).is_empty());
    if passing || !arbiter.pending().is_empty() {
        return None;
    }
    let mut start = TimedPosition::EMPTY;
    for at in position.board().occupied() {
        if let Some(piece) = position.piece_at(at) {
            start.put(at, piece, position.ready_at(at).saturating_sub(now));
        }
    }
    for at in position.board().unmoved() {
        start.set_unmoved(at);
    }
    Some(start)
}
