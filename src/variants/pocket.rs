//! What games have in common in which pieces of a pocket come down on the board.

use crate::board::{Bitboard, Board, BoardSquare, Color, Pocket, PositionInfo, Role, attacks};
use crate::evaluation::{AttackMap, Hint, Quiet, Tapered, Weights};
use crate::rules::{Move, Moves, View};

/// Any piece of the pocket comes down on any empty square, but pawns only on some.
pub fn drops(view: &View, pawns: Bitboard, out: &mut Moves) {
    for role in Role::RESERVABLE {
        if view.movers.has(role) && view.pocket.count(role) > 0 {
            let open = if role == Role::Pawn { pawns } else { Bitboard::FULL };
            for to in view.quiets() & view.check_mask & open {
                out.push(Move::Drop { on: view.id, to: view.site(to), role });
            }
        }
    }
}

/// Dead where bishops change color through the pocket: nothing but kings and one knight or bishop,
/// and that was never a pawn.
pub fn is_dead(boards: &[Board], info: &PositionInfo) -> bool {
    let [board] = boards else {
        return false;
    };
    let pockets = Color::ALL.map(|color| *info.pocket(color));
    let count = |role| {
        let held = pockets.iter().map(|pocket| pocket.count(role) as u32).sum::<u32>();
        board.role(role).len() + held
    };
    board.promoted().is_empty()
        && count(Role::Pawn) + count(Role::Rook) + count(Role::Queen) == 0
        && count(Role::Knight) + count(Role::Bishop) <= 1
}

/// What speaks for a drop: the enemy king is near, or the last rank. There are many of them, so
/// they come later and are searched less deep.
pub fn hint(quiet: &Quiet) -> Hint {
    let Move::Drop { to, role, .. } = quiet.m else { return Hint::usual(quiet) };
    let is_near =
        |king: BoardSquare| king.board() == to.board() && king.square().distance(to.square()) <= 2;
    let near = if quiet.king.is_some_and(is_near) { 2_500 } else { 0 };
    let far = match (role, to.square().rank_for(quiet.us)) {
        (Role::Pawn, 6) => 6_000,
        (Role::Pawn, 5) => 2_000,
        _ => 0,
    };
    let less = if quiet.gives_check { 0 } else { 24 };
    Hint { order: far + near - 3_000, less, is_idle: false }
}

/// What the pieces in pockets threaten to do, White's minus Black's.
pub fn evaluate(w: &Weights, info: &PositionInfo, board: &Board, reach: &AttackMap) -> Tapered {
    Tapered::balance(|us| threats(&w.terms.own, info.pocket(us), board, reach, us))
}

/// The names of these terms, by their place among the weights.
mod own {
    /// A pawn in a pocket, by the squares of the seventh rank where it would stand safely: none,
    /// one, two or more.
    pub const SEVENTH: usize = 0;
    /// For one such square, if the square of promotion lies open to the pawn as well.
    pub const THROUGH: usize = 3;
    /// For a square by the enemy king that is empty, attacked by one's own pieces and guarded by the
    /// king at most, with a queen, a rook, a bishop or a pawn in a pocket to be dropped there.
    pub const CONTACT: usize = 4;
    /// For a safe square to drop a knight on with check.
    pub const FORK: usize = 8;
    /// For every two pieces, no pawns, in pockets: only one can be dropped at a time.
    pub const CROWD: usize = 9;
    /// For every piece, no pawn, in pockets.
    pub const STOCK: usize = 10;
}

/// The same for their own side.
fn threats(
    terms: &[Tapered; 12],
    held: &Pocket,
    board: &Board,
    reach: &AttackMap,
    us: Color,
) -> Tapered {
    if held.is_empty() {
        return Tapered::ZERO;
    }
    let empty = !board.occupied();
    let safe = empty & !(reach.any(!us) & !(reach.any(us) & !reach.twice(!us)));
    let mut total = Tapered::ZERO;
    if held.count(Role::Pawn) > 0 {
        let seventh = empty & Bitboard::rank_for(us, 6) & !reach.any(!us);
        let through = seventh.ahead(us) & empty & !reach.any(!us);
        total += terms[own::SEVENTH + seventh.len().min(2) as usize];
        total += terms[own::THROUGH] * through.len().min(2) as i32;
    }
    if let Some(king) = board.king(!us) {
        let guarded = reach.any(!us) & !(reach.role(!us, Role::King) & !reach.twice(!us));
        let contact = attacks::king(king) & empty & reach.any(us) & !guarded;
        let squares = contact.len().min(3) as i32;
        for (i, role) in [Role::Queen, Role::Rook, Role::Bishop, Role::Pawn].into_iter().enumerate()
        {
            if held.count(role) > 0 {
                total += terms[own::CONTACT + i] * squares;
            }
        }
        if held.count(Role::Knight) > 0 {
            let checks = attacks::knight(king) & safe;
            total += terms[own::FORK] * checks.len().min(3) as i32;
        }
    }
    let pieces: u8 = Role::RESERVABLE[..4].iter().map(|&role| held.count(role).min(15)).sum();
    let pieces = pieces as i32;
    total + terms[own::STOCK] * pieces + terms[own::CROWD] * (pieces * (pieces - 1) / 2)
}
