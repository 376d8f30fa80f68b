//! Another program that speaks UCI, and of which nothing is taken for granted.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use super::ending::Forfeit;
use super::plan::MatchPlan;
use crate::board::Color;
use crate::cli::Failure;
use crate::engine::{Level, Limits, Value};

/// How long a program that is told to quit may take before it is killed.
const FAREWELL: Duration = Duration::from_secs(1);
/// A mate as more than any evaluation.
const MATE: Value = 30_000;

/// A running program.
pub struct UciProgram {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl UciProgram {
    /// Starts the program of a plan and sets its options. Which game is played is said as `Spec::text` writes
    /// it. An answer may take as long as the patience lasts.
    pub fn start(
        path: &str,
        plan: &MatchPlan,
        game: &str,
        patience: Duration,
    ) -> Result<UciProgram, Failure> {
        let fault = |what: &str| Failure::Fault(format!("{path}: {what}"));
        let mut program = UciProgram::spawn(path).map_err(|error| fault(&error.to_string()))?;
        let mut known = Vec::new();
        program
            .introduced(patience, &mut known)
            .map_err(|_| fault("it does not answer as UCI wants it"))?;
        if let Some((name, _)) = plan.options.iter().find(|(name, _)| !is_known(&known, name)) {
            return Err(fault(&format!("it has no option {name:?}")));
        }
        program.set_up(plan, game, patience).map_err(|_| fault("it has ended at its options"))?;
        Ok(program)
    }

    fn spawn(path: &str) -> io::Result<UciProgram> {
        let mut words = path.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        Ok(UciProgram { child, input, lines: listen(output) })
    }

    /// Hears which options the program has.
    fn introduced(&mut self, patience: Duration, known: &mut Vec<String>) -> Result<(), Forfeit> {
        self.say("uci")?;
        self.hear("uciok", patience, |line| known.extend(option_in(line)))?;
        Ok(())
    }

    fn set_up(&mut self, plan: &MatchPlan, game: &str, patience: Duration) -> Result<(), Forfeit> {
        self.set("UCI_Variant", game)?;
        self.set("Hash", &plan.hash.to_string())?;
        if plan.threads > 1 {
            self.set("Threads", &plan.threads.to_string())?;
        }
        if plan.level != Level::STRONGEST {
            self.set("Level", &plan.level.number().to_string())?;
        }
        for (name, value) in &plan.options {
            self.set(name, value)?;
        }
        self.ready(patience)
    }

    /// Sets an option; one without a value is a button.
    fn set(&mut self, name: &str, value: &str) -> Result<(), Forfeit> {
        match value {
            "" => self.say(&format!("setoption name {name}")),
            _ => self.say(&format!("setoption name {name} value {value}")),
        }
    }

    fn ready(&mut self, patience: Duration) -> Result<(), Forfeit> {
        self.say("isready")?;
        self.hear("readyok", patience, |_| {})?;
        Ok(())
    }

    /// Makes ready for another game.
    pub fn begin(&mut self, patience: Duration) -> Result<(), Forfeit> {
        self.say("ucinewgame")?;
        self.ready(patience)
    }

    /// The move it chooses after a position and moves, and its last score.
    pub fn ask(
        &mut self,
        fen: &str,
        moves: &[String],
        limits: &Limits,
        patience: Duration,
    ) -> Result<(String, Value), Forfeit> {
        let moves =
            if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
        self.say(&format!("position fen {fen}{moves}"))?;
        self.say(&go(limits))?;
        let mut value = 0;
        let line =
            self.hear("bestmove", patience, |line| value = score_in(line).unwrap_or(value))?;
        Ok((line.split_whitespace().nth(1).unwrap_or_default().to_owned(), value))
    }

    /// Ends it at once, without a farewell.
    pub fn kill(mut self) {
        // It may be gone already.
        let _ = self.child.kill();
    }

    fn say(&mut self, text: &str) -> Result<(), Forfeit> {
        let said = writeln!(self.input, "{text}").and_then(|()| self.input.flush());
        said.map_err(|_| Forfeit::Dead)
    }

    /// Hears lines up to one of which the first word is that, which is handed back.
    fn hear(
        &mut self,
        last: &str,
        patience: Duration,
        mut each: impl FnMut(&str),
    ) -> Result<String, Forfeit> {
        let begun = Instant::now();
        loop {
            // One that chatters on and on is as good as silent.
            let left = patience.checked_sub(begun.elapsed()).ok_or(Forfeit::Silent)?;
            let line = self.lines.recv_timeout(left).map_err(|error| match error {
                RecvTimeoutError::Timeout => Forfeit::Silent,
                RecvTimeoutError::Disconnected => Forfeit::Dead,
            })?;
            if line.split_whitespace().next() == Some(last) {
                return Ok(line);
            }
            each(&line);
        }
    }
}

impl Drop for UciProgram {
    fn drop(&mut self) {
        // It may be gone already, or deaf.
        if self.say("quit").is_ok() {
            let _ = self.hear("", FAREWELL, |_| {});
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The lines of a program as they come, up to its end.
fn listen(output: ChildStdout) -> Receiver<String> {
    let (send, lines) = mpsc::channel();
    thread::spawn(move || {
        let lines = BufReader::new(output).split(b'\n').map_while(Result::ok);
        for line in lines {
            if send.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                break;
            }
        }
    });
    lines
}

/// The command that has a program think within limits.
fn go(limits: &Limits) -> String {
    let mut text = "go".to_owned();
    let mut add = |name: &str, number: Option<u64>| {
        number.into_iter().for_each(|number| text += &format!(" {name} {number}"));
    };
    add("nodes", limits.nodes);
    add("movetime", limits.movetime_ms);
    for (color, left, more) in [(Color::White, "wtime", "winc"), (Color::Black, "btime", "binc")] {
        add(left, limits.clocks[color].map(|clock| clock.remaining_ms));
        add(more, limits.clocks[color].map(|clock| clock.increment_ms));
    }
    text
}

/// The name of the option that a line announces.
fn option_in(line: &str) -> Option<String> {
    let rest = line.trim().strip_prefix("option name ")?;
    Some(rest.split(" type ").next().unwrap_or(rest).trim().to_owned())
}

/// Is it among the names of options? They are the same in either case, as UCI has it.
fn is_known(names: &[String], name: &str) -> bool {
    names.iter().any(|known| known.eq_ignore_ascii_case(name))
}

/// The score in an info line.
fn score_in(line: &str) -> Option<Value> {
    let mut words = line.split_whitespace().skip_while(|&word| word != "score").skip(1);
    let (kind, number) = (words.next()?, words.next()?.parse::<Value>().ok()?);
    Some(if kind == "mate" { if number > 0 { MATE } else { -MATE } } else { number })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Clock;

    #[test]
    fn limits_are_told_as_uci_has_them() {
        assert_eq!(go(&Limits::nodes(500)), "go nodes 500");
        assert_eq!(go(&Limits::movetime(20)), "go movetime 20");
        let mut limits = Limits::default();
        for (color, remaining_ms) in [(Color::White, 900), (Color::Black, 1000)] {
            limits.clocks[color] =
                Some(Clock { remaining_ms, increment_ms: 10, moves_to_go: None });
        }
        assert_eq!(go(&limits), "go wtime 900 winc 10 btime 1000 binc 10");
    }

    #[test]
    fn a_program_that_does_not_answer_is_not_waited_for() {
        let plan = MatchPlan::read("1").expect("a plan");
        let started = |path| UciProgram::start(path, &plan, "chess", Duration::from_millis(20));
        for path in ["sh tests/fixtures/uci.sh mute", "true", "/nowhere/at/all"] {
            assert!(matches!(started(path), Err(Failure::Fault(_))), "{path}");
        }
    }

    #[test]
    fn lines_are_understood() {
        assert_eq!(score_in("info depth 3 score cp -31 nodes 5"), Some(-31));
        assert_eq!(score_in("info depth 3 score mate -2"), Some(-MATE));
        assert_eq!(score_in("info string a score"), None);
        let option = option_in("option name Skill Level type spin default 20 min 0 max 20\r");
        assert_eq!(option.as_deref(), Some("Skill Level"));
        assert!(is_known(&["Skill Level".to_owned()], "skill level"));
    }
}
