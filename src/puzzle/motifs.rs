//! Which themes a solution shows: the special moves of the games. A function a theme, each of which looks at
//! moves and boards alone and asks for no game.

use super::line::{Line, Recognise, Step};
use super::tactics;
use super::theme::{Theme, Themes};
use crate::board::{Role, attacks};
use crate::rules::{Move, Reason};

/// The themes told here.
const SPECIAL: [(Theme, Recognise); 21] = [
    (Theme::Warp, |line| any(line, |m| matches!(m, Move::Warp { .. }))),
    (Theme::Drop, |line| any(line, is_drop)),
    (Theme::DropMate, drop_mate),
    (Theme::DropBlock, |line| line.solvers().any(|step| is_drop(step.m) && blocks(step))),
    (Theme::ForkDrop, |line| line.solvers().any(|step| is_drop(step.m) && tactics::forks(step))),
    (Theme::GlassMate, glass_mate),
    (Theme::GlassPin, |line| line.solvers().any(|step| is_layered(step) && tactics::pins(step))),
    (Theme::GlassBlock, glass_block),
    (Theme::StraightThrough, |line| any(line, |m| matches!(m, Move::Flit { .. }))),
    (Theme::Tandem, |line| line.solvers().any(walks_in_tandem)),
    (Theme::Rocket, |line| any(line, |m| matches!(m, Move::Rocket { .. }))),
    (Theme::Parting, |line| any(line, parts)),
    (Theme::ChainSwitch, |line| any(line, |m| matches!(m, Move::Switch(_)))),
    (Theme::TwoStep, two_step),
    (Theme::KingCapture, |line| line.victory() == Some(Reason::KingCaptured)),
    (Theme::Explosion, explosion),
    (Theme::Race, |line| line.victory() == Some(Reason::KingArrived)),
    (Theme::Promotion, |line| line.solvers().any(|step| step.m.promotion(&step.before).is_some())),
    (Theme::Underpromotion, underpromotion),
    (Theme::EnPassant, |line| any(line, takes_in_passing)),
    (Theme::Castling, |line| any(line, |m| matches!(m, Move::Castle { .. }))),
];

/// All themes of a solution but [`Theme::AnyMate`], which is known only to who tried everything.
pub fn recognise(line: &Line) -> Themes {
    let all = SPECIAL.iter().chain(&tactics::GENERAL);
    all.filter(|(_, holds)| holds(line)).map(|&(theme, _)| theme).collect()
}

/// Is one of the solver's moves of a sort, a switch of sides left aside for all others?
fn any(line: &Line, is: fn(Move) -> bool) -> bool {
    line.solvers().any(|step| is(step.m) || is(step.m.plain()))
}

fn is_drop(m: Move) -> bool {
    matches!(m, Move::Drop { .. })
}

fn parts(m: Move) -> bool {
    matches!(m, Move::Part { .. } | Move::PartEnPassant { .. })
}

fn takes_in_passing(m: Move) -> bool {
    matches!(m, Move::EnPassant { .. } | Move::PartEnPassant { .. })
}

fn is_layered(step: &Step) -> bool {
    step.after.boards().len() > 1
}

/// Both pawns of a yoked pair go the same way.
fn walks_in_tandem(step: &Step) -> bool {
    let mover = step.m.origin().and_then(|at| step.before.piece_at(at));
    let together = matches!(step.m, Move::Normal { .. } | Move::EnPassant { .. });
    together && mover.is_some_and(|piece| piece.role == Role::Tandem)
}

/// The piece that is dropped mates.
fn drop_mate(line: &Line) -> bool {
    line.mate().is_some_and(|step| is_drop(step.m))
}

/// The piece that mates came through the glass to the king's board.
fn glass_mate(line: &Line) -> bool {
    let Some(step) = line.mate() else { return false };
    let (Some(at), Some(king)) = (step.m.landing(), step.enemy_king()) else { return false };
    let crossed = step.m.board() != at.board() && at.board() == king.board();
    crossed && step.checkers().has(at.square())
}

/// Does a move end a check by coming between?
fn blocks(step: &Step) -> bool {
    let (rules, us) = (step.rules, step.us());
    let Some(king) = rules.king(&step.before, us) else { return false };
    let Some(at) = step.m.landing().filter(|at| at.board() == king.board()) else { return false };
    let board = step.before.board(king);
    let checkers = board.attackers(king.square(), !us, board.occupied());
    checkers.into_iter().any(|from| attacks::between(king.square(), from).has(at.square()))
}

/// A piece comes through the glass between the solver's king and what gives it check.
fn glass_block(line: &Line) -> bool {
    let crosses = |step: &Step| step.m.landing().is_some_and(|at| at.board() != step.m.board());
    line.solvers().any(|step| crosses(step) && blocks(step))
}

/// The king is taken by a piece to which the first half of the same turn opened the way.
fn two_step(line: &Line) -> bool {
    let [.., first, last] = &line.steps[..] else { return false };
    let one_turn = last.before.info.made_in_turn() > first.before.info.made_in_turn();
    let Some(king) = first.rules.king(&first.before, !first.us()) else { return false };
    let board = first.before.board(king);
    let attackers = board.attackers(king.square(), first.us(), board.occupied());
    let begun = line.victory() == Some(Reason::KingCaptured) && one_turn;
    begun && (attackers & !board.pawns(first.us())).is_empty()
}

/// One capture takes several pieces along, or the king.
fn explosion(line: &Line) -> bool {
    let exploded = line.victory() == Some(Reason::KingExploded);
    exploded || line.solvers().any(|step| step.captured() > 1)
}

/// A pawn becomes less than a queen.
fn underpromotion(line: &Line) -> bool {
    let less = |step: &Step| {
        let becomes = step.m.promotion(&step.before);
        becomes.is_some_and(|role| role != Role::Queen)
    };
    line.solvers().any(less)
}
