//! Turns and their halves.

use crate::board::{Color, Meta, Phase, Roles, Run, State};
use crate::rules::{Memory, Rules};

/// Where a ply stands among the turns of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The number of the full move.
    pub number: u16,
    /// Whose turn it is.
    pub color: Color,
    /// Which half of the turn, where turns have two.
    pub half: Phase,
}

impl Place {
    pub fn of(meta: &Meta) -> Place {
        Place { number: meta.fullmove, color: meta.turn(), half: meta.phase() }
    }
}

/// What may be moved now, in games whose turns have two halves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// A pawn must move, and then an officer.
    Pawn,
    /// A pawn and then an officer, or an officer alone.
    Either,
    /// No pawn can move, so an officer moves alone.
    OfficerAlone,
    /// The pawn has moved; an officer follows.
    OfficerNext,
}

/// How often the persons may change armies, in games in which they may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changes {
    /// The changes just made in a row, and how many may be; none made where that is not limited.
    pub run: Run,
    /// How often the first and the second person still may, where that is limited.
    pub left: Option<[u8; 2]>,
}

impl Changes {
    /// The changes of armies in a position; none in games in which an army stays with its person.
    pub fn of(rules: Rules, state: &State) -> Option<Changes> {
        let (run, left) = (state.meta.run(), state.meta.switches_left());
        rules.memory().contains(&Memory::Command).then_some(Changes { run, left })
    }
}

impl Due {
    /// What is due in a position; none in games whose turns are single moves.
    pub fn of(rules: Rules, state: &State) -> Option<Due> {
        if !rules.memory().contains(&Memory::Phase) {
            return None;
        }
        Some(match (state.meta.phase(), rules.due(state)) {
            (Phase::Second, _) => Due::OfficerNext,
            (Phase::First, Roles::PAWNS) => Due::Pawn,
            (Phase::First, Roles::OFFICERS) => Due::OfficerAlone,
            (Phase::First, _) => Due::Either,
        })
    }
}
