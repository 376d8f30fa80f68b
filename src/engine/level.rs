//! How strong the computer plays.

use super::beginner::{OWN, THEIRS, is_plain};
use super::value::Value;
use crate::board::key::Key;
use crate::board::splitmix::first;
use crate::board::{Boards, Position};
use crate::evaluation::Rated;
use crate::rules::Move;

/// How strong the computer plays: 1, beatable by a child, to 8, as strong as it can.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Level(u8);

impl Level {
    pub const STRONGEST: Level = Level(8);

    /// The level of that number, if there is one.
    pub const fn new(number: u8) -> Option<Level> {
        match number {
            1..=8 => Some(Level(number)),
            _ => None,
        }
    }

    /// 1 to 8.
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
    /// Does it see no more than somebody who has just learned the game?
    is_beginner: bool,
}

/// By level: plies, nodes, moves missed of a thousand, remote ones missed of a thousand, whim in
/// centipawns. What the first one misses is in `beginner`.
const STYLES: [(u32, u64, u64, u64, i32); 7] = [
    (1, 400, 0, 1000, 80),
    (2, 1_000, 300, 1000, 40),
    (3, 2_500, 160, 1000, 30),
    (4, 6_000, 80, 900, 20),
    (5, 18_000, 30, 600, 12),
    (6, 40_000, 10, 200, 6),
    (8, 150_000, 0, 0, 3),
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
        Style { depth, nodes, missed, missed_remote, whim, seed, is_beginner: index == 0 }
    }

    /// How many captures of a position are seen whatever they are: the first that comes to mind, if it comes to mind
    /// at all.
    pub fn always_seen(&self) -> usize {
        usize::from(!self.is_beginner)
    }

    /// Is a move missed that the player could make?
    pub fn overlooks<B: Boards>(&self, game: Rated, position: &Position<B>, m: Move) -> bool {
        if self.is_beginner {
            let in_check = game.rules.safety(position).in_check;
            let is_remote = self.is_remote(game, position, m);
            return !in_check && (is_remote || OWN.misses(position, m, self.seed));
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
        !self.is_beginner || is_plain(position, m) && !self.is_remote(game, position, m)
    }

    /// Is a move missed that the opponent could make?
    pub fn overlooks_reply<B: Boards>(&self, game: Rated, position: &Position<B>, m: Move) -> bool {
        match self.is_beginner {
            true => THEIRS.misses(position, m, self.seed),
            false => self.overlooks(game, position, m),
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
