//! Writing files of samples. All numbers are little-endian.

use super::{MAGIC, SampleGame, SampleHead, VERSION, position};
use crate::board::Player;

/// The head of a file.
pub fn write_head(head: &SampleHead) -> Vec<u8> {
    let game = head.spec.text();
    let mut out = MAGIC.to_vec();
    out.extend(VERSION.to_le_bytes());
    out.extend(head.nodes.to_le_bytes());
    out.extend(head.seed.to_le_bytes());
    out.extend((game.len() as u16).to_le_bytes());
    out.extend(game.bytes());
    out
}

/// A game, to stand behind those before it.
pub fn write_game(game: &SampleGame) -> Vec<u8> {
    let mut body = Vec::new();
    for sample in &game.samples {
        body.extend(sample.ply.to_le_bytes());
        body.extend(sample.score.to_le_bytes());
        position::write(&sample.position, &mut body);
    }
    let mut out = game.number.to_le_bytes().to_vec();
    out.push(match game.winner {
        Some(Player::Second) => 0,
        None => 1,
        Some(Player::First) => 2,
    });
    out.extend((body.len() as u32).to_le_bytes());
    out.extend(body);
    out
}
