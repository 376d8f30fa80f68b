//! A row for each thing that was measured: a dot with whiskers, and what it comes to in words.

use super::axis::{Axis, short};
use super::{escaped, picture};

/// The width of a picture, where the whiskers are in it, and how high a row is: its words, and the whiskers beneath.
const WIDTH: f64 = 400.0;
const LEFT: f64 = 16.0;
const RIGHT: f64 = 384.0;
const TOP: f64 = 30.0;
const ROW: f64 = 42.0;
const WORDS: f64 = 16.0;
const WHISKERS: f64 = 28.0;

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
#[derive(Clone, PartialEq, Debug)]
pub struct Rows {
    pub title: String,
    pub axis: String,
    pub rows: Vec<Row>,
}

impl Rows {
    pub fn picture(&self) -> String {
        let ends =
            self.rows.iter().flat_map(|row| [row.low, row.high, row.other.unwrap_or(row.value)]);
        let axis = Axis::even(self.axis.clone(), ends);
        let place = |x: f64| LEFT + (RIGHT - LEFT) * axis.place(x);
        let bottom = TOP + ROW * self.rows.len() as f64;
        let mut inside =
            format!("<text class=\"t\" x=\"8\" y=\"18\">{}</text>\n", escaped(&self.title));
        for &mark in &axis.marks {
            let (x, y) = (place(mark), bottom + 16.0);
            let class = if mark == 0.0 { "axis" } else { "back" };
            inside += &format!("<path class=\"{class}\" d=\"M{x:.1},{TOP}V{bottom}\"/>\n");
            let mark = short(mark);
            inside +=
                &format!("<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{mark}</text>\n");
        }
        inside +=
            &format!("<text x=\"8\" y=\"{}\">{}</text>\n", bottom + 34.0, escaped(&axis.name));
        for (i, row) in self.rows.iter().enumerate() {
            inside += &draw(row, TOP + ROW * i as f64, &place);
        }
        picture(WIDTH, bottom + 44.0, &self.title, &inside)
    }
}

fn draw(row: &Row, top: f64, place: &impl Fn(f64) -> f64) -> String {
    let [value, low, high] = [row.value, row.low, row.high].map(place);
    let (text, y, end) = (top + WORDS, top + WHISKERS, WIDTH - 8.0);
    let [name, note] = [&row.name, &row.note].map(|text| escaped(text));
    let mut out = format!("<text x=\"8\" y=\"{text}\">{name}</text>\n");
    out += &format!("<text x=\"{end}\" y=\"{text}\" text-anchor=\"end\">{note}</text>\n");
    if let Some(other) = row.other.map(place) {
        out += &format!("<path class=\"other\" d=\"M{value:.1},{y}H{other:.1}\"/>\n");
        out += &format!("<circle class=\"other dot\" cx=\"{other:.1}\" cy=\"{y}\" r=\"4\"/>\n");
    }
    out += &format!("<path class=\"main\" d=\"M{low:.1},{y}H{high:.1}\"/>\n");
    out + &format!("<circle class=\"main full\" cx=\"{value:.1}\" cy=\"{y}\" r=\"4\"/>\n")
}
