//! Zobrist hashing: one random number for each fact of a position, combined by exclusive or.
//!
//! The numbers come from splitmix64 at compile time (Sebastiano Vigna, public domain); a second
//! and a third board use those of the first, rotated.

use super::{Color, Man, Phase, Role, Seat, Site};

/// A position's hash.
pub type Key = u64;

const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

static MEN: [[[u64; 64]; Role::COUNT]; 2] = {
    let mut table = [[[0; 64]; Role::COUNT]; 2];
    let mut i = 0;
    while i < 2 * Role::COUNT * 64 {
        table[i / (Role::COUNT * 64)][i / 64 % Role::COUNT][i % 64] = mix(i as u64);
        i += 1;
    }
    table
};

/// Seeds of the rarer facts lie beyond those of the men, a kind apart from each other.
const FRESH: u64 = 1 << 16;
const EN_PASSANT: u64 = 2 << 16;
const RESERVE: u64 = 3 << 16;
const PHASE: u64 = 4 << 16;
const SEAT: u64 = 5 << 16;
/// Black is to move.
pub const TURN: Key = mix(6 << 16);

/// A man stands there.
pub fn man(man: Man, at: Site) -> Key {
    MEN[man.color as usize][man.role as usize][at.square().index()]
        .rotate_left(at.board().index() as u32 * 21)
}

/// The man there has never moved.
pub fn fresh(at: Site) -> Key {
    mix(FRESH + at.index() as u64)
}

/// A pawn that passed over that square can be captured there.
pub fn en_passant(at: Site) -> Key {
    mix(EN_PASSANT + at.index() as u64)
}

/// So many men of that kind are in reserve; none is no fact at all.
pub fn reserve(color: Color, role: Role, count: u8) -> Key {
    match count {
        0 => 0,
        _ => mix(RESERVE + ((color as u64) << 12 | (role as u64) << 8 | count as u64)),
    }
}

/// The part of the turn; the first is no fact.
pub fn phase(phase: Phase) -> Key {
    match phase {
        Phase::First => 0,
        Phase::Second => mix(PHASE),
    }
}

/// Who commands White; the first person is no fact.
pub fn white_seat(seat: Seat) -> Key {
    match seat {
        Seat::First => 0,
        Seat::Second => mix(SEAT),
    }
}
