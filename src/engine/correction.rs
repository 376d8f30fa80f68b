//! How far the static evaluation has been wrong in positions with the same pawns.

use super::value::{EVAL_BOUND, Value};
use crate::board::{Boards, Color, Position};

/// Entries for each side; a power of two.
const ENTRIES: usize = 1 << 14;
/// Corrections are kept in parts of a centipawn, as a slowly moving mean.
const PARTS: i32 = 256;
/// No correction is greater, in centipawns.
const MOST: i32 = 96;
/// The weight of the past in the mean.
const INERTIA: i32 = 256;

/// How far the static evaluation has been wrong, by pawns and mover.
pub struct Correction(Vec<i32>);

impl Correction {
    pub fn new() -> Correction {
        Correction(vec![0; 2 * ENTRIES])
    }

    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    /// An evaluation for the side to move, corrected.
    pub fn apply<B: Boards>(&self, position: &Position<B>, eval: Value) -> Value {
        (eval + self.0[slot(position)] / PARTS).clamp(-EVAL_BOUND, EVAL_BOUND)
    }

    /// Notes by how much a search `depth` plies deep differed from the evaluation.
    pub fn learn<B: Boards>(&mut self, position: &Position<B>, depth: i32, error: Value) {
        let entry = &mut self.0[slot(position)];
        let weight = (depth + 1).min(16);
        let error = error.clamp(-4 * MOST, 4 * MOST) * PARTS;
        let mean = (*entry * (INERTIA - weight) + error * weight) / INERTIA;
        *entry = mean.clamp(-MOST * PARTS, MOST * PARTS);
    }
}

/// The entry of a position's pawns and mover.
fn slot<B: Boards>(position: &Position<B>) -> usize {
    let mut hash = 0u64;
    for board in position.boards() {
        for (color, factor) in
            [(Color::White, 0x9E37_79B9_7F4A_7C15_u64), (Color::Black, 0xC2B2_AE3D_27D4_EB4F)]
        {
            hash = hash.rotate_left(7) ^ board.pawns(color).0.wrapping_mul(factor);
        }
    }
    let hash = (hash ^ (hash >> 32)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    position.info.turn() as usize * ENTRIES + (hash >> 50) as usize
}
