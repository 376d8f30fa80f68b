//! Answers questions, whichever game they are about. Native like the rest: time comes from the
//! caller.

use super::{Ask, Info, Servant, Task, Tell, Worth};
use crate::board::State;
use crate::engine::{
    Best, Clock, Level, Limits, Position, Progress, Report, Search, Verdict, Watch,
};
use crate::notation::{Fault, coords, fen, san};

use crate::rules::Rules;
use crate::variants::Spec;

/// The size of the engine's memory of positions, in megabytes.
const TABLE_MB: usize = 24;

/// How long the computer thinks about a move without a clock, and about a position it is to
/// analyse, in milliseconds. Lower levels are done long before.
const MOVE_MS: u64 = 2_000;
const ANALYSIS_MS: u64 = 30_000;

/// Somebody who answers questions, one after another, and remembers a game from one to the next.
#[derive(Default)]
pub struct Thinker {
    work: Option<Work>,
    /// An answer that needs no thinking: what was wrong with the question.
    failed: Option<Tell>,
}

impl Thinker {
    fn take_up(&mut self, ask: &Ask, now_ms: u64) -> Result<(), Fault> {
        let spec = Spec::from_text(&ask.game).map_err(|what| Fault::new("game", what))?;
        if self.work.as_ref().is_none_or(|work| work.spec != spec) {
            self.work = Some(Work::new(spec));
        }
        match &mut self.work {
            Some(work) => work.begin(ask, now_ms),
            None => Ok(()),
        }
    }
}

impl Servant for Thinker {
    type Ask = Ask;
    type Tell = Tell;
    const ASK: &'static str = "wonderboard-ask";
    const TELL: &'static str = "wonderboard-tell";
    /// Longer than any search: a worker has nothing else to do.
    const ATTENTION: u64 = u64::MAX;

    fn begin(&mut self, ask: &Ask, now_ms: u64) {
        self.failed = None;
        if let Err(fault) = self.take_up(ask, now_ms) {
            self.failed = Some(Tell::Failed { version: ask.version, what: fault.to_string() });
        }
    }

    fn slice(&mut self, millis: u64, now_ms: &dyn Fn() -> u64, tell: &mut dyn FnMut(Tell)) -> bool {
        if let Some(failed) = self.failed.take() {
            tell(failed);
            return false;
        }
        self.work.as_mut().is_some_and(|work| work.slice(millis, now_ms, tell))
    }

    fn ready() -> Tell {
        Tell::Ready
    }

    fn failed(what: String) -> Tell {
        Tell::Failed { version: 0, what }
    }
}

/// A question being answered.
struct Work {
    spec: Spec,
    rules: Rules,
    search: Search,
    state: State,
    /// The level that is set, and the seed of its whims.
    style: (Level, u64),
    version: u32,
}

impl Work {
    fn new(spec: Spec) -> Work {
        let rules = spec.rules();
        let search = Search::new(rules, TABLE_MB);
        let style = (Level::STRONGEST, 0);
        Work { spec, rules, search, state: rules.start(), style, version: 0 }
    }

    fn begin(&mut self, ask: &Ask, now_ms: u64) -> Result<(), Fault> {
        let style = match ask.task {
            Task::Move { level, .. } => (known_level(level)?, ask.seed as u64 + 1),
            Task::Analyse => (Level::STRONGEST, 0),
        };
        self.state = fen::read(self.rules, &ask.fen)?;
        self.version = ask.version;
        // Setting it makes the engine forget, so only when it is another one.
        if style != self.style {
            self.search.set_level(style.0, style.1);
            self.style = style;
        }
        let whole = |[high, low]: [u32; 2]| (high as u64) << 32 | low as u64;
        let earlier = ask.earlier.iter().copied().map(whole).collect();
        let limits = limits(&self.state, &ask.task);
        self.search.begin(&Position { state: self.state, earlier }, &limits, now_ms);
        Ok(())
    }

    fn slice(&mut self, millis: u64, now_ms: &dyn Fn() -> u64, tell: &mut dyn FnMut(Tell)) -> bool {
        let (rules, state) = (self.rules, &self.state);
        let mut watch = Teller { rules, state, version: self.version, now_ms, tell };
        match self.search.slice(&mut watch, millis) {
            Progress::Paused => true,
            Progress::Done(best) => {
                (watch.tell)(answer(&self.state, self.version, best));
                false
            }
        }
    }
}

/// The level of a number.
fn known_level(number: u8) -> Result<Level, Fault> {
    Level::new(number).ok_or_else(|| Fault::new("level", format!("{number} is none from 1 to 8")))
}

fn limits(state: &State, task: &Task) -> Limits {
    let clock = match task {
        Task::Analyse => return Limits::movetime(ANALYSIS_MS),
        Task::Move { clock, .. } => clock,
    };
    let Some(clock) = clock else { return Limits::movetime(MOVE_MS) };
    let mut limits = Limits::default();
    let us = state.meta.turn();
    for (color, left) in [(us, clock.own), (!us, clock.opponent)] {
        limits.clocks[color] = Some(Clock {
            remaining_ms: left as u64,
            increment_ms: clock.increment as u64,
            moves_to_go: None,
        });
    }
    limits
}

fn answer(state: &State, version: u32, best: Option<Best>) -> Tell {
    let coord = best.as_ref().map(|best| coords::write(state, best.m));
    let worth = best.map_or(Worth::Centipawns(0), |best| worth(&best.report));
    Tell::Best { version, coord, worth }
}

fn worth(report: &Report) -> Worth {
    match report.verdict() {
        Verdict::Centipawns(n) => Worth::Centipawns(n),
        Verdict::Mate(n) => Worth::Mate(n),
    }
}

/// Passes a search's reports on in the page's words.
struct Teller<'a> {
    rules: Rules,
    state: &'a State,
    version: u32,
    now_ms: &'a dyn Fn() -> u64,
    tell: &'a mut dyn FnMut(Tell),
}

impl Watch for Teller<'_> {
    fn now_ms(&self) -> u64 {
        (self.now_ms)()
    }

    fn report(&mut self, report: &Report) {
        let info = Info {
            depth: report.depth,
            worth: worth(report),
            nodes: report.nodes,
            speed: report.nps(),
            line: line(self.rules, self.state, report),
        };
        (self.tell)(Tell::Info { version: self.version, info });
    }
}

/// A line in SAN, as far as its moves are legal.
fn line(rules: Rules, state: &State, report: &Report) -> Vec<String> {
    let mut state = *state;
    let mut texts = Vec::new();
    for &m in &report.line {
        let legal = rules.legal(&state);
        if !legal.contains(&m) {
            break;
        }
        texts.push(san::write_among(rules, &state, &legal, m));
        state = rules.play(&state, m);
    }
    texts
}
