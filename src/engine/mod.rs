//! The search for the best move, for every game.
//!
//! No game's name occurs in here: a game speaks through its rules and its evaluation. A value belongs to a person, not to a side: a child at which the same person
//! is to move is not negated.
//!
//! ```
//! use wonderboard::engine::{Limits, Root, Search, Unwatched};
//! use wonderboard::variants::Spec;
//!
//! let game = Spec::CHESS.rated();
//! let mut search = Search::new(game, 1);
//! let start = Root::of(game.rules.start());
//! let best = search.think(&start, &Limits::depth(4), &mut Unwatched);
//! assert!(best.is_some());
//! ```

mod beginner;
pub mod bench;
mod budget;
mod captures;
mod checks;
mod correction;
mod deepen;
pub mod eval;
mod exchange;
mod history;
pub mod level;
pub mod limits;
pub mod mate;
mod node;
pub mod parameters;
mod picker;
mod prune;
mod quiesce;
pub mod realtime;
mod reduce;
mod repetition;
pub mod report;
mod run;
mod score;
mod search;
mod searcher;
mod series;
mod stack;
pub(crate) mod table;
#[cfg(not(target_arch = "wasm32"))]
mod team;
mod trial;
pub mod value;

pub use level::Level;
pub use limits::{Clock, Limits};
pub use parameters::Parameters;
pub use report::{Best, Report, Unwatched, Watch};
pub use score::Score;
pub use table::{MOST_MEGABYTES, TranspositionTable};
#[cfg(not(target_arch = "wasm32"))]
pub use team::{MOST_THREADS, Team};
pub use value::Value;

use crate::board::Position;
use crate::board::key::Key;
use crate::evaluation::Rated;
use crate::rules::{Move, Rules};
use deepen::{Means, Running};
use level::Style;
use repetition::Repetition;
use run::StopReason;
use series::SeriesRun;
use stack::SearchData;

/// What is to be thought about: a position, and which ones occurred before it.
pub struct Root {
    pub position: Position,
    /// The keys of all earlier positions of the game, in order.
    pub earlier: Vec<Key>,
}

impl Root {
    /// A position nothing came before.
    pub fn of(position: Position) -> Root {
        Root { position, earlier: Vec::new() }
    }

    /// Goes on to the position after a move.
    pub fn advance(&mut self, rules: Rules, m: Move) {
        self.earlier.push(self.position.info.key());
        self.position = rules.play(&self.position, m);
    }

    /// How often the position has occurred, this time counted.
    pub fn occurrences(&self) -> usize {
        let key = self.position.info.key();
        1 + self.earlier.iter().filter(|&&earlier| earlier == key).count()
    }
}

/// How far a search has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It is to be continued.
    Paused,
    /// The best move, if there is any.
    Done(Option<Best>),
}

/// A player: what it has learnt, how strong it plays, and the search it is at.
pub struct Search {
    game: Rated,
    data: SearchData,
    level: Level,
    seed: u64,
    run: Option<Box<dyn Running>>,
}

impl Search {
    /// A player of full strength with a table of so many megabytes, up to [`MOST_MEGABYTES`].
    pub fn new(game: Rated, megabytes: usize) -> Search {
        Search {
            game,
            data: SearchData::new(megabytes, game.network),
            level: Level::STRONGEST,
            seed: 0,
            run: None,
        }
    }

    /// Another player of full strength that knows nothing yet but what is in this one's table, which they share.
    #[cfg(not(target_arch = "wasm32"))]
    fn helper(&self) -> Search {
        let mut data = SearchData::with_table(self.data.table.share(), self.game.network);
        data.parameters = self.data.parameters;
        Search { game: self.game, data, level: Level::STRONGEST, seed: self.seed, run: None }
    }

    /// Sets how strong it plays, and the seed of its whims: with another seed it plays another
    /// game, with the same the same.
    pub fn set_level(&mut self, level: Level, seed: u64) {
        self.level = level;
        self.seed = seed;
        self.clear();
    }

    /// Sets the size of the table, in megabytes, and forgets what was learnt.
    pub fn resize(&mut self, megabytes: usize) {
        let parameters = self.data.parameters;
        self.data = SearchData::new(megabytes, self.game.network);
        self.data.parameters = parameters;
        self.run = None;
    }

    /// Has it reckon with other numbers than those that ship.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn set_parameters(&mut self, parameters: Parameters) {
        self.data.parameters = parameters.into();
    }

    /// Forgets what was learnt.
    pub fn clear(&mut self) {
        self.data.clear();
        self.run = None;
    }

    /// The best move of a position as far as the limits allow; none where there is no legal move.
    pub fn think(&mut self, root: &Root, limits: &Limits, watch: &mut impl Watch) -> Option<Best> {
        self.begin(root, limits, watch.now_ms());
        match self.go_on(watch, None) {
            Progress::Done(best) => best,
            Progress::Paused => None,
        }
    }

    /// As [`Search::think`], but the first iteration is so many plies deep.
    #[cfg(not(target_arch = "wasm32"))]
    fn think_from(&mut self, depth: u32, root: &Root, limits: &Limits, watch: &mut impl Watch) {
        self.begin(root, limits, watch.now_ms());
        self.run.iter_mut().for_each(|run| run.begin_at(depth));
        self.go_on(watch, None);
    }

    /// Begins a search that is carried on by [`Search::slice`]. `now_ms` is the watch's time.
    pub fn begin(&mut self, root: &Root, limits: &Limits, now_ms: u64) {
        self.data.begin();
        let style = Style::of(self.level, self.seed);
        let position = root.position;
        let mut moves = match self.game.rules.ending(&position) {
            Some(_) => Vec::new(),
            None => self.game.rules.legal(&position),
        };
        if !limits.search_moves.is_empty() {
            moves.retain(|m| limits.search_moves.contains(m));
        }
        let seen = |m: &Move| !style.overlooks(self.game, &position, *m);
        let comes_to_mind = |m: &Move| style.comes_to_mind(self.game, &position, *m);
        if moves.iter().any(seen) {
            moves.retain(seen);
        } else if moves.iter().any(comes_to_mind) {
            moves.retain(comes_to_mind);
        }
        let mut limits = limits.clone();
        limits.depth = Some(limits.depth.unwrap_or(u32::MAX).min(style.depth));
        limits.nodes = Some(limits.nodes.unwrap_or(u64::MAX).min(style.nodes));
        let repetition = Repetition::new(&root.earlier);
        let rules = self.game.rules;
        self.run = Some(match rules.has_series() {
            true => Box::new(SeriesRun::new(&position, moves, &limits, now_ms)),
            false => deepen::open(rules, &position, repetition, moves, &limits, now_ms),
        });
    }

    /// Goes on with a search for about so many milliseconds. Interrupted iterations begin anew
    /// and get further, for what was finished is in the table.
    pub fn slice(&mut self, watch: &mut impl Watch, millis: u64) -> Progress {
        let pause = watch.now_ms().saturating_add(millis);
        self.go_on(watch, Some(pause))
    }

    fn go_on(&mut self, watch: &mut impl Watch, pause_ms: Option<u64>) -> Progress {
        let Some(run) = &mut self.run else {
            return Progress::Done(None);
        };
        let means = Means {
            game: self.game,
            data: &mut self.data,
            style: &Style::of(self.level, self.seed),
            watch,
            pause_ms,
        };
        match run.go_on(means) {
            StopReason::Paused => Progress::Paused,
            StopReason::Finished => {
                let best = run.best();
                self.run = None;
                Progress::Done(best)
            }
        }
    }
}
