//! How a game is set up: who plays, how fast, and by which rules.

use crate::app::common::finish::Finish;
use crate::app::common::player::{Opponent, Person, PlayedBy, Side};
use crate::app::realtime::wish::{PACE_RANGE, TimedWish};
use crate::board::{ByColor, Color};
use crate::engine::Level;
use crate::notation::realtime::{TimedRecord, TimedSettings, link};
use crate::realtime::{Ending, FirstDelays as Draw};

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TimedSetup {
    pub players: ByColor<PlayedBy>,
    /// What it was agreed to be.
    pub terms: TimedSettings,
    /// Do two people at this device sit face to face?
    pub facing: bool,
}

impl TimedSetup {
    /// The game that is wished for. `chance` is any number; it decides what the wish leaves open.
    pub fn of(wish: &TimedWish, chance: u32) -> TimedSetup {
        let computer = PlayedBy::Computer(Level::nearest(wish.level).number());
        let white = match wish.side {
            Side::White => true,
            Side::Black => false,
            Side::Either => chance.is_multiple_of(2),
        };
        let players = match wish.opponent {
            // Time does not wait for links: a friend sits here.
            Opponent::Friend | Opponent::Correspondence | Opponent::Device => [PlayedBy::Human; 2],
            Opponent::Computer if white => [PlayedBy::Human, computer],
            Opponent::Computer => [computer, PlayedBy::Human],
        };
        let setup = Draw {
            delays: wish.waits.delays(),
            seed: u64::from(wish.seed.unwrap_or(chance)),
            black_extra: wish.black_extra(),
        };
        let tu_ms = wish.tu_ms.clamp(PACE_RANGE.0, PACE_RANGE.1);
        let mut terms = TimedSettings { tu_ms, setup, ..TimedSettings::default() };
        for (key, value) in &wish.rules {
            // What an older version kept may be unknown by now: the rule is as usual, then.
            let _ = terms.set(key, value);
        }
        TimedSetup { players: ByColor(players), terms, facing: wish.facing }
    }

    /// The link to its start: the same link gives the same start (R10).
    pub fn link(&self) -> String {
        link::encode(&TimedRecord::new(self.terms))
    }

    pub fn is_human(&self, side: Color) -> bool {
        self.players[side] == PlayedBy::Human
    }

    /// Who plays a side.
    pub fn who(&self, side: Color) -> Person {
        match self.players[side] {
            PlayedBy::Computer(_) => Person::Computer,
            PlayedBy::Nobody => Person::Side(side),
            PlayedBy::Correspondence(_) => Person::Friend,
            PlayedBy::Human if self.is_shared() => Person::Side(side),
            PlayedBy::Human => Person::You,
        }
    }

    /// What is kept of how a game ended.
    pub fn finish(&self, ending: Ending) -> Finish {
        let winner = ending.winner.map(|side| self.who(side));
        Finish::Known(winner, ending.reason.into())
    }

    /// The number of the game, if somebody at another device plays it.
    pub fn afar(&self) -> Option<u32> {
        self.players.0.into_iter().find_map(|player| match player {
            PlayedBy::Correspondence(number) => Some(number),
            _ => None,
        })
    }

    /// Do both players sit at this device?
    pub fn is_shared(&self) -> bool {
        Color::ALL.into_iter().all(|side| self.is_human(side))
    }

    /// The side of whoever plays the computer.
    pub fn own(&self) -> Option<Color> {
        let own = Color::ALL.into_iter().find(|&side| self.is_human(side));
        own.filter(|_| !self.is_shared())
    }

    /// The computer's side and level.
    pub fn computer(&self) -> Option<(Color, u8)> {
        Color::ALL.into_iter().find_map(|side| match self.players[side] {
            PlayedBy::Computer(level) => Some((side, level)),
            PlayedBy::Human | PlayedBy::Correspondence(_) | PlayedBy::Nobody => None,
        })
    }

    /// The same setup with the sides exchanged, and other waits.
    pub fn reversed(&self, chance: u32) -> TimedSetup {
        let [white, black] = self.players.0;
        let setup = Draw { seed: u64::from(chance), ..self.terms.setup };
        let terms = TimedSettings { setup, ..self.terms };
        TimedSetup { players: ByColor([black, white]), terms, ..*self }
    }
}
