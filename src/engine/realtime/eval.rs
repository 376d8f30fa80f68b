//! What a moment is worth without looking ahead.

use crate::engine::Value;
use crate::engine::eval::{phase_of, taper};
use crate::engine::realtime::node::TimedNode;
use crate::engine::realtime::timed;
use crate::engine::value::{DRAW, EVAL_BOUND};
use crate::evaluation::Tapered;
use crate::realtime::{Options, TU};
use crate::rules::outcome::is_dead_board;
use crate::variants::weights::REALTIME;

/// What a frozen piece costs for each time unit it still has to wait, in centipawns.
const FROZEN: Value = 12;

/// The value of a moment to the side that acts, in centipawns: pieces where they stand, how long they
/// are frozen, and what each side is about to lose.
pub fn evaluate(node: &TimedNode, options: &Options) -> Value {
    let (side, now) = (node.actor(), node.now());
    let (position, board) = (&node.position, node.position.board());
    let mut score = Tapered::ZERO;
    let mut frozen = 0;
    for at in board.occupied() {
        let Some(piece) = position.piece_at(at) else { continue };
        let sign = if piece.color == side { 1 } else { -1 };
        score += REALTIME.of(piece, at) * sign;
        frozen += sign * position.ready_at(at).saturating_sub(now) as Value;
    }
    if is_dead_board(board) {
        return DRAW;
    }
    let value = taper(score, phase_of(|role| board.role(role).len() as i32));
    let time = frozen / (TU as Value / FROZEN);
    let lost = timed::losses(node, options, side) - timed::losses(node, options, !side);
    (value - time - lost).clamp(-EVAL_BOUND, EVAL_BOUND)
}
