//! Who plays in a match: the engine at a level, or another program that speaks UCI.

use crate::board::Position;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use super::Failure;
use super::watch::Clockwork;
use crate::engine::{Level, Limits, Root, Search, Value};
use crate::evaluation::Rated;
use crate::notation::fault::Excerpt;
use crate::notation::{coords, fen};
use crate::rules::{Move, Rules};

/// A player as the command line describes it: `level=3`, `3`, `hash=32`, `nodes=5000`, or
/// `exec=PROGRAM`, joined by commas.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchPlan {
    level: Level,
    hash: usize,
    /// Replaces the match's limit for this player.
    nodes: Option<u64>,
    program: Option<String>,
}

impl MatchPlan {
    /// Reads a description.
    pub fn read(text: &str) -> Result<MatchPlan, Failure> {
        let mut plan = MatchPlan { level: Level::STRONGEST, hash: 16, nodes: None, program: None };
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or(("level", part));
            let refuse = || Failure::Usage(format!("{} describes no player", Excerpt::of(part)));
            match name {
                "level" => {
                    let number = value.parse().ok();
                    plan.level = number.and_then(Level::new).ok_or_else(refuse)?;
                }
                "hash" => plan.hash = value.parse().map_err(|_| refuse())?,
                "nodes" => plan.nodes = Some(value.parse().map_err(|_| refuse())?),
                "exec" => plan.program = Some(value.to_owned()),
                _ => return Err(refuse()),
            }
        }
        Ok(plan)
    }
}

/// A player at the board.
pub enum MatchPlayer {
    Own { search: Box<Search>, level: Level, nodes: Option<u64> },
    Other { program: UciProgram, nodes: Option<u64> },
}

impl MatchPlayer {
    /// Seats a player for a game, as `Spec::text` writes it.
    pub fn new(rated: Rated, plan: &MatchPlan, game: &str) -> Result<MatchPlayer, Failure> {
        let nodes = plan.nodes;
        match &plan.program {
            None => {
                let search = Box::new(Search::new(rated, plan.hash));
                Ok(MatchPlayer::Own { search, level: plan.level, nodes })
            }
            Some(path) => UciProgram::start(path, plan, game)
                .map(|program| MatchPlayer::Other { program, nodes })
                .map_err(|error| Failure::Fault(format!("{path}: {error}"))),
        }
    }

    /// Makes ready for another game.
    pub fn begin(&mut self, seed: u64) {
        match self {
            MatchPlayer::Own { search, level, .. } => search.set_level(*level, seed),
            // One that does not listen is found out when it is asked for a move.
            MatchPlayer::Other { program, .. } => drop(program.say("ucinewgame")),
        }
    }

    /// Its move, and what it thinks of the position for itself, in centipawns.
    pub fn choose(
        &mut self,
        rules: Rules,
        game: &MatchGame,
        limits: &Limits,
    ) -> Option<(Move, Value)> {
        let mut limits = limits.clone();
        match self {
            MatchPlayer::Own { search, nodes, .. } => {
                limits.nodes = nodes.or(limits.nodes);
                let best = search.think(&game.root, &limits, &mut Clockwork::new())?;
                Some((best.m, best.report.value))
            }
            MatchPlayer::Other { program, nodes } => {
                limits.nodes = nodes.or(limits.nodes);
                let (text, value) = program.ask(&game.fen, &game.moves, &limits).ok()?;
                let m = coords::read(rules, &game.root.position, &text).ok()?;
                Some((m, value))
            }
        }
    }
}

/// A game as both kinds of players need it.
pub struct MatchGame {
    pub root: Root,
    fen: String,
    moves: Vec<String>,
}

impl MatchGame {
    /// A game from a position.
    pub fn new(rules: Rules, position: Position) -> MatchGame {
        let fen = fen::write(rules, &position);
        MatchGame { root: Root::of(position), fen, moves: Vec::new() }
    }

    /// Makes a move.
    pub fn advance(&mut self, rules: Rules, m: Move) {
        self.moves.push(coords::write(&self.root.position, m));
        self.root.advance(rules, m);
    }
}

/// Another program that speaks UCI.
pub struct UciProgram {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl UciProgram {
    fn start(path: &str, plan: &MatchPlan, game: &str) -> std::io::Result<UciProgram> {
        let mut words = path.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(std::io::ErrorKind::BrokenPipe.into());
        };
        let mut program = UciProgram { child, input, output: BufReader::new(output) };
        program.say("uci")?;
        program.hear("uciok", |_| {})?;
        for (name, value) in [("UCI_Variant", game.to_owned()), ("Hash", plan.hash.to_string())] {
            program.say(&format!("setoption name {name} value {value}"))?;
        }
        if plan.level != Level::STRONGEST {
            program.say(&format!("setoption name Level value {}", plan.level.number()))?;
        }
        program.say("isready")?;
        program.hear("readyok", |_| {})?;
        Ok(program)
    }

    fn say(&mut self, text: &str) -> std::io::Result<()> {
        writeln!(self.input, "{text}")?;
        self.input.flush()
    }

    /// Hears lines up to one that begins with a word, which is handed back.
    fn hear(&mut self, last: &str, mut each: impl FnMut(&str)) -> std::io::Result<String> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.output.read_line(&mut line)? == 0 {
                return Err(std::io::ErrorKind::UnexpectedEof.into());
            }
            if line.starts_with(last) {
                return Ok(line);
            }
            each(&line);
        }
    }

    /// The move it chooses, and its last score.
    fn ask(
        &mut self,
        fen: &str,
        moves: &[String],
        limits: &Limits,
    ) -> std::io::Result<(String, Value)> {
        let moves =
            if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
        self.say(&format!("position fen {fen}{moves}"))?;
        let limit = match (limits.nodes, limits.movetime_ms) {
            (Some(nodes), _) => format!("nodes {nodes}"),
            (None, Some(ms)) => format!("movetime {ms}"),
            (None, None) => format!("depth {}", limits.depth.unwrap_or(6)),
        };
        self.say(&format!("go {limit}"))?;
        let mut value = 0;
        let line = self.hear("bestmove", |line| value = score_in(line).unwrap_or(value))?;
        Ok((line.split_whitespace().nth(1).unwrap_or_default().to_owned(), value))
    }
}

impl Drop for UciProgram {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.say("quit");
        let _ = self.child.wait();
    }
}

/// The score in an info line, a mate as more than any evaluation.
fn score_in(line: &str) -> Option<Value> {
    let mut words = line.split_whitespace().skip_while(|&word| word != "score").skip(1);
    let (kind, number) = (words.next()?, words.next()?.parse::<Value>().ok()?);
    Some(if kind == "mate" { if number > 0 { 30_000 } else { -30_000 } } else { number })
}
