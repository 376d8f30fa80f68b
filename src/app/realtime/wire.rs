//! What a session of the game without turns knows of the connection to the other player, and what is wanted here that the
//! other device must hear. What becomes of it in the session is in `afar`; `app/meet` brings both ends together.

use std::rc::Rc;

use crate::app::common::line::Line;
use crate::app::common::wishes::Wishes;
use crate::realtime::Command;

/// What somebody here wants that the other device must hear.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TimedWant {
    /// A command, given at a moment.
    Command(Command, f64),
    /// May the game run, as far as the player here is concerned?
    Ready(bool),
    /// Another game, or none.
    Rematch(bool),
    Phrase(u8),
    /// So long a time unit shall be, in milliseconds.
    Unit(u32),
}

/// What has happened at the other device that is not plain from the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimedWireNews {
    Met,
    Said(u8),
    NoRematch,
    /// Nothing can be done until the two are connected.
    NotNow,
}

/// What a session knows of the connection to the other player.
#[derive(Clone, PartialEq, Debug)]
pub struct TimedWire {
    pub line: Line,
    /// The number of the game among those of the meeting, from 0 on.
    pub game: u16,
    pub life: u32,
    /// Does this device decide when the game starts?
    pub is_host: bool,
    /// Have both agreed on the game?
    pub is_agreed: bool,
    /// What the other player is called.
    pub name: Option<Rc<str>>,
    /// Who wants another game: somebody here, the other player.
    pub rematch: [bool; 2],
    /// The time unit that suits the network better than the one that was wished for, if there is one.
    pub proposal: Option<u32>,
    /// How long a message takes there and back, and how far the two clocks may be apart, in milliseconds.
    pub trip: Option<u32>,
    pub apart: Option<u32>,
    /// What both have commanded, packed, to go on from later.
    pub lanes: Rc<[u8]>,
    /// What the connection may not have heard yet, and how much it has heard before.
    pub wants: Wishes<TimedWant>,
}

impl TimedWire {
    /// That of a game of a meeting before the devices are connected.
    pub fn apart(game: u16, is_host: bool) -> TimedWire {
        TimedWire {
            line: Line::Apart,
            game,
            life: 0,
            is_host,
            is_agreed: false,
            name: None,
            rematch: [false; 2],
            proposal: None,
            trip: None,
            apart: None,
            lanes: Rc::new([]),
            wants: Wishes::default(),
        }
    }

    /// Can something be done here that the other device will hear, sooner or later?
    pub fn carries(&self) -> bool {
        self.line.carries()
    }
}
