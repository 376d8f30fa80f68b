//! Courses as texts, one line for each thing that is said.
//!
//! A step begins with its heading and a paragraph, then comes what is to be done:
//!
//! ```text
//! # Heading
//! One or two sentences.
//! @task FEN | MOVES      a position, after some moves; both may be left out
//! ! GOAL, GOAL           what a move must do, all of it
//! hint: …
//! wrong: MOVE …          a legal try that misses the goal, and why; `d2d4-d1h5` for a turn of two moves
//! done: …                what is said once it is done
//! @play FEN | MOVES      instead of a task: a game against the computer
//! ```
//!
//! Goals are the kinds of move `warp`, `drop`, `castling`, `capture`, `en-passant`, `promotion`, `check`, `rocket`,
//! `part`, `together`, `switch`, `flit`, `cross` and `stay`, and
//!
//! ```text
//! move d8@Q d2d4-d1h5    one of these; a turn of two moves has `-` between them
//! mate 2                 mate by force in so many moves
//! win                    the game is won at once
//! reach N Bf3 g5         that piece stands on one of these squares, of any board if none is named
//! take Q                 the other side loses such a piece
//! safe Q                 the other side cannot capture such a piece next; `safe` alone: any piece
//! catch Q R              whatever the other side does, one of these pieces can be captured next
//! force                  whatever the other side does, the game can be won next
//! deny switch            the other side cannot make a move of that kind next
//! hold                   the other side cannot win next
//! ```

use super::{role_of, square_of};
use crate::board::{BoardId, Square};
use crate::variants::course::{Course, CourseStep, Goal, MoveKind, Task};

/// The kinds of move, as goals name them.
const KINDS: [(&str, MoveKind); 14] = [
    ("warp", MoveKind::Warp),
    ("drop", MoveKind::Drop),
    ("castling", MoveKind::Castling),
    ("capture", MoveKind::Capture),
    ("en-passant", MoveKind::EnPassant),
    ("promotion", MoveKind::Promotion),
    ("check", MoveKind::Check),
    ("rocket", MoveKind::Rocket),
    ("part", MoveKind::Part),
    ("together", MoveKind::Together),
    ("switch", MoveKind::Switch),
    ("flit", MoveKind::Flit),
    ("cross", MoveKind::Cross),
    ("stay", MoveKind::Stay),
];

/// Reads a course. Lines that make no sense are passed over, and a goal that makes none is never met.
pub fn read(text: &'static str) -> Course {
    read_with(text, goal)
}

/// The same of a game whose goals are written otherwise.
pub(super) fn read_with<G>(text: &'static str, goal: fn(&'static str) -> G) -> Course<G> {
    let mut course = Course { steps: Vec::new() };
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match (line.strip_prefix("# "), course.steps.last_mut()) {
            (Some(heading), _) => course.steps.push(begun(heading)),
            (None, Some(step)) => add(step, line, goal),
            (None, None) => {}
        }
    }
    course
}

fn begun<G>(heading: &'static str) -> CourseStep<G> {
    CourseStep { heading, words: "", fen: "", moves: "", task: None }
}

/// Adds a line to its step.
fn add<G>(step: &mut CourseStep<G>, line: &'static str, goal: fn(&'static str) -> G) {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match (word, &mut step.task) {
        ("@task" | "@play", _) => {
            let (fen, moves) = rest.split_once('|').unwrap_or((rest, ""));
            (step.fen, step.moves) = (fen.trim(), moves.trim());
            let task = || Task { goals: Vec::new(), hint: "", wrong: Vec::new(), done: "" };
            step.task = (word == "@task").then(task);
        }
        ("!", Some(task)) => task.goals = rest.split(',').map(goal).collect(),
        ("hint:", Some(task)) => task.hint = rest,
        ("wrong:", Some(task)) => task.wrong.extend(rest.split_once(' ')),
        ("done:", Some(task)) => task.done = rest,
        _ if step.words.is_empty() => step.words = line,
        _ => {}
    }
}

fn goal(text: &'static str) -> Goal {
    let mut words = text.split_whitespace();
    let kind = words.next().unwrap_or_default();
    let first = words.clone().next().unwrap_or_default();
    let role = |text: &str| text.chars().next().and_then(role_of);
    let known = match kind {
        "mate" => first.parse().ok().map(Goal::Mate),
        "win" => Some(Goal::Win),
        "hold" => Some(Goal::Hold),
        "force" => Some(Goal::Force),
        "safe" => Some(Goal::Safe(role(first))),
        "catch" => Some(Goal::Catch(words.clone().filter_map(role).collect())),
        "take" => role(first).map(Goal::Take),
        "reach" => role(first)
            .map(|role| Goal::Reach(role, words.clone().skip(1).filter_map(site).collect())),
        "deny" => kind_of(first).map(Goal::Deny),
        _ => kind_of(kind).map(Goal::Kind),
    };
    known.unwrap_or_else(|| Goal::Moves(words.collect()))
}

fn kind_of(name: &str) -> Option<MoveKind> {
    KINDS.iter().find(|(known, _)| *known == name).map(|&(_, kind)| kind)
}

/// A square, with or without its board: `f3`, `Bf3`.
fn site(text: &str) -> Option<(Option<BoardId>, Square)> {
    let boards = [BoardId::A, BoardId::B, BoardId::C];
    let board = boards.into_iter().find(|board| text.starts_with(board.letter()));
    Some((board, square_of(if board.is_some() { &text[1..] } else { text })?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Role;

    #[test]
    fn reads_every_line() {
        let course = read(
            "# One\nWords.\n@task 8/8 w | e2e4\n! drop, reach N Bf3 g5, mate 2, safe Q, safe, catch Q R, deny castling, force, move a1a2 b1@Q\n\
             hint: So.\nwrong: a1a2 No.\ndone: Yes.\n\n# Two\nPlay.\n@play\n",
        );
        let (f3, g5) = (square_of("f3").unwrap(), square_of("g5").unwrap());
        let goals = vec![
            Goal::Kind(MoveKind::Drop),
            Goal::Reach(Role::Knight, vec![(Some(BoardId::B), f3), (None, g5)]),
            Goal::Mate(2),
            Goal::Safe(Some(Role::Queen)),
            Goal::Safe(None),
            Goal::Catch(vec![Role::Queen, Role::Rook]),
            Goal::Deny(MoveKind::Castling),
            Goal::Force,
            Goal::Moves(vec!["a1a2", "b1@Q"]),
        ];
        let task = Task { goals, hint: "So.", wrong: vec![("a1a2", "No.")], done: "Yes." };
        let one = CourseStep {
            heading: "One",
            words: "Words.",
            fen: "8/8 w",
            moves: "e2e4",
            task: Some(task),
        };
        let two = CourseStep { words: "Play.", ..begun("Two") };
        assert_eq!(course.steps, [one, two]);
        assert!(read("").steps.is_empty());
    }
}
