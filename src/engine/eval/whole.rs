//! What all boards of a position hold together, and what lies beyond one of them.

use crate::board::{Bitboard, BoardId, Boards, ByColor, Color, Role, Square, State, attacks};
use crate::rules::Variant;

/// What all boards of a position hold together.
pub struct Whole {
    /// Pawns, single or yoked, by their squares on whichever board.
    pub pawns: ByColor<Bitboard>,
    /// Where the kings stand, on whichever board.
    pub kings: ByColor<Option<Square>>,
    /// The squares that a board has.
    pub squares: Bitboard,
}

impl Whole {
    pub fn of<B: Boards>(state: &State<B>, files: u8) -> Whole {
        let mut pawns = ByColor([Bitboard::EMPTY; 2]);
        let mut kings = ByColor([None; 2]);
        for plane in state.boards() {
            for color in Color::ALL {
                pawns[color] |= plane.pawns(color);
                kings[color] = kings[color].or(plane.king(color));
            }
        }
        Whole { pawns, kings, squares: Bitboard::files_below(files) }
    }

    /// The squares by a king and those before them.
    pub fn ring(&self, color: Color) -> Bitboard {
        let Some(king) = self.kings[color] else { return Bitboard::EMPTY };
        let steps = attacks::king(king);
        (steps | steps.ahead(color)) & self.squares
    }
}

/// What awaits the men that arrive on the squares of one board, where they come down.
pub struct Beyond {
    /// The squares at which one can arrive at all.
    pub open: Bitboard,
    /// Those at which an army attacks wherever one may come down.
    pub met: ByColor<Bitboard>,
    /// An army's officers on the boards one may come down on.
    pub officers: ByColor<Bitboard>,
}

impl Beyond {
    /// Looks beyond board `from`. What an army attacks on board `i` is `reach(i, color)`.
    pub fn of<B: Boards>(
        rules: &dyn Variant,
        state: &State<B>,
        from: usize,
        reach: impl Fn(usize, Color) -> Bitboard,
    ) -> Beyond {
        let boards = state.boards();
        let board = |i: usize| BoardId::new(i as u8);
        let [empty, full] = [Bitboard::EMPTY, Bitboard::FULL].map(|set| ByColor([set; 2]));
        let mut beyond = Beyond { open: Bitboard::EMPTY, met: full, officers: empty };
        for (onto, plane) in boards.iter().enumerate() {
            let passage = rules.passage(boards, board(from), board(onto));
            beyond.open |= passage;
            for color in Color::ALL {
                beyond.met[color] &= reach(onto, color) | !passage;
                if !passage.is_empty() {
                    let kings = plane.men(color, Role::King);
                    beyond.officers[color] |= plane.color(color) & !plane.pawns(color) & !kings;
                }
            }
        }
        beyond
    }
}
