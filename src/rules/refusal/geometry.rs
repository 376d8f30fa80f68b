//! Why a piece does not go there on its board, whatever its king says.

use super::Refusal;
use crate::board::{
    Bitboard, Board, BoardSquare, Boards, Color, Piece, Position, Role, Roles, Square, attacks,
};
use crate::rules::{Attempt, Memory, Move, Moves, Stage, Variant};

/// Why no piece of that role does what is attempted; none if no reason is known.
pub fn of<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
    role: Role,
    attempt: Attempt,
) -> Option<Refusal> {
    match attempt {
        Attempt::Leave { .. } if !rules.memory().contains(&Memory::Zone) => Some(Refusal::NoPocket),
        Attempt::Leave { .. } => Some(Refusal::StaysOnBoard { role }),
        Attempt::Enter { to, .. } => entering(rules, position, role, to),
        Attempt::Go { from, to } if from.square() == to.square() && from != to => {
            Some(crossing(rules, position.info.turn(), role, [from, to]))
        }
        Attempt::Go { from, to } if from.board() != to.board() => {
            Some(Refusal::OtherBoard { role, on: from.board() })
        }
        Attempt::Go { from, to } => walking(rules, position, role, [from, to]),
    }
}

fn entering<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
    role: Role,
    to: BoardSquare,
) -> Option<Refusal> {
    let us = position.info.turn();
    if position.info.pocket(us).count(role) == 0 {
        Some(Refusal::NotInPocket { role })
    } else if position.piece_at(to).is_some() {
        Some(Refusal::Taken(vec![to]))
    } else {
        let barred = role == Role::Pawn && !rules.pawn_squares(us).has(to.square());
        barred.then_some(Refusal::PawnDrop { at: to })
    }
}

/// Why a piece does not go straight through to another board. Whether its like ever do is found out
/// with one piece on empty boards.
fn crossing(rules: &dyn Variant, us: Color, role: Role, [from, to]: [BoardSquare; 2]) -> Refusal {
    let crosses = |role| {
        let mut lone: Position = Position::empty(rules.boards());
        lone.placement().put(from, Piece { color: us, role });
        let mut moves = Moves::new();
        rules.across(lone.boards(), us, Roles::ALL, Stage::All, &mut moves);
        moves.contains(&Move::Flit { from, to })
    };
    if crosses(role) {
        Refusal::Taken(vec![to])
    } else if Role::ALL.into_iter().any(crosses) {
        Refusal::NeverCrosses { role }
    } else {
        Refusal::NoCrossing
    }
}

fn walking<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
    role: Role,
    [from, to]: [BoardSquare; 2],
) -> Option<Refusal> {
    let (us, board) = (position.info.turn(), position.board(from));
    if role == Role::King && wants_to_castle(rules, position, [from, to]) {
        return castling(rules, board, us, [from, to]);
    }
    if board.color(us).has(to.square()) {
        let role = board.role_at(to.square())?;
        return Some(Refusal::OwnPiece { at: to, role });
    }
    if role.is_pawn() {
        let may_double = rules.doubles(board, us).has(from.square());
        return pawn(board, us, [from, to])
            .filter(|why| *why != Refusal::DoubleStep || !may_double);
    }
    let reach = match role {
        Role::Bishop => attacks::bishop(from.square(), Bitboard::EMPTY),
        Role::Rook => attacks::rook(from.square(), Bitboard::EMPTY),
        Role::Queen => attacks::queen(from.square(), Bitboard::EMPTY),
        _ => Bitboard::EMPTY,
    };
    if reach.has(to.square()) { blocked(board, from, to) } else { None }
}

/// The piece nearest to the first of two squares that stands between them.
fn blocked(board: &Board, from: BoardSquare, to: BoardSquare) -> Option<Refusal> {
    let screen = attacks::between(from.square(), to.square()) & board.occupied();
    let nearest = screen.min_by_key(|at| at.distance(from.square()))?;
    Some(Refusal::Blocked { at: BoardSquare::new(from.board(), nearest) })
}

/// Why a pawn does not go there, if it goes so at all.
fn pawn(board: &Board, us: Color, [from, to]: [BoardSquare; 2]) -> Option<Refusal> {
    let (start, end) = (from.square(), to.square());
    if Bitboard::of(start).pawn_attacks(us).has(end) {
        return Some(Refusal::PawnDiagonal { at: to });
    }
    let steps = (1..=2).find(|&ranks| start.ahead(us, ranks) == Some(end))?;
    if let Some(refusal) = blocked(board, from, to) {
        return Some(refusal);
    }
    if board.occupied().has(end) {
        return Some(Refusal::PawnAhead { at: to });
    }
    // One of a pair goes two squares ahead if the other can go one back.
    let behind = start.ahead(us, -1).filter(|&at| board.occupied().has(at));
    match behind.filter(|_| steps == 2 && board.role_at(start) == Some(Role::Tandem)) {
        Some(at) => Some(Refusal::Blocked { at: BoardSquare::new(from.board(), at) }),
        None => (steps == 2).then_some(Refusal::DoubleStep),
    }
}

/// Does a king make for a square, or for a rook, as if to castle? Only from where it stands at the
/// start.
fn wants_to_castle<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
    [from, to]: [BoardSquare; 2],
) -> bool {
    let us = position.info.turn();
    let (home, end) = (from.square(), to.square());
    let sideways = home.rank() == end.rank() && home.distance(end) >= 2;
    let rook = || position.board(to).pieces(us, Role::Rook).has(end);
    sideways
        && (matches!(end.file(), 2 | 6) || rook())
        && rules.king(&rules.start::<B>(), us) == Some(from)
}

fn castling(
    rules: &dyn Variant,
    board: &Board,
    us: Color,
    [king, to]: [BoardSquare; 2],
) -> Option<Refusal> {
    if !rules.has_castling() {
        return Some(Refusal::NoCastling);
    }
    let side = |square: Square| square.file() > king.square().file();
    let mut rooks = board.unmoved() & board.pieces(us, Role::Rook);
    match rooks.find(|&rook| side(rook) == side(to.square())) {
        None => Some(Refusal::CastlingLost),
        Some(rook) => blocked(board, king, BoardSquare::new(king.board(), rook)),
    }
}
