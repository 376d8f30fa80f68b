//! `puzzles`: how many puzzles there are, by game and kind, as a table.

use std::fs;
use std::io::Write;
use std::path::Path;

use super::{Args, Failure, Verb};
use crate::puzzle::strike::{self, StrikeKind};
use crate::puzzle::{Kind, Puzzle, Theme, text};
use crate::variants::Spec;

pub const VERB: Verb =
    Verb { name: "puzzles", usage: "[FOLDER]", words: (0, 1), flags: &[], options: &[], run };

/// Where they are, seen from the root of the repository.
const FOLDER: &str = "puzzles";

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let folder = Path::new(args.words().first().map_or(FOLDER, String::as_str));
    let kinds = kinds();
    let names: String = kinds.iter().map(|kind| format!(" {kind} |")).collect();
    writeln!(out, "| game |{names} all | rated | most frequent themes |")?;
    writeln!(out, "|---|{}---|---|---|", "---|".repeat(kinds.len()))?;
    let mut all = Vec::new();
    for game in Spec::all() {
        let path = folder.join(format!("{}.txt", game.slug()));
        if !path.exists() {
            continue;
        }
        let read = text::read(game, &fs::read_to_string(&path)?);
        let puzzles =
            read.map_err(|fault| Failure::Fault(format!("{}: {fault}", path.display())))?;
        let counts = counts(&puzzles, &kinds);
        writeln!(out, "| {} |{counts} {} |", game.slug(), facts(&puzzles))?;
        all.extend(puzzles);
    }
    writeln!(out, "| all |{} {} |", counts(&all, &kinds), facts(&all))?;
    write_strikes(&folder.join("realtime.txt"), out)
}

/// A line that says how many strikes there are of each kind, if there is a file of them.
fn write_strikes(path: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    if !path.exists() {
        return Ok(());
    }
    let read = strike::text::read(&fs::read_to_string(path)?);
    let strikes = read.map_err(|fault| Failure::Fault(format!("{}: {fault}", path.display())))?;
    let of = |kind| strikes.iter().filter(|strike| strike.kind == kind).count();
    let each = StrikeKind::ALL.map(|kind| format!("{} {}", of(kind), kind.key()));
    writeln!(out, "\n{} strikes: {}", strikes.len(), each.join(", "))?;
    Ok(())
}

fn kinds() -> Vec<Kind> {
    let mates = (1..=Kind::LONGEST).map(Kind::Mate);
    mates.chain([Kind::Material, Kind::Defence]).collect()
}

/// How many there are of each kind, and of all.
fn counts(puzzles: &[Puzzle], kinds: &[Kind]) -> String {
    let of = |kind: &Kind| puzzles.iter().filter(|puzzle| puzzle.kind == *kind).count();
    let each: String = kinds.iter().map(|kind| format!(" {} |", of(kind))).collect();
    format!("{each} {} |", puzzles.len())
}

/// Between which ratings they are, and which five themes most of them show.
fn facts(puzzles: &[Puzzle]) -> String {
    let ratings = puzzles.iter().map(|puzzle| puzzle.rating);
    let (least, most) = (ratings.clone().min().unwrap_or(0), ratings.max().unwrap_or(0));
    let shown = |theme| puzzles.iter().filter(|puzzle| puzzle.themes.has(theme)).count();
    let mut themes: Vec<_> = Theme::all().map(|theme| (shown(theme), theme.key())).collect();
    themes.sort_by_key(|&(count, _)| usize::MAX - count);
    let frequent = themes.iter().filter(|(count, _)| *count > 0).take(5);
    let frequent: Vec<String> = frequent.map(|(count, key)| format!("{key} {count}")).collect();
    format!("{least}–{most} | {}", frequent.join(", "))
}
