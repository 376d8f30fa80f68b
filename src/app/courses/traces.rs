//! What the moves that were tried leave behind: a mark on the board, and what need not be told any more.

use crate::app::common::shape::{Brush, Shape};
use crate::app::courses::lesson::Lesson;
use crate::app::courses::tips::shown_by;
use crate::game::Game;
use crate::variants::Tip;

/// A circle where the move came down that a verdict is about: green if it was right, red if it was wrong.
pub fn mark(lesson: &Lesson, game: &Game) -> Option<Shape> {
    let brush = match () {
        () if lesson.is_done() => Brush::Green,
        () if lesson.has_missed() => Brush::Red,
        () => return None,
    };
    let last = game.first_plies(lesson.own_plies(game).last()? + 1);
    let (_, m) = last.last().made()?;
    m.plain().landing().map(|at| Shape::circle(at.board(), at.square(), brush))
}

/// What whoever learns has shown to know by their moves.
pub fn examples(lesson: &Lesson, game: &Game) -> Vec<Tip> {
    let own = lesson.own_plies(game).into_iter();
    own.flat_map(|ply| shown_by(&game.first_plies(ply + 1)).collect::<Vec<_>>()).collect()
}
