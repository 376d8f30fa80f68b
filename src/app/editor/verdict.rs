//! What is wrong with a position that somebody sets up, and how it stands if nothing is.

use super::draft::Draft;
use super::game::EditedGame;
use crate::board::{BoardSquare, Color, Role, Square};
use crate::game::Status;
use crate::notation::fault::PositionProblem;
use crate::notation::fen;
use crate::notation::realtime::rtfen;

/// What there is to say of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// Why it cannot be played; nothing, if it can be.
    pub problems: Vec<PositionProblem>,
    /// The squares that have to do with that, some perhaps more than once.
    pub wrong: Vec<BoardSquare>,
    /// How a game stands that begins with it, where there are turns and it can be played.
    pub status: Option<Status>,
}

impl Verdict {
    pub fn of(draft: &Draft) -> Verdict {
        let problems = match draft.game {
            EditedGame::Turns(_) => fen::problems(draft.rules(), &draft.position()),
            EditedGame::Timed => rtfen::problems(&draft.timed()),
        };
        let wrong = problems.iter().flat_map(|&problem| sites(draft, problem)).collect();
        let game = draft.begun().filter(|_| problems.is_empty());
        Verdict { problems, wrong, status: game.map(|game| game.status()) }
    }

    /// Can it be looked into, at least?
    pub fn is_legal(&self) -> bool {
        self.problems.is_empty()
    }

    /// Can a game go on from it?
    pub fn can_be_played(&self) -> bool {
        self.is_legal() && self.status.is_none_or(|status| status.outcome.is_none())
    }
}

/// The squares of a problem.
fn sites(draft: &Draft, problem: PositionProblem) -> Vec<BoardSquare> {
    match problem {
        PositionProblem::NoKing(_) | PositionProblem::OverBefore(_) => Vec::new(),
        PositionProblem::ManyKings { color, .. }
        | PositionProblem::InCheckOutOfTurn(color)
        | PositionProblem::CheckForbidden(color) => kings(draft, &[color]),
        PositionProblem::BothInCheck => kings(draft, &Color::ALL),
        PositionProblem::PawnAstray { at, .. } => {
            on(draft, at).filter(|&site| is_pawn(draft, site)).collect()
        }
        PositionProblem::TakenTwice(at) => on(draft, at).collect(),
    }
}

fn kings(draft: &Draft, colors: &[Color]) -> Vec<BoardSquare> {
    let kings = draft.men.iter().filter(|man| man.piece.role == Role::King);
    kings.filter(|man| colors.contains(&man.piece.color)).map(|man| man.site).collect()
}

/// The pieces on a square of any board.
fn on(draft: &Draft, at: Square) -> impl Iterator<Item = BoardSquare> {
    draft.men.iter().map(|man| man.site).filter(move |site| site.square() == at)
}

fn is_pawn(draft: &Draft, at: BoardSquare) -> bool {
    draft.man(at).is_some_and(|man| man.piece.role.is_pawn())
}
