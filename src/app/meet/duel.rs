//! The game without turns in a session and the same at the other end of a connection: what is done here is told, and what
//! is heard is shown.

use std::rc::Rc;

use crate::app::common::line::Line;
use crate::app::common::player::PlayedBy;
use crate::app::realtime::afar::TimedReport;
use crate::app::realtime::session::{Phase, Session, Why};
use crate::app::realtime::wire::{TimedWant, TimedWire, TimedWireNews};
use crate::app::realtime::wish::PACE_RANGE;
use crate::app::realtime::{TickClock, TimedSetup};
use crate::board::{ByColor, Color};
use crate::meet::Flaw;
use crate::meet::timed::talk::{Agreed, Talk, Word};
use crate::meet::timed::{Lane, LiveTimed, Run, TimedTerms, kept, proposed_unit};
use crate::meet::turns::{Pulse, Stop};
use crate::notation::realtime::{TimedRecord, TimedSettings, link};
use crate::realtime::{Arbiter, Command, Move, Refusal, Status};

/// After so long a silence a connection is unsteady, and after so long again it counts as cut, in microseconds.
const UNSTEADY: u64 = 2_000_000;
const CUT: u64 = 10_000_000;

/// The clock on the page is set anew where it is off by more, in milliseconds.
const OFF: f64 = 4.0;

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
        (duel.game, duel.heard) = (wire.game, wire.heard);
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

    fn begin(&mut self, lanes: ByColor<Lane>) {
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

    fn greet(&mut self) {
        self.talk.say(&Word::Hello { name: self.names[0].clone() });
        if self.live.is_some() {
            self.say_game();
        }
    }

    fn say_game(&mut self) {
        let link = link::encode(&TimedRecord::new(self.settings));
        let (game, side, is_host) = (self.game, self.own, self.is_host);
        self.talk.say(&Word::Game(Agreed { game, side, is_host, link }));
    }

    /// Hears a message that came in order. It need not come from the other device.
    pub fn hear(&mut self, message: &[u8], now: u64) {
        let was_silent = self.talk.silence(now).is_none_or(|silence| silence >= CUT);
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

    /// Both want another game: the host says which.
    fn play_again(&mut self) {
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
    fn adopt(&mut self, agreed: &Agreed) {
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

    /// The messages to be sent now, in order, and the packet that may be lost.
    pub fn collect(&mut self, now: u64) -> (Vec<Vec<u8>>, Option<Vec<u8>>) {
        self.propose();
        let packet = self.live.as_mut().filter(|_| self.stop.is_none()).and_then(|live| {
            live.tick_on(now);
            live.collect(now)
        });
        (self.talk.collect(now), packet)
    }

    /// The host begins once it is known how far the other device is away: at the speed that was wished for, if that is
    /// slow enough, or at the one that somebody chooses.
    fn propose(&mut self) {
        let Some(trip) = self.talk.trip().filter(|_| self.is_host && self.live.is_none()) else {
            return;
        };
        let proposed = proposed_unit(trip);
        match proposed <= self.settings.tu_ms {
            true => self.play_with(self.settings.tu_ms),
            false => self.proposal = Some(proposed),
        }
    }

    fn play_with(&mut self, tu_ms: u32) {
        self.settings.tu_ms = tu_ms;
        self.begin(ByColor::default());
        self.say_game();
    }

    /// Tells the other end what was done in the session, and says what that has to show. A session of another game hears
    /// nothing.
    pub fn follow(&mut self, session: &Session, now: u64) -> Option<TimedReport> {
        let wire = session.wire.as_ref().filter(|_| session.meeting() == Some(self.meeting()))?;
        let known = self.heard.saturating_sub(wire.heard) as usize;
        for &want in wire.wants.iter().skip(known) {
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

    fn report(&mut self, wire: &TimedWire, now: u64) -> TimedReport {
        let (phase, clock) = self.time(now);
        TimedReport {
            meeting: self.meeting(),
            setup: self.setup(),
            phase,
            clock,
            arbiter: self.fresh(now),
            refused: std::mem::take(&mut self.refused),
            news: std::mem::take(&mut self.news),
            wire: TimedWire {
                line: self.line(now),
                game: self.game,
                life: self.life,
                is_host: self.is_host,
                is_agreed: self.live.is_some(),
                name: self.names[1].as_deref().map(Rc::from),
                rematch: self.rematch,
                proposal: self.proposal,
                trip: self.talk.trip().map(milliseconds),
                apart: self.apart().map(milliseconds),
                lanes: self.lanes(wire),
                wants: Vec::new(),
                heard: self.heard,
            },
        }
    }

    /// By how much the two clocks may be apart, in microseconds.
    fn apart(&self) -> Option<u64> {
        self.live.as_ref()?.offset().error()
    }

    /// What both have commanded, packed anew where there is more of it.
    fn lanes(&self, wire: &TimedWire) -> Rc<[u8]> {
        let Some(live) = &self.live else { return Rc::new([]) };
        let packed = kept::write(live.lanes());
        if *packed == *wire.lanes { wire.lanes.clone() } else { Rc::from(packed) }
    }

    /// The game as it is shown, if something has happened in it.
    fn fresh(&mut self, now: u64) -> Option<Arbiter> {
        let live = self.live.as_mut()?;
        let lanes = live.lanes();
        let count = |side| lanes[side].commands.len();
        let key =
            (count(Color::White), count(Color::Black), live.run(), live.sure().ending().is_some());
        if self.told == Some(key) {
            return None;
        }
        self.told = Some(key);
        Some(live.shown(now).clone())
    }

    /// Whether the game runs, and its time as the page's clock has it.
    fn time(&mut self, now: u64) -> (Phase, TickClock) {
        let tu_ms = self.settings.tu_ms;
        let stopped = |tick| TickClock::stopped(tu_ms, tick);
        let Some(live) = &mut self.live else {
            return (Phase::Paused(Why::Waiting), stopped(0));
        };
        if let Some(ending) = live.shown(now).ending() {
            return (Phase::Over, stopped(ending.tick));
        }
        let run = live.run();
        let started = live.common(now).zip(run.started());
        let Some((common, (from, moment))) = started.filter(|_| self.stop.is_none()) else {
            let lanes = live.lanes();
            let tick = lanes[Color::White].horizon.max(lanes[Color::Black].horizon);
            let why = if self.is_ready { Why::Waiting } else { Why::Asked };
            self.clock = None;
            return (Phase::Paused(why), stopped(tick));
        };
        // The moment by the host's clock, as this page's has it.
        let here = (now as f64 - common as f64 + moment as f64) / 1_000.0;
        let fresh = stopped(from).started(here);
        let at = now as f64 / 1_000.0;
        let is_off = |clock: &TickClock| {
            clock.ms((clock.exact(at) - fresh.exact(at)).abs()) > OFF || clock.tu_ms != tu_ms
        };
        let clock = self.clock.filter(|clock| !is_off(clock)).unwrap_or(fresh);
        self.clock = Some(clock);
        (if run.is_ahead(common) { Phase::Countdown } else { Phase::Running }, clock)
    }

    fn line(&self, now: u64) -> Line {
        let pulse = match self.talk.silence(now) {
            None => Pulse::Waiting,
            Some(CUT..) => Pulse::Cut,
            Some(UNSTEADY..) => Pulse::Unsteady,
            Some(_) => Pulse::Steady,
        };
        Line::of(self.stop, self.is_left, self.is_lost, pulse)
    }
}

fn milliseconds(us: u64) -> u32 {
    u32::try_from(us.div_ceil(1_000)).unwrap_or(u32::MAX)
}

/// What is shown of a connection, and what is kept of it.
fn told(wire: &TimedWire) -> impl PartialEq + use<> {
    let TimedWire { line, game, life, is_host, is_agreed, ref name, rematch, proposal, .. } = *wire;
    let round = |ms: Option<u32>| ms.map(|ms| ms / 10);
    let kept = (line, game, life, is_host, is_agreed, name.clone());
    (kept, rematch, proposal, round(wire.trip), wire.lanes.clone(), wire.heard)
}
