//! The rights that a position can hold, as far as its pieces allow them.

use super::draft::Draft;
use super::game::EditedGame;
use super::man::Man;
use crate::board::{BoardSquare, Color};
use crate::notation::fen::{self, CASTLING};

/// A right to castle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CastlingRight {
    /// Its number, as changes name it.
    pub number: usize,
    pub color: Color,
    pub is_short: bool,
    /// Do king and rook stand at home?
    pub can_be: bool,
    /// Is it part of the position?
    pub is_held: bool,
}

/// The rights to castle, those without a rook included; none in games without castling.
pub fn castling(draft: &Draft) -> Vec<CastlingRight> {
    let standing = draft.standing();
    let right = |(number, (_, color, file)): (usize, (char, Color, u8))| {
        let can_be = fen::castling_rook(&standing, color, file).is_some();
        let is_held = can_be && draft.castling[number];
        CastlingRight { number, color, is_short: file > 4, can_be, is_held }
    };
    let all = CASTLING.into_iter().enumerate().map(right);
    all.filter(|_| draft.rules().has_castling()).collect()
}

/// The squares that a pawn can just have passed over, where there are turns.
pub fn passable(draft: &Draft) -> Vec<BoardSquare> {
    match draft.game {
        EditedGame::Turns(_) => fen::passable(draft.rules(), &draft.standing()),
        EditedGame::Timed => Vec::new(),
    }
}

/// The pawns of a side of which it is asked whether they have ever moved, in the order of the files.
pub fn may_be_unmoved(draft: &Draft, color: Color) -> Vec<Man> {
    by_file(draft, color, Draft::may_be_unmoved)
}

/// The pawns of a side that can just have made a double step, where there are no turns.
pub fn may_have_passed(draft: &Draft, color: Color) -> Vec<Man> {
    by_file(draft, color, Draft::may_have_passed)
}

fn by_file(draft: &Draft, color: Color, asked: fn(&Draft, &Man) -> bool) -> Vec<Man> {
    let own = |man: &&Man| man.piece.color == color && asked(draft, man);
    let on =
        |file: u8| draft.men.iter().filter(own).find(move |it| it.site.square().file() == file);
    (0..8).filter_map(on).copied().collect()
}
