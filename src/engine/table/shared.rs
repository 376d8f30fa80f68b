//! The slots that searchers on several threads share without locks.
//!
//! A slot is two words, which another thread may write in between. The first is stored mixed with the second, so that
//! halves of two slots tell another key than either had and are not found (R. Hyatt and T. Mann, "A lock-less
//! transposition table implementation for parallel search chess engines", ICGA Journal 25, 2002).

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::slot::{BUCKET, Bound, Slot};
use crate::rules::Move;

/// Buckets of slots; a copy is the same slots.
#[derive(Clone)]
pub struct Slots(Arc<[Bucket]>);

/// A line of the processor's memory.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Words; BUCKET]);

/// A slot as two words; both zero where it is empty.
#[derive(Default)]
struct Words([AtomicU64; 2]);

/// What makes every bit of the second word count for the half of the first that tells the key.
const MIXER: u64 = 0x9E37_79B9_7F4A_7C15;

impl Slots {
    /// So many empty buckets.
    pub fn new(buckets: usize) -> Slots {
        Slots((0..buckets).map(|_| Bucket::default()).collect())
    }

    pub fn clear(&mut self) {
        let words = self.0.iter().flat_map(|bucket| &bucket.0).flat_map(|words| &words.0);
        words.for_each(|word| word.store(0, Relaxed));
    }

    /// How many buckets there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Has the memory fetch a bucket. A load would do that on any processor, but nothing behind it could be completed before
    /// it has come, which costs 4 to 7 % of a search.
    #[inline(always)]
    pub fn prefetch(&self, bucket: usize) {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            // SAFETY: every x86-64 processor has the instruction, which faults nowhere; the place is within the slice.
            unsafe { _mm_prefetch::<_MM_HINT_T0>((&raw const self.0[bucket]).cast()) };
        }
        #[cfg(not(target_arch = "x86_64"))]
        std::hint::black_box(self.0[bucket].0[0].0[0].load(Relaxed));
    }

    /// The slot of a bucket that a key's half is in, and its place there.
    #[inline(always)]
    pub fn find(&self, bucket: usize, check: u32) -> Option<(usize, Slot)> {
        let loaded = self.0[bucket].0.iter().map(Words::load).enumerate();
        let mut fitting = loaded.filter(|(_, [key, rest])| {
            (key >> 32) as u32 == check && bound_of(*rest) != Bound::None
        });
        fitting.next().map(|(place, words)| (place, unpacked(words)))
    }

    /// What is at a place of a bucket.
    #[inline(always)]
    pub fn read(&self, bucket: usize, place: usize) -> Slot {
        unpacked(self.0[bucket].0[place].load())
    }

    #[inline(always)]
    pub fn write(&mut self, bucket: usize, place: usize, slot: Slot) {
        self.0[bucket].0[place].store(packed(slot));
    }
}

impl Words {
    #[inline(always)]
    fn load(&self) -> [u64; 2] {
        let [key, rest] = &self.0;
        let rest = rest.load(Relaxed);
        [key.load(Relaxed) ^ rest.wrapping_mul(MIXER), rest]
    }

    #[inline(always)]
    fn store(&self, [key, rest]: [u64; 2]) {
        self.0[0].store(key ^ rest.wrapping_mul(MIXER), Relaxed);
        self.0[1].store(rest, Relaxed);
    }
}

/// Key and best move; value, evaluation, depth, bound and age.
#[inline(always)]
fn packed(slot: Slot) -> [u64; 2] {
    let best = slot.best.map_or(0, Move::packed);
    let [low, high] = slot.value.to_le_bytes();
    let [eval_low, eval_high] = slot.eval.to_le_bytes();
    let rest = [low, high, eval_low, eval_high, slot.depth, slot.bound as u8, slot.age, 0];
    [(slot.check as u64) << 32 | best as u64, u64::from_le_bytes(rest)]
}

#[inline(always)]
fn unpacked([key, rest]: [u64; 2]) -> Slot {
    let [low, high, eval_low, eval_high, depth, _, age, _] = rest.to_le_bytes();
    Slot {
        check: (key >> 32) as u32,
        best: Move::unpacked(key as u32),
        value: i16::from_le_bytes([low, high]),
        eval: i16::from_le_bytes([eval_low, eval_high]),
        depth,
        bound: bound_of(rest),
        age,
    }
}

#[inline(always)]
fn bound_of(rest: u64) -> Bound {
    match rest >> 40 & 3 {
        0 => Bound::None,
        1 => Bound::Upper,
        2 => Bound::Lower,
        _ => Bound::Exact,
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;
    use crate::board::{BoardId, BoardSquare, Role, Square};

    /// A slot of which everything follows from the key.
    fn slot(check: u32) -> Slot {
        let at = |n: u32| BoardSquare::new(BoardId::A, Square::new(n as u8));
        let best = Move::Normal { from: at(check), to: at(check / 3), becomes: Role::Knight };
        Slot {
            check,
            best: Some(best).filter(|_| check.is_multiple_of(2)),
            value: check as i16 * 7,
            eval: -(check as i16),
            depth: check as u8,
            bound: Bound::Lower,
            age: check as u8 / 2,
        }
    }

    #[test]
    fn what_is_written_is_found() {
        let mut slots = Slots::new(2);
        assert!(slots.find(0, 0).is_none(), "empty");
        for check in 0..1_000 {
            slots.write(1, 3, slot(check));
            assert_eq!(slots.find(1, check), Some((3, slot(check))));
            assert_eq!(slots.find(1, check + 1), None);
        }
        slots.clear();
        assert!((0..1_000).all(|check| slots.find(1, check).is_none()));
    }

    #[test]
    fn halves_of_two_slots_are_not_found() {
        let slots = Slots::new(1);
        let words = &slots.0[0].0[0];
        let whole = |check: u32| {
            words.store(packed(slot(check)));
            words.0.each_ref().map(|word| word.load(Relaxed))
        };
        for (one, other) in (0..300).flat_map(|one| (0..one).map(move |other| (one, other))) {
            let (ours, theirs) = (whole(one), whole(other));
            words.0[0].store(ours[0], Relaxed);
            words.0[1].store(theirs[1], Relaxed);
            assert!(slots.find(0, one).is_none() && slots.find(0, other).is_none());
        }
    }

    #[test]
    fn writers_at_once_leave_no_mixed_slot() {
        let slots = Slots::new(1);
        let work = |first: u32| {
            let mut slots = slots.clone();
            for round in 0..200_000 {
                let check = (first * 31 + round) % 61;
                slots.write(0, 0, slot(check));
                let wanted = (check * 7 + round) % 61;
                if let Some((_, found)) = slots.find(0, wanted) {
                    assert_eq!(found, slot(wanted));
                }
            }
        };
        thread::scope(|scope| {
            (0..4).for_each(|first| drop(scope.spawn(move || work(first))));
        });
    }
}
