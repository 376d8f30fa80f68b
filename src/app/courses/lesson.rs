//! A lesson under way: which step of a course somebody is at, and what has become of the last try.

use std::rc::Rc;

use crate::app::courses::goals::{Verdict, judge};
use crate::game::{Game, Spot};
use crate::notation::Fault;
use crate::rules::{Move, Refusal};
use crate::variants::Spec;
use crate::variants::course::{Course, CourseStep};

/// A lesson.
#[derive(Clone, PartialEq)]
pub struct Lesson {
    spec: Spec,
    course: &'static Course,
    /// Which step, counted from 0; as many as there are once all are done.
    pub at: usize,
    /// The position of the step.
    pub start: Game,
    /// What has become of the last try.
    pub verdict: Option<Verdict>,
    pub is_hint_shown: bool,
    /// How many tries missed the goal of this step.
    pub misses: u32,
}

/// What became of a move that was tried.
#[derive(Clone, PartialEq, Debug)]
pub enum Tried {
    Right,
    /// So far it is right; it goes on from this game.
    More(Game),
    /// It misses the goal. The words of the course may be empty.
    Wrong(&'static str),
    /// The rules do not allow it; they say why, if it makes any sense.
    Refused(Option<Refusal>),
}

impl Lesson {
    /// The lesson at a step, or behind the last one.
    pub fn at(spec: Spec, course: &'static Course, at: usize) -> Lesson {
        let at = at.min(course.steps.len());
        let step = course.steps.get(at);
        let start =
            step.and_then(|step| position(spec, step).ok()).unwrap_or_else(|| Game::new(spec));
        Lesson { spec, course, at, start, verdict: None, is_hint_shown: false, misses: 0 }
    }

    /// The step one is at; none behind the last.
    pub fn step(&self) -> Option<&'static CourseStep> {
        self.course.steps.get(self.at)
    }

    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.course.steps.len()
    }

    pub fn is_empty(&self) -> bool {
        self.course.steps.is_empty()
    }

    pub fn is_solved(&self) -> bool {
        self.verdict == Some(Verdict::Done)
    }

    /// The lesson so many steps further, or back.
    pub fn moved(&self, steps: isize) -> Lesson {
        Lesson::at(self.spec, self.course, self.at.saturating_add_signed(steps))
    }

    /// The lesson with the hint to be seen.
    pub fn with_hint(&self) -> Lesson {
        Lesson { is_hint_shown: true, ..self.clone() }
    }

    /// The lesson as it was before the last try.
    pub fn again(&self) -> Lesson {
        Lesson { verdict: None, ..self.clone() }
    }

    /// The lesson after a move of whoever solves it, which is the last of a game.
    pub fn heard(&self, game: &Game) -> Lesson {
        let Some(task) = self.step().and_then(|step| step.task.as_ref()) else {
            return self.clone();
        };
        let verdict = judge(task, &self.start, game);
        let misses = self.misses + u32::from(matches!(verdict, Verdict::Missed(..)));
        Lesson { verdict: Some(verdict), misses, ..self.clone() }
    }

    /// What becomes of a move that is tried in a game of this step, and the lesson after it.
    pub fn tried(&self, game: &Game, m: Move) -> (Lesson, Tried) {
        let Some(next) = game.after(m) else { return (self.clone(), Tried::Refused(None)) };
        let heard = self.heard(&next);
        let tried = match &heard.verdict {
            Some(Verdict::Done) => Tried::Right,
            Some(Verdict::Missed(why, _)) => Tried::Wrong(why),
            Some(Verdict::Reply(reply)) => Tried::More(next.after(*reply).unwrap_or(next)),
            Some(Verdict::Open) | None => Tried::More(next),
        };
        (heard, tried)
    }

    /// What becomes of pressing two spots that make no move: the rules' reason.
    pub fn refused(&self, game: &Game, [first, second]: [Spot; 2]) -> Tried {
        Tried::Refused(game.refusal(first, second))
    }

    /// The move of the other side that is due: a reply, or what shows a try to be wrong.
    pub fn reply(&self) -> Option<Move> {
        match self.verdict {
            Some(Verdict::Reply(m) | Verdict::Missed(_, Some(m))) => Some(m),
            _ => None,
        }
    }
}

/// The position of a step. The fault says what is wrong with it.
pub fn position(spec: Spec, step: &CourseStep) -> Result<Game, Fault> {
    let fen = Some(step.fen).filter(|fen| !fen.is_empty());
    Game::replay(spec, fen, step.moves.split_whitespace())
}

/// A way to do what a step asks: the moves of whoever solves it, in SAN and in coordinates.
pub fn solution(lesson: &Lesson) -> Option<Vec<(Rc<str>, String)>> {
    solved_from(lesson, &lesson.start, 4)
}

fn solved_from(lesson: &Lesson, game: &Game, left: usize) -> Option<Vec<(Rc<str>, String)>> {
    let left = left.checked_sub(1)?;
    let named = |m: Move| {
        let san = game.after(m).and_then(|next| next.last_san().map(Rc::from)).unwrap_or_default();
        (san, game.coord(m))
    };
    let tried = || game.legal().iter().map(|&m| (m, lesson.tried(game, m).1));
    if let Some((m, _)) = tried().find(|(_, tried)| *tried == Tried::Right) {
        return Some(vec![named(m)]);
    }
    tried().find_map(|(m, tried)| {
        let Tried::More(next) = tried else { return None };
        let rest = solved_from(lesson, &next, left)?;
        Some([vec![named(m)], rest].concat())
    })
}
