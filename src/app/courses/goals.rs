//! Whether a task is done. The rules say it, so that every move that does it is right.

use crate::app::reading::puzzle::{self, Answer};
use crate::board::{BoardId, Color, Player, Role, Square};
use crate::game::{Game, Ply};
use crate::rules::Move;
use crate::variants::course::{Goal, MoveKind, Task};

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
    let solver = start.player_of(start.turn());
    let answers: Vec<Answer> =
        task.goals.iter().filter_map(|goal| mating(goal, start, game)).collect();
    let others = task.goals.iter().filter(|goal| !matches!(goal, Goal::Mate(_)));
    let are_met = others.clone().all(|goal| is_met(goal, start, game, solver));
    let goes_on = game.status().outcome.is_none()
        && game.turn() == start.turn()
        && game.len() == start.len() + 1;
    match answers.first() {
        None if are_met => Verdict::Done,
        // Whoever has another move in the same turn may still do it.
        None if goes_on && others.clone().any(asks_for_more) => Verdict::Open,
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

/// May the second move of a turn do what the first did not?
fn asks_for_more(goal: &Goal) -> bool {
    !matches!(goal, Goal::Moves(moves) if !moves.iter().any(|m| m.contains('-')))
}

/// The reply that resists longest: a capture, or the first there is.
fn reply(game: &Game) -> Option<Move> {
    let captures = |m: &&Move| m.captures(game.position());
    game.legal().iter().find(captures).or(game.legal().first()).copied()
}

/// Why a try misses the goal, if the course says it.
fn reason(task: &Task, start: &Game, game: &Game) -> &'static str {
    let is_it = |&&(moves, _): &&(&str, &str)| {
        start
            .clone()
            .played(moves.split('-'))
            .is_ok_and(|tried| game.moves().starts_with(&tried.moves()))
    };
    task.wrong.iter().find(is_it).map_or("", |(_, why)| why)
}

/// The answer that shows what is wrong with a try, if one does.
fn refutation(task: &Task, game: &Game, solver: Player) -> Option<Move> {
    let mut replies = game.legal().iter().copied();
    replies.find(|&m| {
        let Some(next) = game.after(m) else { return false };
        task.goals.iter().any(|goal| match goal {
            Goal::Safe(role) => lost(game, &next, *role),
            Goal::Hold => has_won(&next, !solver),
            _ => false,
        })
    })
}

/// Is a goal other than mate met by the last move, or the last turn?
fn is_met(goal: &Goal, start: &Game, game: &Game, solver: Player) -> bool {
    let us = start.turn();
    let Some((before, m)) = game.last().made() else { return false };
    match goal {
        Goal::Kind(kind) => is_of(*kind, before, m, game),
        Goal::Moves(moves) => moves.iter().any(|text| {
            let made = start.clone().played(text.split('-'));
            made.is_ok_and(|made| made.moves() == game.moves())
        }),
        Goal::Mate(_) => false,
        Goal::Win => has_won(game, solver),
        Goal::Reach(role, sites) => {
            sites.iter().any(|&(board, square)| stands(game, us, *role, board, square))
        }
        Goal::Take(role) => count(game, !us, *role) < count(start, !us, *role),
        Goal::Safe(role) => !turns(game).iter().any(|next| lost(game, next, *role)),
        Goal::Hold => {
            !has_won(game, !solver) && !turns(game).iter().any(|next| has_won(next, !solver))
        }
    }
}

/// Is the last move of a game of that kind?
fn is_of(kind: MoveKind, before: &Ply, m: Move, game: &Game) -> bool {
    let mover = m.origin().and_then(|from| before.position.piece_at(from)).map(|piece| piece.role);
    let is_pawn = |role| matches!(role, Role::Pawn | Role::Tandem);
    let plain = m.plain();
    match kind {
        MoveKind::Warp => matches!(plain, Move::Warp { .. }),
        MoveKind::Drop => matches!(plain, Move::Drop { .. }),
        MoveKind::Castling => matches!(plain, Move::Castle { .. }),
        MoveKind::Capture => m.captures(&before.position),
        MoveKind::EnPassant => matches!(plain, Move::EnPassant { .. } | Move::PartEnPassant { .. }),
        MoveKind::Promotion => match plain {
            Move::Normal { becomes, .. }
            | Move::Part { becomes, .. }
            | Move::Rocket { becomes, .. } => mover.is_some_and(is_pawn) && !is_pawn(becomes),
            _ => false,
        },
        MoveKind::Check => game.status().check.is_some(),
        MoveKind::Rocket => matches!(plain, Move::Rocket { .. }),
        MoveKind::Part => matches!(plain, Move::Part { .. } | Move::PartEnPassant { .. }),
        MoveKind::Together => {
            mover == Some(Role::Tandem)
                && matches!(plain, Move::Normal { .. } | Move::EnPassant { .. })
        }
        MoveKind::Switch => matches!(m, Move::Switch(_)),
        MoveKind::Flit => matches!(plain, Move::Flit { .. }),
        MoveKind::Cross => plain.landing().is_some_and(|to| to.board() != plain.board()),
        MoveKind::Stay => plain.landing().is_some_and(|to| to.board() == plain.board()),
    }
}

/// The games after each move of whoever is to move, and each two where a turn has two.
fn turns(game: &Game) -> Vec<Game> {
    let mut found: Vec<Game> = game.legal().iter().filter_map(|&m| game.after(m)).collect();
    let same = |next: &Game| next.turn() == game.turn() && next.status().outcome.is_none();
    let more: Vec<Game> = found
        .iter()
        .filter(|next| same(next))
        .flat_map(|next| next.legal().iter().filter_map(|&m| next.after(m)).collect::<Vec<_>>())
        .collect();
    found.extend(more);
    found
}

fn has_won(game: &Game, player: Player) -> bool {
    game.status().outcome.is_some_and(|end| end.winner == Some(player))
}

/// Has whoever was not to move before lost a piece of a role, or any?
fn lost(before: &Game, after: &Game, role: Option<Role>) -> bool {
    let us = !before.turn();
    match role {
        Some(role) => count(after, us, role) < count(before, us, role),
        None => Role::ALL.into_iter().any(|role| count(after, us, role) < count(before, us, role)),
    }
}

/// How many pieces of a role a side has, on boards and to drop.
fn count(game: &Game, color: Color, role: Role) -> u32 {
    let position = game.position();
    let on_boards =
        position.boards().iter().map(|board| (board.color(color) & board.role(role)).len());
    on_boards.sum::<u32>() + u32::from(position.info.pocket(color).count(role))
}

fn stands(game: &Game, color: Color, role: Role, on: Option<BoardId>, square: Square) -> bool {
    let boards = (0..game.board_count()).map(BoardId::new).zip(game.position().boards());
    let mut wanted = boards.filter(|(id, _)| on.is_none_or(|on| on == *id));
    wanted.any(|(_, board)| (board.color(color) & board.role(role)).has(square))
}
