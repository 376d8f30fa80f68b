//! Moves in the words of their games, for those who listen: `knight e5, through the glass to board A`.

use crate::app::wording::spoken::letter;
use crate::app::wording::terms::piece;
use crate::board::{BoardSquare, Position, Role};
use crate::game::Game;
use crate::notation::square;
use crate::rules::Move;
use crate::texts::texts;

/// The last move of a game; none at its start. It is in the later part of the page's program.
#[inline(never)]
pub fn last(game: &Game) -> Option<String> {
    let (before, m) = game.last().made()?;
    let (position, t) = (&before.position, texts());
    let becomes = m.promotion(position).map(|role| t.spoken_promotion(&piece(role)));
    let crosses = m.landing().filter(|at| at.board() != m.board());
    let glass = crosses.filter(|_| !matches!(m.plain(), Move::Flit { .. }));
    let glass = glass.map(|at| t.spoken_through(&letter(at.board())));
    let blast = game.scene().blast.map(|_| t.spoken_blast());
    let reborn = game.last().reborn().map(|piece| reborn(game, piece.site));
    let held = m.landing().and_then(|at| game.rules().paralyser(game.position().boards(), at));
    let held = held.map(|_| t.square_paralysed());
    let switch = m.changes_sides().then(|| t.spoken_switch());
    let parts = [
        Some(core(position, &before.legal, m)),
        becomes,
        glass,
        blast,
        reborn,
        held,
        switch,
        alarm(game),
    ];
    Some(parts.into_iter().flatten().collect::<Vec<_>>().join(", "))
}

/// Where the piece that was captured has come back.
fn reborn(game: &Game, at: BoardSquare) -> String {
    let (t, name) = (texts(), square(at.square()));
    t.spoken_reborn(&match game.board_count() {
        1 => name,
        _ => t.square_on_board(&name, &letter(at.board())),
    })
}

/// Whether the move gives check or mate, or threatens a king that is captured.
fn alarm(game: &Game) -> Option<String> {
    let (status, t) = (game.status(), texts());
    match status.outcome {
        Some(_) => status.check.map(|_| t.spoken_mate()),
        None => status.check.or(status.threat).map(|_| t.spoken_check()),
    }
}

/// Who goes where, and whom it captures.
fn core(position: &Position, legal: &[Move], m: Move) -> String {
    let t = texts();
    let name = |site: Option<BoardSquare>| site.map(|at| square(at.square())).unwrap_or_default();
    let (from, to) = (name(m.origin()), name(m.landing()));
    let role = m.mover(position).unwrap_or(Role::Pawn);
    let who = match is_one_of_several(position, legal, m) {
        true => t.spoken_from(&piece(role), &from),
        false => piece(role),
    };
    let victim = m.victim(position).and_then(|at| position.piece_at(at));
    match (m.plain(), victim) {
        (Move::Castle { king, rook, .. }, _) => {
            t.spoken_castling(if rook.square() > king.square() { "short" } else { "long" })
        }
        (Move::Warp { .. }, _) => t.spoken_warp(&piece(role), &from),
        (Move::Drop { .. }, _) => t.spoken_drop(&piece(role), &to),
        (Move::Rocket { .. }, _) => t.spoken_rocket(&to, &name(m.companion())),
        (Move::Part { .. } | Move::PartEnPassant { .. }, None) => t.spoken_part(&from, &to),
        (Move::Flit { .. }, None) => t.spoken_straight(
            &who,
            &from,
            &m.landing().map(|at| letter(at.board())).unwrap_or_default(),
        ),
        (_, Some(victim)) => t.spoken_capture(&who, &piece(victim.role), &to),
        (_, None) => t.spoken_move(&who, &to),
    }
}

/// Could another piece of its kind have gone there?
fn is_one_of_several(position: &Position, legal: &[Move], m: Move) -> bool {
    let alike = |other: &Move| {
        other.origin() != m.origin()
            && other.landing() == m.landing()
            && other.mover(position) == m.mover(position)
    };
    m.origin().is_some() && legal.iter().any(alike)
}
