//! A game that the engine plays against itself at full strength.

use super::quiet::is_quiet;
use crate::cli::adjudication::{self, Lead};
use crate::cli::opening::{Noise, Opening};
use crate::cli::samples::{Sample, SampleGame, SampleHead};
use crate::engine::{Limits, Root, Search, Unwatched};
use crate::evaluation::Rated;

/// Random plies before the engine takes over. About half of the games have one more, so that either side moves first.
const PLIES: usize = 8;
/// An opening that is worth more than this to either side, in centipawns, is not played.
const BALANCED: i32 = 200;
/// The size of the table, in megabytes: games are short, and it is cleared before each.
const HASH: usize = 8;

/// Who plays both sides.
pub struct SelfPlayer {
    rated: Rated,
    search: Search,
    limits: Limits,
    seed: u64,
}

/// Where a game begins and what has been played of it.
struct Play {
    root: Root,
    lead: Lead,
    /// Plies since the start of the game, the random ones counted.
    ply: usize,
}

impl SelfPlayer {
    /// A player of the games of a file, with the evaluation that `rated` says.
    pub fn new(head: &SampleHead, rated: Rated) -> SelfPlayer {
        let (search, limits) = (Search::new(rated, HASH), Limits::nodes(head.nodes));
        SelfPlayer { rated, search, limits, seed: head.seed }
    }

    /// Plays the game of that number. All of its quiet positions are in what comes back.
    pub fn play(&mut self, number: u32) -> SampleGame {
        let mut play = self.open(number);
        self.search.clear();
        let mut samples = Vec::new();
        let winner = loop {
            if let Some(winner) = adjudication::winner(self.rated.rules, &play.root, &play.lead) {
                break winner;
            }
            let best = self.search.think(&play.root, &self.limits, &mut Unwatched);
            let Some(best) = best else { break None };
            let (position, value) = (play.root.position, best.report.value);
            if is_quiet(self.rated.rules, &position, value, &best.report.pv) {
                // A quiet position's value is no mate, and all others fit.
                let (ply, score) = (play.ply as u16, value as i16);
                samples.push(Sample { ply, score, position });
            }
            play.lead.hear(position.info.player(), value);
            play.root.advance(self.rated.rules, best.m);
            play.ply += 1;
        };
        SampleGame { number, winner, samples }
    }

    /// A balanced opening; the game's start, if none is found.
    fn open(&mut self, number: u32) -> Play {
        let mut noise = Noise::of(self.seed, number);
        let plies = PLIES + noise.next() as usize % 2;
        let opening = Opening { plies, balanced: BALANCED };
        let drawn = opening.draw(self.rated, &mut noise, &mut self.search);
        let (start, ply) = match drawn {
            Some(position) => (position, plies),
            None => (self.rated.rules.start(), 0),
        };
        Play { root: Root::of(start), lead: Lead::default(), ply }
    }
}
