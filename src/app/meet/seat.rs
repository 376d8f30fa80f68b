//! The game on a table and the same at the other end of a connection: what is done here is told, and what is heard is
//! shown.

use std::rc::Rc;

use crate::app::common::line::Line;
use crate::app::turns::afar::Report;
use crate::app::turns::table::Table;
use crate::app::turns::wire::{Want, Wire, WireNews};
use crate::board::Player;
use crate::game::Game;
use crate::meet::turns::{Deed, LiveGame, News, Refused, Terms, Wish};

/// One of the two ends. Time is told in microseconds, by the clock of the page.
#[derive(Clone, Debug)]
pub struct Seat {
    live: LiveGame,
    life: u32,
    /// How many of the table's wishes have been heard.
    heard: u32,
    /// The game as the table has been told it or has made it, and how often that was told.
    known: Game,
    turn: u32,
    /// Is there no way to the other end any more?
    is_lost: bool,
    /// Has the other player said that they leave?
    is_left: bool,
    /// What has to be told the table.
    news: Vec<WireNews>,
}

impl Seat {
    /// The end at a table, in a life of its page that must be later than all before; none if its game needs no
    /// connection.
    pub fn at(table: &Table, life: u32) -> Option<Seat> {
        let wire = table.wire.as_ref()?;
        let terms = Terms {
            meeting: table.meeting()?,
            spec: table.setup.spec,
            start: table.game.start_fen(),
            time: table.setup.time,
        };
        let own = table.setup.human();
        let left = table.clock.map(|clock| clock.both(0));
        let live = LiveGame::new(terms, own, table.game.clone(), life)
            .resumed(wire.game, wire.takebacks, left)
            .ended_so(table.ended)
            .named(table.own_name(own).map(str::to_owned));
        Some(Seat {
            live,
            life,
            heard: wire.wants.heard(),
            known: table.game.clone(),
            turn: wire.turn,
            is_lost: false,
            is_left: false,
            news: Vec::new(),
        })
    }

    /// The number of the meeting.
    pub fn meeting(&self) -> u32 {
        self.live.terms().meeting
    }

    /// There is a way to the other end, or another than before.
    pub fn connected(&mut self) {
        (self.is_lost, self.is_left) = (false, false);
        self.live.connected();
    }

    /// There is no way any more.
    pub fn lost(&mut self) {
        self.is_lost = true;
    }

    /// Leaves, and says so: the last messages.
    pub fn leave(&mut self, now: u64) -> Vec<Vec<u8>> {
        // One may leave at any time.
        let _ = self.live.act(Deed::Leave, now);
        self.live.collect(now)
    }

    /// Hears a message. It need not come from the other device.
    pub fn hear(&mut self, message: &[u8], now: u64) {
        self.live.hear(message, now);
    }

    /// The messages to be sent now.
    pub fn collect(&mut self, now: u64) -> Vec<Vec<u8>> {
        self.live.tick(now);
        self.live.collect(now)
    }

    /// How long a message takes there and back, in microseconds.
    pub fn trip(&self) -> Option<u64> {
        self.live.trip()
    }

    /// Tells the other end what was done at the table, and says what the table has to show. A table at which another game
    /// is played hears nothing.
    pub fn follow(&mut self, table: &Table, now: u64) -> Option<Report> {
        let wire = table.wire.as_ref().filter(|_| table.meeting() == Some(self.meeting()))?;
        if wire.game == self.live.number() {
            for &want in wire.wants.fresh(self.heard) {
                self.heard += 1;
                self.tell(want, now);
            }
            self.note_changes();
            if wire.turn == self.turn {
                self.tell_moves(&table.game, now);
            }
        }
        self.note_changes();
        self.take_news();
        let report = self.report(table, now);
        report.changes(table, wire).then_some(report)
    }

    fn tell(&mut self, want: Want, now: u64) {
        let deed = match want {
            Want::TakeBack => match self.live.own_last_turn() {
                Some(to) => Deed::Ask(Wish::TakeBack { to }),
                None => return,
            },
            Want::Draw => Deed::Ask(Wish::Draw),
            Want::Rematch => Deed::Ask(Wish::Rematch),
            Want::Answer(wish, agreed) => Deed::Answer(wish, agreed),
            Want::Resign => Deed::Resign,
            Want::Claim => Deed::Claim,
            Want::Phrase(number) => Deed::Phrase(number),
        };
        // Where it is refused for another reason the game has moved on, or ended, as the table will show.
        if let Err(Refused::NotMet | Refused::Stopped) = self.live.act(deed, now) {
            self.news.push(WireNews::NotNow);
        }
    }

    /// The connection may have changed the game: then the table has to be told, and its moves of before mean nothing.
    fn note_changes(&mut self) {
        if *self.live.game() != self.known {
            self.known = self.live.game().clone();
            self.turn = self.turn.wrapping_add(1);
        }
    }

    /// The moves made at the table since it was told how the game stands.
    fn tell_moves(&mut self, game: &Game, now: u64) {
        let made = self.known.len();
        let goes_on = game.len() > made && game.first_plies(made) == self.known;
        for m in game.moves().into_iter().skip(made).take_while(|_| goes_on) {
            if self.live.act(Deed::Move(m), now).is_err() {
                // The table must take it back.
                self.turn = self.turn.wrapping_add(1);
                break;
            }
            self.known = self.live.game().clone();
        }
    }

    fn take_news(&mut self) {
        for news in self.live.take_news() {
            match news {
                News::Met => {
                    self.is_left = false;
                    self.news.push(WireNews::Met);
                }
                News::Left => self.is_left = true,
                News::Declined(wish) => self.news.push(WireNews::Declined(wish)),
                News::TookBack => self.news.push(WireNews::TookBack),
                News::Said(number) => self.news.push(WireNews::Said(number)),
                // What the table shows needs no words; nonsense needs none either.
                News::Moved | News::Asked(_) | News::Again | News::Flawed(_) | News::Stopped(_) => {
                }
            }
        }
    }

    fn report(&mut self, table: &Table, now: u64) -> Report {
        let news = std::mem::take(&mut self.news);
        let (live, known) = (&self.live, &table.names);
        // Who has not said what they are called may have been named by an invitation.
        let name = |at: usize| live.names()[at].as_deref().map(Rc::from).or(known[at].clone());
        let by_rules = live.game().status().outcome.is_some();
        Report {
            meeting: self.meeting(),
            line: self.line(now),
            number: live.number(),
            takebacks: live.takebacks(),
            life: self.life,
            game: live.game().clone(),
            clock: live.clock(),
            ended: live.ended().filter(|_| !by_rules),
            names: [name(0), name(1)],
            asked: [Player::First, Player::Second].map(|player| live.asked(player)),
            turn: self.turn,
            heard: self.heard,
            news,
        }
    }

    fn line(&self, now: u64) -> Line {
        Line::of(self.live.stopped(), self.is_left, self.is_lost, self.live.pulse(now))
    }
}

impl Report {
    /// Is there something in it that a table does not show yet?
    fn changes(&self, table: &Table, wire: &Wire) -> bool {
        let known = (wire.line, wire.game, wire.takebacks, wire.life, wire.asked, wire.turn);
        let told = (self.line, self.number, self.takebacks, self.life, self.asked, self.turn);
        let is_new = known != told || self.heard > wire.wants.heard() || !self.news.is_empty();
        let stands =
            (table.clock, table.ended, &table.names) == (self.clock, self.ended, &self.names);
        is_new || !stands
    }
}
