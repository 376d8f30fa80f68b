//! Why a position that somebody sets up cannot be played.

use crate::board::{Bitboard, Board, Color, Position, Role};
use crate::notation::fault::PositionProblem;
use crate::rules::{Flaw, Variant};

/// Why a position cannot be played: everything that is wrong with it, the plainest first; nothing, if
/// it can be.
pub fn problems(rules: &dyn Variant, position: &Position) -> Vec<PositionProblem> {
    let mut found = Vec::new();
    for color in Color::ALL {
        found.extend(kings(rules, position, color));
        for board in position.boards() {
            let pawns = astray(rules, board, color).into_iter();
            found.extend(pawns.map(|at| PositionProblem::PawnAstray { color, at }));
        }
    }
    let (us, them) = (position.info.turn(), !position.info.turn());
    if rules.in_check(position, them) {
        found.push(PositionProblem::InCheckOutOfTurn(them));
    }
    found.extend(rules.flaw(position.boards(), &position.info).map(|flaw| match flaw {
        Flaw::Check => PositionProblem::CheckForbidden(us),
        Flaw::TurnAfterTheEnd => PositionProblem::OverBefore(us),
        Flaw::TakenTwice(at) => PositionProblem::TakenTwice(at),
    }));
    found
}

/// What is wrong with the number of a side's kings.
fn kings(rules: &dyn Variant, position: &Position, color: Color) -> Option<PositionProblem> {
    let kings = |board: &Board| board.pieces(color, Role::King).len();
    match position.boards().iter().map(kings).sum() {
        0 if rules.king_vanishes() && color == position.info.turn() => None,
        0 if rules.is_royal() => Some(PositionProblem::NoKing(color)),
        0 | 1 => None,
        count => Some(PositionProblem::ManyKings { color, count }),
    }
}

/// The pawns that stand where none can. A yoked pair never goes back, nor stays yoked on its last rank.
fn astray(rules: &dyn Variant, board: &Board, color: Color) -> Bitboard {
    let ends = Bitboard::rank_for(color, 0) | Bitboard::rank_for(color, 7);
    board.pieces(color, Role::Pawn) & !rules.pawn_squares(color)
        | board.pieces(color, Role::Tandem) & ends
}
