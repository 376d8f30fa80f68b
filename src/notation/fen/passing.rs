//! Which squares a pawn can just have passed over.

use crate::board::{Bitboard, BoardId, BoardSquare, Color, Piece, Position, Role, Square};
use crate::notation::fault::FenProblem;
use crate::rules::Variant;

/// The squares that a pawn of the side that is not to move can just have passed over, so that it may be
/// captured in passing; none in games without that.
pub fn passable(rules: &dyn Variant, position: &Position) -> Vec<BoardSquare> {
    if !rules.has_en_passant() {
        return Vec::new();
    }
    let boards = (0..rules.boards() as u8).map(BoardId::new);
    let sites = boards.flat_map(|id| Square::all().map(move |at| BoardSquare::new(id, at)));
    sites.filter(|&at| check_passed(rules, position, at).is_ok()).collect()
}

/// Can a pawn just have passed over a square? The error says why not.
pub fn check_passed(
    rules: &dyn Variant,
    position: &Position,
    passed: BoardSquare,
) -> Result<(), FenProblem> {
    let (them, square) = (!position.info.turn(), passed.square());
    let stood = square.ahead(them, 1).zip(square.ahead(them, -1));
    let could = |&(_, origin): &(Square, Square)| {
        [Role::Pawn, Role::Tandem].iter().any(|&role| could_double(rules, them, role, origin))
    };
    let Some((pawn, origin)) = stood.filter(could) else {
        return Err(FenProblem::NobodyPasses(square));
    };
    // Wherever the pawn came down, its way was free on the board it left; its partner may have
    // stayed where both were.
    let parted = rules.pieces().has(Role::Tandem) && position.board(passed).pawns(them).has(origin);
    let open = |at: BoardSquare| {
        let way = Bitboard::of(square);
        let way = if parted { way } else { way.with(origin) };
        let way = if at.board() == passed.board() { way } else { way.with(pawn) };
        (position.board(passed).occupied() & way).is_empty()
    };
    let stands = |at: &BoardSquare| position.board(*at).pawns(them).has(at.square());
    let boards = (0..rules.boards() as u8).map(BoardId::new);
    let victim = boards.filter_map(|taker| rules.victim(passed, taker, !them)).find(stands);
    match victim.is_some_and(open) {
        true => Ok(()),
        false => Err(FenProblem::HasNotPassed { color: them, pawn, passed: square }),
    }
}

/// May a pawn or a yoked pair that stands there and has never moved make a double step?
fn could_double(rules: &dyn Variant, us: Color, role: Role, at: Square) -> bool {
    let mut position: Position = Position::empty(1);
    let site = BoardSquare::new(BoardId::A, at);
    let mut on = position.placement();
    on.put(site, Piece { color: us, role });
    on.set_unmoved(site);
    rules.doubles(position.board(site), us).has(at)
}
