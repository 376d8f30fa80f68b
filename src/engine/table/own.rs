//! The slots of one searcher alone, as plain memory: the page has one worker.

use super::slot::{BUCKET, Bound, Slot};

const EMPTY: Slot =
    Slot { check: 0, best: None, value: 0, eval: 0, depth: 0, bound: Bound::None, age: 0 };

/// Buckets of slots.
pub struct Slots(Vec<[Slot; BUCKET]>);

impl Slots {
    /// So many empty buckets.
    pub fn new(buckets: usize) -> Slots {
        Slots(vec![[EMPTY; BUCKET]; buckets])
    }

    pub fn clear(&mut self) {
        self.0.fill([EMPTY; BUCKET]);
    }

    /// How many buckets there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Has the memory fetch a bucket.
    pub fn prefetch(&self, bucket: usize) {
        std::hint::black_box(self.0[bucket][0].check);
    }

    /// The slot of a bucket that a key's half is in, and its place there.
    pub fn find(&self, bucket: usize, check: u32) -> Option<(usize, Slot)> {
        let bucket = &self.0[bucket];
        let place = bucket.iter().position(|s| s.check == check && s.bound != Bound::None)?;
        Some((place, bucket[place]))
    }

    /// What is at a place of a bucket.
    pub fn read(&self, bucket: usize, place: usize) -> Slot {
        self.0[bucket][place]
    }

    pub fn write(&mut self, bucket: usize, place: usize, slot: Slot) {
        self.0[bucket][place] = slot;
    }
}
