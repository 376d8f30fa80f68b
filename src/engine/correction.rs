//! How far the static evaluation has been wrong in positions that are alike.

use super::value::{EVAL_BOUND, Value};
use crate::board::{Bitboard, Board, Color, Role};

/// Entries of a kind of likeness for each side to move; a power of two.
const ENTRIES: usize = 1 << 14;
/// Corrections are kept in parts of a centipawn, as a slowly moving mean.
const PARTS: i32 = 256;
/// No correction of a kind is greater, in centipawns.
const MOST: i32 = 96;
/// The weight of the past in the mean.
const INERTIA: i32 = 256;

/// How far the static evaluation has been wrong, by mover and by the places of pawns, of White's other pieces
/// and of Black's.
pub struct Correction(Vec<i32>);

impl Correction {
    pub fn new() -> Correction {
        Correction(vec![0; 3 * 2 * ENTRIES])
    }

    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    /// An evaluation for the side whose turn it is, corrected by what pawns say and so much of what others do, in 192nds.
    pub fn apply(&self, boards: &[Board], turn: Color, eval: Value, others: i32) -> Value {
        let [pawns, white, black] = slots(boards, turn).map(|slot| self.0[slot]);
        let sum = pawns + (white + black) * others / 192;
        (eval + sum / PARTS).clamp(-EVAL_BOUND, EVAL_BOUND)
    }

    /// Notes by how much a search `depth` plies deep differed from the evaluation.
    pub fn learn(&mut self, boards: &[Board], turn: Color, depth: i32, error: Value) {
        let weight = (depth + 1).min(16);
        let error = error.clamp(-4 * MOST, 4 * MOST) * PARTS;
        for slot in slots(boards, turn) {
            let entry = &mut self.0[slot];
            let mean = (*entry * (INERTIA - weight) + error * weight) / INERTIA;
            *entry = mean.clamp(-MOST * PARTS, MOST * PARTS);
        }
    }
}

/// The entries of a position: of its pawns, White's other pieces and Black's.
fn slots(boards: &[Board], turn: Color) -> [usize; 3] {
    let [white, black] = Color::ALL.map(|color| pieces(boards, color));
    let mut at = turn as usize * ENTRIES;
    [pawns(boards), white, black].map(|hash| {
        let hash = (hash ^ (hash >> 32)).wrapping_mul(FACTORS[0]);
        let slot = at + (hash >> 50) as usize;
        at += 2 * ENTRIES;
        slot
    })
}

/// Odd numbers whose bits look random.
const FACTORS: [u64; 5] = [
    0x9E37_79B9_7F4A_7C15,
    0xC2B2_AE3D_27D4_EB4F,
    0x1656_67B1_9E37_79F9,
    0x2545_F491_4F6C_DD1D,
    0xD6E8_FEB8_6659_FD93,
];

/// A hash of where pawns are.
fn pawns(boards: &[Board]) -> u64 {
    hash(boards, |board| Color::ALL.map(|color| board.pawns(color)))
}

/// A hash of where the other pieces of a side are.
fn pieces(boards: &[Board], color: Color) -> u64 {
    const ROLES: [Role; 5] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
    hash(boards, |board| ROLES.map(|role| board.pieces(color, role)))
}

/// A hash of some sets of each board.
#[inline(always)]
fn hash<const N: usize>(boards: &[Board], sets: impl Fn(&Board) -> [Bitboard; N]) -> u64 {
    let mixed = |hash: u64, (set, factor): (Bitboard, u64)| {
        hash.rotate_left(7) ^ set.0.wrapping_mul(factor)
    };
    boards.iter().fold(0, |hash, board| sets(board).into_iter().zip(FACTORS).fold(hash, mixed))
}
