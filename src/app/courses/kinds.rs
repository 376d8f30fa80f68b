//! Of which kind a move is.

use crate::board::Role;
use crate::game::{Game, Ply};
use crate::rules::Move;
use crate::variants::course::MoveKind;

/// Is the last move of a game of that kind?
pub fn is_last_of(game: &Game, kind: MoveKind) -> bool {
    match (kind, game.last().made()) {
        (_, None) => false,
        (MoveKind::Check, Some(_)) => game.status().check.is_some(),
        (kind, Some((before, m))) => is_of(kind, before, m),
    }
}

/// Is a move made after a ply of that kind? Whether it gives check is not told by the move alone.
pub fn is_of(kind: MoveKind, before: &Ply, m: Move) -> bool {
    let mover = m.origin().and_then(|from| before.position.piece_at(from)).map(|piece| piece.role);
    let is_pawn = |role| matches!(role, Role::Pawn | Role::Tandem);
    let plain = m.plain();
    match kind {
        MoveKind::Warp => matches!(plain, Move::Warp { .. }),
        MoveKind::Drop => matches!(plain, Move::Drop { .. }),
        MoveKind::Castling => matches!(plain, Move::Castle { .. }),
        MoveKind::Capture => m.captures(&before.position),
        MoveKind::EnPassant => {
            matches!(plain, Move::EnPassant { .. } | Move::PartEnPassant { .. })
        }
        MoveKind::Promotion => match plain {
            Move::Normal { becomes, .. }
            | Move::Part { becomes, .. }
            | Move::Rocket { becomes, .. } => mover.is_some_and(is_pawn) && !is_pawn(becomes),
            _ => false,
        },
        MoveKind::Check => false,
        MoveKind::Rocket => matches!(plain, Move::Rocket { .. }),
        MoveKind::Part => matches!(plain, Move::Part { .. } | Move::PartEnPassant { .. }),
        MoveKind::Together => {
            let goes = matches!(plain, Move::Normal { .. } | Move::EnPassant { .. });
            goes && mover == Some(Role::Tandem)
        }
        MoveKind::Switch => matches!(m, Move::Switch(_)),
        MoveKind::Flit => matches!(plain, Move::Flit { .. }),
        MoveKind::Cross => plain.landing().is_some_and(|to| to.board() != plain.board()),
        MoveKind::Stay => plain.landing().is_some_and(|to| to.board() == plain.board()),
        MoveKind::Second => before.position.info.made_in_turn() > 0,
    }
}
