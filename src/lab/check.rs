//! What is known of orthodox chess: whoever measures it must find that, or measures wrong.

use super::results::Results;
use crate::findings::Estimate;

/// A number that must come out.
pub struct Row {
    pub what: &'static str,
    /// The measure and the name of the number.
    pub id: &'static str,
    pub name: &'static str,
    /// Between these.
    pub bounds: [f64; 2],
    /// What is published.
    pub published: &'static str,
}

/// Numbers of which each must be less than the one before, or more.
pub struct Trend {
    pub what: &'static str,
    pub id: &'static str,
    pub names: &'static [&'static str],
    pub direction: Direction,
}

/// How numbers go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    Falling,
    Rising,
}

const fn row(
    what: &'static str,
    [id, name]: [&'static str; 2],
    bounds: [f64; 2],
    published: &'static str,
) -> Row {
    Row { what, id, name, bounds, published }
}

/// The numbers. `docs/laboratory.md` says where they are from.
pub const ROWS: &[Row] = &[
    row("legal moves, engine, game open", ["A1", "open mean"], [28.0, 38.0], "31; 35 to 38 quoted"),
    row("legal moves, random games", ["A1", "random mean"], [22.0, 26.0], "24"),
    row("Elo of a doubling at 4000", ["B1", "elo of a doubling at 4000"], [210.0, 350.0], "280"),
    row("Elo of a doubling at 8000", ["B1", "elo of a doubling at 8000"], [180.0, 300.0], "237"),
    row("Elo of a doubling at 16000", ["B1", "elo of a doubling at 16000"], [155.0, 265.0], "208"),
    row("first person's score at 32000", ["A4", "first at 32000"], [0.51, 0.57], "0.54 to 0.56"),
    row(
        "changes by iteration, 10 to 14",
        ["B3", "changed by iteration"],
        [0.10, 0.22],
        "0.15 to 0.17",
    ),
    row("fresh ones among them", ["B3", "fresh of changed"], [0.25, 0.55], "0.30 to 0.50"),
    row("nodes of an iteration, as a factor", ["B3", "growth of iterations"], [1.5, 2.6], "near 2"),
    row("knight", ["A6", "knight"], [2.29, 3.81], "3.05"),
    row("bishop", ["A6", "bishop"], [2.50, 4.16], "3.33"),
    row("rook", ["A6", "rook"], [4.22, 7.04], "5.63"),
    row("queen", ["A6", "queen"], [7.13, 11.88], "9.5"),
    row("scaled error of R(1600)", ["C1R", "scaled error of R(1600)"], [0.093, 0.173], "0.133"),
    row("scaled error of R(2000)", ["C1R", "scaled error of R(2000)"], [0.077, 0.143], "0.110"),
    row("scaled error of R(2400)", ["C1R", "scaled error of R(2400)"], [0.050, 0.094], "0.072"),
    row("engine against itself", ["A4", "share at 8000"], [0.5, 0.5], "0.5"),
    row("engine against random moves", ["E0", "score against random moves"], [0.99, 1.0], ""),
];

/// The trends.
pub const TRENDS: &[Trend] = &[
    Trend {
        what: "Elo of a doubling falls",
        id: "B1",
        names: &[
            "elo of a doubling at 4000",
            "elo of a doubling at 8000",
            "elo of a doubling at 16000",
        ],
        direction: Direction::Falling,
    },
    Trend {
        what: "draws rise with nodes",
        id: "A4",
        names: &["drawn at 1000", "drawn at 8000", "drawn at 32000"],
        direction: Direction::Rising,
    },
    Trend {
        what: "R errs less the better it is rated",
        id: "C1R",
        names: &["scaled error of R(1600)", "scaled error of R(2000)", "scaled error of R(2400)"],
        direction: Direction::Falling,
    },
];

/// What a number came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Inside,
    /// The number is outside, but not all of the interval that it lies in with 95 % certainty: the sample is too small to say.
    Unsure,
    Outside,
    /// It was not measured.
    Missing,
}

impl Row {
    pub fn verdict(&self, found: Option<&Estimate>) -> Verdict {
        let [low, high] = self.bounds;
        match found {
            None => Verdict::Missing,
            Some(found) if (low..=high).contains(&found.value) => Verdict::Inside,
            Some(found) if found.low <= high && found.high >= low => Verdict::Unsure,
            Some(_) => Verdict::Outside,
        }
    }
}

impl Trend {
    /// Two numbers are in the wrong order for certain only if their intervals do not meet.
    pub fn verdict(&self, results: &Results) -> Verdict {
        let found: Vec<&Estimate> =
            self.names.iter().filter_map(|name| results.estimate(self.id, name)).collect();
        if found.len() < 2 {
            return Verdict::Missing;
        }
        let pairs = || {
            found.windows(2).map(|pair| match self.direction {
                Direction::Rising => (pair[0], pair[1]),
                Direction::Falling => (pair[1], pair[0]),
            })
        };
        if pairs().all(|(less, more)| less.value <= more.value) {
            return Verdict::Inside;
        }
        match pairs().all(|(less, more)| less.low <= more.high) {
            true => Verdict::Unsure,
            false => Verdict::Outside,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::results::Sheet;

    #[test]
    fn only_what_is_certainly_outside_is_outside() {
        let row = row("", ["", ""], [2.0, 3.0], "");
        let verdict = |value, interval: [f64; 2]| {
            row.verdict(Some(&Estimate { value, low: interval[0], high: interval[1] }))
        };
        assert_eq!(verdict(2.5, [1.0, 4.0]), Verdict::Inside);
        assert_eq!(verdict(3.5, [2.9, 4.0]), Verdict::Unsure);
        assert_eq!(verdict(3.5, [3.1, 4.0]), Verdict::Outside);
        assert_eq!(row.verdict(None), Verdict::Missing);
    }

    #[test]
    fn trends_are_seen() {
        let trend =
            Trend { what: "", id: "x", names: &["a", "b", "c"], direction: Direction::Rising };
        let verdict = |values: &[f64]| {
            let mut sheet = Sheet::default();
            for (name, &value) in ["a", "b", "c"].iter().zip(values) {
                sheet.estimate(name, value, [value - 0.5, value + 0.5]);
            }
            let mut results = Results::new("g");
            results.sheets.insert("x".to_owned(), sheet);
            trend.verdict(&results)
        };
        assert_eq!(verdict(&[1.0, 2.0, 3.0]), Verdict::Inside);
        assert_eq!(verdict(&[1.0, 3.0, 2.5]), Verdict::Unsure);
        assert_eq!(verdict(&[1.0, 5.0, 3.0]), Verdict::Outside);
        assert_eq!(verdict(&[1.0]), Verdict::Missing);
    }
}
