//! The game without turns in a session and the same at the other end of a connection: what is done here is told, and what
//! is heard is shown.

mod agreeing;
mod showing;

use crate::app::common::player::PlayedBy;
use crate::app::realtime::afar::TimedReport;
use crate::app::realtime::session::{Phase, Session, Why};
use crate::app::realtime::wire::{TimedWant, TimedWire, TimedWireNews};
use crate::app::realtime::{TickClock, TimedSetup};
use crate::board::{ByColor, Color};
use crate::meet::timed::talk::{Talk, Word};
use crate::meet::timed::{LiveTimed, Run, kept};
use crate::meet::turns::Stop;
use crate::meet::{Flaw, Pulse};
use crate::notation::realtime::TimedSettings;
use crate::realtime::{Arbiter, Command, Move, Refusal, Status};
use showing::told;

/// One of the two ends. Time is told in microseconds, by the clock of the page.
#[derive(Clone, Debug)]
pub struct Duel {
    talk: Talk,
    life: u32,
    own: Color,
    is_host: bool,
    /// The number of the game among those of the meeting.
    game: u16,
    settings: TimedSettings,
    proposal: Option<u32>,
    live: Option<LiveTimed>,
    names: [Option<String>; 2],
    rematch: [bool; 2],
    is_ready: bool,
    is_lost: bool,
    is_left: bool,
    stop: Option<Stop>,
    /// How many of the session's wishes have been heard.
    heard: u32,
    /// What the session was told last of the game: how much has been commanded, and when it was started.
    told: Option<(usize, usize, Run, bool)>,
    clock: Option<TickClock>,
    refused: Vec<(Move, Refusal)>,
    news: Vec<TimedWireNews>,
}

impl Duel {
    /// The end of the side that invites to a game with these settings, or that is invited to one.
    pub fn new(
        meeting: u32,
        own: Color,
        is_host: bool,
        settings: TimedSettings,
        life: u32,
    ) -> Duel {
        Duel {
            talk: Talk::new(meeting, life),
            life,
            own,
            is_host,
            game: 0,
            settings,
            proposal: None,
            live: None,
            names: [None, None],
            rematch: [false; 2],
            is_ready: true,
            is_lost: false,
            is_left: false,
            stop: None,
            heard: 0,
            told: None,
            clock: None,
            refused: Vec::new(),
            news: Vec::new(),
        }
    }

    /// The end at a session of which a page has kept what it must know; none if its game needs no connection.
    pub fn at(session: &Session, life: u32) -> Option<Duel> {
        let wire = session.wire.as_ref()?;
        let own = session.setup.own()?;
        let mut duel = Duel::new(session.meeting()?, own, wire.is_host, session.setup.terms, life);
        (duel.game, duel.heard) = (wire.game, wire.wants.heard());
        duel.names[1] = wire.name.as_deref().map(str::to_owned);
        if wire.is_agreed {
            duel.begin(kept::read(&wire.lanes).unwrap_or_default());
        }
        Some(duel)
    }

    /// The same, and what the player here is called.
    #[must_use]
    pub fn named(mut self, name: Option<String>) -> Duel {
        self.names[0] = name;
        self
    }

    /// The number of the meeting.
    pub fn meeting(&self) -> u32 {
        self.talk.meeting()
    }

    /// The session of the game, before anything was told of it.
    pub fn session(&self) -> Session {
        let arbiter = Arbiter::new(self.settings.options, self.settings.start(), 0);
        let wire = Some(TimedWire::apart(self.game, self.is_host));
        let phase = Phase::Paused(Why::Waiting);
        Session { wire, phase, ..Session::with(self.setup(), arbiter) }
    }

    fn setup(&self) -> TimedSetup {
        let number = self.meeting().wrapping_add(self.game.into());
        let mut players = ByColor([PlayedBy::Correspondence(number); 2]);
        players[self.own] = PlayedBy::Human;
        TimedSetup { players, terms: self.settings, facing: false }
    }

    /// There is a way to the other end, or another than before.
    pub fn connected(&mut self) {
        (self.is_lost, self.is_left) = (false, false);
        self.talk.connected();
        self.greet();
    }

    /// There is no way any more.
    pub fn lost(&mut self) {
        self.is_lost = true;
    }

    /// Leaves, and says so: the last messages.
    pub fn leave(&mut self, now: u64) -> Vec<Vec<u8>> {
        self.talk.say(&Word::Bye);
        self.talk.collect(now)
    }

    /// Hears a message that came in order. It need not come from the other device.
    pub fn hear(&mut self, message: &[u8], now: u64) {
        let was_silent = matches!(self.talk.pulse(now), Pulse::Waiting | Pulse::Cut);
        match self.talk.hear(message, now) {
            Err(Flaw::Version(version)) => self.stop = Some(Stop::Version(version)),
            // Nonsense needs no words.
            Err(_) => {}
            Ok((word, is_new)) => {
                if was_silent {
                    self.news.push(TimedWireNews::Met);
                }
                if is_new {
                    self.greet();
                }
                word.into_iter().for_each(|word| self.follow_word(word));
            }
        }
    }

    /// Hears a packet. It need not come from the other device.
    pub fn hear_packet(&mut self, packet: &[u8], now: u64) {
        if let Some(live) = self.live.as_mut().filter(|_| self.stop.is_none()) {
            live.hear(packet, now);
            // Who says otherwise than before, or of other times than there are, is not played with any more.
            let hurts = |flaw: &Flaw| matches!(flaw, Flaw::Changed | Flaw::Backdated);
            if live.take_flaws().iter().any(hurts) {
                self.stop = Some(Stop::Over);
            }
        }
    }

    fn follow_word(&mut self, word: Word) {
        match word {
            Word::Bye => self.is_left = true,
            Word::Hello { name } => self.names[1] = name.or(self.names[1].take()),
            Word::Phrase(number) => self.news.push(TimedWireNews::Said(number)),
            Word::Rematch { game, wanted } if game == self.game && self.is_over() => {
                if self.rematch[0] && !wanted {
                    self.news.push(TimedWireNews::NoRematch);
                    self.rematch[0] = false;
                }
                self.rematch[1] = wanted;
                self.play_again();
            }
            Word::Rematch { .. } => {}
            Word::Game(agreed) => self.adopt(&agreed),
        }
    }

    fn is_over(&self) -> bool {
        self.live.as_ref().is_some_and(|live| live.sure().ending().is_some())
    }

    /// The messages to be sent now, in order, and the packet that may be lost.
    pub fn collect(&mut self, now: u64) -> (Vec<Vec<u8>>, Option<Vec<u8>>) {
        self.propose();
        let packet = self.live.as_mut().filter(|_| self.stop.is_none()).and_then(|live| {
            live.tick_on(now);
            live.collect(now)
        });
        (self.talk.collect(now), packet)
    }

    /// Tells the other end what was done in the session, and says what that has to show. A session of another game hears
    /// nothing.
    pub fn follow(&mut self, session: &Session, now: u64) -> Option<TimedReport> {
        let wire = session.wire.as_ref().filter(|_| session.meeting() == Some(self.meeting()))?;
        for &want in wire.wants.fresh(self.heard) {
            self.heard = self.heard.saturating_add(1);
            self.do_what_is_wanted(want, now);
        }
        let report = self.report(wire, now);
        let is_new =
            report.arbiter.is_some() || !report.refused.is_empty() || !report.news.is_empty();
        let stands = (report.phase, report.clock, report.setup);
        let known = (session.phase, session.clock, session.setup);
        (is_new || stands != known || told(&report.wire) != told(wire)).then_some(report)
    }

    fn do_what_is_wanted(&mut self, want: TimedWant, now: u64) {
        match want {
            TimedWant::Command(command, when) => {
                let when = ((when * 1_000.0) as u64).min(now);
                self.command(command, when);
            }
            TimedWant::Ready(is_ready) => {
                self.is_ready = is_ready;
                self.live.iter_mut().for_each(|live| live.set_ready(is_ready));
            }
            TimedWant::Rematch(wanted) if self.is_over() => {
                if !wanted {
                    self.rematch[1] = false;
                }
                self.rematch[0] = wanted;
                self.talk.say(&Word::Rematch { game: self.game, wanted });
                self.play_again();
            }
            TimedWant::Rematch(_) => {}
            TimedWant::Phrase(number) => self.talk.say(&Word::Phrase(number)),
            TimedWant::Unit(tu_ms) if self.proposal.is_some() => self.play_with(tu_ms),
            TimedWant::Unit(_) => {}
        }
    }

    fn command(&mut self, command: Command, when: u64) {
        let Some(live) = self.live.as_mut().filter(|_| self.stop.is_none()) else { return };
        let done = live.command(command, when);
        if let (Command::Move(m) | Command::Premove(m), Ok(Status::Rejected(why))) = (command, done)
        {
            self.refused.push((m, why));
        }
    }
}
