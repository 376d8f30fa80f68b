//! A tree in the order of reading: a move, the variations to it, and then what follows it.

use super::tree::{MoveTree, NodeId};
use crate::board::Position;
use crate::rules::Rules;

/// What comes next.
pub enum Step<'a> {
    /// A variation begins to the move that came before.
    Open,
    /// The move of a node, made in a position.
    Move(NodeId, &'a Position),
    /// A variation ends.
    Close,
}

/// What is still to come, with the ply it comes at: what follows a node, or a variation that begins with
/// one.
enum Due {
    Rest(NodeId, usize),
    Variation(NodeId, usize),
    Close,
}

/// Tells of everything in a tree that begins in a position. What comes later waits on a list, however deep
/// variations are nested.
pub fn each(tree: &MoveTree, rules: Rules, start: Position, mut hear: impl FnMut(Step<'_>)) {
    let mut way = Way { tree, rules, start, positions: vec![] };
    let mut due = vec![Due::Rest(NodeId::START, 0)];
    while let Some(next) = due.pop() {
        match next {
            Due::Rest(id, made) => {
                way.follow(id, made);
                let mut children = tree.children(id);
                let Some(main) = children.next() else { continue };
                hear(way.step(main, made));
                let first = due.len();
                due.push(Due::Rest(main, made + 1));
                due.extend(children.map(|other| Due::Variation(other, made)));
                due[first + 1..].reverse();
            }
            Due::Variation(id, made) => {
                hear(Step::Open);
                hear(way.step(id, made));
                due.extend([Due::Close, Due::Rest(id, made + 1)]);
            }
            Due::Close => hear(Step::Close),
        }
    }
}

/// The positions on the way to where we are.
struct Way<'a> {
    tree: &'a MoveTree,
    rules: Rules,
    start: Position,
    /// Those after the start.
    positions: Vec<Position>,
}

impl Way<'_> {
    /// Goes to the position after a node, by its move; `made` plies from the start.
    fn follow(&mut self, id: NodeId, made: usize) {
        let Some(m) = self.tree.made(id) else { return };
        let next = self.rules.play(self.after(made.saturating_sub(1)), m);
        self.positions.truncate(made.saturating_sub(1));
        self.positions.push(next);
    }

    /// The move of a node, made after so many plies.
    fn step(&self, id: NodeId, made: usize) -> Step<'_> {
        Step::Move(id, self.after(made))
    }

    /// The position after so many plies.
    fn after(&self, made: usize) -> &Position {
        made.checked_sub(1).and_then(|last| self.positions.get(last)).unwrap_or(&self.start)
    }
}
