//! Where a game turned, for whoever has just played it.

use std::rc::Rc;

use crate::app::report::Report;
use crate::app::wording::moves::place;
use crate::game::{Game, GameTree};
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
    /// The position before it as FEN, and the better move in coordinates: what a puzzle of the same theme is like.
    pub lesson: Option<(String, String)>,
}

/// Where the game of a tree turned, as far as its positions have been evaluated.
pub fn turning(tree: &GameTree) -> Option<Turning> {
    let report = Report::of(tree)?;
    let node = report.turning_point()?.node;
    let ply = tree.moves().path(node).len();
    let before = tree.moves().parent(node)?;
    let better = better(tree, before, node);
    let lesson = better
        .as_ref()
        .and_then(|better| Some((tree.game_at(before).fen(), better.coords().pop()?)));
    let made = place(&tree.game_at(node), ply)?;
    Some(Turning { ply, made, better: better.and_then(|better| better.sans().pop()), lesson })
}

/// The game with the first move of the line that begins instead of a move.
fn better(tree: &GameTree, before: NodeId, made: NodeId) -> Option<Game> {
    let other = tree.moves().children(before).find(|&other| other != made)?;
    Some(tree.game_at(other))
}
