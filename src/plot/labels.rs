//! Names beside points, none over another nor over a point.

use super::escaped;

/// How high a name is, and about how wide each of its letters.
const HEIGHT: f64 = 12.0;
const LETTER: f64 = 6.6;
/// How far from its point a name is tried, and in which directions there; far away a line leads to it.
const REACHES: [f64; 5] = [9.0, 24.0, 42.0, 60.0, 80.0];
const DIRECTIONS: [[f64; 2]; 8] = [
    [1.0, 0.0],
    [-1.0, 0.0],
    [0.7, -0.7],
    [0.7, 0.7],
    [-0.7, -0.7],
    [-0.7, 0.7],
    [0.0, -1.0],
    [0.0, 1.0],
];

/// From left to right and from top to bottom.
pub type Span = [[f64; 2]; 2];

/// The names of points within a part of a picture. Without a name there is only the point.
pub fn draw(points: &[([f64; 2], String)], within: Span) -> String {
    let dot = |&([x, y], _): &([f64; 2], String)| [[x - 4.0, x + 4.0], [y - 4.0, y + 4.0]];
    let mut taken: Vec<Span> = points.iter().map(dot).collect();
    let mut out = String::new();
    for (point, name) in points.iter().filter(|(_, name)| !name.is_empty()) {
        let tries = REACHES.iter().flat_map(|reach| DIRECTIONS.map(|way| way.map(|w| w * reach)));
        let width = LETTER * name.chars().count() as f64;
        let label = |way| Label { point: *point, way, width };
        let is_free = |label: &Label| {
            let span = label.span();
            let is_within =
                (0..2).all(|i| span[i][0] >= within[i][0] && span[i][1] <= within[i][1]);
            is_within && !taken.iter().any(|other| overlap(&span, other))
        };
        let nearest = label([REACHES[0], 0.0]);
        let label = tries.map(label).find(is_free).unwrap_or(nearest);
        taken.push(label.span());
        out += &label.draw(&escaped(name));
    }
    out
}

/// A name that begins, ends or has its middle so far from its point.
struct Label {
    point: [f64; 2],
    way: [f64; 2],
    width: f64,
}

impl Label {
    /// How much of the name is to the left of where it is put, and what that is called.
    fn anchor(&self) -> (f64, &'static str) {
        match self.way[0] {
            0.0 => (0.5, "middle"),
            right if right > 0.0 => (0.0, "start"),
            _ => (1.0, "end"),
        }
    }

    fn span(&self) -> Span {
        let ([x, y], [dx, dy]) = (self.point, self.way);
        let left = x + dx - self.width * self.anchor().0;
        [[left, left + self.width], [y + dy - HEIGHT / 2.0, y + dy + HEIGHT / 2.0]]
    }

    fn draw(&self, name: &str) -> String {
        let ([x, y], [dx, dy], anchor) = (self.point, self.way, self.anchor().1);
        let (to, base) = (x + dx, y + dy + 4.0);
        let text =
            format!("<text x=\"{to:.1}\" y=\"{base:.1}\" text-anchor=\"{anchor}\">{name}</text>\n");
        if dx.hypot(dy) < REACHES[1] - 1.0 {
            return text;
        }
        // The line ends where the name begins, beneath it or above it.
        let end = y + dy - if dx == 0.0 { dy.signum() * HEIGHT / 2.0 } else { 0.0 };
        format!("<path class=\"axis\" d=\"M{x:.1},{y:.1}L{to:.1},{end:.1}\"/>\n{text}")
    }
}

/// Have two spans something in common?
fn overlap(one: &Span, other: &Span) -> bool {
    (0..2).all(|i| one[i][0] < other[i][1] && other[i][0] < one[i][1])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(points: &[([f64; 2], &str)]) -> Vec<([f64; 2], String)> {
        points.iter().map(|&(at, name)| (at, name.to_owned())).collect()
    }

    #[test]
    fn names_stand_beside_their_points_and_apart() {
        let within = [[0.0, 400.0], [0.0, 300.0]];
        let far = draw(&named(&[([50.0, 50.0], "one"), ([50.0, 150.0], "other")]), within);
        assert!(far.contains("x=\"59.0\" y=\"54.0\"") && far.contains("x=\"59.0\" y=\"154.0\""));
        let near = draw(&named(&[([50.0, 50.0], "one"), ([60.0, 50.0], "other")]), within);
        assert!(near.contains("x=\"41.0\" y=\"54.0\" text-anchor=\"end\">one"), "{near}");
        assert!(near.contains("x=\"69.0\" y=\"54.0\" text-anchor=\"start\">other"), "{near}");
        let edge = draw(&named(&[([395.0, 50.0], "one")]), within);
        assert!(edge.contains("x=\"386.0\" y=\"54.0\" text-anchor=\"end\""), "{edge}");
    }

    #[test]
    fn in_a_crowd_a_line_leads_to_a_name() {
        let at = |i: i32| [190.0 + f64::from(i % 5) * 6.0, 140.0 + f64::from(i / 5) * 6.0];
        let all: Vec<_> = (0..25).map(|i| (at(i), if i == 12 { "x" } else { "" })).collect();
        assert!(draw(&named(&all), [[0.0, 400.0], [0.0, 300.0]]).contains("<path"));
    }
}
