//! Which game is played: the side that invites decides, once it is known how far the other device is away.

use super::Duel;
use crate::app::realtime::wish::PACE_RANGE;
use crate::board::ByColor;
use crate::meet::timed::talk::{Agreed, Word};
use crate::meet::timed::{Lane, LiveTimed, TimedTerms, proposed_unit};
use crate::notation::realtime::{TimedRecord, link};

impl Duel {
    pub(super) fn begin(&mut self, lanes: ByColor<Lane>) {
        let terms = TimedTerms {
            // Packets of one game mean nothing in the next.
            meeting: self.meeting().wrapping_add(self.game.into()),
            options: self.settings.options,
            start: self.settings.start(),
            tu_ms: self.settings.tu_ms,
        };
        let live = LiveTimed::new(terms, self.own, self.is_host, lanes).reborn(self.life);
        self.live = Some(live);
        (self.told, self.clock, self.rematch) = (None, None, [false; 2]);
        (self.proposal, self.is_ready) = (None, true);
    }

    pub(super) fn greet(&mut self) {
        self.talk.say(&Word::Hello { name: self.names[0].clone() });
        if self.live.is_some() {
            self.say_game();
        }
    }

    pub(super) fn say_game(&mut self) {
        let link = link::encode(&TimedRecord::new(self.settings));
        let (game, side, is_host) = (self.game, self.own, self.is_host);
        self.talk.say(&Word::Game(Agreed { game, side, is_host, link }));
    }

    /// Both want another game: the host says which.
    pub(super) fn play_again(&mut self) {
        if self.is_host && self.rematch == [true; 2] {
            self.game = self.game.saturating_add(1);
            self.own = !self.own;
            // Other waits, of which both devices make the same.
            self.settings.setup.seed = self.settings.setup.seed.wrapping_add(1);
            self.begin(ByColor::default());
            self.say_game();
        }
    }

    /// Takes the game that the other device says is played, where this one has none, or wanted the next.
    pub(super) fn adopt(&mut self, agreed: &Agreed) {
        let next = self.game.checked_add(1) == Some(agreed.game);
        let fits = match self.live.is_some() {
            false => agreed.game >= self.game,
            true => agreed.is_host && !self.is_host && next && self.is_over(),
        };
        let Ok(record) = link::decode(&agreed.link) else { return };
        let is_new = record.arbiter.log().is_empty() && record.own_start().is_none();
        let (least, most) = PACE_RANGE;
        let is_sane = is_new && (least..=most).contains(&record.settings.tu_ms);
        if fits && is_sane {
            self.settings = record.settings;
            (self.game, self.own, self.is_host) = (agreed.game, !agreed.side, !agreed.is_host);
            self.begin(ByColor::default());
        }
    }

    /// The host begins once it is known how far the other device is away: at the speed that was wished for, if that is
    /// slow enough, or at the one that somebody chooses.
    pub(super) fn propose(&mut self) {
        let Some(trip) = self.talk.trip().filter(|_| self.is_host && self.live.is_none()) else {
            return;
        };
        let proposed = proposed_unit(trip);
        match proposed <= self.settings.tu_ms {
            true => self.play_with(self.settings.tu_ms),
            false => self.proposal = Some(proposed),
        }
    }

    pub(super) fn play_with(&mut self, tu_ms: u32) {
        self.settings.tu_ms = tu_ms;
        self.begin(ByColor::default());
        self.say_game();
    }
}
