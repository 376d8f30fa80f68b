//! Why a move that somebody wants to make is not legal.
//!
//! The reasons come from the questions a game answers anyway. A move is followed on its way: may
//! the man move now (duty), does it go there on its board (`geometry`), is there room where it
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
use crate::board::{BoardId, Boards, Role, Roles, State};

/// Why the side to move cannot do that; none if it can, or if the man is not its own.
pub fn refusal<B: Boards>(
    rules: &dyn Variant,
    state: &State<B>,
    attempt: Attempt,
) -> Option<Refusal> {
    let role = role_of(state, attempt.source())?;
    let candidates = Candidates::of(rules, state);
    if candidates.legal.iter().any(|&m| attempt.is_met_by(m)) {
        return None;
    }
    Some(candidates.why(rules, state, role, attempt))
}

/// What a man would do by the way it moves and yet may not, each with the reason, each once.
pub fn refused<B: Boards>(
    rules: &dyn Variant,
    state: &State<B>,
    source: Source,
) -> Vec<(Attempt, Refusal)> {
    let Some(role) = role_of(state, source) else { return Vec::new() };
    let candidates = Candidates::of(rules, state);
    let can = |attempt: Attempt| candidates.legal.iter().any(|&m| attempt.is_met_by(m));
    let mut attempts: Vec<Attempt> = Vec::new();
    for attempt in candidates.played.iter().flat_map(|&m| Attempt::at(m)) {
        if attempt.source() == source && !attempts.contains(&attempt) && !can(attempt) {
            attempts.push(attempt);
        }
    }
    let why = |attempt| (attempt, candidates.why(rules, state, role, attempt));
    attempts.into_iter().map(why).collect()
}

/// The role of what is to move, if it is the mover's own.
fn role_of<B: Boards>(state: &State<B>, source: Source) -> Option<Role> {
    match source {
        Source::Reserve(role) => Some(role),
        Source::Site(at) => {
            state.man_at(at).filter(|man| man.color == state.meta.turn()).map(|man| man.role)
        }
    }
}

/// The moves of a position at every stage of their way.
struct Candidates {
    due: Roles,
    /// As the men move on their boards, and those straight through to another.
    played: Moves,
    legal: Moves,
}

impl Candidates {
    fn of<B: Boards>(rules: &dyn Variant, state: &State<B>) -> Candidates {
        let mut played = Moves::new();
        let due = generate::due(rules, state, &rules.safety(state), &mut played);
        generate::played(rules, state, &mut played);
        Candidates { due, played, legal: rules.legal(state) }
    }

    /// Why an attempt fails that no legal move meets.
    fn why<B: Boards>(
        &self,
        rules: &dyn Variant,
        state: &State<B>,
        role: Role,
        attempt: Attempt,
    ) -> Refusal {
        if !self.due.has(role) {
            return Refusal::NotDue { role, due: self.due, phase: state.meta.phase() };
        }
        let mut met = self.played.iter().copied().filter(|&m| attempt.is_met_by(m)).peekable();
        let first = met.peek().copied();
        let mut landed = Moves::new();
        met.for_each(|m| generate::land(rules, state, m, &mut landed));
        let reason = match (landed.first(), first) {
            (Some(&m), _) => danger::of(rules, state, m),
            (None, Some(m)) => Some(no_room::<B>(state, m)),
            (None, None) => geometry::of(rules, state, role, attempt),
        };
        reason.unwrap_or(Refusal::Movement { role })
    }
}

/// Why a move comes down nowhere.
fn no_room<B: Boards>(state: &State<B>, m: Move) -> Refusal {
    let beyond = (0..state.boards().len() as u8).map(BoardId::new).filter(|&on| on != m.board());
    let taken = |on| m.onto(on).arrivals().find(|&at| state.man_at(at).is_some());
    Refusal::Taken(beyond.filter_map(taken).collect())
}
