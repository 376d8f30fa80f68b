//! What the other side says in a live game, and what comes of it. Nothing is believed that the rules do not allow.

use super::live::LiveGame;
use super::message::{End, Message, Wish};
use super::news::{News, Stop};
use super::time::MOST_A_GAME;
use super::wanted::Wanted;
use crate::board::Player;
use crate::board::key::Key;
use crate::meet::frame::Flaw;
use crate::meet::post::{Arrival, Encounter};
use crate::meet::way::Pulse;

impl LiveGame {
    /// Hears a message. It need not come from the other device.
    pub fn hear(&mut self, frame: &[u8], now: u64) {
        if let Err(flaw) = self.take_in(frame, now) {
            self.news.push(News::Flawed(flaw));
            if let Flaw::Version(version) = flaw {
                self.stop_for(Stop::Version(version));
            }
        }
    }

    fn take_in(&mut self, frame: &[u8], now: u64) -> Result<(), Flaw> {
        let mut opened = self.way.open(frame)?;
        let message = opened.says.as_mut().map(Message::read).transpose()?;
        let was_cut = matches!(self.pulse(now), Pulse::Cut | Pulse::Waiting);
        self.is_known = self.way.is_known_to(&opened);
        let (arrival, encounter) = self.way.take(&opened, now);
        if was_cut {
            self.met(now);
        }
        match encounter {
            Encounter::Known => {}
            // What was said before they were heard may not have meant this life of the page.
            Encounter::First => self.say_all(),
            Encounter::Reborn => {
                self.asked[!self.own as usize] = Wanted::default();
                self.greet();
                self.ask_again();
            }
        }
        if let Some(message) = message.filter(|_| arrival == Arrival::Next) {
            self.follow(message, now);
        }
        Ok(())
    }

    /// The other side has lost its memory, but what is wanted here is wanted still.
    fn ask_again(&mut self) {
        for wish in self.asked[self.own as usize].all().into_iter().flatten() {
            self.say(&Message::Ask { game: self.number, moves: self.moves(), wish });
        }
    }

    fn follow(&mut self, message: Message, now: u64) {
        match message {
            // Who leaves may do so whatever has been.
            Message::Bye => self.news.push(News::Left),
            _ if self.stop.is_some() => {}
            Message::Hello { name } => self.names[!self.own as usize] = name,
            Message::Sync(stand) => self.compare(&stand, now),
            Message::Stop => self.stop_for(Stop::Theirs),
            // It comes from before this page lost its memory: whoever knows that compares first.
            _ if self.is_fresh => {}
            Message::Phrase(number) => self.news.push(News::Said(number)),
            Message::Move { game, moves, coords, left, key } if game == self.number => {
                self.follow_move(moves, &coords, left, key, now);
            }
            Message::Time { game, moves, left } if (game, moves) == (self.number, self.moves()) => {
                self.shorten(left, now);
            }
            Message::Ask { game, moves, wish } if game == self.number => {
                self.hear_wish(moves, wish, now);
            }
            Message::Answer { game, wish, agreed, .. } if game == self.number => {
                self.hear_answer(wish, agreed, now);
            }
            Message::End { game, moves, end } if game == self.number => {
                self.hear_end(moves, end, now);
            }
            // They want the game that has begun here already.
            Message::Ask { game, wish: Wish::Rematch, .. } if game < self.number => self.say_all(),
            // It was said of an earlier game, or before another move.
            Message::Move { .. }
            | Message::Time { .. }
            | Message::Ask { .. }
            | Message::Answer { .. }
            | Message::End { .. } => {}
        }
    }

    fn follow_move(&mut self, moves: u16, coords: &str, left: u32, key: Key, now: u64) {
        let them = !self.own;
        // It is known already, from when the games were compared.
        if moves < self.moves() {
            return;
        }
        let is_theirs = self.game.player_of(self.game.turn()) == them;
        let found = self.game.read(coords).ok();
        let wanted = found.filter(|_| is_theirs && moves == self.moves());
        let leads_there = wanted.and_then(|m| self.game.after(m));
        let Some((m, _)) = wanted.zip(leads_there.filter(|game| game.position().info.key() == key))
        else {
            return self.stop_for(Stop::Illegal(moves));
        };
        self.make(m, now);
        self.news.push(News::Moved);
        let (trip, game, moves) = (self.trip(), self.number, self.moves());
        let settled = self.clock.as_mut().map(|it| it.settle(them, left, trip, now / 1_000));
        if let Some((left, true)) = settled {
            self.say(&Message::Time { game, moves, left });
        }
    }

    /// Less time is left here than was said.
    fn shorten(&mut self, left: u32, now: u64) {
        let own = self.own;
        if let Some(shared) = &mut self.clock {
            let held = shared.clock.left(own, now / 1_000);
            shared.clock = shared.clock.with_left(own, left.min(held));
        }
    }

    fn hear_wish(&mut self, moves: u16, wish: Wish, now: u64) {
        let is_over = self.outcome().is_some();
        let is_now = moves == self.moves();
        let fits = match wish {
            Wish::Rematch => is_over,
            Wish::Draw => is_now && !is_over,
            Wish::TakeBack { to } => is_now && !is_over && to < moves,
        };
        if !fits {
            return;
        }
        let ours = self.asked[self.own as usize];
        if ours.rematch {
            return self.begin_next();
        }
        self.asked[!self.own as usize].set(wish, true);
        if ours.has(wish) {
            // Both want the same: so it is agreed. There is something to answer.
            let _ = self.answer(wish, true, now);
            return;
        }
        self.news.push(News::Asked(wish));
    }

    fn agree(&mut self, wish: Wish, now: u64) {
        self.asked[self.own as usize].set(wish, false);
        match wish {
            Wish::TakeBack { to } => self.cut(to.min(self.moves()), now),
            Wish::Draw => self.finish(End::Agreed, now),
            Wish::Rematch => self.begin_next(),
        }
    }

    fn hear_answer(&mut self, wish: Wish, agreed: bool, now: u64) {
        let asked = self.asked[self.own as usize].has(wish);
        match (asked, agreed) {
            (true, true) => self.agree(wish, now),
            (true, false) => {
                self.asked[self.own as usize].set(wish, false);
                self.news.push(News::Declined(wish));
            }
            // They have gone back to where nobody here wanted to, or heard it twice.
            (false, true) => self.say_all(),
            (false, false) => {}
        }
    }

    pub(super) fn hear_end(&mut self, moves: u16, end: End, now: u64) {
        if self.game.status().outcome.is_some() || !self.yields(end) {
            return;
        }
        let here = match end {
            End::Resigned => End::YouResigned,
            End::YouResigned => End::Resigned,
            End::Late => End::YouLate,
            End::YouLate => End::Late,
            End::Agreed | End::Claimed => end,
        };
        if self.end.is_some_and(|(known, _)| known == here) {
            return;
        }
        let allowed = match end {
            End::Resigned | End::Late => true,
            End::YouResigned => self.is_fresh,
            End::Agreed => self.is_fresh || self.asked[self.own as usize].draw,
            End::Claimed => self.game.first_plies(moves.into()).status().claim.is_some(),
            End::YouLate => self.can_be_late(now),
        };
        match allowed {
            true => self.finish(here, now),
            false => self.stop_for(Stop::Over),
        }
    }

    /// Does what they say of the end count? Of two ends that were declared at once the first person's does, but nothing
    /// counts more than what both have agreed on.
    fn yields(&self, end: End) -> bool {
        match (self.end, end) {
            (None, _) => true,
            (Some((End::Agreed, _)), _) => false,
            (Some((_, outcome)), End::Agreed) => {
                // A page that has forgotten what it wanted gives away no win.
                let may_have_asked = self.is_fresh && outcome.winner != Some(self.own);
                may_have_asked || self.asked[self.own as usize].draw
            }
            (Some(_), _) => self.own == Player::Second,
        }
    }

    /// May the time here be over, as the other side sees it? What the network has taken is not given back for ever.
    fn can_be_late(&self, now: u64) -> bool {
        let left = self.clock.map(|shared| shared.clock.left(self.own, now / 1_000));
        left.is_some_and(|left| left <= MOST_A_GAME)
    }
}
