//! Searching the position after every move, with twice the nodes each time.

use std::cmp::Reverse;

use crate::app::turns::question::ask;
use crate::app::turns::words::share;
use crate::board::Player;
use crate::engine::Score;
use crate::game::Game;
use crate::rules::Move;
use crate::worker::{Ask, EngineTask, Tell, Until};

/// With how many nodes each move is searched, column by column. What an engine has found stays with it, so that a column
/// goes on where the last one ended.
pub const NODES: [u32; COLUMNS] = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000];

pub const COLUMNS: usize = 8;

/// The moves of a position, and what is known of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Survey {
    game: Game,
    mover: Player,
    moves: Vec<Candidate>,
    /// The depth that was last told of the move that is being searched.
    depth: u32,
}

/// A move, and what it is worth with each number of nodes.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    pub m: Move,
    pub san: String,
    after: Game,
    cells: [Option<Cell>; COLUMNS],
}

/// What a move is worth with some number of nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// For the player who makes the move.
    pub score: Score,
    /// How many plies after the move were searched.
    pub depth: u32,
}

impl Cell {
    /// The expected score, in thousandths.
    pub fn share(self) -> u32 {
        share(self.score)
    }
}

impl Candidate {
    /// What is known of it in a column.
    pub fn cell(&self, column: usize) -> Option<Cell> {
        self.cells.get(column).copied().flatten()
    }

    /// What it is worth in a column, in centipawns.
    pub fn worth(&self, column: usize) -> Option<i32> {
        self.cell(column).map(|cell| cell.score.centipawns())
    }
}

impl Survey {
    /// The moves of a position, none of them searched.
    pub fn of(game: &Game) -> Survey {
        let mover = game.player_of(game.turn());
        let moves = game.legal().iter().filter_map(|&m| candidate(game, mover, m)).collect();
        Survey { game: game.clone(), mover, moves, depth: 0 }
    }

    /// Is it of this position?
    pub fn is_of(&self, game: &Game) -> bool {
        self.game == *game
    }

    /// How many searches are done, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let cells = self.moves.iter().flat_map(|candidate| candidate.cells);
        (cells.flatten().count(), self.moves.len() * COLUMNS)
    }

    /// How many columns are known of every move.
    pub fn columns(&self) -> usize {
        let is_known =
            |column: &usize| self.moves.iter().all(|candidate| candidate.cell(*column).is_some());
        (0..COLUMNS).take_while(is_known).count()
    }

    /// The moves, the best of the last column that is known of all of them first.
    pub fn ranked(&self) -> Vec<&Candidate> {
        let mut ranked: Vec<&Candidate> = self.moves.iter().collect();
        if let Some(last) = self.columns().checked_sub(1) {
            ranked.sort_by_key(|candidate| Reverse(candidate.worth(last)));
        }
        ranked
    }

    /// What the best move of each column is worth, in centipawns, as far as is known.
    pub fn best(&self) -> [Option<i32>; COLUMNS] {
        let worth = |column| self.moves.iter().filter_map(move |candidate| candidate.worth(column));
        std::array::from_fn(|column| worth(column).max())
    }

    /// What is to be asked next; none once everything is known.
    pub fn question(&self) -> Option<Ask> {
        let (column, row) = self.next()?;
        let task = EngineTask::Analyse { lines: 1, until: Until::Nodes(NODES[column]) };
        Some(ask(&self.moves[row].after, self.version(column, row), task))
    }

    /// Hears what the engine tells. What it tells of another move is passed over.
    pub fn told(&mut self, tell: Tell) {
        let Some((column, row)) = self.next() else { return };
        let wanted = self.version(column, row);
        match tell {
            Tell::Info { version, lines } if version == wanted => {
                self.depth = lines.first().map_or(0, |info| info.depth);
            }
            Tell::Best { version, score, .. } if version == wanted => {
                let candidate = &mut self.moves[row];
                let is_own = candidate.after.player_of(candidate.after.turn()) == self.mover;
                let score = if is_own { score } else { score.turned() };
                candidate.cells[column] =
                    Some(Cell { score, depth: std::mem::take(&mut self.depth) });
            }
            Tell::Ready | Tell::Info { .. } | Tell::Best { .. } | Tell::Failed { .. } => {}
        }
    }

    /// The first search that is not done: few nodes for all moves come before many for one.
    fn next(&self) -> Option<(usize, usize)> {
        (0..COLUMNS).find_map(|column| {
            let row = self.moves.iter().position(|candidate| candidate.cells[column].is_none())?;
            Some((column, row))
        })
    }

    /// Answers are told apart by the place of their search.
    fn version(&self, column: usize, row: usize) -> u32 {
        (column * self.moves.len() + row) as u32
    }
}

/// A move; of one that ends the game everything is known.
fn candidate(game: &Game, mover: Player, m: Move) -> Option<Candidate> {
    let after = game.after(m)?;
    let san = after.last_san()?.to_owned();
    let ended = after.status().outcome.map(|outcome| {
        let score = match outcome.winner {
            Some(winner) if winner == mover => Score::Mate(1),
            Some(_) => Score::Mate(-1),
            None => Score::Centipawns(0),
        };
        Cell { score, depth: 0 }
    });
    Some(Candidate { m, san, after, cells: [ended; COLUMNS] })
}
