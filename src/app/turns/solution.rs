//! A puzzle whose solution is known: the person at the table has to find the moves of their side.

use crate::app::common::player::PlayedBy;
use crate::app::turns::table::Table;
use crate::game::Game;
use crate::notation::Fault;
use crate::notation::fault::{BoardProblem, Part, Problem};
use crate::rules::Move;

/// What there is to find.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// How many moves lead to the position.
    start: usize,
    /// The solution, with the replies.
    line: Vec<Move>,
}

/// How far somebody has come in a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleVerdict {
    /// It is for the solver to move.
    Open,
    /// The other side answers so.
    Reply(Move),
    /// The last move is not the one.
    Wrong,
    Solved,
}

impl Solution {
    /// The solution of a puzzle whose moves are the moves of a game from the one of that number on.
    pub fn new(game: &Game, start: usize) -> Result<Solution, Fault> {
        match game.moves().split_off(start.min(game.len())) {
            line if line.is_empty() => {
                Err(Problem::from(BoardProblem::NoSolution).at(Part::key("mode")))
            }
            line => Ok(Solution { start, line }),
        }
    }

    /// The solution of a puzzle that begins a game: these moves.
    pub fn of(line: Vec<Move>) -> Solution {
        Solution { start: 0, line }
    }

    /// How many moves lead to the position.
    pub fn start(&self) -> usize {
        self.start
    }

    /// How far the game on the table has come. Winning by another way solves it as well.
    pub fn verdict(&self, table: &Table) -> PuzzleVerdict {
        let moves = table.game.moves();
        let made = moves.get(self.start..).unwrap_or_default();
        let is_solver = |player| table.setup.is_human(player);
        if !self.line.starts_with(made) {
            let winner = table.outcome().and_then(|outcome| outcome.winner);
            return if winner.is_some_and(is_solver) {
                PuzzleVerdict::Solved
            } else {
                PuzzleVerdict::Wrong
            };
        }
        match self.line.get(made.len()) {
            None => PuzzleVerdict::Solved,
            Some(_) if is_solver(table.game.player_of(table.game.turn())) => PuzzleVerdict::Open,
            Some(&reply) => PuzzleVerdict::Reply(reply),
        }
    }

    /// The table with the solution to look through.
    pub fn laid_out(&self, table: &Table) -> Table {
        let begun = table.game.first_plies(self.start);
        let whole = self.line.iter().fold(begun, |game, &m| game.after(m).unwrap_or(game));
        let mut shown = table.clone();
        shown.setup.players = [PlayedBy::Nobody; 2];
        shown.changed(whole);
        shown.shown = Some(self.start);
        shown
    }
}
