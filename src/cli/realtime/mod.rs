//! `realtime`: plays the scenarios of a file and compares what comes out with what it expects.

pub mod contestant;
pub mod duel;
pub mod expect;
pub mod scenario;

use std::io::{self, Write};

use serde_json::Value;

use super::{Args, Failure, Verb};
use scenario::Scenario;

pub const VERB: Verb =
    Verb { name: "realtime", usage: "FILE.json", words: (1, 1), flags: &[], options: &[], run };

/// Prints one line of JSON for each scenario, then how many came out as expected. What did not is
/// told on standard error. A scenario that cannot be read has failed.
fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let file = args.word(0);
    let wrong = |what: String| Failure::Fault(format!("{file}: {what}"));
    let text = std::fs::read_to_string(file).map_err(|error| wrong(error.to_string()))?;
    let cases: Vec<Value> =
        serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))?;
    let (mut passed, mut failed) = (0, 0);
    for case in &cases {
        let (line, differences) = match Scenario::read(case) {
            Ok(scenario) => {
                let played = scenario.play(&mut |_, _| {});
                let differences = expect::differences(case, &scenario, &played);
                (expect::line(&scenario, &played), differences)
            }
            Err(fault) => (expect::faulty(case, &fault), vec![fault.to_string()]),
        };
        writeln!(out, "{line}")?;
        for what in &differences {
            let _ = writeln!(io::stderr(), "{}: {what}", expect::name(case));
        }
        if differences.is_empty() {
            passed += 1;
        } else {
            failed += 1;
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    match failed {
        0 => Ok(()),
        _ => Err(Failure::Fault(format!("{file}: {failed} failed"))),
    }
}
