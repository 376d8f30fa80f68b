//! How the command line describes who plays without turns.

use crate::cli::Failure;
use crate::engine::Level;
use crate::engine::realtime::{Opponent, TimedStyle};
use crate::lab::timed::contestant::{Mind, Plan};
use crate::notation::fault::Excerpt;
use crate::realtime::Tick;

/// Reads a description: `level=3`, `3`, `nodes=5000`, `gap=400` (ticks),
/// `timeless` (the same search that thinks nobody is ever frozen), `greedy` (takes what it can,
/// one ply deep), joined by commas.
pub fn read(text: &str) -> Result<Plan, Failure> {
    let mut plan = Plan { style: TimedStyle::of(Level::STRONGEST), mind: Mind::Searching };
    for part in text.split(',').filter(|part| !part.is_empty()) {
        let refuse = || Failure::Usage(format!("{} describes no player", Excerpt::of(part)));
        let (name, value) = match part {
            "timeless" | "greedy" => (part, ""),
            _ => part.split_once('=').unwrap_or(("level", part)),
        };
        match name {
            "timeless" => plan.style.opponent = Opponent::Timeless,
            "greedy" => plan.mind = Mind::Greedy,
            "level" => {
                let level = value.parse().ok().and_then(Level::new).ok_or_else(refuse)?;
                plan.style = TimedStyle::of(level);
            }
            "nodes" => plan.style.nodes = value.parse().map_err(|_| refuse())?,
            "gap" => plan.style.gap = (0, value.parse::<Tick>().map_err(|_| refuse())?),
            _ => return Err(refuse()),
        }
    }
    Ok(plan)
}
