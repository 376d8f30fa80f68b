//! Turns, and what is due in them.

use crate::board::{Color, Position, PositionInfo, Roles, Run};
use crate::rules::{Memory, Rules};

/// Where a ply stands among the turns of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The number of the full move.
    pub number: u16,
    /// Whose turn it is.
    pub color: Color,
    /// How many moves of the turn come before it.
    pub made: u8,
}

impl Place {
    pub fn of(info: &PositionInfo) -> Place {
        Place { number: info.fullmove, color: info.turn(), made: info.made_in_turn() }
    }
}

/// What may be moved now, in games whose turns have several moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// A pawn must move, and then a piece.
    Pawn,
    /// A pawn and then a piece, or a piece alone.
    Either,
    /// No pawn can move, so a piece moves alone.
    PieceAlone,
    /// The pawn has moved; a piece follows.
    PieceNext,
    /// So many moves of a series are left.
    Series(u8),
}

/// How often the persons may switch sides, in games in which they may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changes {
    /// The changes just made in a row, and how many may be; none made where that is not limited.
    pub run: Run,
    /// How often the first and the second person still may, where that is limited.
    pub left: Option<[u8; 2]>,
}

impl Changes {
    /// The switches of sides in a position; none in games in which a side stays with its person.
    pub fn of(rules: Rules, position: &Position) -> Option<Changes> {
        let (run, left) = (position.info.run(), position.info.switches_left());
        rules.memory().contains(&Memory::Command).then_some(Changes { run, left })
    }
}

impl Due {
    /// What is due in a position; none in games whose turns are single moves.
    pub fn of(rules: Rules, position: &Position) -> Option<Due> {
        if rules.has_series() {
            return Some(Due::Series(rules.moves_left(&position.info)));
        }
        if !rules.memory().contains(&Memory::Turn) {
            return None;
        }
        Some(match (position.info.made_in_turn(), rules.due(position)) {
            (0, Roles::PAWNS) => Due::Pawn,
            (0, Roles::NON_PAWNS) => Due::PieceAlone,
            (0, _) => Due::Either,
            _ => Due::PieceNext,
        })
    }
}
