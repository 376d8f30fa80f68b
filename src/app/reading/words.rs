//! What is said of puzzles and of boards to try things on. Only views call it.

use crate::app::reading::puzzle::Answer;
use crate::app::turns::table::Table;
use crate::app::turns::words::{saying, status};
use crate::app::wording::moves::place;
use crate::app::wording::terms::color_word;
use crate::game::Game;
use crate::texts::texts;

/// What is said of a puzzle once a move was answered; the reply, if any, is the game's last move.
pub fn verdict(game: &Game, answer: &Answer, found: &str) -> String {
    let t = texts();
    let replied = game.len().is_multiple_of(2);
    let made = |back: usize| place(game, game.len().saturating_sub(back)).unwrap_or_default();
    let (tried, reply) = if replied { (made(1), made(0)) } else { (made(0), String::new()) };
    let color = color_word(if replied { !game.turn() } else { game.turn() });
    match answer {
        Answer::Mate => t.puzzle_mate(&tried),
        Answer::Right => t.puzzle_key(&tried, found, color, &reply),
        Answer::Refuted(_) => t.puzzle_refuted(&tried, color, &reply),
        Answer::Ended => t.puzzle_ended(&tried),
    }
}

/// What is said of a board to try things on: why a move was refused, or how the game stands.
pub fn attempted(table: &Table) -> String {
    let refused = table.notice.as_ref().filter(|_| table.choosing.is_empty());
    refused.map_or_else(|| status(table), |notice| saying(table, &notice.what))
}
