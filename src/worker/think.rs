//! Answers questions, whichever game they are about. Native like the rest: time comes from the
//! caller.

use super::{Ask, EngineTask, Info, Score, Servant, Tell, Until};
use crate::board::Position;
use crate::engine::{Best, Clock, Level, Limits, Progress, Report, Root, Search, Watch};
use crate::notation::fault::{Part, Problem};
use crate::notation::{Fault, coords, fen, san};

use crate::evaluation::network::Network;
use crate::rules::Rules;
use crate::variants::Spec;

/// The size of the engine's memory of positions, in megabytes.
const TABLE_MB: usize = 24;

/// How long the computer thinks about a move without a clock, in milliseconds. Lower levels are done long
/// before.
const MOVE_MS: u64 = 2_000;

/// How long an analysis goes on in a worker before it hears of another position, in milliseconds.
const ANALYSIS_SLICE: u64 = 100;

/// Somebody who answers questions, one after another, and remembers a game from one to the next.
#[derive(Default)]
pub struct Thinker {
    work: Option<Work>,
    /// The networks that were asked for, by their addresses. A search keeps one for as long as it likes, so they stay.
    networks: Vec<(String, Option<&'static Network>)>,
    /// An answer that needs no thinking: what was wrong with the question.
    failed: Option<Tell>,
}

impl Thinker {
    fn take_up(&mut self, ask: &Ask, now_ms: u64) -> Result<(), Fault> {
        let spec =
            Spec::from_text(&ask.game).map_err(|what| Problem::from(what).at(Part::GameName))?;
        let network = self.network(ask).flatten();
        let serves = |work: &Work| work.spec == spec && work.has_network == network.is_some();
        if !self.work.as_ref().is_some_and(serves) {
            self.work = Some(Work::new(spec, network));
        }
        match &mut self.work {
            Some(work) => work.begin(ask, now_ms),
            None => Ok(()),
        }
    }

    /// What came of asking for the network of a question; none before that.
    fn network(&self, ask: &Ask) -> Option<Option<&'static Network>> {
        let address = ask.network.as_ref()?;
        self.networks.iter().find(|(known, _)| known == address).map(|(_, network)| *network)
    }
}

impl Servant for Thinker {
    type Ask = Ask;
    type Tell = Tell;
    const ASK: &'static str = "wonderboard-ask";
    const TELL: &'static str = "wonderboard-tell";

    /// Nothing else is to be heard while a move is looked for: whoever does not want it any more ends the worker. An
    /// analysis goes from position to position, and remembers what it has seen.
    fn attention(&self) -> u64 {
        match &self.work {
            Some(work) if work.wanted > 0 => ANALYSIS_SLICE,
            _ => u64::MAX,
        }
    }

    /// The network of the game, once.
    fn wants<'a>(&self, ask: &'a Ask) -> Option<&'a str> {
        ask.network.as_deref().filter(|_| self.network(ask).is_none())
    }

    /// Without a network, or with one that cannot be read, the evaluation does by itself.
    fn equip(&mut self, ask: &Ask, text: Option<&str>) {
        let network = text.and_then(|text| Network::read(text).ok());
        let network = network.map(|network| &*Box::leak(Box::new(network)));
        self.networks.extend(ask.network.clone().map(|address| (address, network)));
    }

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
    has_network: bool,
    rules: Rules,
    search: Search,
    position: Position,
    /// The level that is set, and the seed of its whims.
    style: (Level, u64),
    version: u32,
    /// How many lines are told of; none while a move is looked for.
    wanted: usize,
    lines: Vec<Info>,
}

impl Work {
    fn new(spec: Spec, network: Option<&'static Network>) -> Work {
        let rules = spec.rules();
        let search = Search::new(spec.rated_if_own(network), TABLE_MB);
        let style = (Level::STRONGEST, 0);
        let position = rules.start();
        let (has_network, version, wanted, lines) = (network.is_some(), 0, 0, Vec::new());
        Work { spec, has_network, rules, search, position, style, version, wanted, lines }
    }

    fn begin(&mut self, ask: &Ask, now_ms: u64) -> Result<(), Fault> {
        let style = match ask.task {
            EngineTask::Move { level, .. } => (super::level(level)?, ask.seed as u64 + 1),
            EngineTask::Bounded { .. } => (Level::STRONGEST, ask.seed as u64 + 1),
            EngineTask::Analyse { .. } => (Level::STRONGEST, 0),
        };
        self.position = fen::read(self.rules, &ask.fen)?;
        self.version = ask.version;
        self.lines.clear();
        self.wanted = match ask.task {
            EngineTask::Move { .. } | EngineTask::Bounded { .. } => 0,
            EngineTask::Analyse { lines, .. } => {
                usize::from(lines).clamp(1, self.rules.legal(&self.position).len().max(1))
            }
        };
        // Setting it makes the engine forget, so only when it is another one.
        if style != self.style {
            self.search.set_level(style.0, style.1);
            self.style = style;
        }
        let whole = |[high, low]: [u32; 2]| (high as u64) << 32 | low as u64;
        let earlier = ask.earlier.iter().copied().map(whole).collect();
        let limits = limits(&self.position, &ask.task);
        self.search.begin(&Root { position: self.position, earlier }, &limits, now_ms);
        Ok(())
    }

    fn slice(&mut self, millis: u64, now_ms: &dyn Fn() -> u64, tell: &mut dyn FnMut(Tell)) -> bool {
        let (rules, position, wanted) = (self.rules, &self.position, self.wanted);
        let (version, lines) = (self.version, &mut self.lines);
        let mut watch = Teller { rules, position, version, wanted, lines, now_ms, tell };
        match self.search.slice(&mut watch, millis) {
            Progress::Paused => true,
            Progress::Done(best) => {
                (watch.tell)(answer(&self.position, self.version, best));
                false
            }
        }
    }
}

fn limits(position: &Position, task: &EngineTask) -> Limits {
    let clock = match task {
        EngineTask::Analyse { lines, until } => {
            let limits = match *until {
                Until::Stopped => Limits { infinite: true, ..Limits::default() },
                Until::Millis(millis) => Limits::movetime(millis.into()),
                Until::Nodes(nodes) => Limits::nodes(nodes.into()),
            };
            return Limits { multipv: (*lines).into(), ..limits };
        }
        EngineTask::Bounded { nodes } => return Limits::nodes(u64::from(*nodes).max(1)),
        EngineTask::Move { clock, .. } => clock,
    };
    let Some(clock) = clock else { return Limits::movetime(MOVE_MS) };
    let mut limits = Limits::default();
    let us = position.info.turn();
    for (color, left) in [(us, clock.own), (!us, clock.opponent)] {
        limits.clocks[color] = Some(Clock {
            remaining_ms: left as u64,
            increment_ms: clock.increment as u64,
            moves_to_go: None,
        });
    }
    limits
}

fn answer(position: &Position, version: u32, best: Option<Best>) -> Tell {
    let coord = best.as_ref().map(|best| coords::write(position, best.m));
    let score = best.map_or(Score::Centipawns(0), |best| best.report.score());
    Tell::Best { version, coord, score }
}

/// Passes a search's reports on in the page's words.
struct Teller<'a> {
    rules: Rules,
    position: &'a Position,
    version: u32,
    wanted: usize,
    lines: &'a mut Vec<Info>,
    now_ms: &'a dyn Fn() -> u64,
    tell: &'a mut dyn FnMut(Tell),
}

impl Watch for Teller<'_> {
    fn now_ms(&self) -> u64 {
        (self.now_ms)()
    }

    fn report(&mut self, report: &Report) {
        let (line, coords) = written(self.rules, self.position, report);
        self.lines.push(Info {
            depth: report.depth,
            score: report.score(),
            nodes: report.nodes,
            speed: report.nps(),
            line,
            coords,
        });
        // Those of an iteration come one after the other.
        if report.rank >= self.wanted {
            let lines = std::mem::take(self.lines);
            (self.tell)(Tell::Info { version: self.version, lines });
        }
    }
}

/// A line in SAN and in coordinates, as far as its moves are legal.
fn written(rules: Rules, position: &Position, report: &Report) -> (Vec<String>, Vec<String>) {
    let mut position = *position;
    let mut texts = (Vec::new(), Vec::new());
    for &m in &report.pv {
        let legal = rules.legal(&position);
        if !legal.contains(&m) {
            break;
        }
        texts.0.push(san::write_among(rules, &position, &legal, m));
        texts.1.push(coords::write(&position, m));
        position = rules.play(&position, m);
    }
    texts
}
