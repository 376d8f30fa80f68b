//! What the search has found out about positions, by key: the transposition table.

#[cfg(target_arch = "wasm32")]
mod own;
#[cfg(not(target_arch = "wasm32"))]
mod shared;
mod slot;

#[cfg(target_arch = "wasm32")]
use own::Slots;
#[cfg(not(target_arch = "wasm32"))]
use shared::Slots;
pub use slot::Bound;
use slot::{BUCKET, BUCKET_BYTES, Slot};

use super::value::{MATE_BOUND, Value};
use crate::board::key::Key;
use crate::rules::Move;

/// No table is larger.
pub const MOST_MEGABYTES: usize = 2048;

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
    slots: Slots,
    age: u8,
}

impl TranspositionTable {
    /// A table that takes so many megabytes, from one to [`MOST_MEGABYTES`].
    pub fn new(megabytes: usize) -> TranspositionTable {
        let buckets = (megabytes.clamp(1, MOST_MEGABYTES) << 20) / BUCKET_BYTES;
        TranspositionTable { slots: Slots::new(buckets), age: 0 }
    }

    /// The same table for a searcher on another thread: what one stores, all find.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn share(&self) -> TranspositionTable {
        TranspositionTable { slots: self.slots.clone(), age: self.age }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.slots.clear();
        self.age = 0;
    }

    /// A new search begins: what earlier ones stored may go first.
    pub fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// How full it is, per mille.
    pub fn hashfull(&self) -> u32 {
        let sample = self.slots.len().min(250);
        let all = (0..sample).flat_map(|bucket| (0..BUCKET).map(move |place| (bucket, place)));
        let used = all
            .map(|(bucket, place)| self.slots.read(bucket, place))
            .filter(|slot| slot.bound != Bound::None && slot.age == self.age);
        (used.count() * 1000 / (sample * BUCKET)) as u32
    }

    /// Has the memory prefetch what is known of a position, while there is other work to do.
    pub fn prefetch(&self, key: Key) {
        self.slots.prefetch(self.bucket(key));
    }

    /// What is known of a position that lies at a distance from the root.
    pub fn probe(&self, key: Key, distance: usize) -> Option<TtEntry> {
        let (_, slot) = self.slots.find(self.bucket(key), key as u32)?;
        Some(TtEntry {
            best: slot.best,
            value: from_table(slot.value as Value, distance),
            eval: slot.eval as Value,
            depth: slot.depth as i32,
            bound: slot.bound,
        })
    }

    /// Stores what was found out about a position. An older best move is kept where none is new.
    // Written once: there are nine callers, three for each number of boards.
    #[inline(never)]
    pub fn store(&mut self, key: Key, distance: usize, found: TtEntry) {
        let (bucket, check, age) = (self.bucket(key), key as u32, self.age);
        let known = self.slots.find(bucket, check);
        if let Some((_, slot)) = known {
            let deeper = slot.depth as i32 > found.depth + 3;
            if deeper && found.bound != Bound::Exact && slot.age == age {
                return;
            }
        }
        let place = known.map_or_else(|| self.least(bucket), |(place, _)| place);
        let slot = Slot {
            check,
            best: found.best.or(known.and_then(|(_, slot)| slot.best)),
            value: to_table(found.value, distance) as i16,
            eval: found.eval as i16,
            depth: found.depth.clamp(0, u8::MAX as i32) as u8,
            bound: found.bound,
            age,
        };
        self.slots.write(bucket, place, slot);
    }

    /// The place of a bucket of which the slot is worth least: empty, shallow, or old.
    fn least(&self, bucket: usize) -> usize {
        let worth = |place: usize| {
            let slot = self.slots.read(bucket, place);
            match slot.bound {
                Bound::None => i32::MIN,
                _ => slot.depth as i32 - 4 * self.age.wrapping_sub(slot.age) as i32,
            }
        };
        let mut least = (worth(0), 0);
        for place in 1..BUCKET {
            let worth = worth(place);
            if worth < least.0 {
                least = (worth, place);
            }
        }
        least.1
    }

    fn bucket(&self, key: Key) -> usize {
        (((key >> 32) * self.slots.len() as u64) >> 32) as usize
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
