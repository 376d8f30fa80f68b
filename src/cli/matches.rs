//! `match`: two players play games against each other, from random openings that each gets once
//! with either color.

use std::io::Write;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

use super::elo::EloTally;
use super::players::{MatchGame, MatchPlan, MatchPlayer};
use super::{Args, Failure, Verb, realtime};
use crate::board::key::Key;
use crate::board::{Player, Position, splitmix};
use crate::engine::{Limits, Root, Search, Unwatched, Value};
use crate::evaluation::Rated;
use crate::variants::Spec;

pub const VERB: Verb = Verb {
    name: "match",
    usage: "SLUG --a SPEC --b SPEC [--games N] [--nodes N|--movetime MS] [--seed S] [--threads N] \
            [--option k=v]... (SPEC: level=1..8,hash=MB,nodes=N,exec=PROGRAM)",
    words: (1, 1),
    flags: &[],
    options: &["a", "b", "games", "nodes", "movetime", "seed", "threads", "tu", "option"],
    run,
};

/// Nodes a move when nothing is said.
const NODES: u64 = 20_000;
/// Random plies before the players take over.
const OPENING: usize = 8;
/// An opening that is worth more than this to either side, in centipawns, is not played.
const BALANCED: Value = 90;
/// A game that is still going on after so many plies is drawn.
const LONGEST: usize = 400;
/// A game is over when both players agree for some plies that one is so far ahead, in centipawns.
const DECIDED: Value = 1_000;
const AGREED: u32 = 6;

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let described = |name| {
        let missing = || Failure::Usage(format!("--{name} is missing"));
        args.option(name).ok_or_else(missing)
    };
    let (a, b) = (described("a")?, described("b")?);
    if args.word(0) == realtime::VERB.name {
        return realtime::duel::run(args, [a, b], out);
    }
    let mut limits = Limits::default();
    match args.option("movetime") {
        Some(_) => limits.movetime_ms = Some(args.number("movetime", 0)?),
        None => limits.nodes = Some(args.number("nodes", NODES)?),
    }
    let cores = thread::available_parallelism().map_or(1, usize::from);
    contest(Contest {
        spec: args.spec(0)?,
        plans: [MatchPlan::read(a)?, MatchPlan::read(b)?],
        limits,
        pairs: args.number("games", 100u32)?.div_ceil(2),
        seed: args.number("seed", 1u64)?,
        threads: args.number("threads", cores)?.max(1),
        out,
    })
}

struct Contest<'a> {
    spec: Spec,
    plans: [MatchPlan; 2],
    limits: Limits,
    pairs: u32,
    seed: u64,
    threads: usize,
    out: &'a mut dyn Write,
}

/// Plays the games on several threads and writes down how they ended.
fn contest(of: Contest) -> Result<(), Failure> {
    let next = AtomicU32::new(0);
    let failed = Mutex::new(None);
    let (send, receive) = mpsc::channel();
    let mut tally = EloTally::default();
    let table = MatchTable {
        rated: of.spec.rated(),
        game: of.spec.text(),
        plans: &of.plans,
        limits: &of.limits,
        seed: of.seed,
    };
    let (pairs, out) = (of.pairs, of.out);
    thread::scope(|scope| {
        for _ in 0..of.threads {
            let (send, next, failed, table) = (send.clone(), &next, &failed, &table);
            scope.spawn(move || {
                let done = table.play_pairs(
                    || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&n| n < pairs),
                    send,
                );
                if let Err(failure) = done {
                    *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(failure);
                }
            });
        }
        drop(send);
        for points in receive {
            tally.add(points);
            if tally.games() % 100 == 0 {
                // Progress only; the result below is what was asked for.
                let _ = writeln!(std::io::stderr(), "{tally}");
            }
        }
    });
    if let Some(failure) = failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(failure);
    }
    writeln!(out, "{tally}")?;
    Ok(())
}

/// What all games of a match have in common.
struct MatchTable<'a> {
    rated: Rated,
    /// The game as [`Spec::text`] writes it.
    game: String,
    plans: &'a [MatchPlan; 2],
    limits: &'a Limits,
    seed: u64,
}

impl MatchTable<'_> {
    /// Plays pair after pair as long as there is a number for one.
    fn play_pairs(
        &self,
        number: impl Fn() -> Option<u32>,
        send: mpsc::Sender<[f64; 2]>,
    ) -> Result<(), Failure> {
        let player = |plan| MatchPlayer::new(self.rated, plan, &self.game);
        let mut players = [player(&self.plans[0])?, player(&self.plans[1])?];
        let mut judge = Search::new(self.rated, 1);
        while let Some(number) = number() {
            let mut noise =
                Noise(self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (number as u64 + 1) << 20);
            let start = self.opening(&mut noise, &mut judge);
            let mut points = [0.0; 2];
            for (game, points) in points.iter_mut().enumerate() {
                players.iter_mut().for_each(|player| player.begin(noise.next() | 1));
                let first = self.play(&mut players, start, game);
                *points = if game == 0 { first } else { 1.0 - first };
            }
            if send.send(points).is_err() {
                break;
            }
        }
        Ok(())
    }

    /// A position after some random moves that is about equal.
    fn opening(&self, noise: &mut Noise, judge: &mut Search) -> Position {
        for _ in 0..100 {
            let mut position = self.rated.rules.start();
            for _ in 0..OPENING {
                let legal = self.rated.rules.legal(&position);
                if legal.is_empty() {
                    break;
                }
                let m = legal[noise.next() as usize % legal.len()];
                position = self.rated.rules.play(&position, m);
            }
            judge.clear();
            let best = judge.think(&Root::of(position), &Limits::nodes(4_000), &mut Unwatched);
            if best.is_some_and(|best| best.report.value.abs() <= BALANCED) {
                return position;
            }
        }
        self.rated.rules.start()
    }

    /// Plays a game; returns the points of the first person at the board. In the second game the
    /// players have changed seats.
    fn play(&self, players: &mut [MatchPlayer; 2], start: Position, game: usize) -> f64 {
        let mut record = MatchGame::new(self.rated.rules, start);
        let (mut leader, mut agreed) = (0, 0);
        for _ in 0..LONGEST {
            let position = &record.root.position;
            if let Some(end) = self.rated.rules.outcome(position) {
                return end.winner.map_or(0.5, points_of_first);
            }
            if is_drawn(&record.root) {
                return 0.5;
            }
            let mover = position.info.player();
            let player = &mut players[mover as usize ^ game];
            let Some((m, value)) = player.choose(self.rated.rules, &record, self.limits) else {
                return points_of_first(!mover);
            };
            let ahead = if mover == Player::First { value } else { -value };
            let now = if ahead.abs() >= DECIDED { ahead.signum() } else { 0 };
            agreed = if now == leader { agreed + 1 } else { 0 };
            leader = now;
            if leader != 0 && agreed >= AGREED {
                return if leader > 0 { 1.0 } else { 0.0 };
            }
            record.advance(self.rated.rules, m);
        }
        0.5
    }
}

fn points_of_first(winner: Player) -> f64 {
    if winner == Player::First { 1.0 } else { 0.0 }
}

/// Has the position occurred three times, or has nothing happened for fifty moves?
fn is_drawn(root: &Root) -> bool {
    let key: Key = root.position.info.key();
    let before = root.earlier.iter().filter(|&&earlier| earlier == key).count();
    before >= 2 || root.position.info.clock >= 100
}

/// Random numbers, the same on every machine.
struct Noise(u64);

impl Noise {
    fn next(&mut self) -> u64 {
        splitmix::next(&mut self.0) >> 16
    }
}
