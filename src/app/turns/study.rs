//! Looking into a game: what else could have been played stands beside what was.

use crate::app::common::shape::Shape;
use crate::app::turns::drawings::Drawings;
use crate::game::Game;
use crate::game::tree::GameTree;
use crate::notation::pgn::NodeId;
use crate::rules::Move;

/// A game with its variations, and the move that is looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Study {
    pub tree: GameTree,
    /// The last move made in the position that is looked at.
    pub at: NodeId,
}

/// What can be done with a game that is looked into.
#[derive(Clone, PartialEq, Debug)]
pub enum StudyAction {
    Go(NodeId),
    /// Plays moves that may follow the position that is looked at, as far as they are legal.
    Follow(Vec<Move>),
    /// A variation becomes the line that it branched off from.
    Promote(NodeId),
    /// The line that leads to a move becomes the game.
    MakeMain(NodeId),
    /// A move goes, with everything after it.
    Delete(NodeId),
    /// Gives a move a glyph, or takes it away.
    Glyph(NodeId, u8),
    /// Says something about a move; nothing, if the text is empty.
    Comment(NodeId, String),
    /// The tree says more than before: it has been worked on elsewhere.
    Enrich(GameTree),
}

impl Study {
    /// A game looked at where it ends.
    pub fn of(tree: GameTree) -> Study {
        let at = tree.end_of(NodeId::START);
        Study { tree, at }
    }

    /// The game up to the position that is looked at.
    pub fn game(&self) -> Game {
        self.tree.game_at(self.at)
    }

    /// The line that is looked at, to its end.
    pub fn line(&self) -> Game {
        self.tree.game_at(self.tree.end_of(self.at))
    }

    /// The same, made of one that may lead some of the way.
    pub fn game_from(&self, near: &Game) -> Game {
        let moves = self.tree.moves();
        let way: Vec<Move> =
            moves.path(self.at).into_iter().filter_map(|id| moves.made(id)).collect();
        let known = near.moves();
        let shared = known.iter().zip(&way).take_while(|(known, made)| known == made).count();
        let start = near.first_plies(shared);
        way[shared..].iter().fold(start, |game, &m| game.after(m).unwrap_or(game))
    }

    pub fn act(&mut self, action: StudyAction) {
        match action {
            StudyAction::Go(id) => self.go(id),
            StudyAction::Follow(moves) => self.at = self.tree.play_all(self.at, moves),
            StudyAction::Promote(id) => self.tree.promote(id),
            StudyAction::MakeMain(id) => self.tree.make_main(id),
            StudyAction::Delete(id) => self.delete(id),
            StudyAction::Glyph(id, glyph) => self.tree.toggle_glyph(id, glyph),
            StudyAction::Comment(id, text) => self.tree.set_comment(id, &text),
            StudyAction::Enrich(tree) => self.tree = tree,
        }
    }

    /// What is drawn on the position that is looked at. It is said of its move, as other programs say it.
    pub fn drawn(&self) -> impl Iterator<Item = Shape> {
        let notes = self.tree.notes(self.at);
        let codes = notes.squares().into_iter().chain(notes.arrows());
        codes.filter_map(Shape::parse)
    }

    /// Draws on it, or erases what is drawn already.
    pub fn draw(&mut self, shape: Shape) {
        let mut drawings = Drawings::default();
        self.drawn().chain([shape]).for_each(|shape| drawings.draw(0, shape));
        self.set_drawn(&drawings);
    }

    /// Erases everything on it.
    pub fn erase(&mut self) {
        self.set_drawn(&Drawings::default());
    }

    fn set_drawn(&mut self, drawings: &Drawings) {
        let codes = |circles| -> Vec<String> {
            drawings.at(0).filter(|shape| shape.is_circle() == circles).map(Shape::code).collect()
        };
        let (circles, arrows) = (codes(true), codes(false));
        self.tree.change(self.at, |notes| {
            notes.set_squares(&circles.iter().map(String::as_str).collect::<Vec<_>>());
            notes.set_arrows(&arrows.iter().map(String::as_str).collect::<Vec<_>>());
        });
    }

    /// One move back.
    pub fn back(&mut self) {
        let before = self.tree.moves().parent(self.at);
        self.at = before.unwrap_or(NodeId::START);
    }

    /// One move on, by the main line of what follows.
    pub fn forward(&mut self) {
        self.at = self.tree.moves().main_child(self.at).unwrap_or(self.at);
    }

    /// To the start.
    pub fn first(&mut self) {
        self.at = NodeId::START;
    }

    /// To the end of the line.
    pub fn last(&mut self) {
        self.at = self.tree.end_of(self.at);
    }

    /// To the position of the line after so many moves.
    pub fn to(&mut self, ply: usize) {
        let line = self.tree.line_through(self.at);
        self.at =
            ply.checked_sub(1).and_then(|last| line.get(last)).copied().unwrap_or(NodeId::START);
    }

    fn go(&mut self, id: NodeId) {
        if self.tree.moves().contains(id) {
            self.at = id;
        }
    }

    /// Whoever looks at what is deleted goes to the move before it.
    fn delete(&mut self, id: NodeId) {
        let is_seen = self.tree.moves().path(self.at).contains(&id);
        let before = self.tree.delete(id);
        if is_seen {
            self.at = before;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::pgn;

    #[test]
    fn a_position_is_the_same_wherever_one_comes_from() {
        let text = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 Nc6 *";
        let tree = GameTree::read(&pgn::read_one(text).expect("a game")).expect("a start");
        let nodes: Vec<NodeId> = tree.moves().walk().map(|(id, _)| id).collect();
        for &from in &nodes {
            for &at in &nodes {
                let study = Study { tree: tree.clone(), at };
                let (game, whole) = (study.game_from(&tree.game_at(from)), study.game());
                assert_eq!((game.moves(), game.fen()), (whole.moves(), whole.fen()));
            }
        }
    }
}
