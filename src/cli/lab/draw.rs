//! `lab draw`: what was measured, as a table, sentences and pictures: `RESULTS.md` and files beside it.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use super::folder::Folder;
use super::options::Options;
use crate::cli::{Args, Failure};
use crate::lab::headline::{self, Headline};
use crate::lab::results::{Estimate, Results};
use crate::lab::run::Store;
use crate::plot::{self, Axis, Panel, Point, Row, Series, Style};
use crate::variants::Spec;

/// The file of the text, in the folder of the results.
const TEXT: &str = "RESULTS.md";

pub fn run(args: &Args) -> Result<(), Failure> {
    let folder = Options::read(args)?.folder;
    let mut results = Vec::new();
    for spec in Spec::all() {
        if let Some(text) = Folder::of(&folder, spec.slug()).results() {
            results.push(Results::read(&text).map_err(Failure::Fault)?);
        }
    }
    let chess = Spec::CHESS.slug();
    // What all are compared with comes first.
    results.sort_by_key(|results| results.game != chess);
    let lines = headline::lines(&results, chess);
    let files = [
        ("hardness.svg", hardness(&lines)),
        ("losses.svg", losses(&lines)),
        ("doublings.svg", doublings(&results)),
        ("nodes.svg", nodes(&results)),
        (TEXT, text(&results, &lines)),
    ];
    files.iter().try_for_each(|(name, text)| keep(&folder, name, text))
}

fn keep(folder: &Path, name: &str, text: &str) -> Result<(), Failure> {
    let path = folder.join(name);
    let error = |error| Failure::Fault(format!("{}: {error}", path.display()));
    fs::write(&path, text).map_err(error)
}

/// Hardness, from attention to plies.
fn hardness(lines: &[Headline]) -> String {
    let row = |line: &Headline| {
        let found = line.plies.as_ref()?;
        let even =
            line.even.map_or(String::new(), |even| format!("even at {:.0} % missed", 100.0 * even));
        Some(Row {
            name: line.game.clone(),
            value: found.value,
            low: found.low,
            high: found.high,
            other: line.attention,
            note: even,
        })
    };
    let rows: Vec<Row> = lines.iter().filter_map(row).collect();
    let axis = "doublings; right = harder for the computer; dot: people look as far, ring: they notice as many moves";
    plot::rows("Hardness for the computer against chess", axis, &rows)
}

/// The computer's loss and people's, both against chess.
fn losses(lines: &[Headline]) -> String {
    let marks = || vec![0.25, 0.5, 1.0, 2.0, 4.0];
    let axis = |name: &str| Axis { name: name.to_owned(), is_log: true, marks: marks() };
    let base = lines.first();
    let series = |style, of: fn(&Headline) -> Option<f64>| {
        let point = |line: &Headline| {
            let x = line.computer? / base?.computer?;
            let y = of(line)? / of(base?)?;
            Some(Point { x, y, low: y, high: y, name: line.game.clone() })
        };
        Series { style, points: lines.iter().filter_map(point).collect() }
    };
    let ends = [0.25, 4.0].map(|x| Point { x, y: x, low: x, high: x, name: String::new() });
    let panel = Panel {
        title: "Losses, chess = 1".to_owned(),
        x: axis("computer's"),
        y: axis("people's"),
        series: vec![
            Series { style: Style::Back, points: ends.into() },
            series(Style::Dots, |line| line.person),
            series(Style::Rings, |line| line.regan),
        ],
    };
    plot::sheet("Losses of computer and people against chess", &[panel], 1)
}

/// The estimates of a measure whose names end with a number of nodes.
fn curve(results: &Results, id: &str, name: &str) -> Vec<Point> {
    let Some(sheet) = results.sheets.get(id) else { return Vec::new() };
    let point = |(full, found): (&String, &Estimate)| {
        let x = full.strip_prefix(name)?.parse().ok()?;
        let Estimate { value, low, high } = *found;
        Some(Point { x, y: value, low, high, name: String::new() })
    };
    let mut points: Vec<Point> = sheet.estimates.iter().filter_map(point).collect();
    points.sort_by(|a, b| a.x.total_cmp(&b.x));
    points
}

/// A panel a game, chess dotted in each.
fn panels(results: &[Results], id: &str, name: &str, x: Axis, y: Axis) -> Vec<Panel> {
    let back = results.first().map_or(Vec::new(), |base| curve(base, id, name));
    let panel = |results: &Results| {
        let points = curve(results, id, name);
        let back = Series { style: Style::Back, points: back.clone() };
        let series = vec![back, Series { style: Style::Main, points }];
        Panel { title: results.game.clone(), x: x.clone(), y: y.clone(), series }
    };
    let there = results.iter().filter(|results| !curve(results, id, name).is_empty());
    there.map(panel).collect()
}

fn doublings(results: &[Results]) -> String {
    let x = Axis { name: "nodes".into(), is_log: true, marks: vec![500.0, 2000.0, 8000.0] };
    let y =
        Axis { name: "Elo of a doubling".into(), is_log: false, marks: vec![0.0, 200.0, 400.0] };
    plot::sheet(
        "What twice as many nodes are worth",
        &panels(results, "B1", "elo of a doubling at ", x, y),
        3,
    )
}

fn nodes(results: &[Results]) -> String {
    let x = Axis { name: "nodes".into(), is_log: true, marks: vec![1000.0, 8000.0, 64000.0] };
    let y =
        Axis { name: "points of 100 lost".into(), is_log: false, marks: vec![0.0, 2.0, 4.0, 8.0] };
    plot::sheet("What the computer loses with a move", &panels(results, "B2", "loss at ", x, y), 3)
}

/// The table, the sentences, and all numbers with their intervals.
fn text(results: &[Results], lines: &[Headline]) -> String {
    let mut out = "# What the laboratory measured\n\n`wonderboard lab draw` wrote this page from `results/`; \
        [docs/laboratory.md](../docs/laboratory.md) says what the numbers mean and what they cannot tell.\n\n\
        | game | legal moves / real choices | pay of a doubling at 8k | computer's loss at 16k | person's loss P, R | \
        H plies … attention | q* | reserve | |\n|---|---|---|---|---|---|---|---|---|\n"
        .to_owned();
    let number = |found: Option<f64>| found.map_or("–".to_owned(), |found| format!("{found:.1}"));
    for line in lines {
        let plies = line.plies.as_ref().map_or("–".to_owned(), |found| {
            format!("{:+.2} [{:+.2}, {:+.2}]", found.value, found.low, found.high)
        });
        let attention = line.attention.map_or("–".to_owned(), |found| format!("{found:+.2}"));
        let even = line.even.map_or("–".to_owned(), |even| format!("{:.0} %", 100.0 * even));
        let _ = writeln!(
            out,
            "| {} | {} / {} | {} | {} | {}, {} | {plies} … {attention} | {even} | {} | {} |",
            line.game,
            number(line.legal),
            number(line.choices),
            number(line.doubling),
            number(line.computer),
            number(line.person),
            number(line.regan),
            number(line.reserve),
            line.sentence(),
        );
    }
    out += "\n![Hardness](hardness.svg)\n![Losses](losses.svg)\n![Doublings](doublings.svg)\n![Losses by nodes](nodes.svg)\n";
    for results in results {
        let kappa = results.kappa.unwrap_or(0.0);
        let _ = writeln!(
            out,
            "\n## {}\n\nκ = {kappa:.0} centipawns\n\n| | number | 95 % |\n|---|---|---|",
            results.game
        );
        for (id, sheet) in &results.sheets {
            for (name, Estimate { value, low, high }) in &sheet.estimates {
                let _ =
                    writeln!(out, "| {id} {name} ({}) | {value} | {low} to {high} |", sheet.scale);
            }
        }
    }
    out
}
