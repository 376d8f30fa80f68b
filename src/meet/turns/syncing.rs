//! Two devices compare a game after they have met, or met again: the longer of two that agree counts.

use super::live::LiveGame;
use super::message::{Message, Stand};
use super::news::{News, Stop};
use super::time::MOST_A_GAME;

impl LiveGame {
    /// Says how the game stands.
    pub(super) fn say_all(&mut self) {
        let left = self.clock.map_or([0; 2], |shared| shared.clock.both(0));
        let stand = Stand {
            game: self.number,
            moves: self.game.coords(),
            left,
            takebacks: self.takebacks,
            end: self.end.map(|(end, _)| end),
        };
        self.say(&Message::Sync(stand));
    }

    /// Hears how the game stands at the other device.
    pub(super) fn compare(&mut self, theirs: &Stand, now: u64) {
        // They have agreed to another game, which this page has forgotten.
        let wanted = self.asked[self.own as usize];
        let is_next = theirs.game == self.number.saturating_add(1);
        if is_next && (self.is_fresh || wanted.rematch) {
            self.begin_next();
        }
        if theirs.game != self.number {
            // Who is behind hears it from this side.
            if theirs.game > self.number {
                self.stop_for(Stop::Differs(0));
            }
            self.is_fresh &= !self.is_known;
            return;
        }
        let ours = self.game.coords();
        let alike = ours.iter().zip(&theirs.moves).take_while(|(a, b)| a == b).count();
        match (alike == ours.len(), alike == theirs.moves.len()) {
            // They have not heard yet that something was taken back.
            _ if theirs.takebacks < self.takebacks => {}
            (true, _) => self.catch_up(&theirs.moves[alike..], now),
            // They have agreed to take something back, which did not get here.
            (false, true)
                if theirs.takebacks > self.takebacks
                    && (self.is_fresh || wanted.take_back.map(usize::from) == Some(alike)) =>
            {
                self.asked[self.own as usize].take_back = None;
                self.cut(u16::try_from(alike).unwrap_or(u16::MAX), now);
            }
            (false, true) => {}
            (false, false) => return self.stop_for(differs(alike)),
        }
        self.takebacks = self.takebacks.max(theirs.takebacks);
        self.compare_clocks(theirs.left, now);
        if let Some(end) = theirs.end.filter(|_| alike == ours.len() || alike == theirs.moves.len())
        {
            self.hear_end(self.moves().min(theirs.moves.len() as u16), end, now);
        }
        self.is_fresh &= !self.is_known;
    }

    /// Makes the moves that were missed.
    fn catch_up(&mut self, missed: &[String], now: u64) {
        for text in missed {
            let Ok(m) = self.game.read(text) else {
                return self.stop_for(Stop::Illegal(self.moves()));
            };
            self.make(m, now);
            self.news.push(News::Moved);
        }
    }

    /// Each owns its clock; a page that has lost its memory hears what it had left.
    fn compare_clocks(&mut self, left: [u32; 2], now: u64) {
        let (own, them) = (self.own, !self.own);
        let is_running = self.clock.is_some_and(|shared| shared.clock.running().is_some());
        self.stop_clock(now);
        if let Some(shared) = &mut self.clock {
            let clock = &mut shared.clock;
            let most = clock.left(them, now / 1_000).saturating_add(MOST_A_GAME);
            *clock = clock.with_left(them, left[them as usize].min(most));
            if self.is_fresh {
                let held = clock.left(own, now / 1_000);
                *clock = clock.with_left(own, left[own as usize].min(held));
            }
        }
        if is_running {
            self.run_clock(now);
        }
    }
}

fn differs(alike: usize) -> Stop {
    Stop::Differs(u16::try_from(alike).unwrap_or(u16::MAX))
}
