//! Which themes a solution shows: what all games have from chess.

use super::line::{Line, Recognise, Step, balance, worth};
use super::theme::Theme;
use crate::board::{Bitboard, Color, Role, attacks};
use crate::rules::Move;

/// The themes told here.
pub const GENERAL: [(Theme, Recognise); 10] = [
    (Theme::BackRank, back_rank),
    (Theme::Smothered, smothered),
    (Theme::DiscoveredCheck, |line| line.solvers().any(discovers)),
    (Theme::DoubleCheck, |line| line.solvers().any(double_check)),
    (Theme::Fork, |line| line.solvers().any(forks)),
    (Theme::Pin, |line| line.solvers().any(|step| step.after.boards().len() == 1 && pins(step))),
    (Theme::Skewer, |line| line.solvers().any(skewers)),
    (Theme::HangingPiece, hanging_piece),
    (Theme::Sacrifice, sacrifice),
    (Theme::QuietMove, quiet_move),
];

/// A king on its first rank is mated along it.
fn back_rank(line: &Line) -> bool {
    let Some(step) = line.mate() else { return false };
    let Some(king) = step.enemy_king() else { return false };
    let home = Bitboard::rank_for(!step.us(), 0);
    let board = step.board(king);
    let heavy = board.role(Role::Rook) | board.role(Role::Queen);
    home.has(king.square()) && !(step.checkers() & heavy & home).is_empty()
}

/// A knight mates a king that its own pieces shut in.
fn smothered(line: &Line) -> bool {
    let Some(step) = line.mate() else { return false };
    let Some(king) = step.enemy_king() else { return false };
    let board = step.board(king);
    let around = attacks::king(king.square());
    let knights = step.checkers() & board.role(Role::Knight);
    !knights.is_empty() && (around & !board.color(!step.us())).is_empty()
}

/// Is there such a thing as check, and is it given?
fn gives_check(step: &Step) -> bool {
    step.rules.is_royal() && step.checks()
}

/// Two pieces give check at once.
fn double_check(step: &Step) -> bool {
    gives_check(step) && step.checkers().several()
}

/// A piece gives check that has not moved.
fn discovers(step: &Step) -> bool {
    let checkers = step.checkers();
    let moved = [step.m.landing(), step.m.companion()];
    let on_board = step.enemy_king().map(|king| king.board());
    let movers = moved.into_iter().flatten().filter(|at| Some(at.board()) == on_board);
    let left = movers.fold(checkers, |left, at| left.without(at.square()));
    gives_check(step) && !left.is_empty() && step.m.origin().is_some()
}

/// The mover attacks two pieces at once that are worth more than it or that nobody guards, or the king and one
/// of them; it does not mate.
pub fn forks(step: &Step) -> bool {
    let Some((at, role)) = step.mover() else { return false };
    let (board, us) = (step.board(at), step.us());
    let is_target = |square| {
        let guards = board.attackers(square, !us, board.occupied());
        match board.role_at(square) {
            Some(Role::King) => true,
            Some(target) if worth(target) >= 3 => worth(target) > worth(role) || guards.is_empty(),
            _ => false,
        }
    };
    let attacked = |square| board.attackers(square, us, board.occupied()).has(at.square());
    let targets = board.color(!us).into_iter().filter(|&square| attacked(square));
    role != Role::King
        && targets.filter(|&square| is_target(square)).count() > 1
        && step.outcome().is_none()
}

/// An enemy piece is pinned to its king that was not before.
pub fn pins(step: &Step) -> bool {
    let (Some(king), us) = (step.enemy_king(), step.us()) else { return false };
    let pinned = |position: &crate::board::Position| {
        let board = position.board(king);
        board.blockers(king.square(), us) & board.color(!us)
    };
    step.outcome().is_none() && !(pinned(&step.after) & !pinned(&step.before)).is_empty()
}

/// A slider attacks the king or the queen through which it looks at a piece of some worth.
fn skewers(step: &Step) -> bool {
    let Some((at, role)) = step.mover() else { return false };
    let (board, us) = (step.board(at), step.us());
    let rays = |occupied| match role {
        Role::Rook => attacks::rook(at.square(), occupied),
        Role::Bishop => attacks::bishop(at.square(), occupied),
        Role::Queen => attacks::queen(at.square(), occupied),
        _ => Bitboard::EMPTY,
    };
    let theirs = |role| board.pieces(!us, role);
    let front = rays(board.occupied()) & (theirs(Role::King) | theirs(Role::Queen));
    let behind = |square| {
        let through = rays(board.occupied().without(square)) & !rays(board.occupied());
        let first = (through & board.color(!us)).into_iter();
        let mut seen = first.filter(|&back| attacks::between(at.square(), back).has(square));
        let least = if role == Role::Queen { 5 } else { 3 };
        seen.any(|back| board.role_at(back).is_some_and(|target| worth(target) >= least))
    };
    step.outcome().is_none() && front.into_iter().any(behind)
}

/// The first move takes a piece that nobody guards.
fn hanging_piece(line: &Line) -> bool {
    let Some(step) = line.steps.first() else { return false };
    let Some(at) = step.m.landing().map(|at| at.on(step.m.board())) else { return false };
    let board = step.before.board(at);
    let guards = board.attackers(at.square(), !step.us(), board.occupied());
    let taken = board.piece_at(at.square()).filter(|piece| piece.color != step.us());
    guards.is_empty() && taken.is_some_and(|piece| worth(piece.role) >= 3)
}

/// For a while the solver has less than at the start, by two pawns at least.
fn sacrifice(line: &Line) -> bool {
    let Some(first) = line.steps.first() else { return false };
    let switches = line.steps.iter().any(|step| matches!(step.m, Move::Switch(_)));
    let begun = balance(&first.before, line.solver);
    !switches && line.solvers().any(|step| balance(&step.before, line.solver) <= begun - 2)
}

/// The first turn neither captures nor attacks the king nor promotes.
fn quiet_move(line: &Line) -> bool {
    let is_of_turn = |color: Color| move |step: &&Step| step.us() == color;
    let Some(first) = line.steps.first() else { return false };
    line.steps.iter().take_while(is_of_turn(first.us())).all(|step| {
        step.captured() == 0 && !step.checks() && step.m.promotion(&step.before).is_none()
    })
}
