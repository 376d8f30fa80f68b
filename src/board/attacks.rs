//! What a piece on a square attacks.
//!
//! Sliders use obstruction difference: on each of the four lines through a square the nearest
//! piece below and the nearest piece above bound the attack, and one subtraction yields the squares
//! between. It needs only shifts and leading zeros, which WebAssembly has as instructions (it has
//! neither a byte swap nor a bit reversal), and four kilobytes of table.

use super::{Bitboard, Square};

/// One line through a square: the squares of it before and after the square itself.
#[derive(Clone, Copy)]
struct AttackLine {
    below: u64,
    above: u64,
}

impl AttackLine {
    const fn whole(self) -> Bitboard {
        Bitboard(self.below | self.above)
    }

    const fn attacks(self, occupied: u64) -> u64 {
        let below = self.below & occupied;
        let above = self.above & occupied;
        // The nearest piece below and all bits from it upwards; without one, everything.
        let from = u64::MAX << (63 - (below | 1).leading_zeros());
        // All bits up to the nearest piece above; without one, everything.
        let to = above ^ above.wrapping_sub(1);
        (self.below | self.above) & from & to
    }
}

/// (file step, rank step) of the upward half of each line: file, rank, diagonal, antidiagonal.
const DIRECTIONS: [(i8, i8); 4] = [(0, 1), (1, 0), (1, 1), (-1, 1)];
const KNIGHT_STEPS: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const KING_STEPS: [(i8, i8); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

static LINES: [[AttackLine; 4]; 64] = lines();
static KNIGHT: [Bitboard; 64] = leaps(&KNIGHT_STEPS);
static KING: [Bitboard; 64] = leaps(&KING_STEPS);

const fn step(from: usize, by: (i8, i8)) -> Option<usize> {
    let file = (from & 7) as i8 + by.0;
    let rank = (from >> 3) as i8 + by.1;
    if file < 0 || file > 7 || rank < 0 || rank > 7 {
        None
    } else {
        Some((rank * 8 + file) as usize)
    }
}

const fn ray(from: usize, by: (i8, i8)) -> u64 {
    let mut squares = 0;
    let mut at = from;
    while let Some(next) = step(at, by) {
        squares |= 1 << next;
        at = next;
    }
    squares
}

const fn lines() -> [[AttackLine; 4]; 64] {
    let mut table = [[AttackLine { below: 0, above: 0 }; 4]; 64];
    let mut square = 0;
    while square < 64 {
        let mut d = 0;
        while d < 4 {
            let (file, rank) = DIRECTIONS[d];
            table[square][d] =
                AttackLine { below: ray(square, (-file, -rank)), above: ray(square, (file, rank)) };
            d += 1;
        }
        square += 1;
    }
    table
}

const fn leaps(steps: &[(i8, i8); 8]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let mut i = 0;
        while i < 8 {
            if let Some(to) = step(square, steps[i]) {
                table[square].0 |= 1 << to;
            }
            i += 1;
        }
        square += 1;
    }
    table
}

pub fn knight(from: Square) -> Bitboard {
    KNIGHT[from.index()]
}

pub fn king(from: Square) -> Bitboard {
    KING[from.index()]
}

pub fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    let lines = &LINES[from.index()];
    Bitboard(lines[0].attacks(occupied.0) | lines[1].attacks(occupied.0))
}

pub fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    let lines = &LINES[from.index()];
    Bitboard(lines[2].attacks(occupied.0) | lines[3].attacks(occupied.0))
}

/// What a rook attacks on an empty board.
pub fn rook_lines(from: Square) -> Bitboard {
    let [file, rank, _, _] = &LINES[from.index()];
    file.whole() | rank.whole()
}

/// What a bishop attacks on an empty board.
pub fn bishop_lines(from: Square) -> Bitboard {
    let [_, _, diagonal, antidiagonal] = &LINES[from.index()];
    diagonal.whole() | antidiagonal.whole()
}

#[inline]
pub fn queen(from: Square, occupied: Bitboard) -> Bitboard {
    rook(from, occupied) | bishop(from, occupied)
}

/// The squares strictly between two squares of one rank, file or diagonal; otherwise none.
///
/// Reckoned without a question (Gerd Isenberg, as the Chess Programming Wiki has it, "square attacked by"): the line on which
/// the second square would lie were the first on a1, moved to where it is.
pub const fn between(a: Square, b: Square) -> Bitboard {
    const FILE: u64 = 0x0001_0101_0101_0100;
    const DIAGONAL: u64 = 0x0040_2010_0804_0200;
    const ANTIDIAGONAL: u64 = 0x0002_0408_1020_4080;
    let (low, high) = (a.index() as u64, b.index() as u64);
    let apart = (u64::MAX << low) ^ (u64::MAX << high);
    let file = (high & 7).wrapping_sub(low & 7);
    let rank = (high | 7).wrapping_sub(low) >> 3;
    let mut line = (file & 7).wrapping_sub(1) & FILE;
    line = line.wrapping_add(2 * ((rank & 7).wrapping_sub(1) >> 58));
    line = line.wrapping_add((rank.wrapping_sub(file) & 15).wrapping_sub(1) & DIAGONAL);
    line = line.wrapping_add((rank.wrapping_add(file) & 15).wrapping_sub(1) & ANTIDIAGONAL);
    Bitboard(line.wrapping_mul(apart & apart.wrapping_neg()) & apart)
}

/// The rank, file or diagonal on which two squares lie, both of them included; otherwise none.
pub fn line(a: Square, b: Square) -> Bitboard {
    let of = LINES[a.index()].iter().map(|line| line.whole());
    of.filter(|line| line.has(b)).fold(Bitboard::EMPTY, |_, line| line.with(a))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks step by step until something is in the way: the plain meaning of a slider.
    fn walked(from: Square, occupied: Bitboard, directions: &[(i8, i8)]) -> Bitboard {
        let mut seen = Bitboard::EMPTY;
        for &by in directions {
            let mut at = from.index();
            while let Some(next) = step(at, by) {
                let square = Square::new(next as u8);
                seen = seen.with(square);
                if occupied.has(square) {
                    break;
                }
                at = next;
            }
        }
        seen
    }

    #[test]
    fn sliders_agree_with_walking_on_scattered_boards() {
        let mut noise = 0x9E37_79B9_7F4A_7C15_u64;
        for _ in 0..2000 {
            noise ^= noise << 13;
            noise ^= noise >> 7;
            noise ^= noise << 17;
            let occupied = Bitboard(noise & noise.rotate_left(21));
            for from in Square::all() {
                let straight = [(0, 1), (1, 0), (0, -1), (-1, 0)];
                let oblique = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
                assert_eq!(rook_lines(from), rook(from, Bitboard::EMPTY));
                assert_eq!(bishop_lines(from), bishop(from, Bitboard::EMPTY));
                assert_eq!(rook(from, occupied), walked(from, occupied, &straight));
                assert_eq!(bishop(from, occupied), walked(from, occupied, &oblique));
            }
        }
    }

    #[test]
    fn between_is_symmetric_and_open_at_both_ends() {
        let square = |name: &str| {
            let b = name.as_bytes();
            Square::at(b[0] - b'a', b[1] - b'1')
        };
        let (a1, d4, h8, b3) = (square("a1"), square("d4"), square("h8"), square("b3"));
        assert_eq!(between(a1, d4), Bitboard::of(square("b2")).with(square("c3")));
        for a in Square::all() {
            for b in Square::all() {
                assert_eq!(between(a, b), between(b, a));
                assert!(!between(a, b).has(a) && !between(a, b).has(b));
            }
        }
        assert_eq!(between(a1, h8).len(), 6);
        assert!(between(a1, b3).is_empty());
        for a in Square::all() {
            for b in Square::all().filter(|&b| b != a) {
                let (line, both) = (line(a, b), Bitboard::of(a).with(b));
                let meet = |attacks: fn(Square, Bitboard) -> Bitboard| {
                    let sees = attacks(a, both).has(b);
                    if sees { attacks(a, both) & attacks(b, both) } else { Bitboard::EMPTY }
                };
                assert_eq!(between(a, b), meet(rook) | meet(bishop), "{a:?} {b:?}");
                let is_one = !(queen(a, Bitboard::EMPTY) & Bitboard::of(b)).is_empty();
                assert_eq!((line & (both | between(a, b))).len() > 1, is_one);
                assert!(
                    line.is_empty()
                        || line.into_iter().all(|c| c == a || queen(a, Bitboard::EMPTY).has(c))
                );
            }
        }
    }
}
