//! What the search has found out about positions, by key: the transposition table.

use super::value::{MATE_BOUND, Value};
use crate::board::key::Key;
use crate::rules::Move;

/// How a stored value bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Bound {
    /// The slot is empty.
    None,
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    Exact,
}

/// What is stored of a position.
#[derive(Clone, Copy, Debug)]
struct Slot {
    /// The half of the key that does not choose the bucket.
    check: u32,
    best: Option<Move>,
    value: i16,
    eval: i16,
    depth: u8,
    bound: Bound,
    age: u8,
}

const _: () = assert!(size_of::<Slot>() == 16);

const EMPTY: Slot =
    Slot { check: 0, best: None, value: 0, eval: 0, depth: 0, bound: Bound::None, age: 0 };

/// No table is larger.
pub const MOST_MEGABYTES: usize = 2048;

/// Slots among which a position may be.
const BUCKET: usize = 4;

/// What the table knows of a position.
#[derive(Clone, Copy, Debug)]
pub struct TtEntry {
    pub best: Option<Move>,
    pub value: Value,
    /// The static evaluation.
    pub eval: Value,
    /// In plies, how deep the value was searched.
    pub depth: i32,
    pub bound: Bound,
}

impl TtEntry {
    /// Does the stored value settle which side of a bound the true one lies on?
    pub fn settles(&self, alpha: Value, beta: Value) -> bool {
        match self.bound {
            Bound::None => false,
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value <= alpha,
        }
    }
}

/// A table of positions of a fixed size.
pub struct TranspositionTable {
    buckets: Vec<[Slot; BUCKET]>,
    age: u8,
}

impl TranspositionTable {
    /// A table that takes so many megabytes, from one to [`MOST_MEGABYTES`].
    pub fn new(megabytes: usize) -> TranspositionTable {
        let buckets = (megabytes.clamp(1, MOST_MEGABYTES) << 20) / size_of::<[Slot; BUCKET]>();
        TranspositionTable { buckets: vec![[EMPTY; BUCKET]; buckets], age: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill([EMPTY; BUCKET]);
        self.age = 0;
    }

    /// A new search begins: what earlier ones stored may go first.
    pub fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// How full it is, per mille.
    pub fn hashfull(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let used = sample
            .iter()
            .flatten()
            .filter(|slot| slot.bound != Bound::None && slot.age == self.age);
        (used.count() * 1000 / (sample.len() * BUCKET)) as u32
    }

    /// Has the memory prefetch what is known of a position, while there is other work to do.
    pub fn prefetch(&self, key: Key) {
        std::hint::black_box(self.buckets[self.bucket(key)][0].check);
    }

    /// What is known of a position that lies at a distance from the root.
    pub fn probe(&self, key: Key, distance: usize) -> Option<TtEntry> {
        let check = key as u32;
        let slot = self.buckets[self.bucket(key)]
            .iter()
            .find(|slot| slot.check == check && slot.bound != Bound::None)?;
        Some(TtEntry {
            best: slot.best,
            value: from_table(slot.value as Value, distance),
            eval: slot.eval as Value,
            depth: slot.depth as i32,
            bound: slot.bound,
        })
    }

    /// Stores what was found out about a position. An older best move is kept where none is new.
    pub fn store(&mut self, key: Key, distance: usize, found: TtEntry) {
        let (check, age) = (key as u32, self.age);
        let index = self.bucket(key);
        let bucket = &mut self.buckets[index];
        let worth = |slot: &Slot| match slot.bound {
            Bound::None => i32::MIN,
            _ => slot.depth as i32 - 4 * age.wrapping_sub(slot.age) as i32,
        };
        let same = bucket.iter().position(|slot| slot.check == check && slot.bound != Bound::None);
        let place = same.unwrap_or_else(|| {
            let mut least = 0;
            for i in 1..BUCKET {
                if worth(&bucket[i]) < worth(&bucket[least]) {
                    least = i;
                }
            }
            least
        });
        let slot = &mut bucket[place];
        let depth = found.depth.clamp(0, u8::MAX as i32) as u8;
        if same.is_some() {
            let deeper = slot.depth as i32 > found.depth + 3;
            if deeper && found.bound != Bound::Exact && slot.age == age {
                return;
            }
        }
        *slot = Slot {
            check,
            best: found.best.or(slot.best.filter(|_| same.is_some())),
            value: to_table(found.value, distance) as i16,
            eval: found.eval as i16,
            depth,
            bound: found.bound,
            age,
        };
    }

    fn bucket(&self, key: Key) -> usize {
        (((key >> 32) * self.buckets.len() as u64) >> 32) as usize
    }
}

/// Distances to a mate are stored from the position itself, not from the root.
fn to_table(value: Value, distance: usize) -> Value {
    match value {
        v if v >= MATE_BOUND => v + distance as Value,
        v if v <= -MATE_BOUND => v - distance as Value,
        v => v,
    }
}

fn from_table(value: Value, distance: usize) -> Value {
    match value {
        v if v >= MATE_BOUND => v - distance as Value,
        v if v <= -MATE_BOUND => v + distance as Value,
        v => v,
    }
}
