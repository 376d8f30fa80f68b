//! The moves of a game with its variations, as a tree.
//!
//! All nodes lie in one list and know each other by number, so that no operation, not even letting
//! go or comparing, goes as deep as a file nests its variations. The list is shared until one of
//! its holders changes something, which copies it: a node is some 50 bytes, and what is said about it
//! is shared.

use std::rc::Rc;

use super::notes::Notes;
use crate::rules::Move;

/// The number of a node, which stays its own whatever happens around it. The number of a node that
/// was deleted is never given again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

impl NodeId {
    /// Before the first move.
    pub const START: NodeId = NodeId(0);

    /// The number itself, by which answers about the node are told.
    pub fn number(self) -> u32 {
        self.0
    }
}

/// A move, what is said about it, and its neighbours.
#[derive(Clone, Default, Debug)]
struct Node {
    /// None for the start, and for what was deleted.
    made: Option<Move>,
    notes: Option<Rc<Notes>>,
    parent: Option<NodeId>,
    first: Option<NodeId>,
    last: Option<NodeId>,
    next: Option<NodeId>,
}

/// The moves of a game: what may follow each, the first of them being the main line.
#[derive(Clone, Debug)]
pub struct MoveTree {
    nodes: Rc<Vec<Node>>,
}

static SILENCE: Notes = Notes::NONE;

impl Default for MoveTree {
    fn default() -> MoveTree {
        MoveTree { nodes: Rc::new(vec![Node::default()]) }
    }
}

impl MoveTree {
    /// A line of moves without variations.
    pub fn line(moves: impl IntoIterator<Item = Move>) -> MoveTree {
        let mut tree = MoveTree::default();
        moves.into_iter().fold(NodeId::START, |at, m| tree.add(at, m));
        tree
    }

    /// Are there no moves?
    pub fn is_empty(&self) -> bool {
        self.node(NodeId::START).first.is_none()
    }

    /// Is a node part of the tree?
    pub fn contains(&self, id: NodeId) -> bool {
        id == NodeId::START || self.made(id).is_some()
    }

    /// The move that led to a node; none for the start.
    pub fn made(&self, id: NodeId) -> Option<Move> {
        self.node(id).made
    }

    /// What is said about the move of a node, or about the game at the start.
    pub fn notes(&self, id: NodeId) -> &Notes {
        self.node(id).notes.as_deref().unwrap_or(&SILENCE)
    }

    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    /// What follows a node, the main line first.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.node(id).first, |&child| self.node(child).next)
    }

    /// How the line of a node goes on.
    pub fn main_child(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).first
    }

    /// Is a node the main line of what follows its parent?
    pub fn is_main_child(&self, id: NodeId) -> bool {
        self.parent(id).and_then(|parent| self.main_child(parent)) == Some(id)
    }

    /// Is there another move in the place of a node's?
    pub fn has_siblings(&self, id: NodeId) -> bool {
        self.parent(id).is_some_and(|parent| self.children(parent).nth(1).is_some())
    }

    /// The nodes after the start that lead to a node, which is the last of them.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let back = std::iter::successors(Some(id), |&id| self.parent(id));
        let mut path: Vec<NodeId> = back.filter(|&id| id != NodeId::START).collect();
        path.reverse();
        path
    }

    /// The nodes after a node, by the main line of each.
    pub fn main_line_from(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.main_child(id), |&id| self.main_child(id))
    }

    /// All nodes with how many moves were made: a line first, then the variations to its moves, each
    /// with its own.
    pub fn walk(&self) -> impl Iterator<Item = (NodeId, usize)> {
        std::iter::successors(Some((NodeId::START, 0)), |&(id, depth)| {
            if let Some(child) = self.main_child(id) {
                return Some((child, depth + 1));
            }
            let mut back = std::iter::successors(Some((id, depth)), |&(id, depth): &(_, usize)| {
                Some((self.parent(id)?, depth.saturating_sub(1)))
            });
            back.find_map(|(id, depth)| Some((self.node(id).next?, depth)))
        })
    }

    /// Adds a move behind all others that follow a node.
    pub fn add(&mut self, parent: NodeId, made: Move) -> NodeId {
        let nodes = Rc::make_mut(&mut self.nodes);
        let id = NodeId(nodes.len() as u32);
        nodes.push(Node { made: Some(made), parent: Some(parent), ..Node::default() });
        self.link(id, parent);
        id
    }

    /// What is said about a move, to be changed.
    pub fn notes_mut(&mut self, id: NodeId) -> &mut Notes {
        Rc::make_mut(self.node_mut(id).notes.get_or_insert_default())
    }

    /// Makes a node the main line of what follows its parent.
    pub fn put_first(&mut self, id: NodeId) {
        let Some(parent) = self.parent(id).filter(|_| !self.is_main_child(id)) else { return };
        self.unlink(id);
        let first = self.node(parent).first;
        self.node_mut(id).next = first;
        self.node_mut(parent).first = Some(id);
    }

    /// Takes a node out, with everything that follows it.
    pub fn delete(&mut self, id: NodeId) {
        if self.made(id).is_none() {
            return;
        }
        self.unlink(id);
        let mut doomed = vec![id];
        while let Some(id) = doomed.pop() {
            doomed.extend(self.children(id));
            *self.node_mut(id) = Node::default();
        }
    }

    /// Hangs a node behind the others that follow its parent.
    fn link(&mut self, id: NodeId, parent: NodeId) {
        match self.node(parent).last {
            Some(last) => self.node_mut(last).next = Some(id),
            None => self.node_mut(parent).first = Some(id),
        }
        self.node_mut(parent).last = Some(id);
    }

    /// Takes a node from between its neighbours.
    fn unlink(&mut self, id: NodeId) {
        let Some(parent) = self.parent(id) else { return };
        let before = self.children(parent).take_while(|&child| child != id).last();
        let next = self.node_mut(id).next.take();
        match before {
            Some(before) => self.node_mut(before).next = next,
            None => self.node_mut(parent).first = next,
        }
        if next.is_none() {
            self.node_mut(parent).last = before;
        }
    }

    fn index(&self, id: NodeId) -> usize {
        // A number of another tree means nothing here.
        Some(id.0 as usize).filter(|&index| index < self.nodes.len()).unwrap_or_default()
    }

    fn node(&self, id: NodeId) -> &Node {
        &self.nodes[self.index(id)]
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        let index = self.index(id);
        &mut Rc::make_mut(&mut self.nodes)[index]
    }
}

/// Trees are the same if they look the same from the start, whatever was deleted in the meantime.
impl PartialEq for MoveTree {
    fn eq(&self, other: &MoveTree) -> bool {
        let looks = |tree: &MoveTree, (id, depth): (NodeId, usize)| (depth, tree.made(id));
        let is_alike = |ours: (NodeId, usize), theirs: (NodeId, usize)| {
            looks(self, ours) == looks(other, theirs) && self.notes(ours.0) == other.notes(theirs.0)
        };
        if Rc::ptr_eq(&self.nodes, &other.nodes) {
            return true;
        }
        let (mut ours, mut theirs) = (self.walk(), other.walk());
        loop {
            match (ours.next(), theirs.next()) {
                (None, None) => return true,
                (Some(ours), Some(theirs)) if is_alike(ours, theirs) => {}
                _ => return false,
            }
        }
    }
}
