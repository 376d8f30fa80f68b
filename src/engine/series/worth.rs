//! What a position within or after a series is worth: pieces, and the room that is left to kings.

use crate::board::{Bitboard, Board, Color, Position, Role, Square, attacks};
use crate::engine::value::Value;
use crate::evaluation::Rated;

/// A position of a game in series.
pub type Place = Position<[Board; 1]>;

/// What each square counts that a king cannot go to, in centipawns.
const HEMMED: Value = 8;

/// What a position is worth to a side, in centipawns: its pieces, and how hemmed in the enemy king is and its
/// own is not.
pub fn worth(game: Rated, position: &Place, us: Color) -> Value {
    let [board] = position.boards() else { return 0 };
    let count = |color: Color, role: Role| board.pieces(color, role).len() as Value;
    let value = |role: Role| game.weights.exchange[role as usize];
    let pieces: Value =
        Role::BUT_KING.map(|role| value(role) * (count(us, role) - count(!us, role))).iter().sum();
    pieces + HEMMED * (grip(position, us) - grip(position, !us))
}

/// Of the squares around the enemy king, those to which it cannot go, and twice for the king's own if that is
/// attacked.
pub fn grip(position: &Place, us: Color) -> Value {
    let [board] = position.boards() else { return 0 };
    let Some(king) = board.king(!us) else { return 0 };
    let around = attacks::king(king);
    let occupied = board.occupied().without(king);
    let open = around & !board.color(!us);
    let is_held = |at: &Square| !board.attackers(*at, us, occupied).is_empty();
    let held = open.filter(is_held).fold(Bitboard::EMPTY, Bitboard::with);
    let free = (open & !held).len() as Value;
    let watched = board.attackers(king, us, occupied).len() as Value;
    8 - free + 2 * watched + held.len() as Value
}
