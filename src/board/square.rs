//! Where a piece can stand.

use super::Color;

/// One of the 64 squares of a board: a1 is 0, h1 is 7, h8 is 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    pub const COUNT: usize = 64;

    /// The square of that index; only the low six bits count.
    pub const fn new(index: u8) -> Square {
        Square(index & 63)
    }

    /// The square on a file and rank, both counted from 0; only the low three bits of each count.
    pub const fn at(file: u8, rank: u8) -> Square {
        Square((rank & 7) << 3 | (file & 7))
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 for the a-file to 7 for the h-file.
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// 0 for the first rank to 7 for the eighth.
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The rank as `color` counts it: 0 is its own first rank.
    pub const fn rank_for(self, color: Color) -> u8 {
        self.rank() ^ (7 * color as u8)
    }

    /// The same square seen from the other side of the board (a1 and a8 change places).
    pub const fn mirrored(self) -> Square {
        Square(self.0 ^ 56)
    }

    /// The square as `color` sees it: itself for White, mirrored for Black.
    pub const fn seen_by(self, color: Color) -> Square {
        Square(self.0 ^ (56 * color as u8))
    }

    /// The square `ranks` further ahead for `color`, or `None` beyond the edge.
    pub const fn ahead(self, color: Color, ranks: i8) -> Option<Square> {
        let rank = self.rank() as i8 + if color as u8 == 0 { ranks } else { -ranks };
        if rank < 0 || rank > 7 { None } else { Some(Square::at(self.file(), rank as u8)) }
    }

    /// How many king's steps lie between two squares.
    pub const fn distance(self, other: Square) -> u8 {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        if files > ranks { files } else { ranks }
    }

    /// True for the squares White sees as light.
    pub const fn is_light(self) -> bool {
        (self.file() + self.rank()) & 1 == 1
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..64).map(Square)
    }
}

/// Which board of a game: 0 is A, 1 is B, 2 is C.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BoardId(u8);

impl BoardId {
    pub const A: BoardId = BoardId(0);
    pub const B: BoardId = BoardId(1);
    pub const C: BoardId = BoardId(2);

    /// The board of that index; only the low two bits count.
    pub const fn new(index: u8) -> BoardId {
        BoardId(index & 3)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name: `A`, `B`, `C`.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }
}

/// Where a piece stands: a board and a square on it. One byte: two bits of board, six of square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BoardSquare(u8);

impl BoardSquare {
    pub const fn new(board: BoardId, square: Square) -> BoardSquare {
        BoardSquare(board.0 << 6 | square.0)
    }

    pub const fn board(self) -> BoardId {
        BoardId(self.0 >> 6)
    }

    pub const fn square(self) -> Square {
        Square(self.0 & 63)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The same square on another board.
    pub const fn on(self, board: BoardId) -> BoardSquare {
        BoardSquare::new(board, self.square())
    }
}
