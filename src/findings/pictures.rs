//! What was found as pictures, each with the same as a table: for the files of the laboratory and for its page.

use super::{Estimate, Findings, Headline};
use crate::plot::{Axis, Panel, Point, Row, Rows, SMALL, Series, Style};

/// Who says how things are called.
pub trait Wording {
    /// The words of a key.
    fn say(&self, key: &str) -> String;

    /// The title of a game, by its slug.
    fn game(&self, slug: &str) -> String;
}

/// What is drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum Drawing {
    Panels(Vec<Panel>),
    Rows(Rows),
}

/// A picture, by the key of its words.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    pub key: &'static str,
    pub drawing: Drawing,
}

/// What pictures are made of.
pub struct Album<'a> {
    /// That of the game all are compared with comes first, in both.
    pub findings: &'a [Findings],
    pub lines: &'a [Headline],
    pub wording: &'a dyn Wording,
}

/// How losses may differ at least from those in the game all are compared with.
const LOSSES: [f64; 2] = [0.25, 4.0];
/// A picture of all games together is larger.
const LARGE: [f64; 2] = [400.0, 330.0];
/// Of how many plies one band of legal moves is.
const BAND: f64 = 10.0;
/// A band of fewer moves than that tells little.
const FEW: f64 = 40.0;
/// Where the levels of people are drawn beside those of the computer, in nodes.
const LEVELS: [f64; 2] = [1_000.0, 64_000.0];
/// What pieces are worth in chess, in pawns, as published.
const PUBLISHED: [(&str, f64); 4] =
    [("knight", 3.05), ("bishop", 3.33), ("rook", 5.63), ("queen", 9.5)];
/// How many pawns above or below nothing an interval may reach; a worth that is less sure is not drawn.
const UNSURE: f64 = 20.0;
/// What doses without a limit are drawn as.
const ANY: f64 = 4.0;

impl Album<'_> {
    /// All pictures of which something was found.
    pub fn pictures(&self) -> Vec<Picture> {
        let all = [
            ("losses", self.losses()),
            ("hardness", self.hardness()),
            ("doublings", self.curves("doublings", &[("B1", "elo of a doubling at ")])),
            ("nodes", self.nodes()),
            ("exposure", self.exposure()),
            ("legal", self.legal()),
            ("doses", self.doses()),
            ("draws", self.percents("draws", &[("A4", "drawn at "), ("A4", "first at ")])),
            ("minds", self.percents("minds", &[("B3", "changed from ")])),
            ("worth", self.worth()),
        ];
        let picture = |(key, drawing): (&'static str, Option<Drawing>)| {
            drawing.map(|drawing| Picture { key, drawing })
        };
        all.into_iter().filter_map(picture).collect()
    }

    /// The games that are long enough for their numbers to tell something.
    fn told(&self) -> impl Iterator<Item = &Findings> {
        self.findings.iter().filter(|found| found.tells())
    }

    fn word(&self, key: &str, what: &str) -> String {
        self.wording.say(&format!("lab_{key}_{what}"))
    }

    /// Losses of computer and people against those in the game all are compared with.
    fn losses(&self) -> Option<Drawing> {
        let base = self.lines.first()?;
        let series = |style, what, of: fn(&Headline) -> Option<f64>| {
            let point = |line: &Headline| {
                let x = line.computer? / base.computer?;
                let y = of(line)? / of(base)?;
                Some(Point { x, y, low: y, high: y, name: self.wording.game(&line.game) })
            };
            let points = self.lines.iter().filter_map(point).collect();
            Series { name: self.word("losses", what), style, points }
        };
        let mut rings = series(Style::Rings, "regan", |line| line.regan);
        rings.points.iter_mut().for_each(|point| point.name.clear());
        let dots = series(Style::Dots, "person", |line| line.person);
        let points = || dots.points.iter().chain(&rings.points);
        // Both as far, for what is alike is on the diagonal.
        let far = points().flat_map(|point| [point.x, point.y]).chain(LOSSES);
        let axis = |what| Axis::doubling(self.word("losses", what), far.clone());
        let (x, y) = (axis("x"), axis("y"));
        let ends = [x.marks.first(), x.marks.last()].into_iter().flatten();
        let end = |&x: &f64| Point { x, y: x, low: x, high: x, name: String::new() };
        let alike =
            Series { name: String::new(), style: Style::Back, points: ends.map(end).collect() };
        (dots.points.len() > 1).then(|| {
            Drawing::Panels(vec![Panel {
                title: self.word("losses", "title"),
                size: LARGE,
                x,
                y,
                series: vec![alike, dots, rings],
            }])
        })
    }

    /// Hardness, from attention to plies.
    fn hardness(&self) -> Option<Drawing> {
        let row = |line: &Headline| {
            let Estimate { value, low, high } = *line.plies.as_ref()?;
            let note = line.even.map_or(String::new(), |even| format!("q* {:.0} %", 100.0 * even));
            let name = self.wording.game(&line.game);
            Some(Row { name, value, low, high, other: line.attention, note })
        };
        let rows: Vec<Row> = self.lines.iter().skip(1).filter_map(row).collect();
        let [title, axis] = ["title", "x"].map(|what| self.word("hardness", what));
        (!rows.is_empty()).then_some(Drawing::Rows(Rows { title, axis, rows }))
    }

    /// What computers lose with ever more nodes, and what people lose.
    fn nodes(&self) -> Option<Drawing> {
        let mut drawing = self.curves("nodes", &[("B2", "loss at ")])?;
        let Drawing::Panels(panels) = &mut drawing else { return None };
        let shown = self.told().filter(|found| !curve(found, "B2", "loss at ").is_empty());
        for (panel, found) in panels.iter_mut().zip(shown) {
            let person = found.unlike().is_none().then_some(("C1", "loss of P(2000)"));
            for (id, name) in person.into_iter().chain([("C1R", "loss of R(2000)")]) {
                let Some(level) = found.estimate(id, name) else { continue };
                let name = name.trim_start_matches("loss of ").to_owned();
                let y = level.value;
                let point = |x, name| Point { x, y, low: y, high: y, name };
                let points = vec![point(LEVELS[0], String::new()), point(LEVELS[1], name.clone())];
                panel.series.push(Series { name, style: Style::Other, points });
            }
        }
        let top = panels.iter().flat_map(|panel| &panel.series).flat_map(|series| &series.points);
        let y = Axis::even(self.word("nodes", "y"), top.map(|point| point.y));
        panels.iter_mut().for_each(|panel| panel.y = y.clone());
        Some(drawing)
    }

    /// Which share of people's mistakes, and of traps, a plain search has seen by which depth.
    fn exposure(&self) -> Option<Drawing> {
        let seen = |found: &Findings| {
            let [seen, unseen] =
                ["seen by depth, P(2000)", "not seen, P(2000)"].map(|name| found.row("C2", name));
            let all = seen.iter().chain(unseen).sum::<f64>();
            let mut sum = 0.0;
            let share = |(i, count): (usize, &f64)| {
                sum += count;
                exact(i as f64 + 1.0, 100.0 * sum / all)
            };
            if all > 0.0 { seen.iter().enumerate().map(share).collect() } else { Vec::new() }
        };
        let traps = |found: &Findings| {
            let [all, sprung] = ["positions by depth from 2", "traps by depth from 2"]
                .map(|name| found.row("B6", name));
            let pairs = all.iter().zip(sprung).enumerate().filter(|(_, (all, _))| **all > 0.0);
            pairs.map(|(i, (all, sprung))| exact(i as f64 + 2.0, 100.0 * sprung / all)).collect()
        };
        self.panels("exposure", Spread::Even, &[Box::new(seen), Box::new(traps)])
    }

    /// Legal moves by ply.
    fn legal(&self) -> Option<Drawing> {
        let band = |found: &Findings| {
            let [n, low, median, high] = ["n", "p10", "median", "p90"]
                .map(|name| found.row("A1", &format!("by ply, {name}")));
            let told = (0..n.len()).filter(|&i| n[i] >= FEW);
            let point = |i: usize| {
                let [low, y, high] =
                    [low, median, high].map(|row| row.get(i).copied().unwrap_or(0.0));
                Point { x: BAND * i as f64, y, low, high, name: String::new() }
            };
            told.map(point).collect()
        };
        self.panels("legal", Spread::Even, &[Box::new(band)])
    }

    /// N* with ever more of a new rule.
    fn doses(&self) -> Option<Drawing> {
        let doses = |found: &Findings| {
            points(found, "D4", "log2 N*, dose ", |amount| match amount {
                "any" => Some(ANY),
                number => whole(number),
            })
        };
        self.panels("doses", Spread::Close, &[Box::new(doses)])
    }

    /// What pieces are worth, by what is published of them in chess.
    fn worth(&self) -> Option<Drawing> {
        let worth = |found: &Findings| {
            let point = |&(piece, x): &(&str, f64)| {
                let Estimate { value: y, low, high } = *found.estimate("A6", piece)?;
                let is_sure = low > -UNSURE && high < UNSURE;
                is_sure.then_some(Point { x, y, low, high, name: String::new() })
            };
            PUBLISHED.iter().filter_map(point).collect()
        };
        self.panels("worth", Spread::Even, &[Box::new(worth)])
    }

    /// A panel a game of estimates whose names end with a number of nodes.
    fn curves(&self, key: &str, names: &[(&'static str, &'static str)]) -> Option<Drawing> {
        let reading = |&(id, name): &(&'static str, &'static str)| -> Reading {
            Box::new(move |found| curve(found, id, name))
        };
        self.panels(key, Spread::Powers, &names.iter().map(reading).collect::<Vec<_>>())
    }

    /// The same of shares, in percent.
    fn percents(&self, key: &str, names: &[(&'static str, &'static str)]) -> Option<Drawing> {
        let percent = |point: Point| {
            let [y, low, high] = [point.y, point.low, point.high].map(|share| 100.0 * share);
            Point { y, low, high, ..point }
        };
        let reading = |&(id, name): &(&'static str, &'static str)| -> Reading {
            Box::new(move |found| curve(found, id, name).into_iter().map(percent).collect())
        };
        self.panels(key, Spread::Powers, &names.iter().map(reading).collect::<Vec<_>>())
    }

    /// A panel a game of which something was found, on the same axes; the first reading of the game that all are compared with is
    /// behind the others.
    fn panels(&self, key: &str, spread: Spread, readings: &[Reading]) -> Option<Drawing> {
        let base = self.findings.first()?;
        let of = |found: &Findings| -> Vec<Series> {
            let series = |((read, what), style): ((&Reading, &str), Style)| Series {
                name: self.word(key, what),
                style,
                points: read(found),
            };
            let all = readings.iter().zip(NAMES).zip([Style::Main, Style::Other]).map(series);
            all.filter(|series| !series.points.is_empty()).collect()
        };
        let name = self.wording.game(&base.game);
        let back = of(base).into_iter().next();
        let back = back.map(|series| Series { name, style: Style::Back, ..series });
        let games = self.told().map(|found| (found, of(found)));
        let games: Vec<_> = games.filter(|(_, series)| !series.is_empty()).collect();
        let all = || games.iter().flat_map(|(_, series)| series).flat_map(|series| &series.points);
        let ends = all().flat_map(|point| [point.low, point.high]);
        let [across, up] = ["x", "y"].map(|axis| self.word(key, axis));
        let places = all().map(|point| point.x);
        let (x, y) = match spread {
            Spread::Powers => (Axis::log(across, &powers(places)), Axis::even(up, ends)),
            Spread::Even => (Axis::even(across, places), Axis::even(up, ends)),
            Spread::Close => (Axis::even(across, places), Axis::close(up, ends)),
        };
        let panel = |(found, series): (&Findings, Vec<Series>)| Panel {
            title: self.wording.game(&found.game),
            size: SMALL,
            x: x.clone(),
            y: y.clone(),
            series: back
                .iter()
                .filter(|_| found.game != base.game)
                .cloned()
                .chain(series)
                .collect(),
        };
        let panels: Vec<Panel> = games.into_iter().map(panel).collect();
        (!panels.is_empty()).then_some(Drawing::Panels(panels))
    }
}

/// What is read of the findings of a game.
type Reading = Box<dyn Fn(&Findings) -> Vec<Point>>;

/// How the places of points are spread: by powers or evenly, and whether their heights are seen from zero.
enum Spread {
    Powers,
    Even,
    Close,
}

/// What series are called, by the keys of their words.
const NAMES: [&str; 2] = ["main", "other"];

/// A number of nodes, or another whole one.
fn whole(number: &str) -> Option<f64> {
    number.parse::<u32>().ok().map(f64::from)
}

/// A point that is as it is.
fn exact(x: f64, y: f64) -> Point {
    Point { x, y, low: y, high: y, name: String::new() }
}

/// The estimates of a measure whose names end with a number of nodes.
fn curve(found: &Findings, id: &str, name: &str) -> Vec<Point> {
    points(found, id, name, whole)
}

/// The estimates of a measure whose names go on so, by what they end with.
fn points(found: &Findings, id: &str, name: &str, x: impl Fn(&str) -> Option<f64>) -> Vec<Point> {
    let Some(sheet) = found.sheet(id) else { return Vec::new() };
    let point = |(full, found): &(String, Estimate)| {
        let Estimate { value, low, high } = *found;
        Some(Point { x: x(full.strip_prefix(name)?)?, y: value, low, high, name: String::new() })
    };
    let mut points: Vec<Point> = sheet.estimates.iter().filter_map(point).collect();
    points.sort_by(|a, b| a.x.total_cmp(&b.x));
    points
}

/// Every fourth double of the least of some numbers, up to the greatest.
fn powers(numbers: impl Iterator<Item = f64>) -> Vec<f64> {
    let (low, high) =
        numbers.fold((f64::MAX, 1.0), |(low, high): (f64, f64), x| (low.min(x), high.max(x)));
    let mut marks = vec![low];
    while let Some(last) = marks.last().filter(|last| **last < high) {
        marks.push(last * 4.0);
    }
    marks
}

impl Drawing {
    /// Each of its parts as a picture.
    pub fn pictures(&self) -> Vec<String> {
        match self {
            Drawing::Panels(panels) => panels.iter().map(Panel::picture).collect(),
            Drawing::Rows(rows) => vec![rows.picture()],
        }
    }

    /// The same as rows of text: what of which, where, how much, and from where to where that is.
    pub fn table(&self) -> Vec<[String; 4]> {
        let number = |number: f64| format!("{}", (number * 100.0).round() / 100.0);
        let interval = |low: f64, high: f64| match low == high {
            true => String::new(),
            false => format!("{} – {}", number(low), number(high)),
        };
        let of_panel = |panel: &Panel| -> Vec<[String; 4]> {
            let shown = panel.series.iter().filter(|series| series.style != Style::Back);
            let row = |(series, point): (&Series, &Point)| {
                let who = if point.name.is_empty() { &panel.title } else { &point.name };
                [
                    format!("{who}, {}", series.name),
                    number(point.x),
                    number(point.y),
                    interval(point.low, point.high),
                ]
            };
            shown
                .flat_map(|series| series.points.iter().map(move |point| (series, point)))
                .map(row)
                .collect()
        };
        match self {
            Drawing::Panels(panels) => panels.iter().flat_map(of_panel).collect(),
            Drawing::Rows(rows) => {
                let row = |row: &Row| {
                    let other = row.other.map_or("–".to_owned(), number);
                    [row.name.clone(), number(row.value), other, interval(row.low, row.high)]
                };
                rows.rows.iter().map(row).collect()
            }
        }
    }
}
