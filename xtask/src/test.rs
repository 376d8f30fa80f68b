//! `cargo xtask test`: everything that must hold, one step after the other.

use crate::browsers::{CHROMIUM, FIREFOX};
use crate::build;
use crate::command::{self, cargo};
use crate::setup::{self, TARGET};
use crate::sizes::Sizes;
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Instant;

/// A named check, done by a function that may count tests.
type Step = (&'static str, fn(&mut Tally) -> Result<()>);

const RUST: [Step; 6] = [
    ("format", format),
    ("lints", lints),
    ("lints for the web", web_lints),
    ("tests", tests),
    ("documentation", docs),
    ("documentation for the web", web_docs),
];

/// All checks.
pub fn everything() -> Result<()> {
    let mut tally = Tally::default();
    run(&RUST, &mut tally)?;
    run_browser(None, &mut tally)?;
    println!("\n{}", tally.summary());
    Ok(())
}

/// The checks that need neither a built page nor a browser.
pub fn rust() -> Result<()> {
    let mut tally = Tally::default();
    run(&RUST, &mut tally)?;
    println!("\n{}", tally.summary());
    Ok(())
}

/// The checks of the built page; of the browser tests those whose name contains `filter`.
pub fn browser(filter: Option<&str>) -> Result<()> {
    let mut tally = Tally::default();
    run_browser(filter, &mut tally)?;
    println!("\n{}", tally.summary());
    Ok(())
}

fn run_browser(filter: Option<&str>, tally: &mut Tally) -> Result<()> {
    run(&[("the page in release", page)], tally)?;
    timed("tests in a browser", || browser_tests(filter, tally))?;
    match filter {
        Some(_) => Ok(()),
        None => run(&[("times in a browser", browser_times)], tally),
    }
}

fn run(steps: &[Step], tally: &mut Tally) -> Result<()> {
    steps.iter().try_for_each(|(name, step)| timed(name, || step(tally)))
}

/// Runs one step under a heading, and says how long it took.
fn timed(name: &str, step: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("\n== {name}");
    let start = Instant::now();
    let result = step().with_context(|| format!("{name}: failed"));
    let verdict = if result.is_ok() { "ok" } else { "FAILED" };
    println!("== {name}: {verdict} ({:.1} s)", start.elapsed().as_secs_f32());
    result
}

fn format(_: &mut Tally) -> Result<()> {
    command::run(cargo().args(["fmt", "--all", "--check"]))
}

fn lints(_: &mut Tally) -> Result<()> {
    let all = ["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"];
    command::run(cargo().args(all))
}

fn web_lints(_: &mut Tally) -> Result<()> {
    let bins = ["app", "worker", "realtime"].into_iter();
    let bins = bins.flat_map(|bin| ["--bin", bin]);
    command::run(
        web("clippy")?.args(["--quiet", "--lib"]).args(bins).args(["--", "-D", "warnings"]),
    )
}

fn tests(tally: &mut Tally) -> Result<()> {
    tally.count(cargo().args(["test", "--workspace"]))
}

fn docs(_: &mut Tally) -> Result<()> {
    let all = ["doc", "--quiet", "--no-deps", "--workspace", "--lib"];
    command::run(cargo().args(all).env("RUSTDOCFLAGS", "-D warnings"))
}

fn web_docs(_: &mut Tally) -> Result<()> {
    let doc = ["--quiet", "--no-deps", "--lib"];
    command::run(web("doc")?.args(doc).env("RUSTDOCFLAGS", "-D warnings"))
}

/// A cargo command on what runs in the browser.
fn web(subcommand: &str) -> Result<Command> {
    setup::wasm_target()?;
    let mut cargo = cargo();
    cargo.args([subcommand, "--package", "wonderboard", "--features", "web", "--target", TARGET]);
    Ok(cargo)
}

fn page(_: &mut Tally) -> Result<()> {
    build::page()?;
    let sizes = Sizes::measure(&crate::dist())?;
    print!("{sizes}");
    sizes.check()
}

fn browser_tests(filter: Option<&str>, tally: &mut Tally) -> Result<()> {
    let mut tests = in_browsers(&["--test", "browser"])?;
    // A test often waits for the browser, so more of them than cores keep all cores busy.
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let threads = (cores * 3 / 2).to_string();
    let all = tally.count(tests.args(filter).args(["--", "--test-threads", &threads]));
    match (all, tally.failed.len()) {
        (Err(_), 1..=UNSTEADY) => alone(tally),
        (result, _) => result,
    }
}

/// Tries those again that failed, with nothing beside them. A test of a page can fail because another took the
/// processor for seconds: it is named at the end, to be mended, but it does not hold up everything else.
fn alone(tally: &mut Tally) -> Result<()> {
    let failed = std::mem::take(&mut tally.failed);
    println!("\nonce more, alone: {}", failed.join(", "));
    let mut tests = in_browsers(&["--test", "browser"])?;
    tally.count(tests.args(["--", "--test-threads", "1", "--exact"]).args(&failed))?;
    tally.unsteady.extend(failed);
    Ok(())
}

/// What takes the time of the wall, alone, lest the tests take it.
fn browser_times(_: &mut Tally) -> Result<()> {
    command::run(&mut in_browsers(&["--bench", "realtime"])?)
}

/// A cargo command that runs something of the tests in browsers. Of the whole workspace: see `puzzles`.
fn in_browsers(what: &[&str]) -> Result<Command> {
    let mut tests = cargo();
    tests.args(["test", "--workspace"]).args(what);
    for browser in [CHROMIUM, FIREFOX] {
        tests.env(browser.variable, browser.ready()?);
    }
    Ok(tests)
}

/// How many tests may have failed for want of time: a machine that stands still for a minute fails what runs just
/// then (four of them once, of 410). Where there are more, something is broken.
const UNSTEADY: usize = 12;

/// Tests passed and left out so far.
#[derive(Default)]
struct Tally {
    passed: u32,
    ignored: u32,
    /// The names of those that failed in the last run of several.
    failed: Vec<String>,
    /// The names of those that passed alone only.
    unsteady: Vec<String>,
}

impl Tally {
    /// Runs a test command, passes its output on, and counts.
    fn count(&mut self, command: &mut Command) -> Result<()> {
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let output = child.stdout.take().context("no output to read")?;
        for line in BufReader::new(output).lines() {
            let line = line?;
            println!("{line}");
            self.add(&line);
        }
        match child.wait()? {
            status if status.success() => Ok(()),
            status => bail!("`{}` failed ({status})", command::line(command)),
        }
    }

    /// Reads a line like `test result: ok. 3 passed; 0 failed; 1 ignored; ...`, or `test NAME ... FAILED`.
    fn add(&mut self, line: &str) {
        let failed = line.strip_prefix("test ").and_then(|line| line.strip_suffix(" ... FAILED"));
        self.failed.extend(failed.map(str::to_owned));
        let Some(counts) = line.strip_prefix("test result: ") else {
            return;
        };
        let count = |name: &str| {
            let before = counts.split_once(name)?.0;
            before.split_whitespace().last()?.parse::<u32>().ok()
        };
        self.passed += count(" passed").unwrap_or(0);
        self.ignored += count(" ignored").unwrap_or(0);
    }

    /// The same line over all, for people and for programs that look for it.
    fn summary(&self) -> String {
        let counts = format!("{} passed; 0 failed; {} ignored", self.passed, self.ignored);
        let unsteady =
            self.unsteady.iter().map(|name| format!("\nunsteady, passed alone only: {name}"));
        format!("test result: ok. {counts}{}", unsteady.collect::<String>())
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn adds_up_results() {
        let mut tally = Tally::default();
        tally.add("running 3 tests");
        tally.add("test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out");
        tally.add("test result: ok. 40 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out");
        assert_eq!(tally.summary(), "test result: ok. 43 passed; 0 failed; 1 ignored");
    }

    #[test]
    fn names_what_failed() {
        let mut tally = Tally::default();
        tally.add("test looks::by_day ... ok");
        tally.add("test sounds::a_tone_is_heard ... FAILED");
        tally.add("test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out");
        assert_eq!(tally.failed, ["sounds::a_tone_is_heard"]);
        tally.unsteady = tally.failed.clone();
        assert!(tally.summary().ends_with("unsteady, passed alone only: sounds::a_tone_is_heard"));
    }
}
