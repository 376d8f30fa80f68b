//! What is said of puzzles. Only views call it.

use crate::app::puzzles::attempt::{Attempt, Phase, Try};
use crate::app::puzzles::games::PuzzleGame;
use crate::app::puzzles::progress::{Outcome, RatingChange};
use crate::app::puzzles::strike::{StrikeAttempt, StrikePhase, told};
use crate::app::realtime::words::units;
use crate::app::turns::table::Table;
use crate::app::wording::moves::{line, place};
use crate::app::wording::terms::{color_word, title};
use crate::game::{Due, Game};
use crate::puzzle::strike::{Strike, StrikeKind};
use crate::puzzle::{Kind, Puzzle};
use crate::rules::Reason;
use crate::texts::texts;

/// What a game is called.
pub fn game(game: PuzzleGame) -> String {
    match game {
        PuzzleGame::Turns(spec) => title(spec.card()),
        PuzzleGame::Timed => texts().timed_title(),
    }
}

/// What the theme of a key is called.
pub fn theme(key: &str) -> String {
    texts().entry("theme", key, "name")
}

/// Who moves in a puzzle, and what they are to achieve.
pub fn task(puzzle: &Puzzle) -> String {
    let t = texts();
    let who = t.side_to_move(color_word(puzzle.start.info.turn()));
    let due = Due::of(puzzle.game.rules(), &puzzle.start);
    let asked = match (puzzle.kind, due, puzzle.steps().victory()) {
        (Kind::Mate(_), Some(Due::Series(left)), _) => t.solve_series(left),
        (Kind::Mate(moves), _, Some(Reason::Checkmate)) => t.solve_mate(moves.into()),
        (Kind::Mate(moves), _, Some(Reason::KingCaptured)) => t.solve_king(moves.into()),
        (Kind::Mate(moves), ..) => t.solve_win(moves.into()),
        (Kind::Material, ..) => t.solve_material(),
        (Kind::Defence, ..) => t.solve_defence(),
    };
    format!("{who}. {asked}")
}

/// How an attempt stands at a table: what is to be done, or what became of the last move.
pub fn status(attempt: &Attempt, table: &Table) -> String {
    let t = texts();
    match attempt.phase {
        Phase::Solved => solved(attempt.outcome),
        Phase::Shown => t.solve_shown(),
        Phase::Refuting(_) => {
            attempt.refuted().map(|tried| missed(attempt, tried)).unwrap_or_default()
        }
        Phase::Open => match attempt.tries.last() {
            _ if attempt.is_hinted && table.picked.is_some() => t.solve_hinted(),
            Some(tried) if attempt.is_missed(table) => missed(attempt, tried),
            _ => match place(&table.game, solvers_last(attempt, &table.game)) {
                Some(made) => t.solve_right(&made),
                None => task(&attempt.puzzle),
            },
        },
    }
}

/// How many moves had been made with the solver's last one.
fn solvers_last(attempt: &Attempt, game: &Game) -> usize {
    let made = game.plies();
    let is_solvers = |&ply: &usize| {
        let before = made.get(ply - 1).map(|ply| ply.position.info.player());
        before == Some(attempt.puzzle.solver())
    };
    (1..=game.len()).rev().find(is_solvers).unwrap_or(0)
}

/// That a try was wrong, and why.
pub fn missed(attempt: &Attempt, tried: &Try) -> String {
    let t = texts();
    let made = place(&tried.game, tried.game.len()).unwrap_or_default();
    let follows = match &tried.refutation {
        None => return t.solve_looking(&made),
        Some(moves) if moves.is_empty() => return t.solve_wrong(&made),
        Some(moves) => {
            let play = |game: Game, &m: &_| game.after(m).unwrap_or(game);
            let sans = moves.iter().fold(tried.game.clone(), play).sans();
            let sans: Vec<String> =
                sans.iter().skip(tried.game.len()).map(|san| san.to_string()).collect();
            line(tried.game.clone(), &sans)
        }
    };
    match attempt.puzzle.kind {
        Kind::Mate(_) => t.solve_wrong_mate(&made, &follows),
        Kind::Material => t.solve_wrong_material(&made, &follows),
        Kind::Defence => t.solve_wrong_defence(&made, &follows),
    }
}

fn solved(outcome: Option<Outcome>) -> String {
    match outcome {
        Some(Outcome::Failed) => texts().solve_finally(),
        Some(Outcome::Helped) => texts().solve_helped(),
        Some(Outcome::Solved) | None => texts().solve_solved(),
    }
}

/// Who strikes, and what they are to achieve.
pub fn strike_task(strike: &Strike) -> String {
    let color = color_word(strike.side);
    match strike.kind {
        StrikeKind::Mate => texts().solve_strike_mate(color),
        _ => texts().solve_strike(color),
    }
}

/// How an attempt at a strike stands.
pub fn strike_status(attempt: &StrikeAttempt) -> String {
    let t = texts();
    match attempt.phase {
        StrikePhase::Solved => return solved(attempt.outcome),
        StrikePhase::Shown => return t.solve_shown(),
        StrikePhase::Open if attempt.is_frozen => return t.solve_frozen(),
        StrikePhase::Open | StrikePhase::Refuting | StrikePhase::Answered => {}
    }
    match told(attempt) {
        Some((tried, Some((tick, answer)))) => t.solve_wrong_strike(&tried, &answer, &units(tick)),
        Some((tried, None)) => t.solve_wrong_nothing(&tried),
        None if attempt.is_hinted => t.solve_hinted(),
        None => strike_task(&attempt.strike),
    }
}

/// How many points a rating changed by, with their sign.
pub fn points(change: RatingChange) -> String {
    let points = change.points();
    let sign = if points < 0 { "−" } else { "+" };
    texts().solve_points(&format!("{sign}{}", points.abs()))
}
