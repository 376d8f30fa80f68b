//! What whoever sits here does in a live game.

use super::live::LiveGame;
use super::message::{End, Message, PHRASES, Wish};
use super::news::Refused;
use crate::rules::Move;

/// What somebody does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    Move(Move),
    Ask(Wish),
    /// Answers something that the other side wants: is it agreed to?
    Answer(Wish, bool),
    Resign,
    /// Claims the draw that may be claimed.
    Claim,
    Phrase(u8),
    Leave,
}

impl LiveGame {
    /// Does something, and tells the other side. Why it is not done is told; then nothing has changed.
    pub fn act(&mut self, deed: Deed, now: u64) -> Result<(), Refused> {
        if self.stop.is_some() && deed != Deed::Leave {
            return Err(Refused::Stopped);
        }
        if self.is_fresh && deed != Deed::Leave {
            return Err(Refused::NotMet);
        }
        match deed {
            Deed::Move(m) => self.play(m, now),
            Deed::Ask(wish) => self.ask(wish, now),
            Deed::Answer(wish, agreed) => self.answer(wish, agreed, now),
            Deed::Resign => self.end_by(End::Resigned, now),
            Deed::Claim if self.game.status().claim.is_none() || self.waits() => {
                Err(Refused::Nothing)
            }
            Deed::Claim => self.end_by(End::Claimed, now),
            Deed::Phrase(number) if number < PHRASES => {
                self.say(&Message::Phrase(number));
                Ok(())
            }
            Deed::Phrase(_) => Err(Refused::Nothing),
            Deed::Leave => {
                self.say(&Message::Bye);
                Ok(())
            }
        }
    }

    /// May the game go back any moment?
    fn waits(&self) -> bool {
        self.asked[self.own as usize].take_back.is_some()
    }

    fn play(&mut self, m: Move, now: u64) -> Result<(), Refused> {
        let own = self.own;
        if self.outcome().is_some() {
            return Err(Refused::Over);
        }
        if self.waits() || self.game.player_of(self.game.turn()) != own {
            return Err(Refused::NotYourTurn);
        }
        if !self.game.legal().contains(&m) {
            return Err(Refused::Illegal);
        }
        let (game, moves, coords) = (self.number, self.moves(), self.game.coord(m));
        self.make(m, now);
        let left = self.clock.map_or(0, |shared| shared.clock.left(own, now / 1_000));
        let key = self.game.position().info.key();
        self.say(&Message::Move { game, moves, coords, left, key });
        Ok(())
    }

    fn ask(&mut self, wish: Wish, now: u64) -> Result<(), Refused> {
        let is_over = self.outcome().is_some();
        match wish {
            Wish::Rematch if !is_over => return Err(Refused::NotOver),
            Wish::Rematch => {}
            _ if is_over => return Err(Refused::Over),
            Wish::TakeBack { to } if to >= self.moves() => return Err(Refused::Nothing),
            Wish::TakeBack { .. } | Wish::Draw => {}
        }
        // Who wants what the other wants has agreed to it.
        if self.asked[!self.own as usize].has(wish) {
            return self.answer(wish, true, now);
        }
        // Asked twice it might be answered twice, and once so and once otherwise.
        let ours = &mut self.asked[self.own as usize];
        if ours.has_kind_of(wish) {
            return Err(Refused::Nothing);
        }
        ours.set(wish, true);
        self.say(&Message::Ask { game: self.number, moves: self.moves(), wish });
        Ok(())
    }

    pub(super) fn answer(&mut self, wish: Wish, agreed: bool, now: u64) -> Result<(), Refused> {
        let wanted = &mut self.asked[!self.own as usize];
        if !wanted.has(wish) {
            return Err(Refused::NotAsked);
        }
        wanted.set(wish, false);
        let (game, moves) = (self.number, self.moves());
        self.say(&Message::Answer { game, moves, wish, agreed });
        match wish {
            _ if !agreed => {}
            Wish::TakeBack { to } => self.cut(to, now),
            Wish::Draw => self.finish(End::Agreed, now),
            Wish::Rematch => self.begin_next(),
        }
        Ok(())
    }

    fn end_by(&mut self, end: End, now: u64) -> Result<(), Refused> {
        if self.outcome().is_some() {
            return Err(Refused::Over);
        }
        let (game, moves) = (self.number, self.moves());
        self.finish(end, now);
        self.say(&Message::End { game, moves, end });
        Ok(())
    }

    /// Where taking back the last turn of whoever sits here leads; none if they have had none.
    pub fn own_last_turn(&self) -> Option<u16> {
        let begins = |&moves: &usize| {
            let place = self.game.place(moves);
            place.made == 0 && self.game.first_plies(moves).player_of(place.color) == self.own
        };
        let found = (0..self.game.len()).rev().find(begins)?;
        u16::try_from(found).ok()
    }
}
