//! What a program has in memory from the start, shared out among the first part and those that come later.

use super::cut::Cut;
use super::program::Program;
use super::references::References;
use std::ops::Range;
use wasm_encoder::{ConstExpr, DataSection};

/// Things of a part that lie so near to one another go into one segment: to begin another takes as much.
const NEAR: u32 = 8;

/// What is in memory from the start.
pub(super) struct Memory<'a> {
    segments: &'a [(u32, &'a [u8])],
    /// What goes, with its part, in order.
    goes: Vec<(Range<u32>, usize)>,
}

impl<'a> Memory<'a> {
    pub(super) fn new(program: &'a Program, references: &References, cut: &Cut) -> Memory<'a> {
        let places = &cut.places[program.functions.len()..];
        let things = references.things.iter().zip(places);
        let goes = things.filter_map(|(thing, part)| Some((thing.clone(), (*part)?))).collect();
        Memory { segments: &program.data, goes }
    }

    /// What the first part has: nothing where something went, which takes next to no room once it is packed.
    pub(super) fn of_first(&self) -> DataSection {
        let mut section = DataSection::new();
        for &(start, bytes) in self.segments {
            let mut bytes = bytes.to_vec();
            for (thing, _) in &self.goes {
                if let Some(gone) = within(thing, start, bytes.len()) {
                    bytes[gone].fill(0);
                }
            }
            section.active(0, &ConstExpr::i32_const(start as i32), bytes);
        }
        section
    }

    /// What a later part brings.
    pub(super) fn of_part(&self, part: usize) -> DataSection {
        let mut section = DataSection::new();
        let own: Vec<_> = self.goes.iter().filter(|(_, of)| *of == part).collect();
        let is_free = |gap: Range<u32>| {
            !self.goes.iter().any(|(it, _)| it.start < gap.end && it.end > gap.start)
        };
        let runs = own.chunk_by(|(thing, _), (next, _)| {
            next.start - thing.end <= NEAR && is_free(thing.end..next.start)
        });
        for run in runs {
            let (Some((first, _)), Some((last, _))) = (run.first(), run.last()) else { continue };
            let run = first.start..last.end;
            for &(start, bytes) in self.segments {
                let Some(range) = within(&run, start, bytes.len()) else { continue };
                let place = start + range.start as u32;
                let bytes = bytes[range].iter().copied();
                section.active(0, &ConstExpr::i32_const(place as i32), bytes);
            }
        }
        section
    }
}

/// The bytes of a segment that a stretch of memory has.
fn within(stretch: &Range<u32>, start: u32, len: usize) -> Option<Range<usize>> {
    let from = stretch.start.max(start);
    let to = stretch.end.min(start + len as u32);
    (from < to).then(|| (from - start) as usize..(to - start) as usize)
}
