//! How strong the computer plays.

use super::beginner::{BEGINNERS, Beginner, is_plain};
use super::value::Value;
use crate::board::key::Key;
use crate::board::splitmix::first;
use crate::board::{Boards, Position};
use crate::evaluation::Rated;
use crate::rules::Move;

/// How strong the computer plays: 1, beatable by a child, to 14, as strong as it can.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Level(u8);

impl Level {
    /// How many there are.
    pub const COUNT: u8 = 14;

    pub const STRONGEST: Level = Level(Level::COUNT);

    /// The level of that number, if there is one.
    pub const fn new(number: u8) -> Option<Level> {
        match number {
            1..=Level::COUNT => Some(Level(number)),
            _ => None,
        }
    }

    /// The level of that number, or the one next to it.
    pub fn nearest(number: u8) -> Level {
        Level(number.clamp(1, Level::COUNT))
    }

    /// 1 to 14.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::STRONGEST
    }
}

/// How a player of a level plays: how far it looks and what it misses. It loses like people do,
/// by not seeing; it never plays a move that it sees to be bad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// How far it looks at most: in plies, and in nodes.
    pub depth: u32,
    pub nodes: u64,
    /// Of a thousand moves, how many it misses.
    missed: u64,
    /// Of a thousand moves that people think of only when there is need, how many without need.
    missed_remote: u64,
    /// How far its liking of a position may differ from the evaluation, in centipawns.
    whim: i32,
    seed: u64,
    /// Does it see no more than a beginner?
    beginner: Option<&'static Beginner>,
}

/// By level: plies, nodes, moves missed of a thousand, remote ones missed of a thousand, whim in
/// centipawns. What the first ones miss is in `beginner`.
const STYLES: [(u32, u64, u64, u64, i32); Level::COUNT as usize - 1] = [
    (1, 400, 0, 1000, 80),
    (1, 400, 0, 1000, 70),
    (1, 500, 0, 1000, 60),
    (1, 600, 0, 1000, 50),
    (2, 1_000, 370, 1000, 40),
    (3, 2_500, 180, 1000, 30),
    (4, 6_000, 90, 900, 20),
    (5, 12_000, 30, 600, 12),
    (6, 25_000, 10, 200, 6),
    (8, 40_000, 10, 200, 5),
    (9, 200_000, 0, 0, 3),
    (11, 350_000, 0, 0, 2),
    (13, 500_000, 0, 0, 2),
];

impl Style {
    /// The style of a level. Games with different seeds differ, in what is missed and in the
    /// choice among moves of nearly equal value; seed 0 at the highest level plays without whim.
    pub fn of(level: Level, seed: u64) -> Style {
        let whim = if seed == 0 { 0 } else { 2 };
        let strongest = (u32::MAX, u64::MAX, 0, 0, whim);
        let index = level.number() as usize - 1;
        let (depth, nodes, missed, missed_remote, whim) =
            STYLES.get(index).copied().unwrap_or(strongest);
        Style { depth, nodes, missed, missed_remote, whim, seed, beginner: BEGINNERS.get(index) }
    }

    /// How many captures of a position are seen whatever they are: the first that comes to mind, if it comes to mind
    /// at all.
    pub fn always_seen(&self) -> usize {
        usize::from(self.beginner.is_none())
    }

    /// Is a move missed that the player could make?
    pub fn overlooks<B: Boards>(&self, game: Rated, position: &Position<B>, m: Move) -> bool {
        if let Some(beginner) = self.beginner {
            let in_check = game.rules.safety(position).in_check;
            let is_remote = self.is_remote(game, position, m);
            return !in_check && (is_remote || beginner.own.misses(position, m, self.seed));
        }
        if self.missed_remote == 0 {
            return false;
        }
        let missed = match self.is_remote(game, position, m) {
            true => self.missed_remote,
            false => self.missed,
        };
        first(position.info.key() ^ self.seed ^ m.number()) % 1000 < missed
    }

    /// Is it a move that the player may make without having seen any? A beginner then just moves a piece.
    pub fn comes_to_mind<B: Boards>(&self, game: Rated, position: &Position<B>, m: Move) -> bool {
        self.beginner.is_none() || is_plain(position, m) && !self.is_remote(game, position, m)
    }

    /// Is a move missed that the opponent could make?
    pub fn overlooks_reply<B: Boards>(&self, game: Rated, position: &Position<B>, m: Move) -> bool {
        match self.beginner {
            Some(beginner) => beginner.theirs.misses(position, m, self.seed),
            None => self.overlooks(game, position, m),
        }
    }

    fn is_remote<B: Boards>(&self, game: Rated, position: &Position<B>, m: Move) -> bool {
        game.evaluation.is_remote(position.boards(), position.info.turn(), m)
    }

    /// What a position is liked better or worse than its evaluation says, in centipawns.
    pub fn whim(&self, key: Key) -> Value {
        match self.whim {
            0 => 0,
            n => (first(key ^ self.seed.rotate_left(32)) % (2 * n as u64 + 1)) as Value - n,
        }
    }
}
