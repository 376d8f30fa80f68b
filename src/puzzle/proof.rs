//! Is there only one solution? Of a mate everything is tried, by the rules alone; that a move wins
//! material, or is the only one that does not lose, a search says, and by how much.
//!
//! A mate in so many moves: at each move of the solver exactly one wins within what is left, whatever the other
//! side does. Only in the last turn of a puzzle with the theme `any-mate` may several win. Everything else: at
//! each move of the solver it is the best, worth what [`Margin`] asks for, and the second best is worth less
//! by as much as it asks for.

use super::Puzzle;
use super::kind::Kind;
use super::theme::Theme;
use crate::board::Position;
use crate::engine::mate::mating_moves_within;
use crate::engine::{Limits, Report, Root, Search, Unwatched, Value, Watch};
use crate::rules::Move;
use crate::variants::Spec;

/// What is wrong with a solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unproved {
    /// It does not end as it should.
    End,
    /// At this move, counted from 0, something else wins as well, or this does not.
    Move(usize),
    /// It would take too long to tell.
    TooLong(usize),
}

/// How far the best move must be from the others, in centipawns for the solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Margin {
    /// What wins is worth as much.
    pub winning: Value,
    /// At the first move, what does not win is worth as much at most.
    pub not_winning: Value,
    /// What holds is worth as much.
    pub holding: Value,
    /// At the first move, what does not hold is worth as much at most.
    pub losing: Value,
    /// How much less the second best is worth.
    pub apart: Value,
}

impl Margin {
    /// What is asked of a new puzzle.
    pub const STRICT: Margin =
        Margin { winning: 200, not_winning: 100, holding: -80, losing: -100, apart: 200 };
    /// What is asked of a known one, by a search that sees less.
    pub const AGAIN: Margin =
        Margin { winning: 120, not_winning: 160, holding: -160, losing: -100, apart: 120 };

    /// Is the best move of a position good enough, and that much better than the second best? The first position of a
    /// puzzle is asked for more.
    pub fn tells(&self, kind: Kind, is_first: bool, two: &Two) -> bool {
        let second = two.second.map_or(Value::MIN / 2, |second| second.1);
        let apart = two.best.1 - second >= self.apart;
        let holds = match kind {
            Kind::Defence => two.best.1 >= self.holding && (!is_first || second <= self.losing),
            _ => two.best.1 >= self.winning && (!is_first || second <= self.not_winning),
        };
        apart && holds
    }
}

/// The two best moves of a position, with their values for whoever moves, and how the best goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Two {
    pub best: (Move, Value),
    pub second: Option<(Move, Value)>,
    pub line: Vec<Move>,
}

/// Who looks for other solutions of the puzzles of a game.
pub struct Prover {
    game: Spec,
    search: Search,
    /// Positions that a mate may take to try everything, move by move.
    pub most: u64,
}

impl Prover {
    /// One that gives up a mate after so many positions.
    pub fn new(game: Spec, most: u64) -> Prover {
        Prover { game, search: Search::new(game.rated(), 4), most }
    }

    /// The two best moves as a search of so many nodes finds them that remembers no other; none where there
    /// is no move.
    pub fn two_best(&mut self, position: &Position, nodes: u64) -> Option<Two> {
        let mut heard = Heard::default();
        let limits = Limits { multipv: 2, ..Limits::nodes(nodes) };
        self.search.clear();
        self.search.think(&Root::of(*position), &limits, &mut heard)?;
        let told = |report: &Report| Some((*report.pv.first()?, report.value));
        let second = heard.second.as_ref().and_then(told);
        let best = heard.best?;
        Some(Two { best: told(&best)?, second, line: best.pv })
    }

    /// The best move alone, found likewise.
    pub fn best(&mut self, position: &Position, nodes: u64) -> Option<Move> {
        self.search.clear();
        let limits = Limits::nodes(nodes);
        self.search.think(&Root::of(*position), &limits, &mut Unwatched).map(|best| best.m)
    }

    /// All moves that mate within so many; none at all where it would take too long to tell.
    pub fn mating(&self, position: &Position, moves: u32) -> Option<Vec<Move>> {
        mating_moves_within(self.game.rules(), position, moves, self.most)
    }

    /// Shows that a puzzle has one solution. Searches have as many nodes as the first of these numbers, and
    /// if that does not do, as the next.
    pub fn prove(
        &mut self,
        puzzle: &Puzzle,
        nodes: &[u64],
        margin: Margin,
    ) -> Result<(), Unproved> {
        match puzzle.kind {
            Kind::Mate(moves) => self.prove_mate(puzzle, moves as u32),
            _ => self.prove_best(puzzle, nodes, margin),
        }
    }

    fn prove_best(
        &mut self,
        puzzle: &Puzzle,
        nodes: &[u64],
        margin: Margin,
    ) -> Result<(), Unproved> {
        let line = puzzle.steps();
        if line.steps.len() != puzzle.line.len() {
            return Err(Unproved::End);
        }
        for (at, step) in line.steps.iter().enumerate() {
            if step.before.info.player() != puzzle.solver() {
                continue;
            }
            let is_only =
                |two: &Two| two.best.0 == step.m && margin.tells(puzzle.kind, at == 0, two);
            let mut searched = nodes.iter().filter_map(|&n| self.two_best(&step.before, n));
            if !searched.any(|two| is_only(&two)) {
                return Err(Unproved::Move(at));
            }
        }
        Ok(())
    }

    fn prove_mate(&self, puzzle: &Puzzle, moves: u32) -> Result<(), Unproved> {
        let line = puzzle.steps();
        if line.steps.len() != puzzle.line.len() || line.victory().is_none() {
            return Err(Unproved::End);
        }
        let mut left = moves;
        for (at, step) in line.steps.iter().enumerate() {
            if step.before.info.player() != puzzle.solver() {
                continue;
            }
            let found = self.mating(&step.before, left).ok_or(Unproved::TooLong(at))?;
            let several = left == 1 && puzzle.themes.has(Theme::AnyMate);
            if !found.contains(&step.m) || found.len() > 1 && !several {
                return Err(Unproved::Move(at));
            }
            let ends_turn = step.after.info.player() != puzzle.solver()
                || step.after.info.made_in_turn() == 0
                || at + 1 == line.steps.len();
            left = left.saturating_sub(ends_turn as u32);
        }
        if left == 0 { Ok(()) } else { Err(Unproved::End) }
    }
}

/// Hears what the two best moves are.
#[derive(Default)]
struct Heard {
    best: Option<Report>,
    second: Option<Report>,
}

impl Watch for Heard {
    fn now_ms(&self) -> u64 {
        0
    }

    fn report(&mut self, report: &Report) {
        match report.rank {
            1 => (self.best, self.second) = (Some(report.clone()), None),
            _ => self.second = Some(report.clone()),
        }
    }
}
