//! The course of the game without turns: as those of games with turns (see `notation::courses`), but that
//! time passes in it.
//!
//! ```text
//! @task RTFEN | TICK:COMMAND …    a position; what Black does by itself, and when. White is whoever learns
//! ! GOAL, GOAL                    what is to be achieved
//! wrong: COMMAND …                a try that misses the goal, or what Black does once it is too late, and why; `premove`
//!                                 is any premove
//! @play RTFEN                     instead of a task: a game against the computer
//! ```
//!
//! Goals are
//!
//! ```text
//! movers 2           so many pieces have moved
//! again              a piece has moved for the second time
//! premove e4d6 …     one of these is entered ahead of time
//! take Q             Black has lost such a piece
//! safe               nothing can capture the piece that moved last before it is ready again
//! answer             White's king is in check no more
//! mate
//! ```

use super::{read_command, read_coords};
use crate::board::Role;
use crate::notation::courses::read_with;
use crate::notation::role_of;
use crate::realtime::{Command, Move, Tick};
use crate::variants::course::{Course, CourseStep};

/// What is asked for in a game without turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TimedGoal {
    Movers(usize),
    Again,
    Premove(Vec<Move>),
    Take(Role),
    Safe,
    Answer,
    Mate,
    /// It makes no sense, and is never met.
    Unknown,
}

pub type TimedCourse = Course<TimedGoal>;
pub type TimedStep = CourseStep<TimedGoal>;

/// Reads a course. Lines that make no sense are passed over, and a goal that makes none is never met.
pub fn read(text: &'static str) -> TimedCourse {
    read_with(text, goal)
}

fn goal(text: &'static str) -> TimedGoal {
    let (kind, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
    let known = match kind {
        "movers" => rest.parse().ok().map(TimedGoal::Movers),
        "again" => Some(TimedGoal::Again),
        "premove" => {
            rest.split(' ').map(read_coords).collect::<Option<_>>().map(TimedGoal::Premove)
        }
        "take" => rest.chars().next().and_then(role_of).map(TimedGoal::Take),
        "safe" => Some(TimedGoal::Safe),
        "answer" => Some(TimedGoal::Answer),
        "mate" => Some(TimedGoal::Mate),
        _ => None,
    };
    known.unwrap_or(TimedGoal::Unknown)
}

/// What Black does by itself in a step, and when; none if there is a word in it that makes no sense.
pub fn script(step: &TimedStep) -> Option<Vec<(Tick, Command)>> {
    let deed = |word: &str| {
        let (tick, command) = word.split_once(':')?;
        Some((tick.parse().ok()?, read_command(command)?))
    };
    step.moves.split_whitespace().map(deed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::square_of;

    #[test]
    fn reads_every_line() {
        let course = read(
            "# One\nWords.\n@task 8/8 0 | 900:d8d1 2500:premove:d1d2\n! movers 2, again, premove e2e4, take Q, safe\n\
             hint: So.\nwrong: premove No.\ndone: Yes.\n\n# Two\nWords.\n@task 8/8 0\n! answer, mate, fly, take X\n\n# Three\nPlay.\n@play 8/8 0\n",
        );
        let m = |from, to| Move {
            from: square_of(from).expect("a square"),
            to: square_of(to).expect("a square"),
            promotion: None,
        };
        let [one, two, three] = &course.steps[..] else { panic!("three steps") };
        let task = one.task.as_ref().expect("a task");
        let goals = [
            TimedGoal::Movers(2),
            TimedGoal::Again,
            TimedGoal::Premove(vec![m("e2", "e4")]),
            TimedGoal::Take(Role::Queen),
            TimedGoal::Safe,
        ];
        assert_eq!((&task.goals[..], &task.wrong[..]), (&goals[..], &[("premove", "No.")][..]));
        let done = [(900, Command::Move(m("d8", "d1"))), (2_500, Command::Premove(m("d1", "d2")))];
        assert_eq!(script(one).as_deref(), Some(&done[..]));
        let goals = [TimedGoal::Answer, TimedGoal::Mate, TimedGoal::Unknown, TimedGoal::Unknown];
        assert_eq!(two.task.as_ref().map(|task| &task.goals[..]), Some(&goals[..]));
        assert_eq!((three.fen, three.task.is_none()), ("8/8 0", true));
        let wrong = TimedStep { moves: "soon:d8d1", ..begun("Four") };
        assert_eq!(script(&wrong), None);
    }

    fn begun(heading: &'static str) -> TimedStep {
        TimedStep { heading, words: "", fen: "", moves: "", task: None }
    }
}
