//! What a moment is worth without looking ahead.

use super::node::Node;
use super::timed;
use crate::board::Score;
use crate::engine::Value;
use crate::engine::eval::{phase_of, taper};
use crate::engine::value::{DRAW, EVAL_BOUND};
use crate::realtime::{Options, TU};
use crate::rules::outcome::is_dead_board;
use crate::variants::weights::ORTHODOX;

/// What a frozen man costs for each time unit it still has to wait, in centipawns.
const FROZEN: Value = 12;

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
    if is_dead_board(plane) {
        return DRAW;
    }
    let value = taper(score, phase_of(|role| plane.role(role).len() as i32));
    let time = frozen / (TU as Value / FROZEN);
    let lost = timed::losses(node, options, side) - timed::losses(node, options, !side);
    (value - time - lost).clamp(-EVAL_BOUND, EVAL_BOUND)
}
