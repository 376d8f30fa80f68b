//! What a table knows of the connection to a player at another device, and what is wanted here that the other device must
//! hear. What becomes of it at the table is in `afar`; `app/meet` brings both ends together.

use crate::app::common::line::Line;
use crate::app::common::wishes::Wishes;
use crate::board::Player;
use crate::meet::turns::Wish;

/// What somebody here wants that the other device must hear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    TakeBack,
    Draw,
    Rematch,
    /// The answer to something that the other player wants.
    Answer(Wish, bool),
    Resign,
    Claim,
    /// One of the phrases there are.
    Phrase(u8),
}

/// What has happened at the other device that is not plain from the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WireNews {
    Met,
    Declined(Wish),
    TookBack,
    Said(u8),
    /// What was wanted here cannot be done now.
    NotNow,
}

/// What a table knows of the connection to the other player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wire {
    pub line: Line,
    /// The number of the game among those of the meeting, from 0 on.
    pub game: u16,
    /// How often something was taken back in it.
    pub takebacks: u16,
    /// How often the page has lost its memory, or more.
    pub life: u32,
    /// What each player wants that the other has not answered.
    pub asked: [Option<Wish>; 2],
    /// What the connection may not have heard yet, and how much it has heard before.
    pub wants: Wishes<Want>,
    /// How often the game was changed by the connection: moves made here before the last of these mean nothing.
    pub turn: u32,
}

impl Wire {
    /// That of a game of a meeting before the devices are connected.
    pub fn apart(game: u16) -> Wire {
        let asked = [None; 2];
        Wire {
            line: Line::Apart,
            game,
            takebacks: 0,
            life: 0,
            asked,
            wants: Wishes::default(),
            turn: 0,
        }
    }

    /// Can something be done here that the other device will hear, sooner or later?
    pub fn carries(&self) -> bool {
        self.line.carries()
    }

    /// May a player move? Not while a request to take a move back is open.
    pub fn lets_move(&self, player: Player) -> bool {
        self.carries() && !matches!(self.asked[player as usize], Some(Wish::TakeBack { .. }))
    }
}
