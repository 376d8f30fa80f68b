//! Curves and points with whiskers in panels side by side.

use super::axis::{Axis, short};
use super::{escaped, labels, picture};

/// Width and height of a panel among others.
pub const SMALL: [f64; 2] = [260.0, 210.0];

/// How far the axes are from the edges.
const LEFT: f64 = 52.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 34.0;
const BOTTOM: f64 = 50.0;
/// The most names that are written beside their points. Where there are more, points have numbers, and a key
/// beneath gives the names.
const FEW: usize = 12;
/// The columns of the key, and how high a line of it is.
const COLUMNS: usize = 2;
const LINE: f64 = 17.0;

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
    pub name: String,
    pub style: Style,
    pub points: Vec<Point>,
}

/// A panel.
#[derive(Clone, PartialEq, Debug)]
pub struct Panel {
    pub title: String,
    /// Width and height.
    pub size: [f64; 2],
    pub x: Axis,
    pub y: Axis,
    pub series: Vec<Series>,
}

/// Panels of one size in rows of `columns`.
pub fn sheet(label: &str, panels: &[Panel], columns: usize) -> String {
    let columns = columns.clamp(1, panels.len().max(1));
    let [width, height] = panels.first().map_or(SMALL, Panel::whole);
    let mut inside = String::new();
    for (i, panel) in panels.iter().enumerate() {
        let (x, y) = ((i % columns) as f64 * width, (i / columns) as f64 * height);
        inside += &format!("<g transform=\"translate({x},{y})\">\n{}</g>\n", panel.draw());
    }
    let rows = panels.len().div_ceil(columns) as f64;
    picture(columns as f64 * width, rows * height, label, &inside)
}

impl Panel {
    /// The panel as a picture of its own.
    pub fn picture(&self) -> String {
        let [width, height] = self.whole();
        picture(width, height, &self.title, &self.draw())
    }

    fn draw(&self) -> String {
        let [right, bottom] = self.corner();
        let mut out = format!(
            "<text class=\"t\" x=\"8\" y=\"18\">{}</text>\n<path class=\"axis\" d=\"M{LEFT},{TOP}V{bottom}H{right}\"/>\n",
            escaped(&self.title)
        );
        for &mark in &self.x.marks {
            let (x, y) = (self.left(mark), bottom + 15.0);
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
        let names = format!("{} · {}", self.y.name, self.x.name);
        out += &format!("<text x=\"8\" y=\"{}\">{}</text>\n", bottom + 34.0, escaped(&names));
        self.series.iter().for_each(|series| out += &self.draw_series(series));
        out + &self.names() + &self.key()
    }

    /// Width and height with the key.
    fn whole(&self) -> [f64; 2] {
        let lines = self.keyed().len().div_ceil(COLUMNS);
        let [width, height] = self.size;
        [width, height + LINE * lines as f64]
    }

    /// Where the axes end.
    fn corner(&self) -> [f64; 2] {
        [self.size[0] - RIGHT, self.size[1] - BOTTOM]
    }

    fn left(&self, x: f64) -> f64 {
        LEFT + (self.corner()[0] - LEFT) * self.x.place(x)
    }

    fn top(&self, y: f64) -> f64 {
        let bottom = self.corner()[1];
        bottom - (bottom - TOP) * self.y.place(y)
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
        }
        out
    }

    /// All points that are seen.
    fn points(&self) -> impl Iterator<Item = &Point> {
        let shown = self.series.iter().filter(|series| series.style != Style::Back);
        shown.flat_map(|series| &series.points)
    }

    /// The points of which the key says the names, from left to right; none where few have one.
    fn keyed(&self) -> Vec<&Point> {
        let mut named: Vec<&Point> = self.points().filter(|point| !point.name.is_empty()).collect();
        named.sort_by(|a, b| a.x.total_cmp(&b.x));
        if named.len() > FEW { named } else { Vec::new() }
    }

    /// The names of points, or their numbers in the key.
    fn names(&self) -> String {
        let keyed = self.keyed();
        let name = |point: &Point| match keyed.iter().position(|other| std::ptr::eq(*other, point))
        {
            Some(i) => (i + 1).to_string(),
            None => point.name.clone(),
        };
        let place = |point: &Point| [self.left(point.x), self.top(point.y)];
        let places: Vec<_> = self.points().map(|point| (place(point), name(point))).collect();
        // To the very edge on the right, but not over the axes.
        labels::draw(&places, [[LEFT, self.size[0]], [TOP, self.corner()[1]]])
    }

    /// Whose the numbers are, column by column beneath the axes.
    fn key(&self) -> String {
        let keyed = self.keyed();
        let lines = keyed.len().div_ceil(COLUMNS).max(1);
        let mut out = String::new();
        for (i, point) in keyed.iter().enumerate() {
            let left = 8.0 + self.size[0] / COLUMNS as f64 * (i / lines) as f64;
            let y = self.size[1] + LINE * (i % lines) as f64 + 6.0;
            let (end, begin) = (left + 18.0, left + 26.0);
            let (number, name) = (i + 1, escaped(&point.name));
            out += &format!("<text x=\"{end}\" y=\"{y}\" text-anchor=\"end\">{number}</text>\n");
            out += &format!("<text x=\"{begin}\" y=\"{y}\">{name}</text>\n");
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn panel(count: usize) -> Panel {
        let point = |i: usize| {
            let (x, y) = ((count - i) as f64, i as f64);
            Point { x, y, low: y, high: y, name: format!("game {i}") }
        };
        let axis = || Axis::even(String::new(), [0.0, count as f64].into_iter());
        let points = (0..count).map(point).collect();
        let series = vec![Series { name: String::new(), style: Style::Dots, points }];
        Panel { title: String::new(), size: [400.0, 330.0], x: axis(), y: axis(), series }
    }

    #[test]
    fn few_names_stand_beside_their_points() {
        let few = panel(FEW);
        assert_eq!(few.whole(), few.size);
        assert!(few.key().is_empty() && few.names().contains(">game 3</text>"));
    }

    #[test]
    fn of_many_the_key_says_the_names_from_left_to_right() {
        let many = panel(FEW + 1);
        assert_eq!(many.whole(), [400.0, 330.0 + 7.0 * LINE]);
        assert!(!many.names().contains("game") && many.names().contains(">13</text>"));
        let key = many.key();
        let rightmost = "text-anchor=\"end\">13</text>\n<text x=\"234\" y=\"421\">game 0</text>";
        assert!(key.starts_with("<text x=\"26\" y=\"336\"") && key.contains(rightmost), "{key}");
    }
}
