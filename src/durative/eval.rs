//! What a moment is worth without looking ahead.

use super::node::Node;
use super::timed;
use crate::board::{Role, Score};
use crate::engine::Value;
use crate::engine::value::{DRAW, EVAL_BOUND};
use crate::realtime::{Options, TU};
use crate::variants::weights::ORTHODOX;

/// What a frozen man costs for each time unit it still has to wait, in centipawns.
const FROZEN: Value = 12;
/// The weight of the officers at the start.
const FULL_PHASE: i32 = 24;

/// The value of a moment to the side that acts, in centipawns: men where they stand, how long they
/// are frozen, and what each side is about to lose.
pub fn evaluate(node: &Node, options: &Options) -> Value {
    let (side, now) = (node.actor(), node.now());
    let (position, plane) = (&node.position, node.position.plane());
    let mut score = Score::ZERO;
    let mut frozen = 0;
    for at in plane.occupied() {
        let Some(man) = position.man_at(at) else { continue };
        let sign = if man.color == side { 1 } else { -1 };
        score += ORTHODOX.of(man, at) * sign;
        frozen += sign * position.ready_at(at).saturating_sub(now) as Value;
    }
    if cannot_win(node) {
        return DRAW;
    }
    let phase = phase(node);
    let value = (score.middle * phase + score.end * (FULL_PHASE - phase)) / FULL_PHASE;
    let time = frozen / (TU as Value / FROZEN);
    let lost = timed::losses(node, options, side) - timed::losses(node, options, !side);
    (value - time - lost).clamp(-EVAL_BOUND, EVAL_BOUND)
}

/// How much of the middlegame is left, from 0 to [`FULL_PHASE`].
fn phase(node: &Node) -> i32 {
    let plane = node.position.plane();
    let count = |role| plane.role(role).len() as i32;
    let officers = count(Role::Knight) + count(Role::Bishop);
    (officers + 2 * count(Role::Rook) + 4 * count(Role::Queen)).min(FULL_PHASE)
}

/// Are there too few men for any mate?
fn cannot_win(node: &Node) -> bool {
    let plane = node.position.plane();
    let kings = plane.role(Role::King);
    let minors = plane.role(Role::Knight) | plane.role(Role::Bishop);
    (plane.occupied() & !kings & !minors).is_empty() && !minors.several()
}
