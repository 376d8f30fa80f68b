//! A puzzle in a frame: the solution is known, and the visitor is to find the moves of their side.

use crate::game::Game;
use crate::notation::Fault;
use crate::notation::fault::{BoardProblem, Part, Problem};
use crate::rules::Move;
use crate::ui::player::Player;
use crate::ui::table::Table;

/// What there is to find.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Riddle {
    /// How many moves lead to the position.
    start: usize,
    /// The solution, with the replies.
    line: Vec<Move>,
}

/// How far the visitor has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is for the visitor to move.
    Open,
    /// The other side answers so.
    Reply(Move),
    /// The last move is not the one.
    Wrong,
    Solved,
}

impl Riddle {
    /// The riddle whose solution are the moves of a game from the one of that number on.
    pub fn new(game: &Game, start: usize) -> Result<Riddle, Fault> {
        match game.moves().split_off(start.min(game.len())) {
            line if line.is_empty() => {
                Err(Problem::from(BoardProblem::NoSolution).at(Part::key("mode")))
            }
            line => Ok(Riddle { start, line }),
        }
    }

    /// How many moves lead to the position.
    pub fn start(&self) -> usize {
        self.start
    }

    /// How far the game on the table has come. Whoever wins by another way has solved it as well.
    pub fn verdict(&self, table: &Table) -> Verdict {
        let moves = table.game.moves();
        let made = moves.get(self.start..).unwrap_or_default();
        let is_visitor = |seat| table.setup.is_human(seat);
        if !self.line.starts_with(made) {
            let winner = table.outcome().and_then(|outcome| outcome.winner);
            return if winner.is_some_and(is_visitor) { Verdict::Solved } else { Verdict::Wrong };
        }
        match self.line.get(made.len()) {
            None => Verdict::Solved,
            Some(_) if is_visitor(table.game.seat_of(table.game.turn())) => Verdict::Open,
            Some(&reply) => Verdict::Reply(reply),
        }
    }

    /// The table with the solution to look through.
    pub fn solution(&self, table: &Table) -> Table {
        let begun = table.game.first_plies(self.start);
        let whole = self.line.iter().fold(begun, |game, &m| game.after(m).unwrap_or(game));
        let mut shown = table.clone();
        shown.setup.players = [Player::Nobody; 2];
        shown.changed(whole);
        shown.shown = Some(self.start);
        shown
    }
}
