//! What is said of a puzzle. Only views call it.

use crate::app::reading::puzzle::Answer;
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
