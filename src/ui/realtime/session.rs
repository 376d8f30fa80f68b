//! A game without turns as the page has it: the arbiter's game, the time, and what is picked and
//! said. No browser is needed to use it: an action makes a new session of an old one.

use std::rc::Rc;

use super::hearing::{Heard, hear};
use super::replay::{Look, Replay};
use super::setup::Setup;
use super::{Clock, pressing};
use crate::board::{ByColor, Color, Role, Square};
use crate::notation::realtime::Record;
use crate::realtime::{Arbiter, Command, Move, Tick};
use crate::ui::records::Id;
use crate::ui::table::{About, FORKED, Notice};

/// How long it is counted down to the start, and before a game goes on, in milliseconds.
pub const COUNTDOWN: f64 = 3_000.0;
pub const COUNTDOWN_AGAIN: f64 = 2_000.0;

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
}

/// A game on the page.
#[derive(Clone)]
pub struct Session {
    pub setup: Setup,
    pub arbiter: Arbiter,
    pub clock: Clock,
    pub phase: Phase,
    pub picked: ByColor<Option<Square>>,
    /// The side that has picked something last.
    pub picker: Color,
    /// What a side's pawns become.
    pub promotion: ByColor<Role>,
    /// Which army is drawn below.
    pub below: Color,
    /// What has happened since the last action, to be heard and announced.
    pub heard: Rc<[Heard]>,
    /// So many moves of the log have been heard, and before they were final those of these commands.
    pub(super) told: usize,
    pub(super) known: Vec<u32>,
    pub notice: Option<Notice>,
    /// Moves of Black's that were never made, with the numbers of their commands.
    pub voided: Vec<(u32, Move)>,
    /// Where in the game somebody looks.
    pub replay: Option<Replay>,
    /// Has the end been told?
    pub(super) ended: bool,
    /// Grows whenever time stands still, goes on or changes its pace: what drains begins anew.
    pub epoch: u32,
    /// Grows with every action.
    pub version: u32,
    /// Under what the game is kept, once it is.
    pub record: Option<Id>,
    /// Has somebody commanded something since the game came here?
    pub is_played_on: bool,
}

/// What can happen. `when` is the moment somebody did it, in milliseconds since the page was opened.
#[derive(Clone)]
pub enum Action {
    Press {
        at: Square,
        when: f64,
    },
    /// A man was carried from square to square.
    Drop {
        from: Square,
        to: Square,
        when: f64,
    },
    LetGo,
    /// The premove of the man there is taken back.
    Unmove(Square),
    /// Pawns of a side become the next role that is offered.
    Promote(Color),
    /// A command of a side: the computer's move, an offer, resignation.
    Tell(Color, Command),
    Pause(Why),
    GoOn,
    /// Something is due.
    Wake,
    /// Nothing has moved since a moment.
    Slept(f64),
    /// Another length of the time unit, in milliseconds.
    Pace(u32),
    Flip,
    /// Back to the position after so many moves, and a pause.
    Rewind(usize),
    Look(Look),
    Begin(Setup),
    Open(Box<Session>),
    Say(Rc<str>),
    Hush,
    /// The game is kept under an id from now on, if it was kept as is said.
    File {
        from: Option<Id>,
        to: Id,
    },
}

impl Session {
    /// A new game, counted down from now on.
    pub fn new(setup: Setup, now: f64) -> Session {
        let still = Session::still(setup);
        let clock = still.clock.started(now + COUNTDOWN);
        Session { clock, phase: Phase::Countdown, ..still }
    }

    /// A new game that waits to be begun.
    pub fn still(setup: Setup) -> Session {
        Session::with(setup, Record::new(setup.terms).arbiter.held())
    }

    /// A game that is under way, or over; it is paused.
    pub fn with(setup: Setup, mut arbiter: Arbiter) -> Session {
        // What has happened in it so far is nothing new.
        arbiter.take_news();
        let over = arbiter.ending().is_some();
        Session {
            clock: Clock::stopped(setup.terms.tu_ms, arbiter.now()),
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
            arbiter,
            setup,
        }
    }

    /// The session after an action at a moment.
    pub fn act(&self, action: Action, now: f64) -> Session {
        let mut session = Session { heard: Rc::new([]), ..self.clone() };
        session.version = session.version.wrapping_add(1);
        // What somebody did before now is done before what has become due since.
        session.catch_up(match action {
            Action::Press { when, .. } | Action::Drop { when, .. } => when.min(now),
            Action::Slept(since) => since,
            _ => now,
        });
        match action {
            Action::Press { at, when } => pressing::press(&mut session, at, when.min(now)),
            Action::Drop { from, to, when } => {
                pressing::drop_on(&mut session, from, to, when.min(now));
            }
            Action::LetGo => session.picked = ByColor::default(),
            Action::Unmove(at) => pressing::unmove(&mut session, at, now),
            Action::Promote(side) => session.promote(side),
            Action::Tell(side, command) => session.tell(side, command, now),
            Action::Pause(why) => session.pause(why, now),
            Action::GoOn => session.go_on(now),
            Action::Wake => session.wake(now),
            Action::Slept(since) => session.pause(Why::Slept, since),
            Action::Pace(tu_ms) => session.pace(tu_ms, now),
            Action::Flip => session.below = !session.below,
            Action::Rewind(moves) => session.rewind(moves),
            Action::Look(look) => Replay::look(&mut session, look, now),
            Action::Begin(setup) => session.replace(Session::new(setup, now)),
            Action::Open(other) => session.replace(*other),
            Action::Say(text) => session.say(&text, About::Game),
            Action::Hush => session.notice = None,
            Action::File { from, to } if session.record == from => {
                session.record = Some(to);
                if from.is_some() {
                    session.say(FORKED, About::Game);
                }
            }
            Action::File { .. } => {}
        }
        hear(&mut session);
        session
    }

    fn replace(&mut self, other: Session) {
        let (version, epoch) = (self.version, self.epoch.wrapping_add(1));
        *self = Session { version, epoch, ..other };
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

    /// What happens by itself until a moment.
    fn catch_up(&mut self, now: f64) {
        if self.phase == Phase::Countdown && self.clock.waits(now) <= 0.0 {
            self.phase = Phase::Running;
            self.arbiter.begin();
        }
        if self.phase == Phase::Running {
            self.arbiter.advance(self.clock.tick(now));
            self.end_if_over(now);
        }
    }

    /// A command of a side at a moment.
    pub(super) fn tell(&mut self, side: Color, command: Command, now: f64) {
        if matches!(self.phase, Phase::Running | Phase::Countdown) {
            let status = self.arbiter.submit(self.clock.tick(now), side, command);
            pressing::answer(self, side, command, status);
            self.is_played_on = true;
            self.end_if_over(now);
        }
    }

    fn end_if_over(&mut self, now: f64) {
        if self.is_over() && self.phase != Phase::Over {
            self.phase = Phase::Over;
            self.picked = ByColor::default();
            self.halt(now);
        }
    }

    /// Time stands still.
    fn halt(&mut self, now: f64) {
        self.clock = self.clock.halted(now);
        self.epoch = self.epoch.wrapping_add(1);
    }

    fn pause(&mut self, why: Why, now: f64) {
        Replay::pause(self, now);
        if matches!(self.phase, Phase::Running | Phase::Countdown) {
            self.phase = Phase::Paused(why);
            self.picked = ByColor::default();
            self.halt(now);
        }
    }

    fn go_on(&mut self, now: f64) {
        if let Phase::Paused(_) = self.phase {
            let begun = self.arbiter.now() > 0;
            let wait = if begun { COUNTDOWN_AGAIN } else { COUNTDOWN };
            self.replay = None;
            self.phase = Phase::Countdown;
            self.clock = self.clock.started(now + wait);
            self.epoch = self.epoch.wrapping_add(1);
        }
    }

    fn wake(&mut self, now: f64) {
        if let Some(replay) = &mut self.replay {
            replay.stop_at_end(now, &mut self.epoch);
        }
    }

    fn pace(&mut self, tu_ms: u32, now: f64) {
        self.clock = self.clock.paced(tu_ms, now);
        self.epoch = self.epoch.wrapping_add(1);
    }

    fn promote(&mut self, side: Color) {
        let roles = Role::PROMOTIONS;
        let next = roles.iter().position(|&role| role == self.promotion[side]).map_or(0, |i| i + 1);
        self.promotion[side] = roles[next % roles.len()];
    }

    /// Takes moves back, which only those can agree on who sit at one device.
    fn rewind(&mut self, moves: usize) {
        let back = self.arbiter.rewound(moves);
        let back = if moves == 0 { back.held() } else { back };
        let Session { below, record, .. } = *self;
        let tu_ms = self.clock.tu_ms;
        let is_played_on = true;
        self.replace(Session { below, record, is_played_on, ..Session::with(self.setup, back) });
        self.clock = self.clock.paced(tu_ms, 0.0);
        self.phase = Phase::Paused(Why::Asked);
    }

    /// In how many milliseconds something happens by itself: an event of the game, or a man that
    /// becomes ready.
    pub fn due(&self, now: f64) -> Option<f64> {
        if let Some(replay) = &self.replay {
            return replay.due(&self.arbiter, now);
        }
        if self.phase == Phase::Countdown {
            return Some(self.clock.waits(now));
        }
        let tick = self.clock.tick(now);
        let scene = self.scene();
        let men = scene.position.plane().occupied().into_iter();
        let ready = men.map(|at| scene.position.ready_at(at)).filter(|&ready| ready > tick);
        let next = ready.chain(self.arbiter.next_due()).min()?;
        self.clock.until(next, now)
    }

    pub(super) fn say(&mut self, text: &str, about: About) {
        let number = self.notice.as_ref().map_or(0, |notice| notice.number.wrapping_add(1));
        self.notice = Some(Notice { number, text: text.into(), about });
    }
}
