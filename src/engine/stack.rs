//! What a search remembers of each ply of the line it is on, and what it keeps between searches.

use super::captures::Captures;
use super::correction::Correction;
use super::history::{Context, History, PieceTo};
use super::parameters::InUse;
use super::table::TranspositionTable;
use super::value::{MAX_PLY, Value};
use crate::board::{Boards, Color, Player, Position};
use crate::evaluation::Tapered;
use crate::evaluation::network::{Network, Sums};
use crate::rules::{Move, Moves, Safety};

/// A position in the tree.
pub struct Node<B: Boards> {
    pub position: Position<B>,
    /// What its pieces are worth where they stand, White's minus Black's.
    pub placed: Tapered,
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
        match self.position.info.player() {
            Player::First => value,
            Player::Second => -value,
        }
    }
}

/// What is remembered of a ply of the current line.
#[derive(Clone, Debug)]
pub struct StackEntry {
    /// The move made here.
    pub current_move: PieceTo,
    /// Is it neither a capture nor a promotion?
    pub is_quiet: bool,
    /// The static evaluation for the first person; `None` in check.
    pub eval: Option<Value>,
    /// Quiet moves that refuted neighbors of this position.
    pub killers: [Option<Move>; 2],
    /// A move left out, to learn how much better it is than all others.
    pub excluded: Option<Move>,
    /// The best line found from here.
    pub pv: Vec<Move>,
}

/// Frames before the root, so that looking four plies back needs no question.
const BEFORE: usize = 4;

/// What a search keeps from one move of the game to the next, and the stacks it works on.
pub struct SearchData {
    pub parameters: InUse,
    pub table: TranspositionTable,
    pub history: History,
    pub captures: Captures,
    pub correction: Correction,
    /// The move lists of all nodes of the current line, one after the other.
    pub moves: Moves,
    /// A score for each of them.
    pub scores: Vec<i32>,
    /// What a network says along the current line, if there is one.
    sums: Option<Sums<'static>>,
    stack: Vec<StackEntry>,
}

impl SearchData {
    /// An empty data with a table of so many megabytes.
    pub fn new(megabytes: usize, network: Option<&'static Network>) -> SearchData {
        SearchData::with_table(TranspositionTable::new(megabytes), network)
    }

    /// An empty data with a table that may know something.
    pub fn with_table(table: TranspositionTable, network: Option<&'static Network>) -> SearchData {
        let entry = StackEntry {
            current_move: PieceTo::NONE,
            is_quiet: false,
            eval: None,
            killers: [None; 2],
            excluded: None,
            pv: Vec::new(),
        };
        SearchData {
            parameters: InUse::SHIPPED,
            table,
            history: History::new(),
            captures: Captures::new(),
            correction: Correction::new(),
            moves: Moves::with_capacity(1024),
            scores: Vec::with_capacity(1024),
            sums: network.map(|network| Sums::new(network, MAX_PLY + 2)),
            stack: vec![entry; MAX_PLY + BEFORE + 2],
        }
    }

    /// What a network says along the current line, if there is one.
    pub fn sums(&mut self) -> Option<&mut Sums<'static>> {
        self.sums.as_mut()
    }

    /// Forgets what was learnt.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history.clear();
        self.captures.clear();
        self.correction.clear();
    }

    /// Makes ready for a new search.
    pub fn begin(&mut self) {
        self.table.grow_older();
        self.moves.clear();
        self.scores.clear();
        for entry in &mut self.stack {
            entry.current_move = PieceTo::NONE;
            entry.killers = [None; 2];
            entry.excluded = None;
        }
    }

    /// The entry of a ply; those of the four plies before the root are empty.
    pub fn stack(&self, ply: usize) -> &StackEntry {
        &self.stack[ply + BEFORE]
    }

    pub fn stack_mut(&mut self, ply: usize) -> &mut StackEntry {
        &mut self.stack[ply + BEFORE]
    }

    /// The static evaluation two plies before, for the first person.
    pub fn eval_before(&self, ply: usize) -> Option<Value> {
        self.stack[ply + BEFORE - 2].eval
    }

    /// What the line so far says about the next move.
    pub fn context(&self, mover: Color, ply: usize) -> Context {
        let made = |back: usize| self.stack[ply + BEFORE - back].current_move;
        Context { mover, earlier: [made(1), made(2), made(4)] }
    }

    /// Notes that the best line from a ply begins with a move and goes on as from the next ply.
    pub fn extend_pv(&mut self, ply: usize, m: Move) {
        let (here, beyond) = self.stack.split_at_mut(ply + BEFORE + 1);
        let line = &mut here[ply + BEFORE].pv;
        line.clear();
        line.push(m);
        line.extend_from_slice(&beyond[0].pv);
    }

    /// Notes a quiet move that refuted a position at a ply.
    pub fn add_killer(&mut self, ply: usize, m: Move) {
        let killers = &mut self.stack_mut(ply).killers;
        if killers[0] != Some(m) {
            *killers = [Some(m), killers[0]];
        }
    }
}
