//! `lab draw`: what was measured, as the page fetches it, as pictures, and as a paper, whose words stand in `lab/paper.md`.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use super::fetched;
use super::folder::Folder;
use super::options::Options;
use super::run::TIMED;
use super::words::{English, verdict};
use crate::cli::{Args, Failure};
use crate::findings::headline;
use crate::findings::pictures::{Album, Drawing, Picture, Wording};
use crate::findings::{self, Estimate, Findings, Headline, TimedLine, write};
use crate::lab::results::Results;
use crate::lab::run::Store;
use crate::plot;
use crate::variants::Spec;

/// The paper without what was measured, and where it goes: beside the folder of the results.
const PAPER: &str = include_str!("../../../lab/paper.md");
const PAPER_FILE: &str = "docs/laboratory.md";
/// What the page fetches, beside that folder too.
const FINDINGS: &str = "laboratory/found/findings.txt";
/// What stands in the paper where the table, the pictures and all numbers go.
const TABLE: &str = "<!-- table -->\n";
const PICTURES: &str = "<!-- pictures -->\n";
const TIMED_TABLE: &str = "<!-- timed -->\n";
const NUMBERS: &str = "<!-- numbers -->\n";
/// So many panels are side by side.
const COLUMNS: usize = 3;

pub fn run(args: &Args) -> Result<(), Failure> {
    let folder = Options::read(args)?.folder;
    let mut findings = Vec::new();
    // The game without turns comes last.
    for slug in Spec::all().map(Spec::slug).chain([TIMED]) {
        if let Some(text) = Folder::of(&folder, slug).results() {
            let results = Results::read(&text).map_err(Failure::Fault)?;
            findings.push(results.findings());
        }
    }
    let chess = Spec::CHESS.slug();
    // What all are compared with comes first.
    findings.sort_by_key(|found| found.game != chess);
    let (turns, timed) = findings::parted(&findings);
    let lines = headline::lines(turns, chess);
    let pictures = Album { findings: turns, lines: &lines, wording: &English }.pictures();
    for picture in &pictures {
        keep(&folder.join(format!("{}.svg", picture.key)), &drawn(picture))?;
    }
    let paper = PAPER
        .replace(TABLE, &table(&lines))
        .replace(PICTURES, &shown(&pictures))
        .replace(TIMED_TABLE, &timed.map_or_else(String::new, timed_table))
        .replace(NUMBERS, &numbers(&findings));
    let beside = folder.parent().unwrap_or(Path::new(""));
    let fetched: Vec<Findings> = turns.iter().map(fetched::shown).chain(timed.cloned()).collect();
    keep(&beside.join(FINDINGS), &write(&fetched))?;
    keep(&beside.join(PAPER_FILE), &paper)
}

fn keep(path: &Path, text: &str) -> Result<(), Failure> {
    let written =
        path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(path, text));
    written.map_err(|error| Failure::Fault(format!("{}: {error}", path.display())))
}

/// A picture as a file.
fn drawn(picture: &Picture) -> String {
    let title = English.say(&format!("lab_{}_title", picture.key));
    plot::alone(&match &picture.drawing {
        Drawing::Panels(panels) => plot::sheet(&title, panels, COLUMNS),
        Drawing::Rows(rows) => rows.picture(),
    })
}

/// The table of all games.
fn table(lines: &[Headline]) -> String {
    let heads = [
        "game",
        "legal",
        "choices",
        "doubling",
        "computer",
        "person",
        "plies",
        "attention",
        "even",
        "reserve",
        "verdict",
    ];
    let heads = heads.map(|head| English.say(&format!("lab_head_{head}")));
    let mut out = format!("| {} |\n{}|\n", heads.join(" | "), "|---".repeat(heads.len()));
    let number = |found: Option<f64>| found.map_or("–".to_owned(), |found| format!("{found:.1}"));
    for (place, line) in lines.iter().enumerate() {
        let plies = line.plies.as_ref().filter(|_| place > 0).map_or("–".to_owned(), |found| {
            format!("{:+.2} ({:+.2} to {:+.2})", found.value, found.low, found.high)
        });
        let cells = [
            line.game.clone(),
            number(line.legal),
            number(line.choices),
            line.doubling.map_or("–".to_owned(), |elo| format!("{elo:.0}")),
            number(line.computer),
            format!("{}, {}", number(line.person), number(line.regan)),
            plies,
            line.attention.map_or("–".to_owned(), |found| format!("{found:+.2}")),
            line.even.map_or("–".to_owned(), |even| format!("{:.0} %", 100.0 * even)),
            number(line.reserve),
            if place == 0 { String::new() } else { verdict(line) },
        ];
        let _ = writeln!(out, "| {} |", cells.join(" | "));
    }
    out
}

/// The pictures, each with what it says and what it does not.
fn shown(pictures: &[Picture]) -> String {
    let one = |picture: &Picture| {
        let say = |what: &str| English.say(&format!("lab_{}_{what}", picture.key));
        let [title, says, not] = ["title", "says", "not"].map(say);
        format!("### {title}\n\n![{title}](../lab/{}.svg)\n\n{says} *{not}*\n", picture.key)
    };
    pictures.iter().map(one).collect::<Vec<_>>().join("\n")
}

/// What was found of the game without turns.
fn timed_table(found: &Findings) -> String {
    let say = |key: &str| English.say(&format!("lab_timed_{key}"));
    let mut out = format!("{}\n\n| | number | 95 % |\n|---|---|---|\n", say("lead"));
    for TimedLine { key, digits, estimate: Estimate { value, low, high } } in found.timed_lines() {
        let _ = writeln!(
            out,
            "| {} | {value:.digits$} | {low:.digits$} to {high:.digits$} |",
            say(key)
        );
    }
    out
}

/// All numbers with their intervals.
fn numbers(findings: &[Findings]) -> String {
    let mut out = String::new();
    for found in findings {
        let _ = writeln!(out, "\n### {}\n\n| | number | 95 % |\n|---|---|---|", found.game);
        for sheet in &found.sheets {
            for (name, Estimate { value, low, high }) in &sheet.estimates {
                let _ = writeln!(
                    out,
                    "| {} {name} ({}) | {value} | {low} to {high} |",
                    sheet.id, sheet.scale
                );
            }
        }
    }
    out.trim_start().to_owned()
}
