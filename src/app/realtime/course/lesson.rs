//! A lesson in the game without turns: which step of its course somebody is at, and what has become of the last
//! try.

use std::rc::Rc;

use crate::app::common::player::PlayedBy;
use crate::app::realtime::attempt::set_up;
use crate::app::realtime::course::goals::{LEARNER, TimedVerdict, judge};
use crate::app::realtime::session::{Script, Session};
use crate::app::realtime::setup::TimedSetup;
use crate::app::realtime::wish::TimedWish;
use crate::notation::realtime::courses::{TimedCourse, TimedGoal, TimedStep, script};
use crate::realtime::{Command, Move, Tick};
use crate::variants::course::Task;

/// How long a time unit is in a course, in milliseconds: slow enough to read what is happening.
pub const TU_MS: u32 = 2_000;

/// What whoever learns does, and when.
pub type Deed = (Tick, Command);

/// A lesson.
#[derive(Clone, PartialEq)]
pub struct TimedLesson {
    course: &'static TimedCourse,
    /// Which step, counted from 0; as many as there are once all are done.
    pub at: usize,
    /// What has become of the last try, once something has.
    pub verdict: Option<TimedVerdict>,
    /// The premoves that were entered in it.
    entered: Vec<Move>,
    pub is_hint_shown: bool,
    /// What does it, while or after it is shown.
    shown: Option<Rc<[Deed]>>,
}

impl TimedLesson {
    /// The lesson at a step, or behind the last one.
    pub fn at(course: &'static TimedCourse, at: usize) -> TimedLesson {
        let at = at.min(course.steps.len());
        let (entered, is_hint_shown) = (Vec::new(), false);
        TimedLesson { course, at, verdict: None, entered, is_hint_shown, shown: None }
    }

    /// The steps of the course.
    pub fn steps(&self) -> &'static [TimedStep] {
        &self.course.steps
    }

    /// The step one is at; none behind the last.
    pub fn step(&self) -> Option<&'static TimedStep> {
        self.course.steps.get(self.at)
    }

    /// What is to be done.
    pub fn task(&self) -> Option<&'static Task<TimedGoal>> {
        self.step()?.task.as_ref()
    }

    /// Is it done, by whoever learns or before their eyes?
    pub fn is_done(&self) -> bool {
        self.verdict == Some(TimedVerdict::Done)
    }

    /// Has whoever learns done it?
    pub fn is_solved(&self) -> bool {
        self.is_done() && !self.is_shown()
    }

    /// Is it being shown how it is done, or has it been?
    pub fn is_shown(&self) -> bool {
        self.shown.is_some()
    }

    pub fn has_missed(&self) -> bool {
        matches!(self.verdict, Some(TimedVerdict::Missed(..)))
    }

    /// The lesson at another step.
    pub fn to(&self, at: usize) -> TimedLesson {
        TimedLesson::at(self.course, at)
    }

    /// The lesson with the hint to be seen.
    pub fn with_hint(&self) -> TimedLesson {
        TimedLesson { is_hint_shown: true, ..self.clone() }
    }

    /// The lesson before any try.
    pub fn again(&self) -> TimedLesson {
        TimedLesson { is_hint_shown: self.is_hint_shown, ..self.to(self.at) }
    }

    /// The lesson as it shows how it is done.
    pub fn showing(&self, deeds: Vec<Deed>) -> TimedLesson {
        TimedLesson { shown: Some(Rc::from(deeds)), ..self.again() }
    }

    /// How the step begins: it waits until time runs. The start of a game where its position makes no sense.
    pub fn session(&self) -> Session {
        let players = [PlayedBy::Human, PlayedBy::Nobody];
        let known = self.step().and_then(|step| {
            let session = set_up(step.fen, players, TU_MS)?;
            let own = self.shown.as_deref().unwrap_or_default();
            Some(Session { script: scripted(step, own)?, ..session })
        });
        known.unwrap_or_else(|| Session::still(TimedSetup::of(&TimedWish::default(), 0)))
    }

    /// The lesson after something has happened in a session of its step.
    pub fn heard(&self, session: &Session) -> TimedLesson {
        let Some(task) = self.task().filter(|_| self.verdict.is_none()) else {
            return self.clone();
        };
        let awaited = session.arbiter.awaited().into_iter();
        let own = awaited.filter(|&(side, _)| side == LEARNER).map(|(_, m)| m);
        let mut lesson = self.clone();
        for m in own {
            if !lesson.entered.contains(&m) {
                lesson.entered.push(m);
            }
        }
        lesson.verdict = judge(task, session, &lesson.entered);
        lesson
    }

    /// The command by which the other side shows what is wrong with a try.
    pub fn refutation(&self) -> Option<Command> {
        let Some(TimedVerdict::Missed(_, Some(m))) = self.verdict else { return None };
        Some(Command::Premove(m))
    }

    /// Has the other side shown it?
    pub fn is_answered(&self, session: &Session) -> bool {
        let last = session.arbiter.log().last().filter(|entry| entry.side != LEARNER);
        let made = last.map(|entry| Command::Premove(entry.asked()));
        made.is_some() && made == self.refutation()
    }

    /// Is there nothing more to happen in a session of the step?
    pub fn rests(&self, session: &Session) -> bool {
        let answered = self.refutation().is_none() || self.is_answered(session);
        self.verdict.is_some() && answered
    }
}

/// What happens by itself in a step: what Black does, and what is shown of White.
fn scripted(step: &TimedStep, own: &[Deed]) -> Option<Script> {
    let black = script(step)?.into_iter().map(|(tick, command)| (tick, !LEARNER, command));
    let white = own.iter().map(|&(tick, command)| (tick, LEARNER, command));
    let mut all: Vec<_> = black.chain(white).collect();
    all.sort_by_key(|&(tick, side, _)| (tick, side as u8));
    Some(Rc::from(all))
}
