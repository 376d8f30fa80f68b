//! A game in real time as one of two devices has it.

use super::lane::{self, Lane, Stamped};
use super::packet::{MOST_COMMANDS, Packet};
use super::run::{Phase, Run};
use crate::board::{ByColor, Color};
use crate::meet::frame::{Flaw, Head, Kind};
use crate::meet::offset::Offset;
use crate::realtime::{Arbiter, Command, Options, Status, Tick, TimedPosition};

/// A packet is sent so often, in microseconds.
const EVERY: u64 = 50_000;

/// The shortest silence after which the game stands still, in microseconds. A longer one is allowed where the network
/// is slow: three times as long as a packet takes.
const LEAST_PATIENCE: u64 = 300_000;

/// A start is so far ahead that both will have heard of it, in microseconds.
const LEAD: u64 = 1_000_000;

/// The first start leaves time to look at the board.
const FIRST_LEAD: u64 = 3_000_000;

/// What two people have agreed on.
#[derive(Clone, PartialEq, Debug)]
pub struct TimedTerms {
    /// The number of the meeting, by which its packets are told from others.
    pub meeting: u32,
    pub options: Options,
    pub start: TimedPosition,
    /// How long a time unit lasts, in milliseconds.
    pub tu_ms: u32,
}

/// Why a command is not even tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Withheld {
    /// The game stands still, or what was missed is not known yet.
    Halted,
    /// The other side does not acknowledge anything.
    Full,
}

/// What is known of the other side by its last packet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Other {
    pub life: u32,
    pub number: u32,
    pub run: Run,
    pub is_ready: bool,
    /// How many of its own commands it knows.
    pub total: u32,
    /// How many of ours.
    pub heard: u32,
    /// When the packet came.
    pub at: u64,
}

/// A game in real time at one of two devices. All moments are in microseconds, by a clock that never runs backwards.
#[derive(Clone, Debug)]
pub struct LiveTimed {
    pub(super) terms: TimedTerms,
    pub(super) own: Color,
    /// Does this device decide when the game starts, and is its clock the common one?
    pub(super) is_host: bool,
    pub(super) life: u32,
    number: u32,
    pub(super) lanes: ByColor<Lane>,
    pub(super) run: Run,
    /// The last start that this page has heard of.
    pub(super) started: Option<Run>,
    pub(super) is_ready: bool,
    /// Is it known what the other side has heard of this one's earlier lives?
    pub(super) is_told: bool,
    pub(super) other: Option<Other>,
    pub(super) offset: Offset,
    /// What is final.
    sure: Arbiter,
    done: [usize; 2],
    /// The same with all that is known beyond.
    shown: Arbiter,
    sent: Option<u64>,
    flaws: Vec<Flaw>,
}

impl LiveTimed {
    /// A game that is about to begin, or one of which these commands are kept. The host's clock is the common one.
    pub fn new(terms: TimedTerms, own: Color, is_host: bool, lanes: ByColor<Lane>) -> LiveTimed {
        let sure = Arbiter::new(terms.options, terms.start, 0);
        let mut live = LiveTimed {
            terms,
            own,
            is_host,
            life: 1,
            number: 0,
            is_told: false,
            lanes,
            run: Run { epoch: 0, phase: Phase::Halted },
            started: None,
            is_ready: true,
            other: None,
            offset: Offset::default(),
            shown: sure.clone(),
            sure,
            done: [0; 2],
            sent: None,
            flaws: Vec::new(),
        };
        live.settle();
        live.rebuild();
        // It stands where both had promised to be.
        live.shown.advance(live.lanes[Color::White].horizon.max(live.lanes[Color::Black].horizon));
        live
    }

    /// The same in a life of its page, which must be later than all before it.
    #[must_use]
    pub fn reborn(self, life: u32) -> LiveTimed {
        LiveTimed { life, ..self }
    }

    /// What both have commanded, as far as it is known here: enough to go on from later.
    pub fn lanes(&self) -> &ByColor<Lane> {
        &self.lanes
    }

    /// The game as far as it is final.
    pub fn sure(&self) -> &Arbiter {
        &self.sure
    }

    /// The game with everything that is known here, at a moment.
    pub fn shown(&mut self, now: u64) -> &Arbiter {
        if let Some(tick) = self.tick(now) {
            self.shown.advance(tick.max(self.lanes[self.own].horizon));
        }
        &self.shown
    }

    pub fn run(&self) -> Run {
        self.run
    }

    pub fn offset(&self) -> &Offset {
        &self.offset
    }

    /// What was wrong with what came since this was asked last.
    pub fn take_flaws(&mut self) -> Vec<Flaw> {
        std::mem::take(&mut self.flaws)
    }

    /// A moment by the host's clock, if that is known.
    pub fn common(&self, now: u64) -> Option<u64> {
        if self.is_host { Some(now) } else { self.offset.theirs(now) }
    }

    /// The tick at a moment. None while the game stands still.
    pub fn tick(&self, now: u64) -> Option<Tick> {
        self.run.tick(self.common(now)?, self.terms.tu_ms)
    }

    /// Commands something now; the status is that on the board that is shown, before the other side has been heard.
    pub fn command(&mut self, command: Command, now: u64) -> Result<Status, Withheld> {
        // Who gives up may do so while the game stands still.
        let tick = match self.tick(now) {
            Some(tick) => tick,
            None if command == Command::Resign => self.lanes[self.own].earliest(),
            None => return Err(Withheld::Halted),
        };
        if !self.is_told {
            return Err(Withheld::Halted);
        }
        let heard = self.other.map_or(0, |other| other.heard as usize);
        let is_halted = self.run.is_halted();
        let lane = &mut self.lanes[self.own];
        if lane.commands.len().saturating_sub(heard) >= MOST_COMMANDS {
            return Err(Withheld::Full);
        }
        let ahead = self.common(now).is_some_and(|at| self.run.is_ahead(at));
        let command = match command {
            // What is entered while it is counted down waits for the start.
            Command::Move(m) if ahead => Command::Premove(m),
            command => command,
        };
        let lane = &mut self.lanes[self.own];
        let stamped = Stamped { tick: tick.max(lane.earliest()), command };
        lane.commands.push(stamped);
        if is_halted {
            lane.horizon = stamped.tick.saturating_add(1);
        }
        self.sent = None;
        // Of one tick White goes first: then what is known must be put in order anew.
        let last = self.lanes[!self.own].commands.last().map(|last| (last.tick, !self.own as u8));
        if last.is_some_and(|last| last > (stamped.tick, self.own as u8)) {
            self.rebuild();
            return Ok(Status::Ok);
        }
        Ok(self.shown.submit(stamped.tick, self.own, command))
    }

    /// May the game run, for all this page knows? It may not while nobody sees it.
    pub fn set_ready(&mut self, is_ready: bool) {
        self.is_ready = is_ready;
        self.sent = None;
        if !is_ready {
            self.halt();
        }
    }

    /// The game stands still from here on.
    pub(super) fn halt(&mut self) {
        self.run.phase = Phase::Halted;
    }

    /// Is the other side told to have everything it once had, and this one as well?
    fn is_whole(&self, other: &Other) -> bool {
        let [own, theirs] = [self.own, !self.own].map(|side| self.lanes[side].commands.len());
        self.is_told && other.heard as usize <= own && other.total as usize == theirs
    }

    /// Time has passed: the game may have to stand still, or can start.
    pub fn tick_on(&mut self, now: u64) {
        let own = self.own;
        if let Some(tick) = self.tick(now).filter(|_| self.sure.ending().is_none()) {
            // Who does not know what it has promised earlier promises nothing.
            let promised = if self.is_told { tick } else { 0 };
            let lane = &mut self.lanes[own];
            lane.horizon = lane.horizon.max(promised);
            if self.silence(tick) > self.patience() {
                self.halt();
            }
        }
        self.wait_or_start(now);
        self.settle();
    }

    /// How long nothing has been heard of what the other side does, in microseconds.
    fn silence(&self, tick: Tick) -> u64 {
        let Phase::Running { from, .. } = self.run.phase else { return 0 };
        let heard = self.lanes[!self.own].horizon.max(from);
        u64::from(tick.saturating_sub(heard)) * u64::from(self.terms.tu_ms)
    }

    /// How long a silence may be, in microseconds.
    pub fn patience(&self) -> u64 {
        let one_way = self.offset.slow_trip().unwrap_or(0) / 2;
        (3 * one_way).max(LEAST_PATIENCE) + EVERY
    }

    fn wait_or_start(&mut self, now: u64) {
        let halts = self.run.is_halted() && self.is_told;
        let Some(other) = self.other.filter(|_| halts) else { return };
        if !other.run.is_halted() || other.run.epoch != self.run.epoch {
            return;
        }
        // Both stand still: neither will command anything before the later of both ticks.
        let horizon = self.lanes[self.own].horizon.max(self.lanes[!self.own].horizon);
        self.lanes[self.own].horizon = horizon;
        let all_ready = self.is_ready && other.is_ready && self.is_whole(&other);
        let is_fresh = now.saturating_sub(other.at) < self.patience();
        if self.is_host && all_ready && is_fresh && self.sure.ending().is_none() {
            let lead = if horizon == 0 { FIRST_LEAD } else { LEAD };
            let moment = now + lead + self.offset.slow_trip().unwrap_or(0);
            let epoch = self.run.epoch.saturating_add(1);
            self.run = Run { epoch, phase: Phase::Running { from: horizon, moment } };
            self.started = Some(self.run);
            self.sent = None;
        }
    }

    /// The packet to be sent now, if one is due.
    pub fn collect(&mut self, now: u64) -> Option<Vec<u8>> {
        if self.sent.is_some_and(|at| now.saturating_sub(at) < EVERY) {
            return None;
        }
        self.sent = Some(now);
        self.number = self.number.saturating_add(1);
        let stamps = self.offset.stamps(now);
        let head = Head { kind: Kind::Timed, meeting: self.terms.meeting, life: self.life, stamps };
        let mut bytes = head.write();
        self.packet().write(&mut bytes);
        Some(bytes)
    }

    fn packet(&self) -> Packet {
        let (own, theirs) = (&self.lanes[self.own], &self.lanes[!self.own]);
        let heard = self.other.map_or(0, |other| other.heard as usize).min(own.commands.len());
        let rest = &own.commands[heard..];
        let commands = rest[..rest.len().min(MOST_COMMANDS)].to_vec();
        // What does not fit is still to come, so nothing is promised beyond it.
        let left_out = rest.get(MOST_COMMANDS).map_or(Tick::MAX, |first| first.tick);
        let known = self.other.map_or(usize::MAX, |other| other.total as usize);
        let recalled = theirs.commands.get(known..).unwrap_or_default();
        // A clock that is not measured well enough is not played by.
        let can_play = self.is_host || self.offset.is_known();
        Packet {
            number: self.number,
            knows: self.other.map_or(0, |other| other.life),
            run: self.run,
            is_ready: self.is_ready && can_play,
            horizon: own.horizon.min(left_out),
            heard_horizon: theirs.horizon,
            heard: theirs.commands.len() as u32,
            total: own.commands.len() as u32,
            first: heard as u32,
            commands,
            recalled: recalled[..recalled.len().min(MOST_COMMANDS)].to_vec(),
        }
    }

    /// Hands the arbiter what has become final, in the order that both devices know.
    pub(super) fn settle(&mut self) {
        let [white, black] = Color::ALL.map(|side| self.lanes[side].horizon);
        let end = white.min(black);
        while let Some((side, stamped)) = self.next().filter(|(_, next)| next.tick < end) {
            self.sure.submit(stamped.tick, side, stamped.command);
            self.done[side as usize] += 1;
        }
        if let Some(last) = end.checked_sub(1) {
            self.sure.advance(last);
        }
    }

    fn next(&self) -> Option<(Color, Stamped)> {
        lane::next(Color::ALL.map(|side| &self.lanes[side]), self.done)
    }

    /// Makes the board that is shown anew from what is final and what is known beyond.
    pub(super) fn rebuild(&mut self) {
        let reached = self.shown.now();
        let mut shown = self.sure.clone();
        let lanes = Color::ALL.map(|side| &self.lanes[side]);
        let mut done = self.done;
        while let Some((side, stamped)) = lane::next(lanes, done) {
            shown.submit(stamped.tick, side, stamped.command);
            done[side as usize] += 1;
        }
        shown.advance(reached);
        self.shown = shown;
    }

    pub(super) fn note(&mut self, flaw: Flaw) {
        // A flood of nonsense must not fill the memory.
        if self.flaws.len() < MOST_COMMANDS {
            self.flaws.push(flaw);
        }
    }
}
