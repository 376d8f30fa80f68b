//! A course: a game learned by doing, step by step.
//!
//! They are texts beside the program, `courses/<language>/<slug>.txt`, and are fetched when somebody wants to
//! learn a game; how they are written is explained in [`crate::notation::courses`].

use crate::board::{BoardId, Role, Square};

/// A game's course, from its first idea to a game from a good position. A game without turns has goals of its own.
#[derive(PartialEq, Eq, Debug)]
pub struct Course<G: 'static = Goal> {
    pub steps: Vec<CourseStep<G>>,
}

/// A step: one idea, a position, and something to do in it.
#[derive(PartialEq, Eq, Debug)]
pub struct CourseStep<G: 'static = Goal> {
    pub heading: &'static str,
    pub words: &'static str,
    /// Where it begins; empty for the start of the game.
    pub fen: &'static str,
    /// The moves that lead from there to the position, in coordinates.
    pub moves: &'static str,
    /// What is to be done; none where a game against the computer begins here.
    pub task: Option<Task<G>>,
}

/// Something to do in a position.
#[derive(PartialEq, Eq, Debug)]
pub struct Task<G: 'static = Goal> {
    /// All of these must hold.
    pub goals: Vec<G>,
    pub hint: &'static str,
    /// Legal tries that miss the goal, in coordinates with `-` between the moves of a turn, and why.
    pub wrong: Vec<(&'static str, &'static str)>,
    /// What is said once it is done.
    pub done: &'static str,
}

/// What a task asks of a move, or of a turn of several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The move is of a kind.
    Kind(MoveKind),
    /// It is one of these, in coordinates.
    Moves(Vec<&'static str>),
    /// It forces mate in so many moves.
    Mate(usize),
    /// It wins the game at once.
    Win,
    /// A piece of the mover's comes to stand on one of these squares.
    Reach(Role, Vec<(Option<BoardId>, Square)>),
    /// The other side has one piece of a role less.
    Take(Role),
    /// The other side cannot capture a piece of that role in its turn, or none at all.
    Safe(Option<Role>),
    /// Whatever the other side does, a piece of one of these roles can be captured next.
    Catch(Vec<Role>),
    /// Whatever the other side does, the game can be won next.
    Force,
    /// The other side cannot make a move of a kind in its turn.
    Deny(MoveKind),
    /// The other side cannot win in its turn.
    Hold,
}

/// A kind of move that a task may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveKind {
    /// A piece leaves the board.
    Warp,
    /// A piece comes onto the board.
    Drop,
    Castling,
    Capture,
    EnPassant,
    Promotion,
    Check,
    /// A pair of pawns shoots one ahead.
    Rocket,
    /// One of a pair moves alone.
    Part,
    /// A pair moves as one.
    Together,
    /// The persons switch sides.
    Switch,
    /// A piece goes straight through to another board.
    Flit,
    /// A piece comes down on another board.
    Cross,
    /// A piece stays on its board.
    Stay,
    /// It is the second move of a turn.
    Second,
}
