//! A game without turns as the page has it: the arbiter's game, the time, and what is picked and
//! to be said. No browser is needed to use it: an action (`act`) makes a new session of an old one.

use std::rc::Rc;

use crate::app::common::id::Id;
use crate::app::common::notice::Notice;
use crate::app::realtime::TickClock;
use crate::app::realtime::notice::{Heard, Remark};
use crate::app::realtime::replay::Replay;
use crate::app::realtime::setup::TimedSetup;
use crate::app::realtime::wire::TimedWire;
use crate::board::{ByColor, Color, Role, Square};
use crate::notation::realtime::TimedRecord;
use crate::realtime::arbiter::Scene;
use crate::realtime::{Arbiter, Command, Move, Tick};

/// How long it is counted down to the start, in milliseconds.
pub const COUNTDOWN: f64 = 3_000.0;

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// It begins, or goes on, in a moment.
    Countdown,
    Running,
    Paused(Why),
    Over,
}

/// Why a game is paused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Somebody wanted it.
    Asked,
    /// The page was out of sight.
    Hidden,
    /// The machine slept.
    Slept,
    /// It is a game of an earlier visit, or from a link.
    Kept,
    /// The other player, at another device, is not there or not ready.
    Waiting,
}

/// A game on the page.
#[derive(Clone, PartialEq, Debug)]
pub struct Session {
    pub setup: TimedSetup,
    pub arbiter: Arbiter,
    pub clock: TickClock,
    pub phase: Phase,
    pub picked: ByColor<Option<Square>>,
    /// The side that has picked something last.
    pub picker: Color,
    /// What a side's pawns become.
    pub promotion: ByColor<Role>,
    /// Which side is drawn below.
    pub below: Color,
    /// What has happened since the last action, to be heard and announced.
    pub heard: Rc<[Heard]>,
    /// So many moves of the log have been heard, and before they were final those of these commands.
    pub(crate) told: usize,
    pub(crate) known: Vec<u32>,
    pub notice: Option<Notice<Remark>>,
    /// Moves of Black's that were never made, with the numbers of their commands.
    pub voided: Vec<(u32, Move)>,
    /// Where in the game somebody looks.
    pub replay: Option<Replay>,
    /// Has the end been told?
    pub(crate) ended: bool,
    /// Grows whenever time stands still, goes on or changes its pace: what drains begins anew.
    pub epoch: u32,
    /// Grows with every action.
    pub version: u32,
    /// Under what the game is kept, once it is.
    pub record: Option<Id>,
    /// Has somebody commanded something since the game came here?
    pub is_played_on: bool,
    /// What a side does by itself, and when, where nobody plays it.
    pub script: Script,
    /// What is known of the connection to the other player, where the game is played over one.
    pub wire: Option<TimedWire>,
}

/// Commands by their ticks, in order.
pub type Script = Rc<[(Tick, Color, Command)]>;

impl Session {
    /// A new game, counted down from now on.
    pub fn new(setup: TimedSetup, now: f64) -> Session {
        let still = Session::still(setup);
        let clock = still.clock.started(now + COUNTDOWN);
        Session { clock, phase: Phase::Countdown, ..still }
    }

    /// A new game that waits to be begun.
    pub fn still(setup: TimedSetup) -> Session {
        Session::with(setup, TimedRecord::new(setup.terms).arbiter.held())
    }

    /// A game that is under way, or over; it is paused.
    pub fn with(setup: TimedSetup, mut arbiter: Arbiter) -> Session {
        // What has happened in it so far is nothing new.
        arbiter.take_news();
        let over = arbiter.ending().is_some();
        Session {
            clock: TickClock::stopped(setup.terms.tu_ms, arbiter.now()),
            phase: if over { Phase::Over } else { Phase::Paused(Why::Kept) },
            picked: ByColor::default(),
            picker: Color::White,
            promotion: ByColor([Role::Queen; 2]),
            below: setup.own().unwrap_or(Color::White),
            heard: Rc::new([]),
            told: arbiter.log().len(),
            known: arbiter.pending().iter().map(|entry| entry.serial).collect(),
            notice: None,
            voided: Vec::new(),
            replay: None,
            ended: over,
            epoch: 0,
            version: 0,
            record: None,
            is_played_on: false,
            script: Rc::new([]),
            wire: None,
            arbiter,
            setup,
        }
    }

    /// The tick at a moment.
    pub fn tick(&self, now: f64) -> Tick {
        self.clock.tick(now)
    }

    pub fn is_over(&self) -> bool {
        self.arbiter.ending().is_some()
    }

    /// May somebody at this device command a side now?
    pub fn commands(&self, side: Color) -> bool {
        let open = matches!(self.phase, Phase::Running | Phase::Countdown);
        open && self.replay.is_none() && self.setup.is_human(side)
    }

    pub(crate) fn end_if_over(&mut self, now: f64) {
        if self.is_over() && self.phase != Phase::Over {
            self.phase = Phase::Over;
            self.picked = ByColor::default();
            self.halt(now);
        }
    }

    /// Time stands still.
    pub(crate) fn halt(&mut self, now: f64) {
        self.clock = self.clock.halted(now);
        self.epoch = self.epoch.wrapping_add(1);
    }

    /// The pieces as they are seen here: White does not see what may still be void.
    pub fn scene(&self) -> &Scene {
        self.arbiter.scene(self.viewer())
    }

    pub(crate) fn viewer(&self) -> Color {
        self.setup.own().unwrap_or(Color::Black)
    }

    pub(crate) fn say(&mut self, what: Remark) {
        self.notice = Some(Notice::after(self.notice.as_ref(), what));
    }
}
