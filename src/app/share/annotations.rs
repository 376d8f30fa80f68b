//! What is said of a table's game beyond its moves. A table holds it as PGN, for whoever only plays does
//! without what reads that.

use std::rc::Rc;

use crate::app::turns::study::Study;
use crate::app::turns::table::Table;
use crate::game::GameTree;
use crate::notation::pgn::{self, NodeId, PgnGame, Tags};
use crate::notation::words::GameResult;

/// The game as a file told it; none if it is one of our own, or if the file told nothing but moves.
pub fn told(table: &Table) -> Option<PgnGame> {
    annotated(table).filter(|pgn| table.begun.is_none() && pgn.tags.iter().next().is_some())
}

/// The game of a table with its variations, comments and drawings. What was played is its main line.
pub fn tree(table: &Table) -> GameTree {
    let known = annotated(table).and_then(|pgn| GameTree::read(&pgn).ok());
    let own = || GameTree::of(&table.game);
    let mut tree = known.filter(|tree| tree.game_at(NodeId::START) == table.game.first_plies(0));
    if let Some(tree) = &mut tree {
        tree.set_game(table.game.moves());
    }
    with_drawings(tree.unwrap_or_else(own), table)
}

/// The tree with what is drawn on the positions of a table.
fn with_drawings(tree: GameTree, table: &Table) -> GameTree {
    let line = tree.main_line();
    let mut study = Study { tree, at: NodeId::START };
    for (ply, shape) in table.drawings.all() {
        let node = ply.checked_sub(1).map_or(Some(NodeId::START), |last| line.get(last).copied());
        study.at = node.unwrap_or(study.at);
        if node.is_some() && study.drawn().all(|known| known != shape) {
            study.draw(shape);
        }
    }
    study.tree
}

/// What is looked into, for a PGN file: its tags, and how it ended as long as it has the same moves.
pub fn of_study(table: &Table, study: &Study) -> PgnGame {
    let (written, game) = (study.tree.write(), study.tree.game());
    let known = annotated(table).unwrap_or_else(|| PgnGame::new(game.spec()));
    match known.moves().eq(game.moves()) {
        true => PgnGame { tags: known.tags, verdict: known.verdict, ..written },
        false => {
            let verdict = GameResult::of(game.status().outcome);
            PgnGame { tags: without_end(known.tags), verdict, ..written }
        }
    }
}

/// Tags that say nothing of how the game ended.
pub fn without_end(mut tags: Tags) -> Tags {
    tags.take("Termination");
    tags
}

/// Has a table hold another tree of its game.
pub fn annotate(table: &mut Table, tree: &GameTree) {
    let tags = annotated(table).map(|pgn| pgn.tags).unwrap_or_default();
    let pgn = PgnGame { tags, ..tree.write() };
    table.annotated = Some(pgn::write(&pgn).into());
    table.is_played_on = true;
}

/// What is to be said of the game of a table once more is found in it; none if that is another game, or
/// nothing new.
pub fn found(table: &Table, found: &GameTree) -> Option<Rc<str>> {
    let (known, game) = (tree(table), found.game());
    let is_same = game.spec() == table.game.spec() && game.moves() == table.game.moves();
    let begins = |tree: &GameTree| tree.game_at(NodeId::START).start_fen();
    if !is_same || begins(&known) != begins(found) || known == *found {
        return None;
    }
    let mut table = table.clone();
    annotate(&mut table, found);
    table.annotated
}

fn annotated(table: &Table) -> Option<PgnGame> {
    pgn::read_one(table.annotated.as_deref()?).ok()
}
