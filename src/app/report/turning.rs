//! Where a game turned, for whoever has just played it.

use std::rc::Rc;

use crate::app::report::Report;
use crate::app::wording::moves::place;
use crate::game::GameTree;
use crate::notation::pgn::NodeId;

/// How many positions the engine looks at from each of a game that has just ended: enough to see what a person missed.
pub const NODES: u32 = 30_000;

/// The move by which a game turned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turning {
    /// How many moves had been made with it.
    pub ply: usize,
    /// The move, with its number.
    pub made: String,
    /// What would have been better, in SAN.
    pub better: Option<Rc<str>>,
}

/// Where the game of a tree turned, as far as its positions have been evaluated.
pub fn turning(tree: &GameTree) -> Option<Turning> {
    let report = Report::of(tree)?;
    let node = report.turning_point()?.node;
    let ply = tree.moves().path(node).len();
    let before = tree.moves().parent(node)?;
    let better = better(tree, before, node);
    Some(Turning { ply, made: place(&tree.game_at(node), ply)?, better })
}

/// The first move of the line that begins instead of a move.
fn better(tree: &GameTree, before: NodeId, made: NodeId) -> Option<Rc<str>> {
    let other = tree.moves().children(before).find(|&other| other != made)?;
    tree.game_at(other).sans().pop()
}
