//! A lesson under way: which step of a course somebody is at, and what has become of the last try.

use std::rc::Rc;

use crate::app::common::player::PlayedBy;
use crate::app::courses::goals::{Verdict, judge};
use crate::app::turns::table::{Setup, Table};
use crate::board::{Color, Player};
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
    /// How many moves there were when that was said.
    judged: usize,
    pub is_hint_shown: bool,
    /// The moves that do what is asked, while or after they are shown.
    shown: Option<Rc<[String]>>,
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

/// What the page does next by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// It says what has become of the last move.
    Verdict,
    /// The same at once, for whoever moved may go on with the turn.
    VerdictNow,
    /// It makes a move for somebody who wants to see how it is done.
    Shown(Move),
}

impl Lesson {
    /// The lesson at a step, or behind the last one.
    pub fn at(spec: Spec, course: &'static Course, at: usize) -> Lesson {
        let at = at.min(course.steps.len());
        let step = course.steps.get(at);
        let start = step.and_then(|step| position(spec, step).ok());
        let start = start.unwrap_or_else(|| Game::new(spec));
        let judged = start.len();
        Lesson { spec, course, at, start, verdict: None, judged, is_hint_shown: false, shown: None }
    }

    pub fn spec(&self) -> Spec {
        self.spec
    }

    /// The steps of the course.
    pub fn steps(&self) -> &'static [CourseStep] {
        &self.course.steps
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

    /// Is it done, by whoever learns or before their eyes?
    pub fn is_done(&self) -> bool {
        self.verdict == Some(Verdict::Done)
    }

    /// Has whoever learns done it?
    pub fn is_solved(&self) -> bool {
        self.is_done() && self.shown.is_none()
    }

    pub fn has_missed(&self) -> bool {
        matches!(self.verdict, Some(Verdict::Missed(..)))
    }

    /// Is it being shown, or has it been?
    pub fn is_shown(&self) -> bool {
        self.shown.is_some()
    }

    /// Whoever learns.
    pub fn learner(&self) -> Player {
        self.start.player_of(self.start.turn())
    }

    /// The lesson at another step.
    pub fn to(&self, at: usize) -> Lesson {
        Lesson::at(self.spec, self.course, at)
    }

    /// The lesson so many steps further, or back.
    pub fn moved(&self, steps: isize) -> Lesson {
        self.to(self.at.saturating_add_signed(steps))
    }

    /// The lesson with the hint to be seen.
    pub fn with_hint(&self) -> Lesson {
        Lesson { is_hint_shown: true, ..self.clone() }
    }

    /// The lesson at the position of its step.
    pub fn again(&self) -> Lesson {
        Lesson { verdict: None, judged: self.start.len(), shown: None, ..self.clone() }
    }

    /// The lesson at the position of its step, from where it shows how it is done.
    pub fn showing(&self) -> Lesson {
        let moves = solution(&self.again()).unwrap_or_default();
        let shown = Some(moves.into_iter().map(|(_, m)| m).collect());
        Lesson { shown, ..self.again() }
    }

    /// The lesson after a move of whoever solves it, which is the last of a game.
    pub fn heard(&self, game: &Game) -> Lesson {
        let Some(task) = self.step().and_then(|step| step.task.as_ref()) else {
            return self.clone();
        };
        let verdict = Some(judge(task, &self.start, game));
        Lesson { verdict, judged: game.len(), ..self.clone() }
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

    /// What is due in a game of this step after a while.
    pub fn due(&self, game: &Game) -> Option<Due> {
        self.step()?.task.as_ref()?;
        let own = self.own_plies(game);
        if game.len() > self.judged && own.last() == Some(&(game.len() - 1)) {
            let goes_on = game.player_of(game.turn()) == self.learner();
            return Some(if goes_on { Due::VerdictNow } else { Due::Verdict });
        }
        let is_over = self.is_done() || self.has_missed();
        let next = self.shown.as_ref().filter(|_| !is_over)?.get(own.len())?;
        game.read(next).ok().map(Due::Shown)
    }

    /// The moves of whoever learns in a game of this step, by how many were made before.
    pub fn own_plies(&self, game: &Game) -> Vec<usize> {
        let is_own = |&ply: &usize| {
            let game = game.first_plies(ply);
            game.player_of(game.turn()) == self.learner()
        };
        (self.start.len()..game.len()).filter(is_own).collect()
    }

    /// The table for a game of this step. Whoever learns may move at it until something has become of a try.
    pub fn table(&self, game: Game) -> Table {
        let learner = self.learner();
        let asks = self.step().is_some_and(|step| step.task.is_some());
        let waits = asks && !self.is_shown() && !self.is_done() && !self.has_missed();
        let mut players = [PlayedBy::Nobody; 2];
        if waits {
            players[learner as usize] = PlayedBy::Human;
        }
        let is_white = game.player_of(Color::White) == learner;
        let orientation = if is_white { Color::White } else { Color::Black };
        let setup = Setup { spec: self.spec, players, time: None };
        Table { orientation, ..Table::with(setup, game) }
    }
}

/// The position of a step. The fault says what is wrong with it.
pub fn position(spec: Spec, step: &CourseStep) -> Result<Game, Fault> {
    let fen = Some(step.fen).filter(|fen| !fen.is_empty());
    Game::replay(spec, fen, step.moves.split_whitespace())
}

/// A way to do what a step asks: the moves of whoever solves it, in SAN and in coordinates.
pub fn solution(lesson: &Lesson) -> Option<Vec<(Rc<str>, String)>> {
    // The shortest first: where a player may switch sides, much could go on for long.
    (1..=4).find_map(|moves| solved_from(lesson, &lesson.start, moves))
}

fn solved_from(lesson: &Lesson, game: &Game, left: usize) -> Option<Vec<(Rc<str>, String)>> {
    let left = left.checked_sub(1)?;
    let named = |m: Move| {
        let san = game.after(m).and_then(|next| next.last_san().map(Rc::from)).unwrap_or_default();
        (san, game.coord(m))
    };
    let mut open = Vec::new();
    for &m in game.legal() {
        match lesson.tried(game, m).1 {
            Tried::Right => return Some(vec![named(m)]),
            Tried::More(next) => open.push((m, next)),
            Tried::Wrong(_) | Tried::Refused(_) => {}
        }
    }
    open.into_iter().find_map(|(m, next)| {
        let rest = solved_from(lesson, &next, left)?;
        Some([vec![named(m)], rest].concat())
    })
}
