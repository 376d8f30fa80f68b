//! Random openings for games between engines.

use crate::board::{Position, splitmix};
use crate::engine::{Limits, Root, Search, Unwatched, Value};
use crate::evaluation::Rated;

/// Openings that are tried before the search for a balanced one is given up.
const TRIES: usize = 100;
/// Nodes of the search that tells whether an opening is balanced.
const NODES: u64 = 4_000;

/// Random numbers, the same on every machine.
pub struct Noise(u64);

impl Noise {
    /// The numbers of a game or of a pair of games, by its number from 0.
    pub fn of(seed: u64, number: u32) -> Noise {
        Noise(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (u64::from(number) + 1) << 20)
    }

    pub fn next(&mut self) -> u64 {
        splitmix::next(&mut self.0) >> 16
    }
}

/// What an opening is to be like.
pub struct Opening {
    /// Random plies.
    pub plies: usize,
    /// It is not worth more than this to either side, in centipawns.
    pub balanced: Value,
}

impl Opening {
    /// A position after such an opening, in which the game goes on; none if none is found. The judge, of
    /// full strength, forgets what it knew.
    pub fn draw(&self, rated: Rated, noise: &mut Noise, judge: &mut Search) -> Option<Position> {
        let tried = (0..TRIES).map(|_| {
            let position = self.play(rated, noise);
            judge.clear();
            let best = judge.think(&Root::of(position), &Limits::nodes(NODES), &mut Unwatched);
            best.filter(|best| best.report.value.abs() <= self.balanced).map(|_| position)
        });
        tried.flatten().next()
    }

    fn play(&self, rated: Rated, noise: &mut Noise) -> Position {
        let mut position = rated.rules.start();
        for _ in 0..self.plies {
            let legal = rated.rules.legal(&position);
            if legal.is_empty() {
                break;
            }
            let m = legal[noise.next() as usize % legal.len()];
            position = rated.rules.play(&position, m);
        }
        position
    }
}
