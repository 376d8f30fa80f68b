//! Static exchange evaluation: what a series of captures on one square comes to. It holds on one
//! board only; where the capturer comes down elsewhere there are no such series.

use crate::board::{Bitboard, Boards, Color, Plane, Role, Square, State, Weights, attacks};
use crate::rules::Move;

/// The order in which men are ventured, the cheapest first.
const BY_WORTH: [Role; Role::COUNT] =
    [Role::Pawn, Role::Tandem, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

/// Does a move win at least `threshold` centipawns, both sides capturing on its square as long as
/// it pays? True on several boards, where nothing can be said.
pub fn wins<B: Boards>(w: &Weights, state: &State<B>, m: Move, threshold: i32) -> bool {
    let [plane] = state.boards() else { return true };
    let worth = |role: Role| w.exchange[role as usize];
    let (from, to, becomes) = match m {
        Move::Walk { from, to, becomes } => (Some(from.square()), to.square(), becomes),
        Move::Drop { to, role, .. } => (None, to.square(), role),
        Move::EnPassant { .. } | Move::Castle { .. } | Move::Warp { .. } | Move::Flit { .. } => {
            return threshold <= 0;
        }
    };
    let mut gain = plane.role_at(to).map_or(0, worth) - threshold;
    if becomes != Role::Pawn && from.is_some_and(|from| plane.role(Role::Pawn).has(from)) {
        gain += worth(becomes) - worth(Role::Pawn);
    }
    if gain < 0 {
        return false;
    }
    let risk = gain - worth(becomes);
    if risk >= 0 {
        return true;
    }
    let us = state.meta.turn();
    let left = from.map_or(Bitboard::EMPTY, Bitboard::of);
    let occupied = plane.occupied().with(to) & !left;
    continues_well(plane, w, to, us, occupied, risk)
}

/// Plays out the captures after the first. `balance` is what the first mover has if its man on
/// the square is lost for nothing.
fn continues_well(
    plane: &Plane,
    w: &Weights,
    at: Square,
    us: Color,
    mut occupied: Bitboard,
    mut balance: i32,
) -> bool {
    let diagonal = plane.role(Role::Bishop) | plane.role(Role::Queen);
    let straight = plane.role(Role::Rook) | plane.role(Role::Queen);
    let mut attackers =
        (plane.attackers(at, us, occupied) | plane.attackers(at, !us, occupied)) & occupied;
    let mut side = !us;
    loop {
        let own = attackers & plane.color(side);
        let Some((role, man)) =
            BY_WORTH.into_iter().find_map(|role| Some((role, (own & plane.role(role)).first()?)))
        else {
            // Whoever cannot capture leaves the other's man where it is.
            return side != us;
        };
        if role == Role::King && !(attackers & plane.color(!side)).is_empty() {
            return side != us;
        }
        occupied = occupied.without(man);
        attackers |=
            attacks::bishop(at, occupied) & diagonal | attacks::rook(at, occupied) & straight;
        attackers &= occupied;
        // From the view of whoever has just captured: even losing this man, is it enough?
        balance = -balance - 1 - w.exchange[role as usize];
        side = !side;
        if balance >= 0 {
            return side != us;
        }
    }
}
