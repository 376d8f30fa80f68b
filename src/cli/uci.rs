//! `uci`: plays by the Universal Chess Interface, for match managers and other boards.

use std::io::{self, BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::network::ChosenNetwork;
use super::watch::{self, Clockwork};
use super::{Args, Failure, Verb};
use crate::board::{Color, Position};
use crate::engine::{
    Clock, Level, Limits, MOST_MEGABYTES, MOST_THREADS, Report, Root, Team, Watch,
};
use crate::notation::{coords, fen};
use crate::rules::Rules;
use crate::variants::{CATALOGUE, Spec};

pub const VERB: Verb =
    Verb { name: "uci", usage: "", words: (0, 0), flags: &[], options: &[], run };

const USUAL_HASH: usize = 64;

fn run(_: &Args, _: &mut dyn Write) -> Result<(), Failure> {
    let mut setup = UciSetup {
        spec: Spec::CHESS,
        network: ChosenNetwork::Own,
        hash: USUAL_HASH,
        threads: 1,
        multipv: 1,
        level: Level::STRONGEST,
        seed: 0,
    };
    while let End::Anew = talk(&mut setup) {}
    Ok(())
}

/// What the options say.
struct UciSetup {
    spec: Spec,
    /// One from a file counts where it is of the game.
    network: ChosenNetwork,
    hash: usize,
    threads: usize,
    multipv: usize,
    level: Level,
    seed: u64,
}

/// Why a talk about one game ended.
enum End {
    Quit,
    /// The setup has changed: the talk begins anew.
    Anew,
}

/// Talks about the game that is set.
fn talk(setup: &mut UciSetup) -> End {
    let rules = setup.spec.rules();
    let rated = setup.network.rated(setup.spec);
    let rated = rated.unwrap_or_else(|| setup.spec.rated());
    let mut search = Team::new(rated, setup.hash, setup.threads);
    search.set_level(setup.level, setup.seed);
    let session = UciSession {
        rules,
        setup,
        root: Root::of(rules.start()),
        search: Arc::new(Mutex::new(search)),
        stop: Arc::new(AtomicBool::new(false)),
        at_work: None,
    };
    session.listen()
}

/// A talk about one game.
struct UciSession<'a> {
    rules: Rules,
    setup: &'a mut UciSetup,
    root: Root,
    search: Arc<Mutex<Team>>,
    stop: Arc<AtomicBool>,
    at_work: Option<JoinHandle<()>>,
}

fn say(text: &str) {
    let mut out = io::stdout().lock();
    // Whoever does not listen any more closes our input as well.
    let _ = writeln!(out, "{text}").and_then(|()| out.flush());
}

impl UciSession<'_> {
    fn listen(mut self) -> End {
        for line in io::stdin().lock().lines() {
            let Ok(line) = line else { break };
            let words: Vec<&str> = line.split_whitespace().collect();
            let Some((&verb, rest)) = words.split_first() else { continue };
            match verb {
                "uci" => introduce(),
                "isready" => say("readyok"),
                "stop" => self.halt(),
                "quit" => {
                    self.halt();
                    return End::Quit;
                }
                "ucinewgame" => {
                    self.halt();
                    self.with_search(Team::clear);
                }
                "setoption" => {
                    self.halt();
                    if let Some(end) = self.set_option(rest) {
                        return end;
                    }
                }
                "position" => {
                    self.halt();
                    if let Err(what) = self.set_position(rest) {
                        say(&format!("info string {what}"));
                    }
                }
                "go" => {
                    self.halt();
                    self.go(rest);
                }
                _ => {}
            }
        }
        // Without further commands the last search still ends by its own limits.
        if let Some(thread) = self.at_work.take() {
            let _ = thread.join();
        }
        End::Quit
    }

    /// Ends a running search and waits for its answer.
    fn halt(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.at_work.take() {
            let _ = thread.join();
        }
        self.stop.store(false, Ordering::Relaxed);
    }

    fn with_search(&self, act: impl FnOnce(&mut Team)) {
        act(&mut self.search.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Sets `name NAME value VALUE`. Another game or network ends the talk.
    fn set_option(&mut self, words: &[&str]) -> Option<End> {
        let text = words.join(" ");
        let text = text.strip_prefix("name ").unwrap_or(&text);
        let (name, value) = text.split_once(" value ").unwrap_or((text, ""));
        let number = value.trim().parse::<usize>();
        match (name.to_ascii_lowercase().as_str(), number) {
            ("uci_variant", _) => {
                let spec = Spec::from_text(value).ok().filter(|&s| s != self.setup.spec)?;
                self.setup.spec = spec;
                return Some(End::Anew);
            }
            ("evalfile", _) => return self.set_network(value),
            ("hash", Ok(megabytes)) => {
                self.setup.hash = megabytes.clamp(1, MOST_MEGABYTES);
                let hash = self.setup.hash;
                self.with_search(|search| search.resize(hash));
            }
            ("threads", Ok(threads)) => {
                self.setup.threads = threads.clamp(1, MOST_THREADS);
                let threads = self.setup.threads;
                self.with_search(|search| search.set_threads(threads));
            }
            ("multipv", Ok(lines)) => self.setup.multipv = lines.clamp(1, 500),
            ("level", Ok(number)) => {
                self.setup.level = Level::new(number.min(255) as u8).unwrap_or_default();
                self.set_level();
            }
            ("seed", Ok(seed)) => {
                self.setup.seed = seed as u64;
                self.set_level();
            }
            ("clear hash", _) => self.with_search(Team::clear),
            _ => {}
        }
        None
    }

    /// Plays with the game's own network, without, or with one from a file.
    fn set_network(&mut self, text: &str) -> Option<End> {
        match ChosenNetwork::read(text) {
            Ok(network) => {
                self.setup.network = network;
                Some(End::Anew)
            }
            Err(failure) => {
                say(&format!("info string {failure}"));
                None
            }
        }
    }

    fn set_level(&mut self) {
        let (level, seed) = (self.setup.level, self.setup.seed);
        self.with_search(|search| search.set_level(level, seed));
    }

    /// Sets `startpos` or `fen FEN`, then `moves MOVE...`.
    fn set_position(&mut self, words: &[&str]) -> Result<(), String> {
        let end = words.iter().position(|&w| w == "moves").unwrap_or(words.len());
        let position = match words[..end].split_first() {
            Some((&"fen", fields)) => {
                fen::read(self.rules, &fields.join(" ")).map_err(|fault| fault.to_string())?
            }
            _ => self.rules.start(),
        };
        let mut root = Root::of(position);
        for text in words.get(end + 1..).unwrap_or_default() {
            let m = coords::read(self.rules, &root.position, text)
                .map_err(|fault| fault.to_string())?;
            root.advance(self.rules, m);
        }
        self.root = root;
        Ok(())
    }

    /// Starts a search.
    fn go(&mut self, words: &[&str]) {
        let limits = self.limits(words);
        let (search, stop) = (self.search.clone(), self.stop.clone());
        let (rules, position) = (self.rules, self.root.position);
        let root = Root { position, earlier: self.root.earlier.clone() };
        self.at_work = Some(thread::spawn(move || {
            let mut teller = UciTeller { rules, position, clock: Clockwork::new(), stop };
            let mut search = search.lock().unwrap_or_else(PoisonError::into_inner);
            let best = search.think(&root, &limits, &mut teller);
            while limits.infinite && !teller.should_stop() {
                thread::sleep(Duration::from_millis(2));
            }
            let Some(best) = best else { return say("bestmove (none)") };
            let text = coords::write_short(rules, &position, best.m);
            match best.report.pv.get(1) {
                Some(&answer) => {
                    let answer = coords::write_short(rules, &rules.play(&position, best.m), answer);
                    say(&format!("bestmove {text} ponder {answer}"));
                }
                None => say(&format!("bestmove {text}")),
            }
        }));
    }

    fn limits(&self, words: &[&str]) -> Limits {
        let number = |name: &str| {
            let at = words.iter().position(|&word| word == name)?;
            // Clocks that have run out are told as negative numbers.
            words.get(at + 1)?.parse::<i64>().ok().map(|n| n.max(0) as u64)
        };
        let mut limits = Limits {
            depth: number("depth").map(|n| n.min(u32::MAX as u64) as u32),
            nodes: number("nodes"),
            movetime_ms: number("movetime"),
            multipv: self.setup.multipv,
            infinite: words.contains(&"infinite"),
            ..Limits::default()
        };
        for (color, left, more) in
            [(Color::White, "wtime", "winc"), (Color::Black, "btime", "binc")]
        {
            limits.clocks[color] = number(left).map(|remaining_ms| Clock {
                remaining_ms,
                increment_ms: number(more).unwrap_or(0),
                moves_to_go: number("movestogo").map(|n| n as u32).filter(|&n| n > 0),
            });
        }
        let named = words.iter().skip_while(|&&word| word != "searchmoves").skip(1);
        limits.search_moves = named
            .map_while(|text| coords::read(self.rules, &self.root.position, text).ok())
            .collect();
        limits
    }
}

fn introduce() {
    say(&format!("id name Wonderboard {}", env!("CARGO_PKG_VERSION")));
    say("id author the Wonderboard authors");
    say(&format!("option name Hash type spin default {USUAL_HASH} min 1 max {MOST_MEGABYTES}"));
    say("option name Clear Hash type button");
    say(&format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"));
    say("option name MultiPV type spin default 1 min 1 max 500");
    say("option name EvalFile type string default own");
    say(&format!("option name Level type spin default {0} min 1 max {0}", Level::COUNT));
    say("option name Seed type spin default 0 min 0 max 1000000000");
    let games = CATALOGUE.iter().map(|card| format!(" var {}", card.slug));
    let games: String = games.collect();
    say(&format!("option name UCI_Variant type combo default {}{games}", Spec::CHESS.card().slug));
    say("uciok");
}

/// Tells what the search reports, and hears of `stop`.
struct UciTeller {
    rules: Rules,
    position: Position,
    clock: Clockwork,
    stop: Arc<AtomicBool>,
}

impl Watch for UciTeller {
    fn now_ms(&self) -> u64 {
        self.clock.now_ms()
    }

    fn should_stop(&mut self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn report(&mut self, report: &Report) {
        say(&watch::info(self.rules, &self.position, report));
    }
}
