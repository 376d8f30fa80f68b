//! A row for each thing that was measured: a dot with whiskers, and what it comes to in words.

use super::{escaped, picture};

/// The width of a picture, where the whiskers are in it, and how high a row is.
const WIDTH: f64 = 780.0;
const LEFT: f64 = 170.0;
const RIGHT: f64 = 560.0;
const TOP: f64 = 44.0;
const ROW: f64 = 24.0;

/// Something that was measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    pub name: String,
    pub value: f64,
    pub low: f64,
    pub high: f64,
    /// Another reading of the same, drawn as a ring that a bar connects with the dot.
    pub other: Option<f64>,
    /// What is written behind it.
    pub note: String,
}

/// Rows over each other on an axis on which zero is marked.
pub fn rows(label: &str, axis: &str, rows: &[Row]) -> String {
    let ends = rows.iter().flat_map(|row| [row.low, row.high, row.other.unwrap_or(row.value)]);
    let (low, high) = ends.fold((0.0, 0.0), |(low, high): (f64, f64), x| (low.min(x), high.max(x)));
    let reach = (high - low).max(1e-9);
    let place = |x: f64| LEFT + (RIGHT - LEFT) * (x - low) / reach;
    let bottom = TOP + ROW * rows.len() as f64;
    let mut inside = format!("<text class=\"t\" x=\"8\" y=\"20\">{}</text>\n", escaped(label));
    for mark in marks(low, high) {
        let x = place(mark);
        let class = if mark == 0.0 { "axis" } else { "back" };
        inside += &format!("<path class=\"{class}\" d=\"M{x:.1},{}V{bottom}\"/>\n", TOP - 8.0);
        let y = bottom + 16.0;
        inside += &format!("<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{mark}</text>\n");
    }
    inside += &format!("<text x=\"{LEFT}\" y=\"{}\">{}</text>\n", bottom + 34.0, escaped(axis));
    for (i, row) in rows.iter().enumerate() {
        inside += &draw(row, TOP + ROW * (i as f64 + 0.5), &place);
    }
    picture(WIDTH, bottom + 44.0, label, &inside)
}

fn draw(row: &Row, y: f64, place: &impl Fn(f64) -> f64) -> String {
    let [value, low, high] = [row.value, row.low, row.high].map(place);
    let text = y + 4.0;
    let mut out = format!("<text x=\"8\" y=\"{text}\">{}</text>\n", escaped(&row.name));
    if let Some(other) = row.other.map(place) {
        out += &format!("<path class=\"other\" d=\"M{value:.1},{y}H{other:.1}\"/>\n");
        out += &format!("<circle class=\"other dot\" cx=\"{other:.1}\" cy=\"{y}\" r=\"4\"/>\n");
    }
    out += &format!("<path class=\"main\" d=\"M{low:.1},{y}H{high:.1}\"/>\n");
    out += &format!("<circle class=\"main full\" cx=\"{value:.1}\" cy=\"{y}\" r=\"4\"/>\n");
    out + &format!("<text x=\"{}\" y=\"{text}\">{}</text>\n", RIGHT + 12.0, escaped(&row.note))
}

/// Whole numbers from low to high, not too many of them.
fn marks(low: f64, high: f64) -> Vec<f64> {
    let step = ((high - low) / 8.0).ceil().max(1.0);
    let (first, last) = ((low / step).floor() as i32, (high / step).ceil() as i32);
    let inside = (first..=last).map(|i| f64::from(i) * step);
    inside.filter(|mark| (low..=high).contains(mark)).collect()
}
