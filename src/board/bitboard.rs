//! A set of squares.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::{Color, Square};

/// An ordered set of squares, a1 first; one bit a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bitboard(pub u64);

impl Bitboard {
    pub const EMPTY: Bitboard = Bitboard(0);
    pub const FULL: Bitboard = Bitboard(!0);
    pub const A_FILE: Bitboard = Bitboard(0x0101_0101_0101_0101);
    pub const H_FILE: Bitboard = Bitboard(0x8080_8080_8080_8080);
    /// The files c to f.
    pub const CENTER: Bitboard = Bitboard(0x3C3C_3C3C_3C3C_3C3C);
    pub const LIGHT: Bitboard = Bitboard(0x55AA_55AA_55AA_55AA);

    pub const fn of(square: Square) -> Bitboard {
        Bitboard(1 << square.index())
    }

    /// The squares of a file, 0 to 7.
    pub const fn file(file: u8) -> Bitboard {
        Bitboard(Self::A_FILE.0 << (file & 7))
    }

    /// The files from the a-file on, so many of them.
    pub const fn files_below(files: u8) -> Bitboard {
        match files {
            0..8 => Bitboard(Bitboard::A_FILE.0 * ((1 << files) - 1)),
            _ => Bitboard::FULL,
        }
    }

    /// The squares of the rank that `color` counts as number `rank`, 0 to 7.
    pub const fn rank_for(color: Color, rank: u8) -> Bitboard {
        Bitboard(0xFF << (8 * ((rank & 7) ^ (7 * color as u8))))
    }

    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True when two squares or more are in the set.
    pub const fn several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest square of the set.
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::new(self.0.trailing_zeros() as u8)) }
    }

    /// The highest square of the set.
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::new(63 - self.0.leading_zeros() as u8)) }
    }

    /// A square of the set that is on the rank nearest to the first of `color`.
    pub const fn nearest(self, color: Color) -> Option<Square> {
        match color {
            Color::White => self.first(),
            Color::Black => self.last(),
        }
    }

    pub const fn with(self, square: Square) -> Bitboard {
        Bitboard(self.0 | 1 << square.index())
    }

    pub const fn without(self, square: Square) -> Bitboard {
        Bitboard(self.0 & !(1 << square.index()))
    }

    /// Every square moved one rank ahead, as `color` sees it; what leaves the board is gone.
    pub const fn ahead(self, color: Color) -> Bitboard {
        match color {
            Color::White => Bitboard(self.0 << 8),
            Color::Black => Bitboard(self.0 >> 8),
        }
    }

    /// Every square moved one file towards the a-file.
    pub const fn west(self) -> Bitboard {
        Bitboard((self.0 & !Self::A_FILE.0) >> 1)
    }

    /// Every square moved one file towards the h-file.
    pub const fn east(self) -> Bitboard {
        Bitboard((self.0 & !Self::H_FILE.0) << 1)
    }

    /// What pawns of `color` on these squares attack.
    pub const fn pawn_attacks(self, color: Color) -> Bitboard {
        let ahead = self.ahead(color);
        Bitboard(ahead.west().0 | ahead.east().0)
    }

    /// These squares and all that lie ahead of them on their files, as `color` sees it.
    pub const fn fill_ahead(self, color: Color) -> Bitboard {
        let mut b = self.0;
        match color {
            Color::White => {
                b |= b << 8;
                b |= b << 16;
                b |= b << 32;
            }
            Color::Black => {
                b |= b >> 8;
                b |= b >> 16;
                b |= b >> 32;
            }
        }
        Bitboard(b)
    }
}

impl BitAnd for Bitboard {
    type Output = Bitboard;
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Bitboard;
    fn bitor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Bitboard;
    fn bitxor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 ^ other.0)
    }
}

impl Not for Bitboard {
    type Output = Bitboard;
    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

impl BitAndAssign for Bitboard {
    fn bitand_assign(&mut self, other: Bitboard) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    fn bitor_assign(&mut self, other: Bitboard) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bitboard {
    fn bitxor_assign(&mut self, other: Bitboard) {
        self.0 ^= other.0;
    }
}

impl Iterator for Bitboard {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = self.first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}
