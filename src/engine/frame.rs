//! What a search remembers of each ply of the line it is on, and what it keeps between searches.

use super::correction::Correction;
use super::history::{Context, History, Short};
use super::table::Table;
use super::value::{MAX_PLY, Value};
use crate::board::{Boards, Color, Seat, State};
use crate::rules::{Move, Moves, Safety};

/// A position in the tree.
pub struct Node<B: Boards> {
    pub state: State<B>,
    /// What bears on the king of the side to move.
    pub safety: Safety,
    /// Plies from the root.
    pub ply: usize,
    /// How far from the root an end here is counted: own moves as one, three, five, those of the
    /// opponent as two, four, six, whoever moves twice in a row.
    pub distance: usize,
}

impl<B: Boards> Node<B> {
    /// A value for the first person as one for the person to move, or the other way round.
    pub fn turned(&self, value: Value) -> Value {
        match self.state.meta.seat() {
            Seat::First => value,
            Seat::Second => -value,
        }
    }
}

/// What is remembered of a ply of the current line.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The move made here.
    pub made: Short,
    /// The static evaluation for the first person; `None` in check.
    pub eval: Option<Value>,
    /// Quiet moves that refuted neighbors of this position.
    pub killers: [Option<Move>; 2],
    /// A move left out, to learn how much better it is than all others.
    pub left_out: Option<Move>,
    /// The best line found from here.
    pub line: Vec<Move>,
}

/// Frames before the root, so that looking two plies back needs no question.
const BEFORE: usize = 2;

/// What a search keeps from one move of the game to the next, and the stacks it works on.
pub struct Mind {
    pub table: Table,
    pub history: History,
    pub correction: Correction,
    /// The move lists of all nodes of the current line, one after the other.
    pub moves: Moves,
    /// A score for each of them.
    pub scores: Vec<i32>,
    frames: Vec<Frame>,
}

impl Mind {
    /// An empty mind with a table of so many megabytes.
    pub fn new(megabytes: usize) -> Mind {
        let frame = Frame {
            made: Short::NONE,
            eval: None,
            killers: [None; 2],
            left_out: None,
            line: Vec::new(),
        };
        Mind {
            table: Table::new(megabytes),
            history: History::new(),
            correction: Correction::new(),
            moves: Moves::with_capacity(1024),
            scores: Vec::with_capacity(1024),
            frames: vec![frame; MAX_PLY + BEFORE + 2],
        }
    }

    /// Forgets what was learnt.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history.clear();
        self.correction.clear();
    }

    /// Makes ready for a new search.
    pub fn begin(&mut self) {
        self.table.grow_older();
        self.moves.clear();
        self.scores.clear();
        for frame in &mut self.frames {
            frame.made = Short::NONE;
            frame.killers = [None; 2];
            frame.left_out = None;
        }
    }

    /// The frame of a ply; those of the two plies before the root are empty.
    pub fn frame(&self, ply: usize) -> &Frame {
        &self.frames[ply + BEFORE]
    }

    pub fn frame_mut(&mut self, ply: usize) -> &mut Frame {
        &mut self.frames[ply + BEFORE]
    }

    /// The static evaluation two plies before, for the first person.
    pub fn eval_before(&self, ply: usize) -> Option<Value> {
        self.frames[ply + BEFORE - 2].eval
    }

    /// What the line so far says about the next move.
    pub fn context(&self, mover: Color, ply: usize) -> Context {
        let made = |back: usize| self.frames[ply + BEFORE - back].made;
        Context { mover, earlier: [made(1), made(2)] }
    }

    /// Notes that the best line from a ply begins with a move and goes on as from the next ply.
    pub fn extend_line(&mut self, ply: usize, m: Move) {
        let (here, beyond) = self.frames.split_at_mut(ply + BEFORE + 1);
        let line = &mut here[ply + BEFORE].line;
        line.clear();
        line.push(m);
        line.extend_from_slice(&beyond[0].line);
    }

    /// Notes a quiet move that refuted a position at a ply.
    pub fn add_killer(&mut self, ply: usize, m: Move) {
        let killers = &mut self.frame_mut(ply).killers;
        if killers[0] != Some(m) {
            *killers = [Some(m), killers[0]];
        }
    }
}
