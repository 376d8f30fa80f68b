//! What a frame says of a puzzle. Only what draws it asks here.

use super::riddle::{Riddle, Verdict};
use crate::texts::texts;
use crate::ui::table::Table;
use crate::ui::words::{color_word, numbered};

/// How far the visitor has come.
pub fn status(riddle: &Riddle, table: &Table) -> String {
    let game = &table.game;
    let made = game.len().saturating_sub(riddle.start());
    let last = game.sans().last().map(|san| numbered(game, game.len() - 1, san));
    let last = last.unwrap_or_default();
    match riddle.verdict(table) {
        Verdict::Open if made == 0 => texts().riddle_start(color_word(game.turn())),
        Verdict::Open => texts().riddle_next(&last),
        Verdict::Reply(_) => texts().riddle_right(&last),
        Verdict::Wrong => texts().riddle_wrong(&last),
        Verdict::Solved => texts().riddle_solved(&last),
    }
}
