//! The order in which moves are tried: what was best before, captures, checks, what has proved good.

use super::mind::{Mind, is_packed, worth};
use super::node::Node;
use crate::board::{Bitboard, Plane, Role, attacks};
use crate::realtime::Effect;
use crate::rules;

const BEST: i32 = 1 << 30;
const CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;
const CHECK: i32 = 1 << 18;

/// Puts the best first. `known` is the move the table remembers.
pub fn sort(moves: &mut [Effect], node: &Node, mind: &Mind, known: Option<rules::Move>) {
    moves.sort_by_cached_key(|effect| -promise(effect, node, mind, known));
}

fn promise(effect: &Effect, node: &Node, mind: &Mind, known: Option<rules::Move>) -> i32 {
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
    let check = if strikes(effect, node.position.plane()) { CHECK } else { 0 };
    check + mind.history(effect)
}

/// What a move takes and promotes to, in centipawns.
pub fn gain(effect: &Effect) -> i32 {
    let taken = effect.captured.map_or(0, |man| worth(man.role));
    taken + effect.promotion.map_or(0, |role| worth(role) - worth(Role::Pawn))
}

/// A frozen man cannot run away: to take it is surest.
fn haste(effect: &Effect, node: &Node) -> i32 {
    let Some(victim) = effect.victim() else { return 0 };
    let ready = node.position.ready_at(victim) <= node.hand[!effect.mover.color];
    if ready { 0 } else { 800 }
}

/// Does the man that moves attack the enemy's king from where it comes down?
fn strikes(effect: &Effect, plane: &Plane) -> bool {
    let enemy = !effect.mover.color;
    let occupied = plane.occupied().without(effect.from).with(effect.to);
    let reach = match effect.promotion.unwrap_or(effect.mover.role) {
        Role::Pawn | Role::Tandem => Bitboard::of(effect.to).pawn_attacks(!enemy),
        Role::Knight => attacks::knight(effect.to),
        Role::Bishop => attacks::bishop(effect.to, occupied),
        Role::Rook => attacks::rook(effect.to, occupied),
        Role::Queen => attacks::queen(effect.to, occupied),
        Role::King => Bitboard::EMPTY,
    };
    !(reach & plane.men(enemy, Role::King)).is_empty()
}
