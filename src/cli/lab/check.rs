//! `lab check`: does what was measured of orthodox chess agree with what is known of it?

use std::io::Write;

use super::folder::Folder;
use super::options::Options;
use crate::cli::{Args, Failure};
use crate::lab::check::{ROWS, TRENDS, Verdict};
use crate::lab::results::Results;
use crate::lab::run::Store;
use crate::variants::Spec;

/// Prints a line for each number and each trend. Fails if one is outside its bounds for certain.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let folder = Folder::of(&Options::read(args)?.folder, Spec::CHESS.slug());
    let text = folder.results().ok_or_else(|| Failure::Fault("nothing is measured".to_owned()))?;
    let results = Results::read(&text).map_err(Failure::Fault)?;
    let mut outside = 0;
    let mut count = |verdict| outside += u32::from(verdict == Verdict::Outside);
    for row in ROWS {
        let found = results.estimate(row.id, row.name);
        let verdict = row.verdict(found);
        count(verdict);
        let [low, high] = row.bounds;
        let number = found.map_or("-".to_owned(), |found| {
            format!("{:.3} [{:.3}, {:.3}]", found.value, found.low, found.high)
        });
        let published = row.published;
        writeln!(
            out,
            "{}: {}: {number}, bounds {low} to {high}, published {published}",
            word(verdict),
            row.what
        )?;
    }
    for trend in TRENDS {
        let verdict = trend.verdict(&results);
        count(verdict);
        writeln!(out, "{}: {}", word(verdict), trend.what)?;
    }
    match outside {
        0 => Ok(()),
        _ => Err(Failure::Fault(format!("{outside} outside their bounds"))),
    }
}

const fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Inside => "inside",
        Verdict::Unsure => "unsure",
        Verdict::Outside => "OUTSIDE",
        Verdict::Missing => "missing",
    }
}
