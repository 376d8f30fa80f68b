//! Why a move that somebody wants to make is not legal.
//!
//! The reasons come from the questions a game answers anyway. A move is followed on its way: may
//! the piece move now (duty), does it go there on its board (`geometry`), is there room where it
//! comes down ([`Variant::land`]), is its king safe (`danger`). The first that fails is the
//! reason.

mod danger;
mod geometry;
mod held;
mod reason;

pub use held::held;
pub use reason::{Attack, Refusal};

use super::attempt::{Attempt, Source};
use super::{Move, Moves, Variant, generate};
use crate::board::{BoardId, Boards, Position, Role, Roles};

/// Why the side to move cannot do that; none if it can, or if the piece is not its own.
pub fn refusal<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
    attempt: Attempt,
) -> Option<Refusal> {
    let role = role_of(position, attempt.source())?;
    let candidates = Candidates::of(rules, position);
    if candidates.legal.iter().any(|&m| attempt.is_met_by(m)) {
        return None;
    }
    Some(candidates.why(rules, position, role, attempt))
}

/// What a piece would do by the way it moves and yet may not, each with the reason, each once.
pub fn refused<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
    source: Source,
) -> Vec<(Attempt, Refusal)> {
    let Some(role) = role_of(position, source) else { return Vec::new() };
    let candidates = Candidates::of(rules, position);
    let can = |attempt: Attempt| candidates.legal.iter().any(|&m| attempt.is_met_by(m));
    let mut attempts: Vec<Attempt> = Vec::new();
    for attempt in candidates.played.iter().flat_map(|&m| Attempt::at(m)) {
        if attempt.source() == source && !attempts.contains(&attempt) && !can(attempt) {
            attempts.push(attempt);
        }
    }
    let why = |attempt| (attempt, candidates.why(rules, position, role, attempt));
    attempts.into_iter().map(why).collect()
}

/// The role of what is to move, if it is the mover's own.
fn role_of<B: Boards>(position: &Position<B>, source: Source) -> Option<Role> {
    match source {
        Source::Pocket(role) => Some(role),
        Source::Square(at) => position
            .piece_at(at)
            .filter(|piece| piece.color == position.info.turn())
            .map(|piece| piece.role),
    }
}

/// The moves of a position at every stage of their way.
struct Candidates {
    due: Roles,
    /// As the pieces move on their boards, and those straight through to another.
    played: Moves,
    legal: Moves,
}

impl Candidates {
    fn of<B: Boards>(rules: &dyn Variant, position: &Position<B>) -> Candidates {
        let mut played = Moves::new();
        let due = generate::due(rules, position, &rules.safety(position), &mut played);
        generate::played(rules, position, &mut played);
        Candidates { due, played, legal: rules.legal(position) }
    }

    /// Why an attempt fails that no legal move meets.
    fn why<B: Boards>(
        &self,
        rules: &dyn Variant,
        position: &Position<B>,
        role: Role,
        attempt: Attempt,
    ) -> Refusal {
        if !self.due.has(role) {
            return Refusal::NotDue {
                role,
                due: self.due,
                made_in_turn: position.info.made_in_turn(),
            };
        }
        if let Some(why) = held::paralysed(rules, position, attempt.source(), role) {
            return why;
        }
        let mut met = self.played.iter().copied().filter(|&m| attempt.is_met_by(m)).peekable();
        let first = met.peek().copied();
        let mut landed = Moves::new();
        met.for_each(|m| generate::land(rules, position, m, &mut landed));
        let reason = match (landed.first(), first) {
            (Some(&m), _) => danger::of(rules, position, m),
            (None, Some(m)) => Some(no_room::<B>(position, m)),
            (None, None) => geometry::of(rules, position, role, attempt),
        };
        reason.unwrap_or(Refusal::Movement { role })
    }
}

/// Why a move comes down nowhere.
fn no_room<B: Boards>(position: &Position<B>, m: Move) -> Refusal {
    let beyond = (0..position.boards().len() as u8).map(BoardId::new).filter(|&on| on != m.board());
    let taken = |on| m.onto(on).arrivals().find(|&at| position.piece_at(at).is_some());
    Refusal::Taken(beyond.filter_map(taken).collect())
}
