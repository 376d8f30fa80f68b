//! Zobrist hashing: one random number for each fact of a position, combined by exclusive or.
//!
//! The numbers come from splitmix64, each when it is needed: two
//! multiplications cost no more than looking them up, and a table of noise is the one thing that
//! does not compress on its way to the browser. A second and a third board use the numbers of the
//! first, rotated.

use super::splitmix::nth;
use super::{Color, Man, Phase, Role, Run, Seat, Site};

/// A position's hash.
pub type Key = u64;

/// Seeds of the rarer facts lie beyond those of the men, each kind apart from the others.
const FRESH: u64 = 1 << 16;
const EN_PASSANT: u64 = 2 << 16;
const RESERVE: u64 = 3 << 16;
const PHASE: u64 = 4 << 16;
const SEAT: u64 = 5 << 16;
const RUN: u64 = 7 << 16;
const LEFT: u64 = 8 << 16;
const PROMOTED: u64 = 9 << 16;
/// Black is to move.
pub const TURN: Key = nth(6 << 16);

/// A man stands there.
pub fn man(man: Man, at: Site) -> Key {
    let kind = man.color as u64 * Role::COUNT as u64 + man.role as u64;
    nth(kind << 6 | at.square().index() as u64).rotate_left(at.board().index() as u32 * 21)
}

/// The man there has never moved.
pub fn fresh(at: Site) -> Key {
    nth(FRESH + at.index() as u64)
}

/// The man there has been promoted from a pawn, in games that remember it.
pub fn promoted(at: Site) -> Key {
    nth(PROMOTED + at.index() as u64)
}

/// A pawn that passed over that square can be captured there.
pub fn en_passant(at: Site) -> Key {
    nth(EN_PASSANT + at.index() as u64)
}

/// So many men of that kind are in reserve; none is no fact at all.
pub fn reserve(color: Color, role: Role, count: u8) -> Key {
    match count {
        0 => 0,
        _ => nth(RESERVE + ((color as u64) << 12 | (role as u64) << 8 | count as u64)),
    }
}

/// The part of the turn; the first is no fact.
pub fn phase(phase: Phase) -> Key {
    match phase {
        Phase::First => 0,
        Phase::Second => nth(PHASE),
    }
}

/// Who commands White; the first person is no fact.
pub fn white_seat(seat: Seat) -> Key {
    match seat {
        Seat::First => 0,
        Seat::Second => nth(SEAT),
    }
}

/// The persons have changed armies so often in a row; never is no fact.
pub fn run(run: Run) -> Key {
    match run.made {
        0 => 0,
        made => nth(RUN + ((made as u64) << 8 | run.limit as u64)),
    }
}

/// The persons may change armies so often; without a limit it is no fact.
pub fn switches_left(left: Option<[u8; 2]>) -> Key {
    match left {
        None => 0,
        Some([first, second]) => nth(LEFT + ((first as u64) << 8 | second as u64)),
    }
}
