//! What all boards of a position hold together, and what lies beyond one of them.

use crate::board::{
    Bitboard, Board, BoardId, Boards, ByColor, Color, Position, Role, Square, attacks,
};
use crate::rules::Variant;

/// What all boards of a position hold together.
pub struct Whole {
    /// Pawns, single or yoked, by their squares on whichever board; the same with all squares ahead of them, and with
    /// all behind.
    pub pawns: ByColor<Bitboard>,
    pub pawns_ahead: ByColor<Bitboard>,
    pub pawns_behind: ByColor<Bitboard>,
    /// Where the kings stand, on whichever board.
    pub kings: ByColor<Option<Square>>,
    /// The squares that a board has.
    pub squares: Bitboard,
}

impl Whole {
    pub fn of<B: Boards>(position: &Position<B>, files: u8) -> Whole {
        let mut pawns = ByColor([Bitboard::EMPTY; 2]);
        let mut kings = ByColor([None; 2]);
        for board in position.boards() {
            for color in Color::ALL {
                pawns[color] |= board.pawns(color);
                kings[color] = kings[color].or(board.king(color));
            }
        }
        Whole {
            pawns,
            pawns_ahead: ByColor(Color::ALL.map(|color| pawns[color].fill_ahead(color))),
            pawns_behind: ByColor(Color::ALL.map(|color| pawns[color].fill_ahead(!color))),
            kings,
            squares: Bitboard::files_below(files),
        }
    }

    /// The squares by a king and those before them.
    pub fn ring(&self, color: Color) -> Bitboard {
        let Some(king) = self.kings[color] else { return Bitboard::EMPTY };
        let steps = attacks::king(king);
        (steps | steps.ahead(color)) & self.squares
    }
}

/// The squares at which a piece that arrives on board `from` may come down on each board.
pub fn passages<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
    from: usize,
) -> B::Each<Bitboard> {
    let nth = |i: usize| BoardId::new(i as u8);
    B::each(|onto| rules.passage(position.boards(), nth(from), nth(onto)))
}

/// What awaits the pieces that arrive on the squares of one board, where they come down.
pub struct LandingInfo {
    /// The squares at which one can arrive at all.
    pub open: Bitboard,
    /// Those at which a side attacks wherever one may come down.
    pub met: ByColor<Bitboard>,
    /// A side's pieces on the boards one may come down on.
    pub non_pawns: ByColor<Bitboard>,
}

impl LandingInfo {
    /// Looks beyond a board from which there are those `passages`. What a side attacks on board `i` is
    /// `reach(i, color)`.
    #[inline]
    pub fn of(
        boards: &[Board],
        passages: &[Bitboard],
        reach: impl Fn(usize, Color) -> Bitboard,
    ) -> LandingInfo {
        let [empty, full] = [Bitboard::EMPTY, Bitboard::FULL].map(|set| ByColor([set; 2]));
        let mut beyond = LandingInfo { open: Bitboard::EMPTY, met: full, non_pawns: empty };
        for (onto, (board, &passage)) in boards.iter().zip(passages).enumerate() {
            beyond.open |= passage;
            for color in Color::ALL {
                beyond.met[color] &= reach(onto, color) | !passage;
                if !passage.is_empty() {
                    let kings = board.pieces(color, Role::King);
                    beyond.non_pawns[color] |= board.color(color) & !board.pawns(color) & !kings;
                }
            }
        }
        beyond
    }
}
