//! What can happen in a game without turns, and what becomes of the session then.

use std::rc::Rc;

use crate::app::common::id::Id;
use crate::app::realtime::afar::{self, TimedReport};
use crate::app::realtime::commands::tell;
use crate::app::realtime::hearing::hear;
use crate::app::realtime::notice::Remark;
use crate::app::realtime::pressing;
use crate::app::realtime::replay::{Replay, ReplayLook};
use crate::app::realtime::session::{COUNTDOWN, Phase, Session, Why};
use crate::app::realtime::setup::TimedSetup;
use crate::app::realtime::wire::TimedWant;
use crate::board::{ByColor, Color, Role, Square};
use crate::realtime::{Command, Tick};

/// How long it is counted down before a game goes on, in milliseconds.
pub const COUNTDOWN_AGAIN: f64 = 2_000.0;

/// What can happen. `when` is the moment somebody did it, in milliseconds since the page was opened.
#[derive(Clone)]
pub enum SessionAction {
    Press {
        at: Square,
        when: f64,
    },
    /// A piece was carried from square to square.
    Drop {
        from: Square,
        to: Square,
        when: f64,
    },
    LetGo,
    /// The premove of the piece there is taken back.
    Unmove(Square),
    /// Pawns of a side become the next role that is offered.
    Promote(Color),
    /// A command of a side: the computer's move, an offer, resignation.
    Tell(Color, Command),
    Pause(Why),
    GoOn,
    /// Time runs at once, without counting down.
    Run,
    /// Something is due.
    Wake,
    /// Nothing has moved since a moment.
    Slept(f64),
    /// Another length of the time unit, in milliseconds.
    Pace(u32),
    Flip,
    /// Back to the position after so many moves, and a pause.
    Rewind(usize),
    Look(ReplayLook),
    Begin(TimedSetup),
    Open(Box<Session>),
    /// Something that the other player must hear, where there is a connection.
    Want(TimedWant),
    /// The connection tells how the game stands.
    Report(Box<TimedReport>),
    Say(Remark),
    Hush,
    /// The game is kept under an id from now on, if it was kept as is said.
    File {
        from: Option<Id>,
        to: Id,
    },
}

/// What an action means in a session with a connection.
enum Meant {
    /// The same as in any.
    Same,
    Want(TimedWant),
    Nothing,
}

/// What an action means in a session with a connection: whether time runs is for both devices to say.
fn wanted(action: &SessionAction) -> Meant {
    match action {
        SessionAction::Pause(_) => Meant::Want(TimedWant::Ready(false)),
        SessionAction::GoOn | SessionAction::Run => Meant::Want(TimedWant::Ready(true)),
        // Who has slept is waited for by the other device.
        SessionAction::Slept(_) | SessionAction::Pace(_) | SessionAction::Rewind(_) => {
            Meant::Nothing
        }
        _ => Meant::Same,
    }
}

impl Session {
    /// The session after an action at a moment.
    pub fn act(&self, action: SessionAction, now: f64) -> Session {
        let mut session = Session { heard: Rc::new([]), ..self.clone() };
        session.version = session.version.wrapping_add(1);
        let action = match self.wire.as_ref().map(|_| wanted(&action)) {
            Some(Meant::Want(want)) => SessionAction::Want(want),
            Some(Meant::Nothing) => return self.clone(),
            Some(Meant::Same) | None => action,
        };
        // What somebody did before now is done before what has become due since.
        session.catch_up(match action {
            SessionAction::Press { when, .. } | SessionAction::Drop { when, .. } => when.min(now),
            SessionAction::Slept(since) => since,
            _ => now,
        });
        match action {
            SessionAction::Press { at, when } => pressing::press(&mut session, at, when.min(now)),
            SessionAction::Drop { from, to, when } => {
                pressing::drop_on(&mut session, from, to, when.min(now));
            }
            SessionAction::LetGo => session.picked = ByColor::default(),
            SessionAction::Unmove(at) => pressing::unmove(&mut session, at, now),
            SessionAction::Promote(side) => session.promote(side),
            SessionAction::Tell(side, command) => tell(&mut session, side, command, now),
            SessionAction::Pause(why) => session.pause(why, now),
            SessionAction::GoOn => session.go_on(now),
            SessionAction::Run => session.run(now),
            SessionAction::Wake => session.wake(now),
            SessionAction::Slept(since) => session.pause(Why::Slept, since),
            SessionAction::Pace(tu_ms) => session.pace(tu_ms, now),
            SessionAction::Flip => session.below = !session.below,
            SessionAction::Rewind(moves) => session.rewind(moves),
            SessionAction::Look(look) => session.look(look, now),
            SessionAction::Begin(setup) => session.replace(Session::new(setup, now)),
            SessionAction::Open(other) => session.replace(*other),
            SessionAction::Want(want) => session.want(want),
            SessionAction::Report(report) => afar::hear(&mut session, *report),
            SessionAction::Say(notice) => session.say(notice),
            SessionAction::Hush => session.notice = None,
            SessionAction::File { from, to } if session.record == from => {
                session.record = Some(to);
                if from.is_some() {
                    session.say(Remark::Forked);
                }
            }
            SessionAction::File { .. } => {}
        }
        hear(&mut session);
        session
    }

    pub(super) fn replace(&mut self, other: Session) {
        let (version, epoch) = (self.version, self.epoch.wrapping_add(1));
        *self = Session { version, epoch, ..other };
    }

    /// What happens by itself until a moment.
    fn catch_up(&mut self, now: f64) {
        if self.phase == Phase::Countdown && self.clock.waits(now) <= 0.0 {
            self.phase = Phase::Running;
            self.arbiter.begin();
        }
        if self.phase == Phase::Running {
            let tick = self.clock.tick(now);
            self.follow_script(tick);
            self.arbiter.advance(tick);
            self.end_if_over(now);
        }
    }

    /// What is in the script until a tick, each at its own.
    fn follow_script(&mut self, tick: Tick) {
        let due = self.script.partition_point(|&(at, ..)| at <= tick);
        let (done, rest) = self.script.split_at(due);
        for &(at, side, command) in done {
            self.arbiter.submit(at, side, command);
        }
        if due > 0 {
            self.script = Rc::from(rest);
        }
    }

    fn pause(&mut self, why: Why, now: f64) {
        self.replay = self.replay.map(|replay| replay.halted(now));
        if matches!(self.phase, Phase::Running | Phase::Countdown) {
            self.phase = Phase::Paused(why);
            self.picked = ByColor::default();
            self.halt(now);
        }
    }

    /// Looks elsewhere in a game that stands still.
    fn look(&mut self, look: ReplayLook, now: f64) {
        let stands = matches!(self.phase, Phase::Paused(_) | Phase::Over);
        let tu_ms = self.setup.terms.tu_ms;
        self.epoch = self.epoch.wrapping_add(1);
        self.replay = (stands && look != ReplayLook::Close).then(|| {
            let replay = self.replay.unwrap_or_else(|| Replay::of(&self.arbiter, tu_ms));
            replay.moved(&self.arbiter, look, tu_ms, now)
        });
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

    fn run(&mut self, now: f64) {
        if let Phase::Paused(_) = self.phase {
            self.arbiter.begin();
            self.phase = Phase::Running;
            self.clock = self.clock.started(now);
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

    /// In how many milliseconds something happens by itself: an event of the game, or a piece that
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
        let pieces = scene.position.board().occupied().into_iter();
        let ready = pieces.map(|at| scene.position.ready_at(at)).filter(|&ready| ready > tick);
        let scripted = self.script.first().map(|&(at, ..)| at);
        let next = ready.chain(self.arbiter.next_due()).chain(scripted).min()?;
        self.clock.until(next, now)
    }
}
