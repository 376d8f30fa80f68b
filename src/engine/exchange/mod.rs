//! Static exchange evaluation: what a series of captures on one square comes to.

mod across;

use crate::board::{Bitboard, Boards, Color, Plane, Role, Roles, Square, State, attacks};
use crate::rules::{Move, Variant};

/// The order in which men are ventured, the cheapest first.
const BY_WORTH: [Role; Role::COUNT] =
    [Role::Pawn, Role::Tandem, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

/// Does a move win at least `threshold` centipawns, both sides capturing on its square as long as
/// it pays?
pub fn see_ge<B: Boards>(rules: &dyn Variant, state: &State<B>, m: Move, threshold: i32) -> bool {
    if let Some(sum) = rules.settles(state.boards(), state.meta.turn(), m.plain()) {
        return sum >= threshold;
    }
    let w = rules.weights();
    let worth = |role: Role| w.exchange[role as usize];
    let gain = taken(state, m).map_or(0, worth) - threshold;
    let promoted = m.promotion(state).map_or(0, |role| worth(role) - worth(Role::Pawn));
    let (from, to, left, risked) = match m {
        Move::Walk { from, to, becomes } => (from, to, Bitboard::of(from.square()), becomes),
        // The pawn that stays guards the one that goes.
        Move::Part { from, to, becomes } => (from, to, Bitboard::EMPTY, becomes),
        Move::Drop { on, to, role } => (to.on(on), to, Bitboard::EMPTY, role),
        Move::Flit { from, to } => {
            let role = state.plane(from).role_at(from.square()).unwrap_or(Role::Pawn);
            (from, to, Bitboard::of(from.square()), role)
        }
        Move::Switch(switched) => return see_ge(rules, state, switched.plain(), threshold),
        Move::EnPassant { .. }
        | Move::PartEnPassant { .. }
        | Move::Rocket { .. }
        | Move::Castle { .. }
        | Move::Warp { .. } => return threshold <= 0,
    };
    let gain = gain + promoted;
    if gain < 0 {
        return false;
    }
    let risk = gain - worth(risked);
    if risk >= 0 {
        return true;
    }
    if B::COUNT > 1 && from.board() != to.board() {
        return across::continues_well(state, w, from, to, left, risk);
    }
    let plane = state.plane(to);
    let occupied = plane.occupied().with(to.square()) & !left;
    continues_well(rules, plane, to.square(), state.meta.turn(), occupied, risk)
}

/// The cheapest man, of the roles that may capture at all, that `find` finds.
fn least(takers: Roles, find: impl Fn(Role) -> Option<Square>) -> Option<(Role, Square)> {
    let mut roles = BY_WORTH.into_iter().filter(|&role| takers.has(role));
    roles.find_map(|role| Some((role, find(role)?)))
}

/// What a move takes, en passant aside.
pub fn taken<B: Boards>(state: &State<B>, m: Move) -> Option<Role> {
    match m.plain() {
        Move::Walk { from, to, .. } | Move::Part { from, to, .. } => {
            state.plane(from).role_at(to.square())
        }
        Move::Flit { to, .. } => state.plane(to).role_at(to.square()),
        _ => None,
    }
}

/// Plays out the captures after the first. `balance` is what the first mover has if its man on
/// the square is lost for nothing.
fn continues_well(
    rules: &dyn Variant,
    plane: &Plane,
    at: Square,
    us: Color,
    mut occupied: Bitboard,
    mut balance: i32,
) -> bool {
    let w = rules.weights();
    let takers = Color::ALL.map(|color| rules.takers(plane, at, color));
    let diagonal = plane.role(Role::Bishop) | plane.role(Role::Queen);
    let straight = plane.role(Role::Rook) | plane.role(Role::Queen);
    let mut attackers =
        (plane.attackers(at, us, occupied) | plane.attackers(at, !us, occupied)) & occupied;
    let mut side = !us;
    loop {
        let own = attackers & plane.color(side);
        let Some((role, man)) =
            least(takers[side as usize], |role| (own & plane.role(role)).first())
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
