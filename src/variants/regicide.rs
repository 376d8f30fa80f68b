//! Whether a king can be captured within one turn of Twinmove Chess, told without making moves.

use crate::board::{Bitboard, Board, Color, Role, Square, attacks};

/// Can a piece of `us` capture the enemy king?
pub fn by_non_pawn(board: &Board, us: Color) -> bool {
    let Some(king) = board.king(!us) else { return false };
    !(board.attackers(king, us, board.occupied()) & !board.pawns(us)).is_empty()
}

/// Can `us` capture the enemy king with a pawn, or with a piece after a pawn's move that must
/// come first if there is any?
pub fn compelled(board: &Board, us: Color) -> bool {
    let Some(king) = board.king(!us) else { return false };
    let pawns = board.pawns(us);
    let attackers = board.attackers(king, us, board.occupied());
    if !(attackers & pawns).is_empty() {
        return true;
    }
    let steps = destinations(board, us, pawns);
    // A line that is open now stays open unless every pawn move shuts it.
    let open = |from| steps.is_empty() || !(steps & !attacks::between(from, king)).is_empty();
    attackers.into_iter().any(open)
        || !steps.is_empty() && (uncovers(board, us, king) || promotes(board, us, king))
}

/// Where these pawns can go.
fn destinations(board: &Board, us: Color, pawns: Bitboard) -> Bitboard {
    let empty = !board.occupied();
    let ahead = pawns.ahead(us) & empty;
    let twice = (pawns & Bitboard::rank_for(us, 1)).ahead(us) & empty;
    ahead | twice.ahead(us) & empty | pawns.pawn_attacks(us) & board.color(!us)
}

/// Can a pawn leave the line of a piece behind it to the king?
fn uncovers(board: &Board, us: Color, king: Square) -> bool {
    let pinned = board.blockers(king, us) & board.pawns(us);
    pinned.into_iter().any(|pawn| {
        let steps = destinations(board, us, Bitboard::of(pawn));
        steps.into_iter().any(|to| !lie_in_line(king, pawn, to))
    })
}

/// Can a pawn become a piece that attacks the king?
fn promotes(board: &Board, us: Color, king: Square) -> bool {
    let last = Bitboard::rank_for(us, 7);
    (board.pieces(us, Role::Pawn) & Bitboard::rank_for(us, 6)).into_iter().any(|from| {
        let occupied = board.occupied().without(from);
        let attacks = |to| attacks::queen(to, occupied) | attacks::knight(to);
        let steps = destinations(board, us, Bitboard::of(from)) & last;
        steps.into_iter().any(|to| attacks(to).has(king))
    })
}

/// Do two squares lie on one line with the king, on the same side of it?
fn lie_in_line(king: Square, a: Square, b: Square) -> bool {
    attacks::between(king, a).has(b) || attacks::between(king, b).has(a)
}
