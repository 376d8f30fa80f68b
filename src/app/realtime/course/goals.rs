//! Whether a task is done. The arbiter says it, so that every move that does it in time is right.

use crate::app::realtime::session::Session;
use crate::board::{Color, Role, Square};
use crate::notation::realtime::courses::TimedGoal;
use crate::notation::realtime::{coords, read_command};
use crate::realtime::arbiter::Entry;
use crate::realtime::{Command, Move, Readiness, Reason, Status, TimedPosition};
use crate::variants::course::Task;

/// Whoever learns plays White.
pub const LEARNER: Color = Color::White;

/// What has become of a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimedVerdict {
    Done,
    /// It cannot be done any more: why, if the course says it, and the answer that shows it, if one does.
    Missed(&'static str, Option<Move>),
}

/// What has become of a task in a session, given the premoves that were entered in it; nothing while it is open.
pub fn judge(task: &Task<TimedGoal>, session: &Session, entered: &[Move]) -> Option<TimedVerdict> {
    if task.goals.iter().all(|goal| is_met(goal, session, entered)) {
        return Some(TimedVerdict::Done);
    }
    let refutation = asks_for_safety(task).then(|| refutation(session)).flatten();
    let is_it = |(text, _): &&(&str, &str)| {
        is_tried(text, task, session, entered) || refutation.is_some_and(|m| coords(m) == *text)
    };
    let why = task.wrong.iter().find(is_it);
    let is_missed = why.is_some() || refutation.is_some() || session.is_over();
    let why = why.map_or("", |(_, why)| why);
    is_missed.then_some(TimedVerdict::Missed(why, refutation))
}

/// Was this tried, or done by the other side?
fn is_tried(text: &str, task: &Task<TimedGoal>, session: &Session, entered: &[Move]) -> bool {
    let is_asked_for = |m: &Move| {
        task.goals.iter().any(|goal| matches!(goal, TimedGoal::Premove(all) if all.contains(m)))
    };
    match read_command(text) {
        Some(Command::Move(m)) => session.arbiter.log().iter().any(|entry| entry.asked() == m),
        Some(Command::Premove(m)) => entered.contains(&m),
        _ => text == "premove" && !entered.iter().all(is_asked_for),
    }
}

fn asks_for_safety(task: &Task<TimedGoal>) -> bool {
    task.goals.contains(&TimedGoal::Safe)
}

fn is_met(goal: &TimedGoal, session: &Session, entered: &[Move]) -> bool {
    let arbiter = &session.arbiter;
    let (start, now) = (&arbiter.start().0, arbiter.view(LEARNER));
    match goal {
        TimedGoal::Movers(count) => movers(session) >= *count,
        TimedGoal::Again => movers(session) < own(session).count(),
        TimedGoal::Premove(wanted) => entered.iter().any(|m| wanted.contains(m)),
        TimedGoal::Take(role) => count(now, *role) < count(start, *role),
        TimedGoal::Safe => own(session).next().is_some() && refutation(session).is_none(),
        TimedGoal::Answer => !now.in_check(LEARNER),
        TimedGoal::Mate => arbiter
            .ending()
            .is_some_and(|end| end.winner == Some(LEARNER) && end.reason == Reason::Checkmate),
        TimedGoal::Unknown => false,
    }
}

/// The moves of whoever learns.
fn own(session: &Session) -> impl Iterator<Item = &Entry> {
    session.arbiter.log().iter().filter(|entry| entry.side == LEARNER)
}

/// How many pieces of whoever learns have moved.
fn movers(session: &Session) -> usize {
    let mut names: Vec<_> = own(session).map(|entry| entry.deed.mover).collect();
    names.sort_unstable();
    names.dedup();
    names.len()
}

/// How many pieces of a role the other side has.
fn count(position: &TimedPosition, role: Role) -> usize {
    position.board().pieces(!LEARNER, role).len() as usize
}

/// A move that captures the piece which moved last before it is ready again, by the least valuable that can.
fn refutation(session: &Session) -> Option<Move> {
    let at = own(session).last()?.deed.effect.to;
    let position = session.arbiter.view(LEARNER);
    let stands = position.piece_at(at).is_some_and(|piece| piece.color == LEARNER);
    let attackers = position.board().attackers(at, !LEARNER, position.board().occupied());
    let mut guards: Vec<Square> = attackers.into_iter().filter(|_| stands).collect();
    guards.sort_by_key(|&from| position.piece_at(from).map(|piece| piece.role));
    guards.into_iter().find_map(|from| captures(session, from, at))
}

/// The capture of a piece by another, if that can be made in time.
fn captures(session: &Session, from: Square, at: Square) -> Option<Move> {
    let mut arbiter = session.arbiter.clone();
    let position = arbiter.view(LEARNER);
    let tick = position.ready_at(from).max(arbiter.now());
    if tick >= position.ready_at(at) {
        return None;
    }
    let mut legal = Vec::new();
    position.legal(arbiter.options(), !LEARNER, tick, Readiness::Ignored, &mut legal);
    let m = legal.iter().find(|effect| effect.from == from && effect.to == at)?.asked();
    let status = arbiter.submit(tick, !LEARNER, Command::Move(m));
    matches!(status, Status::Ok | Status::Pending).then_some(m)
}
