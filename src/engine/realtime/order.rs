//! The order in which moves are tried: what was best before, captures, checks, what has proved good.

use crate::board::{Bitboard, Board, Role, attacks};
use crate::engine::realtime::mind::{Mind, is_packed, worth};
use crate::engine::realtime::node::TimedNode;
use crate::realtime::Effect;
use crate::rules;

const BEST: i32 = 1 << 30;
const CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;
const CHECK: i32 = 1 << 18;

/// Puts the best first. `known` is the move the table remembers.
pub fn sort(moves: &mut [Effect], node: &TimedNode, mind: &Mind, known: Option<rules::Move>) {
    moves.sort_by_cached_key(|effect| -promise(effect, node, mind, known));
}

fn promise(effect: &Effect, node: &TimedNode, mind: &Mind, known: Option<rules::Move>) -> i32 {
    if is_packed(effect, known) {
        return BEST;
    }
    let gain = gain(effect);
    if gain > 0 {
        return CAPTURE + 16 * gain + haste(effect, node) - worth(effect.mover.role);
    }
    if mind.is_killer(node.ply, effect.asked()) {
        return KILLER;
    }
    let check = if strikes(effect, node.position.board()) { CHECK } else { 0 };
    check + mind.history(effect)
}

/// What a move takes and promotes to, in centipawns.
pub fn gain(effect: &Effect) -> i32 {
    let taken = effect.captured.map_or(0, |piece| worth(piece.role));
    taken + effect.promotion.map_or(0, |role| worth(role) - worth(Role::Pawn))
}

/// A frozen piece cannot run away: to take it is surest.
fn haste(effect: &Effect, node: &TimedNode) -> i32 {
    let Some(victim) = effect.victim() else { return 0 };
    let ready = node.position.ready_at(victim) <= node.hand[!effect.mover.color];
    if ready { 0 } else { 800 }
}

/// Does the piece that moves attack the enemy's king from where it comes down?
fn strikes(effect: &Effect, board: &Board) -> bool {
    let enemy = !effect.mover.color;
    let occupied = board.occupied().without(effect.from).with(effect.to);
    let reach = match effect.promotion.unwrap_or(effect.mover.role) {
        Role::Pawn | Role::Tandem => Bitboard::of(effect.to).pawn_attacks(!enemy),
        Role::Knight => attacks::knight(effect.to),
        Role::Bishop => attacks::bishop(effect.to, occupied),
        Role::Rook => attacks::rook(effect.to, occupied),
        Role::Queen => attacks::queen(effect.to, occupied),
        Role::King => Bitboard::EMPTY,
    };
    !(reach & board.pieces(enemy, Role::King)).is_empty()
}
