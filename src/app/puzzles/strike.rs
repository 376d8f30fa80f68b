//! An attempt at a strike: time stands still until the one command is given, and runs then to show what comes of it.

use std::rc::Rc;

use crate::app::common::player::{Opponent, PlayedBy, Side};
use crate::app::puzzles::progress::Outcome;
use crate::app::realtime::{Phase as TimedPhase, Session, TickClock, TimedSetup, TimedWish};
use crate::board::{ByColor, Color};
use crate::notation::realtime::san;
use crate::puzzle::strike::{self, Strike, proof};
use crate::realtime::{Arbiter, Command, Move, Readiness, Tick};

/// How long a time unit is, in milliseconds: half of the usual, for there is only one piece to wait for.
const TU_MS: u32 = 1_000;

/// For how long at most and at least time runs to show what a command comes to, in milliseconds.
const SHOWN: (u32, u32) = (2_500, 500);

/// How far an attempt is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StrikePhase {
    /// The command is to be given.
    Open,
    /// A command was wrong, and time runs until it is answered.
    Refuting,
    /// The answer has been given, and stands a while.
    Answered,
    /// The command was right, and time runs.
    Solved,
    /// The solver wanted to see the command.
    Shown,
}

/// An attempt.
#[derive(Clone, PartialEq, Debug)]
pub struct StrikeAttempt {
    pub strike: Rc<Strike>,
    pub phase: StrikePhase,
    pub outcome: Option<Outcome>,
    pub is_hinted: bool,
    /// The command that was tried last without being the one, and what answers it, if anything does.
    pub tried: Option<(Move, Option<(Tick, Move)>)>,
    /// Was it a frozen piece that was to move?
    pub is_frozen: bool,
    /// Has time run as far as it is to be seen?
    pub is_over: bool,
}

/// What can happen in an attempt.
#[derive(Clone)]
pub enum StrikeAction {
    /// A command was given.
    Commanded(Move),
    /// A piece was to move that is frozen.
    Frozen,
    /// Time has run far enough.
    Due,
    Hint,
    GiveUp,
    Again,
}

impl StrikeAttempt {
    /// A new attempt.
    pub fn new(strike: Rc<Strike>) -> StrikeAttempt {
        StrikeAttempt {
            strike,
            phase: StrikePhase::Open,
            outcome: None,
            is_hinted: false,
            tried: None,
            is_frozen: false,
            is_over: false,
        }
    }

    /// Is nothing to be found any more?
    pub fn is_done(&self) -> bool {
        matches!(self.phase, StrikePhase::Solved | StrikePhase::Shown)
    }

    /// The attempt after something has happened.
    pub fn act(&self, action: StrikeAction) -> StrikeAttempt {
        let mut attempt = StrikeAttempt { is_frozen: false, ..self.clone() };
        match action {
            StrikeAction::Commanded(m) if self.phase == StrikePhase::Open => attempt.judge(m),
            StrikeAction::Commanded(_) => {}
            StrikeAction::Frozen => attempt.is_frozen = true,
            StrikeAction::Due => match self.phase {
                StrikePhase::Refuting => attempt.phase = StrikePhase::Answered,
                StrikePhase::Answered => attempt.phase = StrikePhase::Open,
                _ => attempt.is_over = true,
            },
            StrikeAction::Hint => attempt.is_hinted = true,
            StrikeAction::GiveUp => {
                (attempt.phase, attempt.tried) = (StrikePhase::Shown, None);
                attempt.outcome.get_or_insert(Outcome::Failed);
            }
            StrikeAction::Again => {
                let outcome = self.outcome;
                attempt = StrikeAttempt { outcome, ..StrikeAttempt::new(self.strike.clone()) };
            }
        }
        attempt
    }

    fn judge(&mut self, m: Move) {
        if m == self.strike.command {
            (self.phase, self.tried) = (StrikePhase::Solved, None);
            let own = if self.is_hinted { Outcome::Helped } else { Outcome::Solved };
            self.outcome.get_or_insert(own);
        } else {
            self.phase = StrikePhase::Refuting;
            self.tried = Some((m, proof::refutation(&self.strike.start, self.strike.side, m)));
            self.outcome.get_or_insert(Outcome::Failed);
        }
    }

    /// The game before the command. Time stands still, and the solver may give one.
    pub fn session(&self) -> Session {
        let strike = &self.strike;
        let arbiter = Arbiter::new(strike::options(), strike.start, 0);
        let side = strike.side.pick(Side::White, Side::Black);
        let wish =
            TimedWish { tu_ms: TU_MS, side, opponent: Opponent::Computer, ..TimedWish::default() };
        let mut setup = TimedSetup::of(&wish, 0);
        setup.players[!strike.side] = PlayedBy::Nobody;
        Session { phase: TimedPhase::Running, ..Session::with(setup, arbiter) }
    }

    /// The command that was given in a game, if one was.
    pub fn commanded(&self, session: &Session) -> Option<Move> {
        let all = session.arbiter.log().iter().chain(session.arbiter.pending());
        all.filter(|entry| entry.side == self.strike.side).map(|entry| entry.asked()).next()
    }

    /// The game after the command that is right.
    pub fn struck(&self) -> Session {
        let mut session = self.session();
        session.arbiter.submit(0, self.strike.side, Command::Move(self.strike.command));
        session
    }

    /// The answer to the command that was tried last, if anything answers it.
    pub fn answer(&self) -> Option<(Tick, Move)> {
        self.tried.and_then(|(_, answer)| answer)
    }

    /// The tick up to which it is shown what a command comes to: that of its answer, or that at which the piece is
    /// ready again.
    pub fn shown_until(&self, session: &Session) -> Tick {
        let at = self.commanded(session).unwrap_or(self.strike.command).to;
        let ready = session.arbiter.view(self.strike.side).ready_at(at);
        self.answer().map_or(ready, |(tick, _)| tick)
    }
}

/// The command that was tried last, in SAN, and what answers it, with its tick.
pub fn told(attempt: &StrikeAttempt) -> Option<(String, Option<(Tick, String)>)> {
    let (m, answer) = attempt.tried?;
    let side = attempt.strike.side;
    let mut arbiter = Arbiter::new(strike::options(), attempt.strike.start, 0);
    let tried = san(&arbiter, side, m)?;
    arbiter.submit(0, side, Command::Move(m));
    let answered = answer.and_then(|(tick, answer)| {
        arbiter.advance(tick);
        Some((tick, san(&arbiter, !side, answer)?))
    });
    Some((tried, answered))
}

/// A move of a side in a game as it stands, in SAN.
fn san(arbiter: &Arbiter, side: Color, m: Move) -> Option<String> {
    let (position, options, tick) = (arbiter.view(side), arbiter.options(), arbiter.now());
    let effect = position.effect(options, side, m, tick, Readiness::Counted).ok()?;
    Some(san::write(position, options, &effect, tick))
}

/// The game with time running from a moment on, so fast that a tick comes soon; nobody commands anything any more.
/// And in how many milliseconds the tick comes.
pub fn running(session: &Session, until: Tick, now: f64) -> (Session, u32) {
    let ms = (f64::from(until) * f64::from(TU_MS) / 1_000.0) as u32;
    let shown = ms.clamp(SHOWN.1, SHOWN.0);
    let tu_ms = (f64::from(shown) * 1_000.0 / f64::from(until.max(1))) as u32;
    let clock = TickClock::stopped(tu_ms, 0).started(now);
    (Session { clock, ..unmanned(session) }, shown)
}

/// The game with time standing still, and nobody to command anything.
pub fn halted(session: &Session, now: f64) -> Session {
    Session { clock: session.clock.halted(now), ..unmanned(session) }
}

fn unmanned(session: &Session) -> Session {
    let mut unmanned = session.clone();
    unmanned.setup.players = ByColor([PlayedBy::Nobody; 2]);
    unmanned.picked = ByColor::default();
    unmanned
}
