//! A solution, move by move, with the positions between.

use crate::board::{Bitboard, Board, BoardSquare, Color, Player, Position, Role};
use crate::rules::{Move, Outcome, Reason, Rules};

/// What pieces count when material is compared, in pawns, by [`Role`].
const WORTH: [i32; Role::COUNT] = [1, 3, 3, 5, 9, 0, 2];

/// What a piece counts, in pawns; a king nothing, since it is never given for anything.
pub fn worth(role: Role) -> i32 {
    WORTH[role as usize]
}

/// How much more a person has than the other, in pawns, on the boards and in pockets.
pub fn balance(position: &Position, player: Player) -> i32 {
    let of = |color: Color| {
        let pocket = position.info.pocket(color);
        Role::ALL.into_iter().fold(0, |sum, role| {
            let on_boards: u32 =
                position.boards().iter().map(|board| board.pieces(color, role).len()).sum();
            sum + worth(role) * (on_boards as i32 + pocket.count(role) as i32)
        })
    };
    let ahead = of(Color::White) - of(Color::Black);
    if position.info.player_of(Color::White) == player { ahead } else { -ahead }
}

/// A move with the positions before and after it.
#[derive(Clone)]
pub struct Step {
    pub rules: Rules,
    pub before: Position,
    pub m: Move,
    pub after: Position,
}

impl Step {
    /// The step of a legal move.
    pub fn of(rules: Rules, before: &Position, m: Move) -> Step {
        Step { rules, before: *before, m, after: rules.play(before, m) }
    }

    /// The side that moves.
    pub fn us(&self) -> Color {
        self.before.info.turn()
    }

    /// How many enemy pieces leave the boards.
    pub fn captured(&self) -> u32 {
        let count = |position: &Position| -> u32 {
            position.boards().iter().map(|board| board.color(!self.us()).len()).sum()
        };
        count(&self.before).saturating_sub(count(&self.after))
    }

    /// Where the enemy king stands afterwards, if it is still there.
    pub fn enemy_king(&self) -> Option<BoardSquare> {
        self.rules.king(&self.after, !self.us())
    }

    /// Is the enemy king attacked afterwards, whether or not that is called check?
    pub fn checks(&self) -> bool {
        let attacked = |king| self.rules.attacked(self.after.boards(), king, self.us());
        self.enemy_king().is_some_and(attacked)
    }

    /// The pieces that attack the enemy king afterwards, on its board.
    pub fn checkers(&self) -> Bitboard {
        self.enemy_king().map_or(Bitboard::EMPTY, |king| {
            let board = self.after.board(king);
            board.attackers(king.square(), self.us(), board.occupied())
        })
    }

    /// Where the mover stands afterwards, and its role there.
    pub fn mover(&self) -> Option<(BoardSquare, Role)> {
        let at = self.m.landing()?;
        let piece = self.after.piece_at(at).filter(|piece| piece.color == self.us())?;
        Some((at, piece.role))
    }

    /// How the game has ended with it.
    pub fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.after)
    }

    /// The board of a square afterwards.
    pub fn board(&self, at: BoardSquare) -> &Board {
        self.after.board(at)
    }
}

/// How a theme is told.
pub type Recognise = fn(&Line) -> bool;

/// A solution.
#[derive(Clone)]
pub struct Line {
    pub solver: Player,
    pub steps: Vec<Step>,
}

impl Line {
    /// The solution of these moves, as far as they are legal.
    pub fn of(rules: Rules, start: &Position, moves: &[Move]) -> Line {
        let mut position = *start;
        let mut steps: Vec<Step> = Vec::new();
        for &m in moves {
            if !rules.legal(&position).contains(&m) {
                break;
            }
            steps.push(Step::of(rules, &position, m));
            position = rules.play(&position, m);
        }
        Line { solver: start.info.player(), steps }
    }

    /// The solver's moves.
    pub fn solvers(&self) -> impl DoubleEndedIterator<Item = &Step> {
        self.steps.iter().filter(|step| step.before.info.player() == self.solver)
    }

    /// How many turns the solver has in it; the halves of a turn are one.
    pub fn turns(&self) -> u32 {
        self.solvers().filter(|step| step.before.info.made_in_turn() == 0).count().max(1) as u32
    }

    /// How the solver wins with the last move, if so.
    pub fn victory(&self) -> Option<Reason> {
        let end = self.steps.last()?.outcome()?;
        (end.winner == Some(self.solver)).then_some(end.reason)
    }

    /// The last move, where it mates.
    pub fn mate(&self) -> Option<&Step> {
        let mates = self.victory() == Some(Reason::Checkmate);
        self.steps.last().filter(|_| mates)
    }
}
