//! What shows that a try was wrong: the best answer of the other side, as the engine sees it.

use crate::app::turns::question::ask;
use crate::board::Player;
use crate::game::Game;
use crate::rules::Move;
use crate::worker::{Ask, EngineTask, Until};

/// How many positions the engine looks at: an answer has to come at once.
const NODES: u32 = 60_000;

/// A turn has no more moves, and one of the solver's may have to be finished before.
const LONGEST: usize = 6;

/// What the engine is asked about the game after a try, by a number that comes back; nothing once it is over.
pub fn question(game: &Game, number: u32) -> Option<Ask> {
    let task = EngineTask::Analyse { lines: 1, until: Until::Nodes(NODES) };
    game.status().outcome.is_none().then(|| ask(game, number, task))
}

/// What follows a game of a line in coordinates, up to the end of the other side's turn: a solver who has
/// tried half a turn finishes it first.
pub fn line(game: &Game, coords: &[String], solver: Player) -> Vec<Move> {
    let mut game = game.clone();
    let (mut line, mut is_answered) = (Vec::new(), false);
    for text in coords.iter().take(LONGEST) {
        let is_solvers = game.player_of(game.turn()) == solver;
        let next = game.read(text).ok().and_then(|m| Some((m, game.after(m)?)));
        let Some((m, after)) = next.filter(|_| !(is_answered && is_solvers)) else { break };
        line.push(m);
        is_answered |= !is_solvers;
        game = after;
    }
    line
}
