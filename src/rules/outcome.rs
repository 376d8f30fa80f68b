//! How games end.

use super::{Safety, Stage, Variant};
use crate::board::{Bitboard, Boards, Color, Meta, Plane, Role, Seat, State};

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The person who won; `None` for a draw.
    pub winner: Option<Seat>,
    pub reason: Reason,
}

impl Outcome {
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome { winner: None, reason }
    }

    pub const fn win(winner: Seat, reason: Reason) -> Outcome {
        Outcome { winner: Some(winner), reason }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    Checkmate,
    KingCaptured,
    /// It went up with a capture beside it.
    KingExploded,
    /// A king has reached the goal of the race.
    KingArrived,
    /// Both have, one right after the other.
    BothArrived,
    Resignation,
    /// The clock ran out.
    Time,
    Stalemate,
    /// Neither side can mate by any series of moves.
    DeadPosition,
    /// Claimed: fifty moves of each side without capture or pawn move.
    FiftyMoves,
    /// The same with seventy-five moves, which needs no claim.
    SeventyFiveMoves,
    /// Claimed: the position has occurred three times.
    Threefold,
    /// It has occurred five times, which needs no claim.
    Fivefold,
    Agreement,
}

impl Reason {
    pub const ALL: [Reason; 14] = [
        Reason::Checkmate,
        Reason::KingCaptured,
        Reason::KingExploded,
        Reason::KingArrived,
        Reason::BothArrived,
        Reason::Resignation,
        Reason::Time,
        Reason::Stalemate,
        Reason::DeadPosition,
        Reason::FiftyMoves,
        Reason::SeventyFiveMoves,
        Reason::Threefold,
        Reason::Fivefold,
        Reason::Agreement,
    ];
}

/// How the position ends the game by itself.
pub fn outcome<B: Boards>(rules: &dyn Variant, state: &State<B>) -> Option<Outcome> {
    if let Some(end) = rules.ending(state) {
        return Some(end);
    }
    let safety = rules.safety(state);
    if !has_move(rules, state, &safety) {
        let mover = state.meta.seat();
        return Some(match safety.in_check {
            true => Outcome::win(!mover, Reason::Checkmate),
            false => Outcome::draw(Reason::Stalemate),
        });
    }
    rules.is_dead(state.boards(), &state.meta).then_some(Outcome::draw(Reason::DeadPosition))
}

fn has_move<B: Boards>(rules: &dyn Variant, state: &State<B>, safety: &Safety) -> bool {
    let mut moves = Vec::new();
    rules.generate(state, safety, Stage::All, &mut moves);
    moves.iter().any(|&m| rules.is_legal(state, safety, m))
}

/// Nothing but kings, on the boards and in reserve.
pub fn are_bare_kings(boards: &[Plane], meta: &Meta) -> bool {
    boards.iter().all(|plane| plane.occupied() == plane.role(Role::King))
        && Color::ALL.iter().all(|&color| meta.reserve(color).is_empty())
}

/// Dead by FIDE 5.2.2 where no zone is: bare kings, one minor piece, or any number of bishops all
/// on squares of one color. (Blocked positions without a possible mate are not recognized.)
pub fn orthodox_dead(boards: &[Plane]) -> bool {
    matches!(boards, [plane] if is_dead_board(plane))
}

/// The same, of the one board of a game.
pub fn is_dead_board(plane: &Plane) -> bool {
    let minors = plane.role(Role::Bishop) | plane.role(Role::Knight);
    if plane.occupied() != (minors | plane.role(Role::King)) {
        return false;
    }
    let one_color = (minors & Bitboard::LIGHT).is_empty() || (minors & !Bitboard::LIGHT).is_empty();
    !minors.several() || plane.role(Role::Knight).is_empty() && one_color
}
