//! Moves that are made alike, as one is asked about them: how the mover goes, where it comes down,
//! whether sides are changed, and what it becomes.

use crate::board::{BoardId, Role};
use crate::game::Spot;
use crate::game::scene::Scene;
use crate::rules::Move;

/// A way to make a move, and the moves that are made so, each with the piece that stands on its
/// landing afterwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// What tells it from the other ways.
    pub traits: Vec<Trait>,
    pub moves: Vec<(Move, Role)>,
}

/// What a move is like in one respect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trait {
    /// A pair of pawns goes as one, parts, or shoots ahead.
    Both,
    One,
    Rocket,
    /// The mover stays on a board, goes through to one, or goes straight through to one.
    Stays(BoardId),
    Through(BoardId),
    Straight(BoardId),
    /// Sides are switched, or not.
    Plain,
    Switches,
}

/// The ways among moves of a position, in the order of the moves. They are called by what tells
/// them from one another; one way alone, by where it leads.
pub fn ways(scene: &Scene, moves: &[Move]) -> Vec<Way> {
    let told = telling(moves);
    let mut ways: Vec<Way> = Vec::new();
    for &m in moves {
        let traits: Vec<Trait> = told.iter().map(|respect| respect(m)).collect();
        let choice = (m, becomes(scene, m));
        match ways.iter_mut().find(|way| way.traits == traits) {
            Some(way) => way.moves.push(choice),
            None => ways.push(Way { traits, moves: vec![choice] }),
        }
    }
    ways
}

/// Do these moves differ in whether a yoked pair goes as one, parts, or shoots ahead?
pub fn part_ways(moves: &[Move]) -> bool {
    differ(moves, manner)
}

/// Looks at a move in one respect.
type Respect = fn(Move) -> Trait;

/// The respects in which moves differ.
fn telling(moves: &[Move]) -> Vec<Respect> {
    let all: [Respect; 3] = [manner, place, change];
    let told: Vec<Respect> = all.into_iter().filter(|&respect| differ(moves, respect)).collect();
    if told.is_empty() { vec![place] } else { told }
}

fn differ(moves: &[Move], respect: Respect) -> bool {
    moves.windows(2).any(|pair| respect(pair[0]) != respect(pair[1]))
}

/// How a yoked pair goes.
fn manner(m: Move) -> Trait {
    match m.plain() {
        Move::Part { .. } | Move::PartEnPassant { .. } => Trait::One,
        Move::Rocket { .. } => Trait::Rocket,
        _ => Trait::Both,
    }
}

/// Where the mover of a move comes down.
fn place(m: Move) -> Trait {
    let onto = m.landing().map_or(BoardId::A, |at| at.board());
    match m {
        Move::Flit { .. } => Trait::Straight(onto),
        _ if onto == m.board() => Trait::Stays(onto),
        _ => Trait::Through(onto),
    }
}

/// Whether the persons switch sides.
fn change(m: Move) -> Trait {
    match m {
        Move::Switch(_) => Trait::Switches,
        _ => Trait::Plain,
    }
}

/// The piece that stands there after a move of a position.
pub fn becomes(scene: &Scene, m: Move) -> Role {
    let mover = m.origin().and_then(|at| scene.piece_at(Spot::Square(at)));
    match m.plain() {
        Move::Normal { becomes, .. }
        | Move::Part { becomes, .. }
        | Move::Rocket { becomes, .. } => becomes,
        Move::PartEnPassant { .. } => Role::Pawn,
        Move::Drop { role, .. } => role,
        _ => mover.map_or(Role::Pawn, |piece| piece.role),
    }
}
