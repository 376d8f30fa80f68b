//! Whether a task is done. The rules say it, so that every move that does it is right.

use crate::app::courses::kinds::is_last_of;
use crate::app::courses::outlook::{
    always, can_win, catches, count, has_won, is_spoiled, lost, mover, moves_on, turns,
};
use crate::app::reading::puzzle::{self, Answer};
use crate::board::{BoardId, Color, Player, Role, Square};
use crate::game::Game;
use crate::rules::Move;
use crate::variants::course::{Goal, Task};

/// How a task stands after the moves made so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The same side moves again before that can be said.
    Open,
    /// So far it is right, and the other side answers so.
    Reply(Move),
    Done,
    /// It is not done: why, if the course says it, and what the other side answers, if that shows it.
    Missed(&'static str, Option<Move>),
}

/// How a task stands in a game that went on from its position. The last move is that of whoever solves it.
pub fn judge(task: &Task, start: &Game, game: &Game) -> Verdict {
    let solver = mover(start);
    let answers: Vec<Answer> =
        task.goals.iter().filter_map(|goal| mating(goal, start, game)).collect();
    let others = task.goals.iter().filter(|goal| !matches!(goal, Goal::Mate(_)));
    let are_met = others.clone().all(|goal| is_met(goal, start, game, solver));
    match answers.first() {
        None if are_met => Verdict::Done,
        // The next move of the same turn may still do it.
        None if moves_on(game, solver) && others.clone().all(|goal| is_open(goal, start, game)) => {
            Verdict::Open
        }
        None => Verdict::Missed(reason(task, start, game), refutation(task, game, solver)),
        Some(Answer::Mate) if are_met && has_won(game, solver) => Verdict::Done,
        Some(Answer::Right) if are_met => reply(game).map_or(Verdict::Done, Verdict::Reply),
        Some(Answer::Refuted(m)) => Verdict::Missed(reason(task, start, game), Some(*m)),
        Some(_) => Verdict::Missed(reason(task, start, game), None),
    }
}

/// What becomes of a mate that is asked for.
fn mating(goal: &Goal, start: &Game, game: &Game) -> Option<Answer> {
    let &Goal::Mate(moves) = goal else { return None };
    let made = (game.len() - start.len()).div_ceil(2);
    Some(puzzle::answer(game, moves.saturating_sub(made)))
}

/// May the next move of a turn do what the moves made so far did not?
fn is_open(goal: &Goal, start: &Game, game: &Game) -> bool {
    let Goal::Moves(moves) = goal else { return true };
    lines(start, moves).any(|line| line.starts_with(&game.moves()))
}

/// The games' moves after each of some texts, of a move or a turn.
fn lines(start: &Game, moves: &[&str]) -> impl Iterator<Item = Vec<Move>> {
    let made = moves.iter().filter_map(|text| start.clone().played(text.split('-')).ok());
    made.map(|made| made.moves())
}

/// The reply that resists longest: a capture, or the first there is.
fn reply(game: &Game) -> Option<Move> {
    let captures = |m: &&Move| m.captures(game.position());
    game.legal().iter().find(captures).or(game.legal().first()).copied()
}

/// Why a try misses the goal, if the course says it.
fn reason(task: &Task, start: &Game, game: &Game) -> &'static str {
    let begins = |text: &str| lines(start, &[text]).any(|line| game.moves().starts_with(&line));
    task.wrong.iter().find(|(text, _)| begins(text)).map_or("", |(_, why)| why)
}

/// The answer that shows what is wrong with a try, if one does.
fn refutation(task: &Task, game: &Game, solver: Player) -> Option<Move> {
    let mut replies = game.legal().iter().copied().filter(|_| mover(game) != solver);
    replies.find(|&m| {
        let Some(next) = game.after(m) else { return false };
        task.goals.iter().any(|goal| match goal {
            Goal::Safe(role) => lost(game, &next, *role),
            Goal::Catch(roles) => is_spoiled(&next, solver, |next| catches(next, roles)),
            Goal::Deny(kind) => is_last_of(&next, *kind),
            Goal::Force => is_spoiled(&next, solver, |next| can_win(next, solver)),
            Goal::Hold => has_won(&next, !solver),
            _ => false,
        })
    })
}

/// Is a goal other than mate met by the last move, or the last turn?
fn is_met(goal: &Goal, start: &Game, game: &Game, solver: Player) -> bool {
    let us = start.turn();
    match goal {
        Goal::Kind(kind) => is_last_of(game, *kind),
        Goal::Moves(moves) => lines(start, moves).any(|line| line == game.moves()),
        Goal::Mate(_) => false,
        Goal::Win => has_won(game, solver),
        Goal::Reach(role, sites) => {
            sites.iter().any(|&(board, square)| stands(game, us, *role, board, square))
        }
        Goal::Take(role) => count(game, !us, *role) < count(start, !us, *role),
        // What the other side can do then is to be said only after the whole turn.
        Goal::Safe(_) | Goal::Catch(_) | Goal::Deny(_) | Goal::Force | Goal::Hold
            if moves_on(game, solver) =>
        {
            false
        }
        Goal::Safe(role) => !turns(game).iter().any(|next| lost(game, next, *role)),
        Goal::Catch(roles) => always(game, solver, |next| catches(next, roles)),
        Goal::Force => always(game, solver, |next| can_win(next, solver)),
        Goal::Deny(kind) => !turns(game).iter().any(|next| is_last_of(next, *kind)),
        Goal::Hold => {
            !has_won(game, !solver) && !turns(game).iter().any(|next| has_won(next, !solver))
        }
    }
}

fn stands(game: &Game, color: Color, role: Role, on: Option<BoardId>, square: Square) -> bool {
    let boards = (0..game.board_count()).map(BoardId::new).zip(game.position().boards());
    let mut wanted = boards.filter(|(id, _)| on.is_none_or(|on| on == *id));
    wanted.any(|(_, board)| (board.color(color) & board.role(role)).has(square))
}
