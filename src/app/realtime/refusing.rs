//! Why a move is refused.

use crate::app::realtime::notice::TimedRefusal;
use crate::app::realtime::session::Session;
use crate::board::{Bitboard, Color, Piece, Role, Square, attacks};
use crate::realtime::{Move, Refusal};

/// Why a move of a side is refused, in more than the arbiter's word.
pub fn refused(session: &Session, side: Color, m: Move, reason: Refusal) -> TimedRefusal {
    match reason {
        Refusal::GameOver => TimedRefusal::GameOver,
        Refusal::TieLost => TimedRefusal::TieLost,
        Refusal::NoPiece | Refusal::NotYours => TimedRefusal::Gone,
        Refusal::Captured => TimedRefusal::Captured,
        Refusal::NotReady => not_ready(session, side, m),
        Refusal::TooSoon => TimedRefusal::TooSoon,
        Refusal::KingCapture => TimedRefusal::KingCapture,
        Refusal::PromotionMissing => TimedRefusal::PromotionMissing,
        Refusal::Illegal => impossible(session, side, m),
        Refusal::InCheck => TimedRefusal::InCheck,
        Refusal::SelfCheck => TimedRefusal::SelfCheck(role_of(session, side, m)),
        Refusal::Replaced | Refusal::Cancelled | Refusal::NoPremove => TimedRefusal::NoPremove,
        Refusal::NoOffer => TimedRefusal::NoOffer,
        Refusal::NoClaim => TimedRefusal::NoClaim,
    }
}

/// What a move is about, as far as it still stands there.
pub fn role_of(session: &Session, side: Color, m: Move) -> Option<Role> {
    session.arbiter.scene(side).position.piece_at(m.from).map(|piece| piece.role)
}

fn not_ready(session: &Session, side: Color, m: Move) -> TimedRefusal {
    let position = session.arbiter.view(side);
    match position.ready_at(m.from).saturating_sub(session.arbiter.now()) {
        0 => TimedRefusal::RookFrozen,
        wait => {
            TimedRefusal::Frozen { role: position.piece_at(m.from).map(|piece| piece.role), wait }
        }
    }
}

fn impossible(session: &Session, side: Color, m: Move) -> TimedRefusal {
    let position = session.arbiter.view(side);
    let Some(piece) = position.piece_at(m.from) else { return TimedRefusal::Gone };
    if !goes_so(piece, m.from, m.to) {
        return TimedRefusal::Movement(piece.role);
    }
    if piece.role == Role::King && m.from.file().abs_diff(m.to.file()) == 2 {
        return TimedRefusal::NoCastling;
    }
    let goal = position.piece_at(m.to);
    if let Some(own) = goal.filter(|goal| goal.color == side) {
        return TimedRefusal::OwnPiece(own.role, m.to);
    }
    // A pawn captures nothing straight ahead.
    let ahead = piece.role == Role::Pawn && m.from.file() == m.to.file() && goal.is_some();
    match nearest_between(position.board().occupied(), m).or(ahead.then_some(m.to)) {
        Some(at) => TimedRefusal::Blocked(at),
        None => TimedRefusal::Movement(piece.role),
    }
}

/// The first piece on the way of a move.
fn nearest_between(occupied: Bitboard, m: Move) -> Option<Square> {
    let screen = attacks::between(m.from, m.to) & occupied;
    screen.min_by_key(|at| at.distance(m.from))
}

/// Does a piece go so, whatever may stand in its way?
pub fn goes_so(piece: Piece, from: Square, to: Square) -> bool {
    let empty = Bitboard::EMPTY;
    let reached = match piece.role {
        Role::Pawn | Role::Tandem => pawn_reach(piece.color, from),
        Role::Knight => attacks::knight(from),
        Role::Bishop => attacks::bishop(from, empty),
        Role::Rook => attacks::rook(from, empty),
        Role::Queen => attacks::queen(from, empty),
        Role::King => attacks::king(from) | castling(piece.color, from),
    };
    reached.has(to)
}

fn pawn_reach(side: Color, from: Square) -> Bitboard {
    let step = Bitboard::of(from).ahead(side);
    let home = Bitboard::rank_for(side, 1).has(from);
    let twice = if home { step.ahead(side) } else { Bitboard::EMPTY };
    step | twice | Bitboard::of(from).pawn_attacks(side)
}

fn castling(side: Color, from: Square) -> Bitboard {
    let home = Square::at(4, side.pick(0, 7));
    match from == home {
        true => Bitboard::of(Square::at(2, home.rank())).with(Square::at(6, home.rank())),
        false => Bitboard::EMPTY,
    }
}
