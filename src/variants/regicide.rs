//! Whether a king can be captured within one turn of Twinmove Chess, told without making moves.

use crate::board::{Bitboard, Color, Plane, Role, Square, attacks};

/// Can an officer of `us` capture the enemy king?
pub fn by_officer(plane: &Plane, us: Color) -> bool {
    let Some(king) = plane.king(!us) else { return false };
    !(plane.attackers(king, us, plane.occupied()) & !plane.pawns(us)).is_empty()
}

/// Can `us` capture the enemy king with a pawn, or with an officer after a pawn's move that must
/// come first if there is any?
pub fn compelled(plane: &Plane, us: Color) -> bool {
    let Some(king) = plane.king(!us) else { return false };
    let pawns = plane.pawns(us);
    let attackers = plane.attackers(king, us, plane.occupied());
    if !(attackers & pawns).is_empty() {
        return true;
    }
    let steps = destinations(plane, us, pawns);
    // A line that is open now stays open unless every pawn move shuts it.
    let open = |from| steps.is_empty() || !(steps & !attacks::between(from, king)).is_empty();
    attackers.into_iter().any(open)
        || !steps.is_empty() && (uncovers(plane, us, king) || promotes(plane, us, king))
}

/// Where these pawns can go.
fn destinations(plane: &Plane, us: Color, pawns: Bitboard) -> Bitboard {
    let empty = !plane.occupied();
    let ahead = pawns.ahead(us) & empty;
    let twice = (pawns & Bitboard::rank_for(us, 1)).ahead(us) & empty;
    ahead | twice.ahead(us) & empty | pawns.pawn_attacks(us) & plane.color(!us)
}

/// Can a pawn leave the line of an officer behind it to the king?
fn uncovers(plane: &Plane, us: Color, king: Square) -> bool {
    let screens = plane.blockers(king, us) & plane.pawns(us);
    screens.into_iter().any(|pawn| {
        let steps = destinations(plane, us, Bitboard::of(pawn));
        steps.into_iter().any(|to| !lie_in_line(king, pawn, to))
    })
}

/// Can a pawn become a man that attacks the king?
fn promotes(plane: &Plane, us: Color, king: Square) -> bool {
    let last = Bitboard::rank_for(us, 7);
    (plane.men(us, Role::Pawn) & Bitboard::rank_for(us, 6)).into_iter().any(|from| {
        let occupied = plane.occupied().without(from);
        let attacks = |to| attacks::queen(to, occupied) | attacks::knight(to);
        let steps = destinations(plane, us, Bitboard::of(from)) & last;
        steps.into_iter().any(|to| attacks(to).has(king))
    })
}

/// Do two squares lie on one line with the king, on the same side of it?
fn lie_in_line(king: Square, a: Square, b: Square) -> bool {
    attacks::between(king, a).has(b) || attacks::between(king, b).has(a)
}
