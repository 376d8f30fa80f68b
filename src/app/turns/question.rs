//! What the engine is asked about a game.

use crate::game::Game;
use crate::worker::{Ask, EngineTask};

/// A question about the last position of a game, with what of the game bears on it.
pub fn ask(game: &Game, version: u32, task: EngineTask) -> Ask {
    Ask {
        version,
        game: game.spec().text(),
        fen: game.fen(),
        earlier: game.repeatable_keys().into_iter().map(halves).collect(),
        seed: 0,
        network: None,
        task,
    }
}

/// A key in two halves.
fn halves(key: u64) -> [u32; 2] {
    [(key >> 32) as u32, key as u32]
}
