//! Curves and points with whiskers in panels side by side.

use super::{escaped, picture};

/// The size of a panel, and where its axes are.
const WIDTH: f64 = 260.0;
const HEIGHT: f64 = 210.0;
const LEFT: f64 = 52.0;
const RIGHT: f64 = 244.0;
const TOP: f64 = 34.0;
const BOTTOM: f64 = 160.0;

/// A measurement: where, how much, and between which numbers that lies.
#[derive(Clone, PartialEq, Debug)]
pub struct Point {
    pub x: f64,
    pub y: f64,
    pub low: f64,
    pub high: f64,
    /// What is written beside it; nothing if empty.
    pub name: String,
}

/// How a series is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// A full line with full dots.
    Main,
    /// A dashed line with hollow dots.
    Other,
    /// A dotted line behind the others, without whiskers.
    Back,
    /// Full dots and hollow ones that no line connects.
    Dots,
    Rings,
}

/// Measurements that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    pub style: Style,
    pub points: Vec<Point>,
}

/// An axis with its marks, which may be as far apart as their logarithms.
#[derive(Clone, PartialEq, Debug)]
pub struct Axis {
    pub name: String,
    pub is_log: bool,
    pub marks: Vec<f64>,
}

/// A panel. Its axes reach from their first mark to their last.
#[derive(Clone, PartialEq, Debug)]
pub struct Panel {
    pub title: String,
    pub x: Axis,
    pub y: Axis,
    pub series: Vec<Series>,
}

/// Panels in rows of `columns`.
pub fn sheet(label: &str, panels: &[Panel], columns: usize) -> String {
    let columns = columns.clamp(1, panels.len().max(1));
    let mut inside = String::new();
    for (i, panel) in panels.iter().enumerate() {
        let (x, y) = ((i % columns) as f64 * WIDTH, (i / columns) as f64 * HEIGHT);
        inside += &format!("<g transform=\"translate({x},{y})\">\n{}</g>\n", panel.draw());
    }
    let height = panels.len().div_ceil(columns) as f64 * HEIGHT;
    picture(columns as f64 * WIDTH, height, label, &inside)
}

impl Axis {
    /// Where a number is on the axis, from 0 to 1; what lies beyond is at its end.
    fn place(&self, number: f64) -> f64 {
        let of = |number: f64| if self.is_log { number.max(1e-9).ln() } else { number };
        let (Some(&low), Some(&high)) = (self.marks.first(), self.marks.last()) else { return 0.0 };
        let reach = of(high) - of(low);
        if reach > 0.0 { ((of(number) - of(low)) / reach).clamp(0.0, 1.0) } else { 0.5 }
    }
}

impl Panel {
    fn draw(&self) -> String {
        let mut out = format!(
            "<text class=\"t\" x=\"8\" y=\"18\">{}</text>\n<path class=\"axis\" d=\"M{LEFT},{TOP}V{BOTTOM}H{RIGHT}\"/>\n",
            escaped(&self.title)
        );
        for &mark in &self.x.marks {
            let (x, y) = (self.left(mark), BOTTOM + 15.0);
            out += &format!(
                "<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{}</text>\n",
                short(mark)
            );
        }
        for &mark in &self.y.marks {
            let (x, y) = (LEFT - 6.0, self.top(mark) + 4.0);
            out += &format!(
                "<text x=\"{x}\" y=\"{y:.1}\" text-anchor=\"end\">{}</text>\n",
                short(mark)
            );
        }
        let names = format!("{} by {}", self.y.name, self.x.name);
        out += &format!("<text x=\"{LEFT}\" y=\"{}\">{}</text>\n", BOTTOM + 34.0, escaped(&names));
        self.series.iter().fold(out, |out, series| out + &self.draw_series(series))
    }

    fn left(&self, x: f64) -> f64 {
        LEFT + (RIGHT - LEFT) * self.x.place(x)
    }

    fn top(&self, y: f64) -> f64 {
        BOTTOM - (BOTTOM - TOP) * self.y.place(y)
    }

    fn draw_series(&self, series: &Series) -> String {
        let class = match series.style {
            Style::Main | Style::Dots => "main",
            Style::Other | Style::Rings => "other",
            Style::Back => "back",
        };
        let mut out = String::new();
        if matches!(series.style, Style::Main | Style::Other | Style::Back) {
            let at = |point: &Point| format!("{:.1},{:.1}", self.left(point.x), self.top(point.y));
            let points: Vec<String> = series.points.iter().map(at).collect();
            out += &format!("<polyline class=\"{class}\" points=\"{}\"/>\n", points.join(" "));
        }
        if series.style == Style::Back {
            return out;
        }
        let fill = if class == "main" { " full" } else { "" };
        for point in &series.points {
            let (x, y) = (self.left(point.x), self.top(point.y));
            let [low, high] = [point.low, point.high].map(|y| self.top(y));
            out += &format!("<path class=\"{class} dot\" d=\"M{x:.1},{low:.1}V{high:.1}\"/>\n");
            out += &format!(
                "<circle class=\"{class} dot{fill}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\"/>\n"
            );
            if !point.name.is_empty() {
                let (x, y, name) = (x + 6.0, y - 4.0, escaped(&point.name));
                out += &format!("<text x=\"{x:.1}\" y=\"{y:.1}\">{name}</text>\n");
            }
        }
        out
    }
}

/// A number in few letters: `16k`.
fn short(number: f64) -> String {
    match number {
        n if n >= 1000.0 && n % 1000.0 == 0.0 => format!("{}k", n / 1000.0),
        n => format!("{n}"),
    }
}
