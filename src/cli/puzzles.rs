//! `puzzles`: how many puzzles there are, by game and kind, as a table; or all of them packed for the page.

use std::fs;
use std::io::Write;
use std::path::Path;

use super::{Args, Failure, Verb};
use crate::puzzle::index::{self, Entry};
use crate::puzzle::strike::{self, Strike, StrikeKind};
use crate::puzzle::{Kind, Puzzle, Theme, packed, text};
use crate::variants::Spec;

pub const VERB: Verb = Verb {
    name: "puzzles",
    usage: "[FOLDER] [--pack FOLDER]",
    words: (0, 1),
    flags: &[],
    options: &["pack"],
    run,
};

/// Where they are, seen from the root of the repository.
const FOLDER: &str = "puzzles";

/// What the file of strikes is called.
const STRIKES: &str = "realtime";

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let folder = Path::new(args.words().first().map_or(FOLDER, String::as_str));
    let mut all = Vec::new();
    for game in Spec::all() {
        let read = |told: &str| text::read(game, told).map_err(|fault| fault.to_string());
        all.extend(file(folder, game.slug(), read)?.map(|puzzles| (game, puzzles)));
    }
    let read = |told: &str| strike::text::read(told).map_err(|fault| fault.to_string());
    let strikes = file(folder, STRIKES, read)?.unwrap_or_default();
    match args.option("pack") {
        Some(to) => pack(Path::new(to), &all, &strikes),
        None => write_table(&all, &strikes, out),
    }
}

/// What is in the file of a game, if there is one.
fn file<T>(
    folder: &Path,
    slug: &str,
    read: impl Fn(&str) -> Result<Vec<T>, String>,
) -> Result<Option<Vec<T>>, Failure> {
    let path = folder.join(format!("{slug}.txt"));
    if !path.exists() {
        return Ok(None);
    }
    let found = read(&fs::read_to_string(&path)?);
    found.map(Some).map_err(|fault| Failure::Fault(format!("{}: {fault}", path.display())))
}

/// Puts the puzzles of each game into a folder as the page fetches them, and what it knows of all beforehand.
fn pack(to: &Path, all: &[(Spec, Vec<Puzzle>)], strikes: &[Strike]) -> Result<(), Failure> {
    fs::create_dir_all(to)?;
    let mut entries = Vec::new();
    for (game, puzzles) in all {
        // That several moves win in the end is no theme to train.
        let themes = |puzzle: &Puzzle| {
            puzzle.themes.without(Theme::AnyMate).iter().map(Theme::key).collect::<Vec<_>>()
        };
        entries.push(Entry::of(game.slug(), puzzles.iter().map(themes)));
        fs::write(to.join(format!("{}.txt", game.slug())), packed::write(puzzles))?;
    }
    entries.push(Entry::of(STRIKES, strikes.iter().map(|strike| [strike.kind.key()])));
    fs::write(to.join(format!("{STRIKES}.txt")), strike::packed::write(strikes))?;
    Ok(fs::write(to.join(index::FILE), index::write(&entries))?)
}

fn write_table(
    all: &[(Spec, Vec<Puzzle>)],
    strikes: &[Strike],
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let kinds = kinds();
    let names: String = kinds.iter().map(|kind| format!(" {kind} |")).collect();
    writeln!(out, "| game |{names} all | rated | most frequent themes |")?;
    writeln!(out, "|---|{}---|---|---|", "---|".repeat(kinds.len()))?;
    for (game, puzzles) in all {
        let counts = counts(puzzles, &kinds);
        writeln!(out, "| {} |{counts} {} |", game.slug(), facts(puzzles))?;
    }
    let every: Vec<Puzzle> = all.iter().flat_map(|(_, puzzles)| puzzles.clone()).collect();
    writeln!(out, "| all |{} {} |", counts(&every, &kinds), facts(&every))?;
    if strikes.is_empty() {
        return Ok(());
    }
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
