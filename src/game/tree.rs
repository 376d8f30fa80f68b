//! A game with its variations: what was played, what could have been, and what is said about both.

use super::Game;
use crate::notation::Fault;
use crate::notation::pgn::{MoveTree, NodeId, Notes, PgnGame};
use crate::rules::Move;

/// A game with its variations, whichever game it is. Copies share what they have in common, so
/// that keeping one of every moment costs next to nothing.
///
/// A move is addressed by its node's number, which stays the same when lines are promoted and others
/// deleted. Between visits numbers are given anew; there a move is found by its [trail](GameTree::trail).
/// Positions are not stored but played, for a file may hold very many.
#[derive(Clone, PartialEq, Debug)]
pub struct GameTree {
    /// The game before its first move.
    start: Game,
    moves: MoveTree,
}

impl GameTree {
    /// A game without variations.
    pub fn of(game: &Game) -> GameTree {
        GameTree { start: game.first_plies(0), moves: MoveTree::line(game.moves()) }
    }

    /// The game that a file tells. The fault says what is wrong with its start.
    pub fn read(pgn: &PgnGame) -> Result<GameTree, Fault> {
        let start = Game::replay(pgn.spec, pgn.fen.as_deref(), [])?;
        Ok(GameTree { start, moves: pgn.tree.clone() })
    }

    /// What a file tells of the game, but for tags and result.
    pub fn write(&self) -> PgnGame {
        let (fen, tree) = (self.start.start_fen(), self.moves.clone());
        PgnGame { fen, tree, ..PgnGame::new(self.start.spec()) }
    }

    /// The moves: what follows each, and what is said about it.
    pub fn moves(&self) -> &MoveTree {
        &self.moves
    }

    pub fn notes(&self, id: NodeId) -> &Notes {
        self.moves.notes(id)
    }

    /// The game as it is after the move of a node.
    pub fn game_at(&self, id: NodeId) -> Game {
        let way = self.moves.path(id).into_iter().filter_map(|id| self.moves.made(id));
        way.fold(self.start.clone(), |game, m| game.after(m).unwrap_or(game))
    }

    /// The game that was played, to its end.
    pub fn game(&self) -> Game {
        self.game_at(self.end_of(NodeId::START))
    }

    /// The nodes of the game that was played, but for the start.
    pub fn main_line(&self) -> Vec<NodeId> {
        self.moves.main_line_from(NodeId::START).collect()
    }

    /// The nodes that lead to a node, the start left out, and those after it by the main line of each.
    pub fn line_through(&self, id: NodeId) -> Vec<NodeId> {
        let mut line = self.moves.path(id);
        line.extend(self.moves.main_line_from(id));
        line
    }

    /// The last node of the line that goes on from a node.
    pub fn end_of(&self, id: NodeId) -> NodeId {
        self.moves.main_line_from(id).last().unwrap_or(id)
    }

    /// Is a node part of the game that was played?
    pub fn is_main(&self, id: NodeId) -> bool {
        self.moves.path(id).into_iter().all(|id| self.moves.is_main_child(id))
    }

    /// The way to a node: which child of its parent it is, from the start on.
    pub fn trail(&self, id: NodeId) -> Vec<usize> {
        let which = |id| {
            let siblings = self.moves.parent(id).map(|parent| self.moves.children(parent));
            siblings?.into_iter().position(|sibling| sibling == id)
        };
        self.moves.path(id).into_iter().filter_map(which).collect()
    }

    /// The node at the end of a trail, as far as there is one.
    pub fn at_trail(&self, trail: &[usize]) -> NodeId {
        let mut at = NodeId::START;
        for &which in trail {
            let Some(child) = self.moves.children(at).nth(which) else { break };
            at = child;
        }
        at
    }

    /// Plays a move after that of a node: the one that is there already, or else a new variation.
    /// None if the move is not legal.
    pub fn play(&mut self, at: NodeId, m: Move) -> Option<NodeId> {
        if !self.moves.contains(at) {
            return None;
        }
        let known = self.moves.children(at).find(|&child| self.moves.made(child) == Some(m));
        known.or_else(|| {
            let is_legal = self.game_at(at).legal().contains(&m);
            is_legal.then(|| self.moves.add(at, m))
        })
    }

    /// Plays moves after that of a node, as far as they are legal; hands back where they lead.
    pub fn play_all(&mut self, at: NodeId, moves: impl IntoIterator<Item = Move>) -> NodeId {
        let (mut at, mut game) = (at, self.game_at(at));
        for m in moves {
            let Some(next) = game.after(m) else { break };
            let known = self.moves.children(at).find(|&child| self.moves.made(child) == Some(m));
            at = known.unwrap_or_else(|| self.moves.add(at, m));
            game = next;
        }
        at
    }

    /// Has the game that was played be these moves, as far as they are legal: what else was played
    /// becomes a variation, and what went on from their end is gone.
    pub fn set_game(&mut self, moves: impl IntoIterator<Item = Move>) {
        let end = self.play_all(NodeId::START, moves);
        self.make_main(end);
        let beyond: Vec<NodeId> = self.moves.children(end).collect();
        beyond.into_iter().for_each(|id| self.moves.delete(id));
    }

    /// Makes the variation in which a node stands the main line of what it branches off from.
    pub fn promote(&mut self, id: NodeId) {
        let way = self.moves.path(id);
        if let Some(&branch) = way.iter().rev().find(|&&id| !self.moves.is_main_child(id)) {
            self.moves.put_first(branch);
        }
    }

    /// Makes the line that leads to a node the game that was played.
    pub fn make_main(&mut self, id: NodeId) {
        self.moves.path(id).into_iter().for_each(|id| self.moves.put_first(id));
    }

    /// Deletes a move with everything after it; hands back the node before it.
    pub fn delete(&mut self, id: NodeId) -> NodeId {
        let before = self.moves.parent(id).unwrap_or(NodeId::START);
        self.moves.delete(id);
        before
    }

    /// Says something after a move, or of the game at its start; nothing, if the text is empty.
    pub fn set_comment(&mut self, id: NodeId, text: &str) {
        self.change(id, |notes| notes.set_comment(text));
    }

    /// Says something before a move.
    pub fn set_comment_before(&mut self, id: NodeId, text: &str) {
        self.change(id, |notes| notes.set_comment_before(text));
    }

    /// Gives a move a glyph, or takes it away.
    pub fn toggle_glyph(&mut self, id: NodeId, glyph: u8) {
        self.change(id, |notes| notes.toggle_glyph(glyph));
    }

    /// Changes what is said about a move.
    pub fn change(&mut self, id: NodeId, change: impl FnOnce(&mut Notes)) {
        if self.moves.contains(id) {
            change(self.moves.notes_mut(id));
        }
    }
}
