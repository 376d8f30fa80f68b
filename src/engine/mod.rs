//! The search for the best move, for every game.
//!
//! No game's name occurs in here: a game speaks through its rules, its weights and its own terms
//! of evaluation. A value belongs to a person, not to an army: a child at which the same person
//! is to move is not negated.
//!
//! ```
//! use wonderboard::engine::{Limits, Position, Search, Unwatched};
//! use wonderboard::variants::Spec;
//!
//! let rules = Spec::CHESS.rules();
//! let mut search = Search::new(rules, 1);
//! let start = Position::of(rules.start());
//! let best = search.think(&start, &Limits::depth(4), &mut Unwatched);
//! assert!(best.is_some());
//! ```

mod armies;
pub mod bench;
mod budget;
mod checks;
mod correction;
pub mod eval;
mod exchange;
mod frame;
mod history;
pub mod level;
pub mod limits;
pub mod mate;
mod order;
mod picker;
mod quiesce;
mod reduce;
mod repetition;
pub mod report;
mod run;
mod search;
pub(crate) mod table;
mod trial;
pub mod value;
mod walk;

pub use level::Level;
pub use limits::{Clock, Limits};
pub use report::{Best, Report, Unwatched, Watch};
pub use table::{MOST_MEGABYTES, Table};
pub use value::{Value, Verdict};

use crate::board::State;
use crate::board::key::Key;
use crate::rules::{Move, Rules};
use frame::Mind;
use level::Style;
use repetition::Repetition;
use run::{Halt, Means, Running};

/// What is to be thought about: a position, and which ones occurred before it.
pub struct Position {
    pub state: State,
    /// The keys of all earlier positions of the game, in order.
    pub earlier: Vec<Key>,
}

impl Position {
    /// A position nothing came before.
    pub fn of(state: State) -> Position {
        Position { state, earlier: Vec::new() }
    }

    /// Goes on to the position after a move.
    pub fn advance(&mut self, rules: Rules, m: Move) {
        self.earlier.push(self.state.meta.key());
        self.state = rules.play(&self.state, m);
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
    rules: Rules,
    mind: Mind,
    level: Level,
    seed: u64,
    run: Option<Box<dyn Running>>,
}

impl Search {
    /// A player of full strength with a table of so many megabytes, up to [`MOST_MEGABYTES`].
    pub fn new(rules: Rules, megabytes: usize) -> Search {
        Search { rules, mind: Mind::new(megabytes), level: Level::STRONGEST, seed: 0, run: None }
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
        self.mind = Mind::new(megabytes);
        self.run = None;
    }

    /// Forgets what was learnt.
    pub fn clear(&mut self) {
        self.mind.clear();
        self.run = None;
    }

    /// The best move of a position as far as the limits allow; none where there is no legal move.
    pub fn think(
        &mut self,
        position: &Position,
        limits: &Limits,
        watch: &mut impl Watch,
    ) -> Option<Best> {
        self.begin(position, limits, watch.now_ms());
        match self.go_on(watch, None) {
            Progress::Done(best) => best,
            Progress::Paused => None,
        }
    }

    /// Begins a search that is carried on by [`Search::slice`]. `now_ms` is the watch's time.
    pub fn begin(&mut self, position: &Position, limits: &Limits, now_ms: u64) {
        self.mind.begin();
        let style = Style::of(self.level, self.seed);
        let state = position.state;
        let mut moves = match self.rules.ending(&state) {
            Some(_) => Vec::new(),
            None => self.rules.legal(&state),
        };
        if !limits.search_moves.is_empty() {
            moves.retain(|m| limits.search_moves.contains(m));
        }
        let seen = |m: &Move| !style.overlooks(&state, *m);
        if moves.iter().any(seen) {
            moves.retain(seen);
        }
        let mut limits = limits.clone();
        limits.depth = Some(limits.depth.unwrap_or(u32::MAX).min(style.depth));
        limits.nodes = Some(limits.nodes.unwrap_or(u64::MAX).min(style.nodes));
        let repetition = Repetition::new(&position.earlier);
        self.run = Some(run::open(self.rules, &state, repetition, moves, &limits, now_ms));
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
            rules: self.rules,
            mind: &mut self.mind,
            style: &Style::of(self.level, self.seed),
            watch,
            pause_ms,
        };
        match run.go_on(means) {
            Halt::Paused => Progress::Paused,
            Halt::Finished => {
                let best = run.best();
                self.run = None;
                Progress::Done(best)
            }
        }
    }
}
