//! The move list's rows: one a full move, in each the plies of White's turn and of Black's.

use std::ops::Range;

use crate::board::Color;
use crate::game::Game;

/// A full move: the plies of each side's turn, counted from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub number: u16,
    /// White's turn and Black's; empty where there is none.
    pub turns: [Range<usize>; 2],
}

/// The rows of a game. Its first turn may be Black's, or half made.
pub fn rows(game: &Game) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for (ply, place) in game.places().into_iter().enumerate().take(game.len()) {
        let turn = place.color as usize;
        let is_new = |row: &Row| row.number != place.number || place.color == Color::White;
        let follows = place.made > 0 && !rows.is_empty();
        if !follows && rows.last().is_none_or(is_new) {
            rows.push(Row { number: place.number, turns: [ply..ply, ply..ply] });
        }
        if let Some(row) = rows.last_mut() {
            let range = &mut row.turns[turn];
            if range.start == range.end {
                *range = ply..ply;
            }
            range.end = ply + 1;
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::variants::Spec;

    fn drawn(game: &str, fen: Option<&str>, moves: &str) -> String {
        let spec = Spec::from_slug(game).expect("a game");
        let game = Game::replay(spec, fen, moves.split_whitespace()).expect("legal moves");
        let sans = game.sans();
        let turn = |plies: &Range<usize>| sans[plies.clone()].join(",");
        let row =
            |row: &Row| format!("{}. {} {}", row.number, turn(&row.turns[0]), turn(&row.turns[1]));
        rows(&game).iter().map(row).collect::<Vec<_>>().join(" | ")
    }

    #[test]
    fn a_row_has_whole_turns() {
        assert_eq!(drawn("chess", None, "e2e4 e7e5 g1f3"), "1. e4 e5 | 2. Nf3 ");
        let moves = "e2e4 f1b5 d7d5 g8f6 a2a3";
        assert_eq!(drawn("twinmove", None, moves), "1. e4,Bb5 d5,Nf6 | 2. a3 ");
        // A piece alone is a turn, and so is a pawn alone.
        let bare = "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 7 1";
        assert_eq!(drawn("twinmove", Some(bare), "e1g1 e8d8 a1a2"), "7. O-O Kd8 | 8. Ra2 ");
    }

    #[test]
    fn a_game_may_begin_with_black_or_with_half_a_turn() {
        let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 5";
        assert_eq!(drawn("chess", Some(fen), "e8e7 e2e4"), "5.  Ke7 | 6. e4 ");
        let fen = "4k3/7p/8/8/8/8/P7/4K3 b - - 0 5 2";
        assert_eq!(drawn("twinmove", Some(fen), "e8e7 a2a3 e1e2 h7h6"), "5.  Ke7 | 6. a3,Ke2 h6");
    }
}
