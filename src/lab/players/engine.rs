//! E(N): the engine that ships, with N nodes a move, and without networks.

use super::{Choice, Player};
use crate::engine::{Level, Limits, Report, Root, Search, Unwatched, Value, Watch};
use crate::evaluation::Rated;
use crate::lab::Line;
use crate::rules::Move;

/// The size of the table, in megabytes. It is cleared before each game.
const HASH: usize = 16;

/// The engine at full strength, with a fixed number of nodes a move.
pub struct Engine {
    search: Search,
    limits: Limits,
}

impl Engine {
    pub fn new(game: Rated, nodes: u64) -> Engine {
        Engine { search: Search::new(game, HASH), limits: Limits::nodes(nodes) }
    }

    /// The same engine with another number of nodes.
    pub fn set_nodes(&mut self, nodes: u64) {
        self.limits.nodes = Some(nodes);
    }

    /// Forgets all it has learnt, and plays without whim.
    pub fn clear(&mut self) {
        self.search.set_level(Level::STRONGEST, 0);
    }

    /// What it plays, and what each iteration said.
    pub fn study(&mut self, root: &Root) -> (Option<Choice>, Vec<Report>) {
        let mut listener = Listener::default();
        let best = self.search.think(root, &self.limits, &mut listener);
        (best.map(|best| Choice { m: best.m, value: best.report.value }), listener.heard)
    }

    /// What a position is worth to the person to move; that of the position itself where the game is over.
    pub fn value(&mut self, root: &Root) -> Option<Value> {
        let best = self.search.think(root, &self.limits, &mut Unwatched)?;
        Some(best.report.value)
    }

    fn choose_among(&mut self, root: &Root, moves: Vec<Move>) -> Option<Choice> {
        let limits = Limits { search_moves: moves, ..self.limits.clone() };
        let best = self.search.think(root, &limits, &mut Unwatched)?;
        Some(Choice { m: best.m, value: best.report.value })
    }
}

impl Player for Engine {
    /// Games with different seeds differ by a whim of two centipawns.
    fn begin(&mut self, seed: u64) {
        self.search.set_level(Level::STRONGEST, seed | 1);
    }

    fn choose(&mut self, line: &Line) -> Option<Choice> {
        self.choose_among(&line.root, Vec::new())
    }
}

/// The engine without the moves that orthodox chess does not know, as far as there are others.
pub struct Without {
    game: Rated,
    engine: Engine,
}

impl Without {
    pub fn new(game: Rated, nodes: u64) -> Without {
        Without { game, engine: Engine::new(game, nodes) }
    }
}

impl Player for Without {
    fn begin(&mut self, seed: u64) {
        self.engine.begin(seed);
    }

    fn choose(&mut self, line: &Line) -> Option<Choice> {
        let mut moves = self.game.rules.legal(line.position());
        moves.retain(|&m| !line.is_unfamiliar(self.game, m));
        self.engine.choose_among(&line.root, moves)
    }
}

/// Keeps what is reported of the best move.
#[derive(Default)]
struct Listener {
    heard: Vec<Report>,
}

impl Watch for Listener {
    fn now_ms(&self) -> u64 {
        0
    }

    fn report(&mut self, report: &Report) {
        if report.rank == 1 {
            self.heard.push(report.clone());
        }
    }
}
