//! Static exchange evaluation: what a series of captures on one square comes to.

mod across;

use crate::board::{Bitboard, Board, Boards, Color, Position, Role, Roles, Square, attacks};
use crate::evaluation::Rated;
use crate::rules::{Move, Venture};

/// The order in which pieces are ventured, the cheapest first.
const BY_WORTH: [Role; Role::COUNT] =
    [Role::Pawn, Role::Tandem, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

/// Does a move win at least `threshold` centipawns, both sides capturing on its square as long as
/// it pays?
pub fn see_ge<B: Boards>(game: Rated, position: &Position<B>, m: Move, threshold: i32) -> bool {
    if let Some(sum) = game.evaluation.settles(position.boards(), position.info.turn(), m.plain()) {
        return sum >= threshold;
    }
    let w = game.weights;
    let worth = |role: Role| w.exchange[role as usize];
    let Some(Venture { from, to, left, role: risked }) = m.venture(position) else {
        return threshold <= 0;
    };
    let gain = m.takes(position).map_or(0, worth) - threshold;
    let promoted = m.promotion(position).map_or(0, |role| worth(role) - worth(Role::Pawn));
    let gain = gain + promoted;
    if gain < 0 {
        return false;
    }
    let risk = gain - worth(risked);
    if risk >= 0 {
        return true;
    }
    if B::COUNT > 1 && from.board() != to.board() {
        return across::continues_well(position, w, from, to, left, risk);
    }
    let board = position.board(to);
    let occupied = board.occupied().with(to.square()) & !left;
    continues_well(game, board, to.square(), position.info.turn(), occupied, risk)
}

/// The cheapest piece, of the roles that may capture at all, that `find` finds.
fn least(takers: Roles, find: impl Fn(Role) -> Option<Square>) -> Option<(Role, Square)> {
    let mut roles = BY_WORTH.into_iter().filter(|&role| takers.has(role));
    roles.find_map(|role| Some((role, find(role)?)))
}

/// Plays out the captures after the first. `balance` is what the first mover has if its piece on
/// the square is lost for nothing.
fn continues_well(
    game: Rated,
    board: &Board,
    at: Square,
    us: Color,
    mut occupied: Bitboard,
    mut balance: i32,
) -> bool {
    let w = game.weights;
    let takers = Color::ALL.map(|color| game.evaluation.takers(board, at, color));
    let diagonal = board.role(Role::Bishop) | board.role(Role::Queen);
    let straight = board.role(Role::Rook) | board.role(Role::Queen);
    let mut attackers = board.all_attackers(at, occupied) & occupied;
    let mut side = !us;
    loop {
        let own = attackers & board.color(side);
        let Some((role, piece)) =
            least(takers[side as usize], |role| (own & board.role(role)).first())
        else {
            // Whoever cannot capture leaves the other's piece where it is.
            return side != us;
        };
        if role == Role::King && !(attackers & board.color(!side)).is_empty() {
            return side != us;
        }
        occupied = occupied.without(piece);
        attackers |=
            attacks::bishop(at, occupied) & diagonal | attacks::rook(at, occupied) & straight;
        attackers &= occupied;
        // From the view of whoever has just captured: even losing this piece, is it enough?
        balance = -balance - 1 - w.exchange[role as usize];
        side = !side;
        if balance >= 0 {
            return side != us;
        }
    }
}
