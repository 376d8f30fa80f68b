//! A game of turns as one of two devices has it.

use super::message::{End, Message, Wish};
use super::news::{News, Stop};
use super::time::SharedClock;
use super::wanted::Wanted;
use crate::board::{Color, Player};
use crate::game::Game;
use crate::game::clock::{Clock, TimeControl};
use crate::meet::frame::Kind;
use crate::meet::way::{Pulse, Way};
use crate::rules::{Move, Outcome, Reason};
use crate::variants::Spec;

/// What two people have agreed on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The number of the meeting, by which its messages are told from others.
    pub meeting: u32,
    pub spec: Spec,
    /// The start as FEN, unless it is the usual one.
    pub start: Option<String>,
    pub time: Option<TimeControl>,
}

/// A game of turns at one of two devices. Time is told in microseconds, by a clock that never runs backwards.
#[derive(Clone, Debug)]
pub struct LiveGame {
    pub(super) terms: Terms,
    /// Who sits at this device, in this game.
    pub(super) own: Player,
    /// The number of this game in the meeting, from 0 on.
    pub(super) number: u16,
    pub(super) game: Game,
    pub(super) clock: Option<SharedClock>,
    /// How it ended other than by its rules, as this device says it.
    pub(super) end: Option<(End, Outcome)>,
    /// What each side wants, by whom.
    pub(super) asked: [Wanted; 2],
    pub(super) takebacks: u16,
    pub(super) names: [Option<String>; 2],
    pub(super) stop: Option<Stop>,
    /// Is it told from the other side what has been missed, since this page lost its memory?
    pub(super) is_fresh: bool,
    /// Does the other side know that this page has lost its memory, if it has?
    pub(super) is_known: bool,
    pub(super) way: Way,
    pub(super) news: Vec<News>,
}

impl LiveGame {
    /// A game of which so much has been played, as the page has it that begins this life.
    pub fn new(terms: Terms, own: Player, game: Game, life: u32) -> LiveGame {
        let clock = terms.time.map(SharedClock::new);
        let way = Way::new(Kind::Turns, terms.meeting, life);
        LiveGame {
            terms,
            own,
            number: 0,
            game,
            clock,
            end: None,
            asked: Default::default(),
            takebacks: 0,
            names: [None, None],
            stop: None,
            is_fresh: true,
            is_known: false,
            way,
            news: Vec::new(),
        }
    }

    /// The same with what a page has kept beyond the moves: which game of the meeting it is, how often something was
    /// taken back, and what both have left.
    #[must_use]
    pub fn resumed(mut self, number: u16, takebacks: u16, left: Option<[u32; 2]>) -> LiveGame {
        (self.number, self.takebacks) = (number, takebacks);
        if let Some(shared) = &mut self.clock {
            let left = left.unwrap_or(shared.clock.control.bases());
            shared.clock = Clock::resumed(shared.clock.control, left);
        }
        self
    }

    /// The same, which had ended so other than by its rules.
    #[must_use]
    pub fn ended_so(mut self, outcome: Option<Outcome>) -> LiveGame {
        self.end = outcome.map(|outcome| (self.as_said(outcome), outcome));
        self
    }

    /// An end as this device says it.
    fn as_said(&self, outcome: Outcome) -> End {
        let has_won = outcome.winner == Some(self.own);
        match outcome.reason {
            Reason::Resignation if has_won => End::YouResigned,
            Reason::Resignation => End::Resigned,
            Reason::Time if has_won => End::YouLate,
            Reason::Time => End::Late,
            Reason::Agreement => End::Agreed,
            _ => End::Claimed,
        }
    }

    /// The same, and what the player here is called.
    #[must_use]
    pub fn named(mut self, name: Option<String>) -> LiveGame {
        self.names[self.own as usize] = name;
        self
    }

    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    pub fn own(&self) -> Player {
        self.own
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The number of this game in the meeting, from 0 on.
    pub fn number(&self) -> u16 {
        self.number
    }

    /// How often something was taken back in this game.
    pub fn takebacks(&self) -> u16 {
        self.takebacks
    }

    pub fn clock(&self) -> Option<Clock> {
        self.clock.map(|shared| shared.clock)
    }

    /// What the first and the second person are called, as far as they say.
    pub fn names(&self) -> &[Option<String>; 2] {
        &self.names
    }

    /// What a side wants that the other has not answered, and of that what is to be answered first.
    pub fn asked(&self, player: Player) -> Option<Wish> {
        self.asked[player as usize].first()
    }

    /// How the game ended other than by its rules.
    pub fn ended(&self) -> Option<Outcome> {
        self.end.map(|(_, outcome)| outcome)
    }

    /// How the game ended, if it has. What the rules say of a last move counts before what people say who did not know
    /// of it.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.status().outcome.or(self.ended())
    }

    /// Why the devices do not go on, if they do not.
    pub fn stopped(&self) -> Option<Stop> {
        self.stop
    }

    /// How long a message takes there and back, in microseconds.
    pub fn trip(&self) -> Option<u64> {
        self.way.offset.trip()
    }

    pub fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    /// Whether anything is heard of the other side.
    pub fn pulse(&self, now: u64) -> Pulse {
        self.way.pulse(now)
    }

    /// There is a way to the other side, or another than before: says who is here and how the game stands.
    pub fn connected(&mut self) {
        self.way.connected();
        self.greet();
    }

    pub(super) fn greet(&mut self) {
        let name = self.names[self.own as usize].clone();
        self.say(&Message::Hello { name });
        self.say_all();
    }

    /// What is to be sent now, each a message of its own.
    pub fn collect(&mut self, now: u64) -> Vec<Vec<u8>> {
        self.way.collect(now)
    }

    /// Time has passed: clocks may have run out, or must stand still while nothing is heard.
    pub fn tick(&mut self, now: u64) {
        let (own, trip) = (self.own, self.trip());
        if self.pulse(now) == Pulse::Cut {
            return self.stop_clock(now);
        }
        if self.outcome().is_some() {
            return;
        }
        let late = self.clock.as_mut().and_then(|shared| shared.flag(own, trip, now / 1_000));
        if let Some(late) = late {
            let end = if late == own { End::Late } else { End::YouLate };
            self.finish(end, now);
            self.say(&Message::End { game: self.number, moves: self.moves(), end });
        }
    }

    /// Something is heard of the other side for the first time, or again.
    pub(super) fn met(&mut self, now: u64) {
        self.news.push(News::Met);
        self.run_clock(now);
    }

    /// The clock of whoever is to move runs again, if there is one and the game has begun.
    pub(super) fn run_clock(&mut self, now: u64) {
        let mover = self.game.player_of(self.game.turn());
        let runs = self.outcome().is_none() && !self.game.is_empty();
        if let Some(shared) = self.clock.as_mut().filter(|_| runs) {
            shared.clock = shared.clock.started(mover, now / 1_000);
        }
    }

    pub(super) fn stop_clock(&mut self, now: u64) {
        if let Some(shared) = &mut self.clock {
            shared.clock = shared.clock.stopped(now / 1_000);
        }
    }

    /// How many moves have been made, as messages say it.
    pub(super) fn moves(&self) -> u16 {
        u16::try_from(self.game.len()).unwrap_or(u16::MAX)
    }

    pub(super) fn say(&mut self, message: &Message) {
        if !self.way.say(message.write()) {
            self.stop_for(Stop::Theirs);
        }
    }

    /// The two devices do not go on.
    pub(super) fn stop_for(&mut self, stop: Stop) {
        if self.stop.is_none() {
            self.stop = Some(stop);
            self.news.push(News::Stopped(stop));
            // What cannot be queued any more cannot be said.
            self.way.say(Message::Stop.write());
        }
    }

    /// Makes a legal move of whoever is to move. One that came while the game was being ended is made all the same.
    pub(super) fn make(&mut self, m: Move, now: u64) {
        let Some(game) = self.game.after(m) else { return };
        let ms = now / 1_000;
        let before = std::mem::replace(&mut self.game, game);
        let mover = before.player_of(before.turn());
        let next = self.game.player_of(self.game.turn());
        let changes = before.player_of(Color::White) != self.game.player_of(Color::White);
        if let Some(shared) = &mut self.clock {
            shared.clock = shared.clock.pressed(mover, next, ms);
            if changes {
                shared.clock = shared.clock.exchanged(ms).started(next, ms);
            }
        }
        if self.outcome().is_some() {
            self.stop_clock(now);
        }
        // Who moves declines what the other wants of this game; a move also answers what was to be taken back.
        self.asked[!mover as usize].draw = false;
        self.asked.iter_mut().for_each(|wanted| wanted.take_back = None);
    }

    /// Goes back to where so many moves had been made.
    pub(super) fn cut(&mut self, to: u16, now: u64) {
        self.game = self.game.first_plies(to.into());
        self.takebacks = self.takebacks.saturating_add(1);
        self.stop_clock(now);
        self.run_clock(now);
        self.news.push(News::TookBack);
    }

    /// Ends the game as this device says it.
    pub(super) fn finish(&mut self, end: End, now: u64) {
        let own = self.own;
        let outcome = match end {
            End::Resigned => Outcome::win(!own, Reason::Resignation),
            End::YouResigned => Outcome::win(own, Reason::Resignation),
            End::Agreed => Outcome::draw(Reason::Agreement),
            End::Claimed => Outcome::draw(self.game.status().claim.unwrap_or(Reason::Agreement)),
            End::Late => self.out_of_time(own),
            End::YouLate => self.out_of_time(!own),
        };
        self.end = Some((end, outcome));
        // What was asked here may have been agreed to before they hear of the end.
        self.asked[!own as usize] = Wanted::default();
        self.stop_clock(now);
    }

    /// Against a bare king it is drawn (FIDE 6.9).
    fn out_of_time(&self, late: Player) -> Outcome {
        let winner = !late;
        let is_white = self.game.player_of(Color::White) == winner;
        let color = if is_white { Color::White } else { Color::Black };
        match self.game.has_force(color) {
            true => Outcome::win(winner, Reason::Time),
            false => Outcome::draw(Reason::Time),
        }
    }

    /// The next game of the meeting: the persons have changed places.
    pub(super) fn begin_next(&mut self) {
        let rules = Game::replay(self.terms.spec, self.terms.start.as_deref(), []);
        // What could be begun once can be begun again.
        let Ok(game) = rules else { return };
        self.game = game;
        self.own = !self.own;
        self.names.swap(0, 1);
        self.number = self.number.saturating_add(1);
        self.terms.time = self.terms.time.map(TimeControl::reversed);
        self.clock = self.terms.time.map(SharedClock::new);
        (self.end, self.asked, self.takebacks) = (None, Default::default(), 0);
        self.news.push(News::Again);
    }
}
