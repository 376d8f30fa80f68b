//! An ending solved backwards: from the positions that are mate to those from which they can be forced.
//!
//! Which moves lead to a position is not computed from it, which each game would have to be asked, but noted when the
//! moves of all positions are played (`graph`). The result then spreads backwards from the mates, ply by ply: a position
//! with a move to one that is lost for the opponent is won; one whose every move leads to a win for the opponent is lost
//! (K. Thompson, "Retrograde Analysis of Certain Endgames", ICCA Journal 9 (3), 1986).

use super::graph::{Graph, Start};
use super::material::Material;
use super::numbers::{Numbers, TooMany};
use crate::board::Position;
use crate::rules::Rules;

/// What best play makes of a position, for the person to move. Neither repetition nor fifty moves count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Truth {
    /// Won, in this number of plies at the soonest.
    Won(u16),
    Drawn,
    /// Lost, in this number of plies at the latest; mate on the board is 0.
    Lost(u16),
}

/// An ending of which all is known.
pub struct Endgame {
    graph: Graph,
    truths: Vec<Truth>,
}

impl Endgame {
    /// Solves an ending and all it can come to.
    pub fn solve(rules: Rules, material: &Material) -> Result<Endgame, TooMany> {
        let graph = Graph::explore(rules, Numbers::new(rules, material)?)?;
        let truths = backwards(&graph);
        Ok(Endgame { graph, truths })
    }

    /// What becomes of a position; none where it is not of this ending, nor of what it comes to.
    pub fn truth(&self, position: &Position) -> Option<Truth> {
        let number = self.graph.numbers.find(position)? as usize;
        match self.graph.starts.get(number)? {
            Start::Nowhere => None,
            _ => self.truths.get(number).copied(),
        }
    }

    /// The positions of the ending itself, in a fixed order. Of those that are the same in a mirror there is one, with
    /// how many they are.
    pub fn positions(&self) -> impl Iterator<Item = (Position, u64, Truth)> {
        let is_one = |&number: &u32| self.graph.starts[number as usize] != Start::Nowhere;
        self.graph.numbers.own().filter(is_one).filter_map(|number| {
            let (position, alike) = self.graph.numbers.position(number)?;
            Some((position, alike, self.truths[number as usize]))
        })
    }
}

/// What becomes of each number.
fn backwards(graph: &Graph) -> Vec<Truth> {
    let mut truths = vec![Truth::Drawn; graph.starts.len()];
    // Those that are decided, the soonest first.
    let mut decided = Vec::new();
    for plies in 0..2 {
        for (number, start) in (0..).zip(&graph.starts) {
            let truth = match *start {
                Start::Mated { plies: found } if found == plies => Truth::Lost(found),
                Start::Wins if plies == 1 => Truth::Won(1),
                _ => continue,
            };
            truths[number as usize] = truth;
            decided.push(number);
        }
    }
    let left = |start: &Start| match *start {
        Start::Open { moves } => moves,
        _ => 0,
    };
    let mut left: Vec<u16> = graph.starts.iter().map(left).collect();
    let mut next = 0;
    while let Some(&number) = decided.get(next) {
        next += 1;
        let player = graph.player(number);
        let truth = truths[number as usize];
        for &parent in graph.parents(number) {
            if truths[parent as usize] != Truth::Drawn {
                continue;
            }
            let seen = after(truth, graph.player(parent) == player);
            if let Truth::Lost(_) = seen {
                left[parent as usize] -= 1;
                if left[parent as usize] > 0 {
                    continue;
                }
            }
            truths[parent as usize] = seen;
            decided.push(parent);
        }
    }
    truths
}

/// What a position is worth to the player whose move leads to it, were that the only move.
fn after(truth: Truth, moves_again: bool) -> Truth {
    match (truth, moves_again) {
        (Truth::Won(plies), true) | (Truth::Lost(plies), false) => Truth::Won(plies + 1),
        (Truth::Lost(plies), true) | (Truth::Won(plies), false) => Truth::Lost(plies + 1),
        (Truth::Drawn, _) => Truth::Drawn,
    }
}
