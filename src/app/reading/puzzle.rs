//! A position to solve: whoever moves is to mate in so many moves. What is right follows from the
//! rules alone.

use std::rc::Rc;

use crate::app::turns::moves::captures;
use crate::game::Game;
use crate::rules::{Move, Outcome, Reason};

/// What becomes of a move that somebody tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It mates.
    Mate,
    /// Whatever the other side does now, it is mated in time.
    Right,
    /// There is no mate in time after this reply.
    Refuted(Move),
    /// The game has ended otherwise.
    Ended,
}

/// What becomes of the last move of a game when its side has so many moves left to mate.
pub fn answer(game: &Game, left: usize) -> Answer {
    if is_mate(game) {
        return Answer::Mate;
    }
    if game.status().outcome.is_some() {
        return Answer::Ended;
    }
    let holds = |m: &Move| game.after(*m).is_some_and(|next| !can_mate(&next, left));
    let refutations = game.legal().iter().copied().filter(holds);
    refutations.max_by_key(|&m| forcefulness(game, m)).map_or(Answer::Right, Answer::Refuted)
}

/// Can whoever moves mate in so many moves, whatever the other side does?
fn can_mate(game: &Game, left: usize) -> bool {
    let wins = |m: &Move| {
        let next = game.after(*m);
        next.is_some_and(|next| match left {
            1 => is_mate(&next),
            _ => matches!(answer(&next, left - 1), Answer::Mate | Answer::Right),
        })
    };
    left > 0 && game.status().outcome.is_none() && game.legal().iter().any(wins)
}

fn is_mate(game: &Game) -> bool {
    matches!(game.status().outcome, Some(Outcome { reason: Reason::Checkmate, .. }))
}

/// Of several refutations a check is shown before a capture, and a capture before any other.
fn forcefulness(game: &Game, m: Move) -> u8 {
    let Some(next) = game.after(m) else { return 0 };
    u8::from(next.status().check.is_some()) * 2 + u8::from(captures(game, &next))
}

/// A legal move in SAN.
pub fn san(game: &Game, m: Move) -> Option<Rc<str>> {
    game.after(m)?.sans().pop()
}

/// The legal moves that mate at once.
pub fn mates(game: &Game) -> impl Iterator<Item = Move> {
    game.legal().iter().copied().filter(|&m| game.after(m).is_some_and(|next| is_mate(&next)))
}

/// Replies, and the mates in SAN that all of them allow at once.
pub type MatingLine = (Vec<Move>, Vec<Rc<str>>);

/// The replies to a game's last move with the mates they allow, like ones together.
pub fn lines(game: &Game) -> Vec<MatingLine> {
    let mut lines: Vec<MatingLine> = Vec::new();
    for &reply in game.legal() {
        let Some(next) = game.after(reply) else { continue };
        let ends: Vec<Rc<str>> = mates(&next).filter_map(|m| san(&next, m)).collect();
        match lines.iter_mut().find(|line| line.1 == ends) {
            Some(line) => line.0.push(reply),
            None => lines.push((vec![reply], ends)),
        }
    }
    lines
}
