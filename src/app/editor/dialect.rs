//! The texts by which positions of a game are written.

use super::draft::Draft;
use super::game::EditedGame;
use crate::notation::realtime::rtfen;
use crate::notation::{Fault, fen};

/// The position of a game that a FEN says; without turns an RTFEN, or the start of a FEN of chess.
pub fn position_of(game: EditedGame, text: &str) -> Result<Draft, Fault> {
    match game {
        EditedGame::Turns(spec) => {
            fen::read_draft(spec.rules(), text).map(|position| Draft::of(spec, &position))
        }
        EditedGame::Timed if is_rtfen(text) => {
            rtfen::read_draft(text).map(|(timed, tick)| Draft::of_timed(&timed, tick))
        }
        EditedGame::Timed => rtfen::read_start_draft(text).map(|timed| Draft::of_timed(&timed, 0)),
    }
}

/// Is a text meant to be an RTFEN? Its second field is never a side to move.
fn is_rtfen(text: &str) -> bool {
    text.split_whitespace().nth(1).is_some_and(|field| field != "w" && field != "b")
}
