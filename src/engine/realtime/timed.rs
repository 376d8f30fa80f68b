//! Exchanges in time: who can take what before it can leave, and who can take back.

use crate::board::{Bitboard, Color, Role, Square};
use crate::engine::Value;
use crate::engine::realtime::mind::worth;
use crate::engine::realtime::node::TimedNode;
use crate::realtime::{Effect, Options, Tick};

/// Of what a side loses beyond its dearest piece, it saves all but this part.
const OTHERS: Value = 4;

/// Can the enemy take back on the square of a capture while the capturer is frozen there?
pub fn is_guarded(node: &TimedNode, options: &Options, effect: &Effect) -> bool {
    let (enemy, board) = (!effect.mover.color, node.position.board());
    let occupied = board.occupied().without(effect.from);
    let until = node.now().saturating_add(options.value(effect.mover.role));
    let guards = board.attackers(effect.to, enemy, occupied).without(effect.to);
    guards.into_iter().any(|at| acts_at(node, enemy, at) < until)
}

/// What a side is about to lose, in centipawns: pieces that the enemy can take before they can leave.
/// What whoever acts can take at once is left to the search.
pub fn losses(node: &TimedNode, options: &Options, side: Color) -> Value {
    let board = node.position.board();
    let (mut dearest, mut all) = (0, 0);
    for victim in board.color(side) & !board.role(Role::King) {
        let takers = board.attackers(victim, !side, board.occupied());
        if takers.is_empty() {
            continue;
        }
        let loss = loss(node, options, side, victim, takers);
        dearest = dearest.max(loss);
        all += loss;
    }
    dearest + (all - dearest) / OTHERS
}

/// What a side loses by a piece that some enemies attack.
fn loss(
    node: &TimedNode,
    options: &Options,
    side: Color,
    victim: Square,
    takers: Bitboard,
) -> Value {
    let position = &node.position;
    let Some(value) = position.piece_at(victim).map(|piece| worth(piece.role)) else { return 0 };
    let leaves = acts_at(node, side, victim);
    let board = position.board();
    let guards = board.attackers(victim, side, board.occupied()).without(victim);
    let mut most = 0;
    for taker in takers {
        let takes = acts_at(node, !side, taker);
        let first = takes < leaves || takes == leaves && side == Color::Black;
        let now = node.actor() != side && takes <= node.now();
        let Some(role) = position.piece_at(taker).map(|piece| piece.role).filter(|_| first && !now)
        else {
            continue;
        };
        // A king is kept off by frozen guards too.
        if role == Role::King && !guards.is_empty() {
            continue;
        }
        let until = takes.saturating_add(options.value(role));
        let guarded = guards.into_iter().any(|at| acts_at(node, side, at) < until);
        let loss = if guarded { value - worth(role) } else { value };
        most = most.max(loss);
    }
    most
}

/// When a piece can be moved at the earliest.
fn acts_at(node: &TimedNode, side: Color, at: Square) -> Tick {
    node.position.ready_at(at).max(node.hand[side])
}
