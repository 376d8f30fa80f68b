//! How a game is set up: who plays, how fast, and by which rules.

use super::wish::{PACE_RANGE, Wish};
use crate::board::{ByColor, Color};
use crate::notation::realtime::{Record, Settings, link};
use crate::realtime::Setup as Draw;
use crate::ui::player::Person;
use crate::ui::player::Player;
use crate::ui::settings::{Opponent, Side};

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Setup {
    pub players: ByColor<Player>,
    /// What it was agreed to be.
    pub terms: Settings,
    /// Do two people at this device sit face to face?
    pub facing: bool,
}

impl Setup {
    /// The game that is wished for. `chance` is any number; it decides what the wish leaves open.
    pub fn of(wish: &Wish, chance: u32) -> Setup {
        let computer = Player::Computer(wish.level.clamp(1, 8));
        let white = match wish.side {
            Side::White => true,
            Side::Black => false,
            Side::Either => chance.is_multiple_of(2),
        };
        let players = match wish.opponent {
            // Time does not wait for links: a friend sits here.
            Opponent::Friend | Opponent::Afar => [Player::Human; 2],
            Opponent::Computer if white => [Player::Human, computer],
            Opponent::Computer => [computer, Player::Human],
        };
        let setup = Draw {
            delays: wish.waits.delays(),
            seed: u64::from(wish.seed.unwrap_or(chance)),
            black_extra: wish.black_extra(),
        };
        let tu_ms = wish.tu_ms.clamp(PACE_RANGE.0, PACE_RANGE.1);
        let mut terms = Settings { tu_ms, setup, ..Settings::default() };
        for (key, value) in &wish.rules {
            // What an older version kept may be unknown by now: the rule is as usual, then.
            let _ = terms.set(key, value);
        }
        Setup { players: ByColor(players), terms, facing: wish.facing }
    }

    /// The link to its start: the same link gives the same start (R10).
    pub fn link(&self) -> String {
        link::encode(&Record::new(self.terms))
    }

    pub fn is_human(&self, side: Color) -> bool {
        self.players[side] == Player::Human
    }

    /// Who plays a side.
    pub fn who(&self, side: Color) -> Person {
        match self.players[side] {
            Player::Computer(_) => Person::Computer,
            Player::Nobody => Person::Side(side),
            Player::Human | Player::Afar(_) if self.is_shared() => Person::Side(side),
            Player::Human | Player::Afar(_) => Person::You,
        }
    }

    /// Do both players sit at this device?
    pub fn is_shared(&self) -> bool {
        Color::ALL.into_iter().all(|side| self.is_human(side))
    }

    /// The army of whoever plays the computer.
    pub fn own(&self) -> Option<Color> {
        let own = Color::ALL.into_iter().find(|&side| self.is_human(side));
        own.filter(|_| !self.is_shared())
    }

    /// The computer's army and level.
    pub fn computer(&self) -> Option<(Color, u8)> {
        Color::ALL.into_iter().find_map(|side| match self.players[side] {
            Player::Computer(level) => Some((side, level)),
            Player::Human | Player::Afar(_) | Player::Nobody => None,
        })
    }

    /// The same setup with the armies exchanged, and other waits.
    pub fn reversed(&self, chance: u32) -> Setup {
        let [white, black] = self.players.0;
        let setup = Draw { seed: u64::from(chance), ..self.terms.setup };
        let terms = Settings { setup, ..self.terms };
        Setup { players: ByColor([black, white]), terms, ..*self }
    }
}
