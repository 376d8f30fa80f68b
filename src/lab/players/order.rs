//! What a plain search remembers of what it has looked at. It changes in which order moves are tried and how soon a
//! position's look is known, and never what is found.

use crate::board::key::Key;
use crate::board::splitmix::first;
use crate::board::{Boards, Position, Role};
use crate::engine::Value;
use crate::rules::Move;

/// Positions of which it is known how they look, and which move was best there; powers of two.
const LOOKS: usize = 1 << 14;
const BESTS: usize = 1 << 12;
/// Places of the history, a power of two; moves share them by chance.
const HISTORY: usize = 1 << 12;

/// The ranks of captures and of killers. Other quiet moves come after them, by their history.
const NOISY: i32 = -1 << 28;
const KILLER: i32 = -1 << 27;

/// What is remembered for as long as one position is thought about.
pub struct Memory {
    looks: Vec<(Key, Value)>,
    bests: Vec<(Key, Option<Move>)>,
    history: Vec<i32>,
    /// The quiet move that last caused a cutoff, by plies from the root.
    killers: Vec<Option<Move>>,
}

impl Memory {
    pub fn new() -> Memory {
        Memory {
            looks: vec![(0, 0); LOOKS],
            bests: vec![(0, None); BESTS],
            history: vec![0; HISTORY],
            killers: Vec::new(),
        }
    }

    /// How a position looks, by `look` if it is not remembered.
    pub fn look(&mut self, key: Key, look: impl FnOnce() -> Value) -> Value {
        let slot = &mut self.looks[key as usize & (LOOKS - 1)];
        if slot.0 != key {
            *slot = (key, look());
        }
        slot.1
    }

    /// Notes that a move was the best of a position.
    pub fn note_best(&mut self, key: Key, m: Move) {
        self.bests[key as usize & (BESTS - 1)] = (key, Some(m));
    }

    /// Notes a quiet move that caused a cutoff, so many plies from the root, in a search `depth` plies deep.
    pub fn note_cutoff(&mut self, ply: usize, m: Move, depth: u32) {
        self.killers.resize(self.killers.len().max(ply + 1), None);
        self.killers[ply] = Some(m);
        self.history[place(m)] += (depth * depth) as i32;
    }

    /// The best move of the last iteration first, then captures (MVV-LVA), the killer, and quiet moves by their history.
    pub fn order<B: Boards>(&self, position: &Position<B>, ply: usize, moves: &[Move]) -> Ordered {
        let killer = self.killers.get(ply).copied().flatten();
        let key = position.info.key();
        let (known, best) = self.bests[key as usize & (BESTS - 1)];
        let best = best.filter(|_| known == key);
        let role = |role: Option<Role>| role.map_or(0, |role| role as i32 + 1);
        let rank = |m: Move| match m.is_noisy(position) {
            _ if Some(m) == best => i32::MIN,
            true => NOISY - 10 * role(m.takes(position)) + role(m.mover(position)),
            false if Some(m) == killer => KILLER,
            false => -self.history[place(m)],
        };
        let ranked = moves.iter().zip(0..).map(|(&m, number)| (rank(m), number, m)).collect();
        Ordered { ranked, next: 0 }
    }
}

/// Moves in an order. As the first ones often are enough, the others are put in order only when they are wanted.
pub struct Ordered {
    /// Lesser ranks come first, and of those the lesser numbers.
    ranked: Vec<(i32, u16, Move)>,
    next: usize,
}

/// How many moves are selected one by one before the others are sorted.
const PICKED: usize = 4;

impl Iterator for Ordered {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let rest = self.ranked.get_mut(self.next..)?;
        let rank = |ranked: &(i32, u16, Move)| (ranked.0, ranked.1);
        if self.next < PICKED {
            let first = (0..rest.len()).min_by_key(|&i| rank(&rest[i]))?;
            rest.swap(0, first);
        } else if self.next == PICKED {
            rest.sort_unstable_by_key(rank);
        }
        self.next += 1;
        rest.first().map(|ranked| ranked.2)
    }
}

fn place(m: Move) -> usize {
    first(m.number()) as usize & (HISTORY - 1)
}
