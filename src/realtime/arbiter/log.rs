//! What has been played, and going back in it.

use super::{Arbiter, Deed};
use crate::board::Color;
use crate::realtime::{Move, Refusal, Tick};

/// A move that was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The number of the command that made it.
    pub serial: u32,
    /// Its stamp.
    pub tick: Tick,
    pub side: Color,
    pub deed: Deed,
}

impl Entry {
    /// The move as it was asked for.
    pub fn asked(&self) -> Move {
        self.deed.effect.asked()
    }
}

impl Arbiter {
    /// Makes the next move of a log, final at once. The moves of a log, in the order in which they were
    /// applied, tell the game: no tie needs deciding any more (R26).
    pub fn append(&mut self, tick: Tick, side: Color, m: Move) -> Result<(), Refusal> {
        if self.ending.is_some() {
            return Err(Refusal::GameOver);
        }
        let deed = self.settled.deed(&self.options, side, m, tick)?;
        let serial = self.submitted;
        self.submitted = serial.saturating_add(1);
        self.now = self.now.max(tick);
        match side {
            Color::White => self.make_white(serial, tick, deed),
            Color::Black => self.make(Entry { serial, tick, side, deed }),
        }
        self.live = self.settled;
        // The game went on, so nothing has come of rights that ended before.
        self.judged = self.judged.max(tick);
        Ok(())
    }

    /// The game as it was after so many moves of the log, all if there are fewer. Nothing is pending
    /// or premoved, no offer stands, and it goes on from the last stamp.
    pub fn rewound(&self, moves: usize) -> Arbiter {
        let mut arbiter = Arbiter::new(self.options, self.start.0, self.start.1);
        for entry in self.log.iter().take(moves) {
            // What could be made once can be made again.
            if arbiter.append(entry.tick, entry.side, entry.asked()).is_err() {
                break;
            }
        }
        arbiter
    }
}
