//! What a frame says of a puzzle. Only what draws it asks here.

use crate::app::turns::solution::{PuzzleVerdict, Solution};
use crate::app::turns::table::Table;
use crate::app::wording::moves::numbered;
use crate::app::wording::terms::color_word;
use crate::texts::texts;

/// How far the visitor has come.
pub fn status(puzzle: &Solution, table: &Table) -> String {
    let game = &table.game;
    let made = game.len().saturating_sub(puzzle.start());
    let last = game.sans().last().map(|san| numbered(game, game.len() - 1, san));
    let last = last.unwrap_or_default();
    match puzzle.verdict(table) {
        PuzzleVerdict::Open if made == 0 => texts().riddle_start(color_word(game.turn())),
        PuzzleVerdict::Open => texts().riddle_next(&last),
        PuzzleVerdict::Reply(_) => texts().riddle_right(&last),
        PuzzleVerdict::Wrong => texts().riddle_wrong(&last),
        PuzzleVerdict::Solved => texts().riddle_solved(&last),
    }
}
