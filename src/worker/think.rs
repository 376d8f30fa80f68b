//! Answers questions, whichever game they are about. Native like the rest: time comes from the
//! caller.

use super::{Ask, Info, Servant, Task, Tell, Worth};
use crate::board::Wide;
use crate::engine::{
    Best, Clock, Level, Limits, Position, Progress, Report, Search, Verdict, Watch,
};
use crate::game::Match;
use crate::notation::fault::{Part, Problem};
use crate::notation::{Fault, coords, fen, san};
use crate::rules::dynamic::Dynamic;
use crate::rules::{Rules, Variant};
use crate::variants::{Spec, Visitor};

/// The size of the engine's memory of positions, in megabytes.
const TABLE_MB: usize = 24;

/// How long the computer thinks about a move without a clock, and about a position it is to
/// analyse, in milliseconds. Lower levels are done long before.
const MOVE_MS: u64 = 2_000;
const ANALYSIS_MS: u64 = 30_000;

/// Somebody who answers questions, one after another, and remembers a game from one to the next.
#[derive(Default)]
pub struct Thinker {
    mind: Option<(String, Box<dyn Mind>)>,
    /// An answer that needs no thinking: what was wrong with the question.
    failed: Option<Tell>,
}

impl Thinker {
    fn take_up(&mut self, ask: &Ask, now_ms: u64) -> Result<(), Fault> {
        if self.mind.as_ref().is_none_or(|(game, _)| *game != ask.game) {
            let spec = Spec::from_text(&ask.game)
                .map_err(|what| Problem::from(what).at(Part::GameName))?;
            self.mind = Some((ask.game.clone(), spec.open(NewMind(spec))));
        }
        match &mut self.mind {
            Some((_, mind)) => mind.begin(ask, now_ms),
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
        self.mind.as_mut().is_some_and(|(_, mind)| mind.slice(millis, now_ms, tell))
    }

    fn ready() -> Tell {
        Tell::Ready
    }

    fn failed(what: String) -> Tell {
        Tell::Failed { version: 0, what }
    }
}

/// A mind for one game.
trait Mind {
    fn begin(&mut self, ask: &Ask, now_ms: u64) -> Result<(), Fault>;
    fn slice(&mut self, millis: u64, now_ms: &dyn Fn() -> u64, tell: &mut dyn FnMut(Tell)) -> bool;
}

struct NewMind(Spec);

impl Visitor for NewMind {
    type Out = Box<dyn Mind>;

    fn visit<V: Variant>(self, rules: V) -> Self::Out {
        Box::new(Work {
            search: Search::new(rules, TABLE_MB),
            game: Match::new(self.0, self.0.dynamic()),
            style: (Level::STRONGEST, 0),
            version: 0,
        })
    }
}

/// A question being answered.
struct Work<V: Variant> {
    search: Search<V>,
    game: Match<Dynamic<Wide>>,
    /// The level that is set, and the seed of its whims.
    style: (Level, u64),
    version: u32,
}

impl<V: Variant> Mind for Work<V> {
    fn begin(&mut self, ask: &Ask, now_ms: u64) -> Result<(), Fault> {
        let (spec, rules) = (self.game.spec(), *self.game.rules());
        let begun = match &ask.start {
            None => Match::new(spec, rules),
            Some(text) => Match::from(spec, rules, fen::read(&rules, text)?),
        };
        self.game = begun.replay(ask.moves.iter().map(String::as_str))?;
        self.version = ask.version;
        let style = match ask.task {
            Task::Move { level, .. } => (super::level(level)?, ask.seed as u64 + 1),
            Task::Analyse => (Level::STRONGEST, 0),
        };
        // Setting it makes the engine forget, so only when it is another one.
        if style != self.style {
            self.search.set_level(style.0, style.1);
            self.style = style;
        }
        let state = self.game.state().fitted();
        let keys = self.game.plies().map(|ply| ply.state.meta.key());
        let earlier = keys.take(self.game.len()).collect();
        let limits = limits(&self.game, &ask.task);
        self.search.begin(&Position { state, earlier }, &limits, now_ms);
        Ok(())
    }

    fn slice(&mut self, millis: u64, now_ms: &dyn Fn() -> u64, tell: &mut dyn FnMut(Tell)) -> bool {
        let mut watch = Teller { game: &self.game, version: self.version, now_ms, tell };
        match self.search.slice(&mut watch, millis) {
            Progress::Paused => true,
            Progress::Done(best) => {
                (watch.tell)(answer(&self.game, self.version, best));
                false
            }
        }
    }
}

fn limits<V: Variant>(game: &Match<V>, task: &Task) -> Limits {
    let clock = match task {
        Task::Analyse => return Limits::movetime(ANALYSIS_MS),
        Task::Move { clock, .. } => clock,
    };
    let Some(clock) = clock else { return Limits::movetime(MOVE_MS) };
    let mut limits = Limits::default();
    let us = game.state().meta.turn();
    for (color, left) in [(us, clock.own), (!us, clock.opponent)] {
        limits.clocks[color] = Some(Clock {
            remaining_ms: left as u64,
            increment_ms: clock.increment as u64,
            moves_to_go: None,
        });
    }
    limits
}

fn answer<V: Variant>(game: &Match<V>, version: u32, best: Option<Best>) -> Tell {
    let coord = best.as_ref().map(|best| coords::write(game.state(), best.m));
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
struct Teller<'a, V: Variant> {
    game: &'a Match<V>,
    version: u32,
    now_ms: &'a dyn Fn() -> u64,
    tell: &'a mut dyn FnMut(Tell),
}

impl<V: Variant> Watch for Teller<'_, V> {
    fn now_ms(&self) -> u64 {
        (self.now_ms)()
    }

    fn report(&mut self, report: &Report) {
        let info = Info {
            depth: report.depth,
            worth: worth(report),
            nodes: report.nodes,
            speed: report.nps(),
            line: line(self.game, report),
        };
        (self.tell)(Tell::Info { version: self.version, info });
    }
}

/// A line in SAN, as far as its moves are legal.
fn line<V: Variant>(game: &Match<V>, report: &Report) -> Vec<String> {
    let rules = game.rules();
    let mut state = *game.state();
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
