//! What was measured of all games in a table, and what it comes to for each, by rule.

use super::{Estimate, Findings, HALF, Unlike};

/// A game's line.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Headline {
    pub game: String,
    /// What makes it too unlike the others to be compared. Of a brief game only legal moves are told, of one of series nothing
    /// that a model says who looks a few plies ahead.
    pub unlike: Option<Unlike>,
    pub legal: Option<f64>,
    pub choices: Option<f64>,
    /// Elo of a doubling at 8,000 nodes.
    pub doubling: Option<f64>,
    /// Points of 100 that a move loses: of the engine with 16,000 nodes, of P(2000), of R(2000).
    pub computer: Option<f64>,
    pub person: Option<f64>,
    pub regan: Option<f64>,
    /// Hardness for the computer against orthodox chess in doublings, if people look as far, and if they notice as many moves.
    pub plies: Option<Estimate>,
    pub attention: Option<f64>,
    /// The share of new moves that must be missed for there to be no difference.
    pub even: Option<f64>,
    /// Doublings that a browser has in hand.
    pub reserve: Option<f64>,
    /// Is the hardness certainly not zero, with all games looked at together?
    pub differs: bool,
}

/// What N* is called of a person who looks as far as in chess, and of one who notices as many moves.
const PLIES: &str = "log2 N*, plies";
const ATTENTION: &str = "log2 N*, attention";
/// How sure all sentences together are to be right.
const ALPHA: f64 = 0.05;

/// The lines of games, compared with the one of that name.
pub fn lines(findings: &[Findings], compared: &str) -> Vec<Headline> {
    let base = findings.iter().find(|findings| findings.game == compared);
    let mut lines: Vec<Headline> = findings.iter().map(|found| line(found, base)).collect();
    let tests: Vec<f64> = lines.iter().map(|line| chance(line.plies.as_ref())).collect();
    let others: Vec<usize> = (0..lines.len()).filter(|&i| lines[i].game != compared).collect();
    let p: Vec<f64> = others.iter().map(|&i| tests[i]).collect();
    for (&i, rejected) in others.iter().zip(holm(&p)) {
        lines[i].differs = rejected;
    }
    lines
}

/// What is told of a game: how much depends on how like the others it is.
fn line(findings: &Findings, base: Option<&Findings>) -> Headline {
    let known = Headline {
        game: findings.game.clone(),
        unlike: findings.unlike(),
        legal: findings.value("A1", "mean"),
        ..Headline::default()
    };
    if !findings.tells() {
        return known;
    }
    let known = Headline {
        choices: findings.value("A5", "real choices"),
        doubling: findings.value("B1", "elo of a doubling at 8000"),
        computer: findings.value("B2", "loss at 16000"),
        regan: findings.value("C1R", "loss of R(2000)"),
        ..known
    };
    match known.unlike {
        None => compared(known, findings, base),
        Some(_) => known,
    }
}

/// The line with what follows from N*, compared with that of the base.
fn compared(known: Headline, findings: &Findings, base: Option<&Findings>) -> Headline {
    let usual = base.and_then(|base| base.estimate("D1", PLIES));
    let hardness = |id, name: &str| Some(findings.estimate(id, name)?.minus(usual?));
    let plies = hardness("D1", PLIES);
    // Attention is compared with attention: it costs something in chess, too, where there are more moves than usual.
    let attentive = base.and_then(|base| base.estimate("D2", ATTENTION)).or(usual);
    let attention = findings.estimate("D2", ATTENTION).zip(attentive);
    let blind = [("0.25", 0.25), ("0.5", 0.5)].map(|(name, share)| {
        let found = hardness("D2", &format!("log2 N*, blindness {name}"));
        found.map(|found| (share, found.value))
    });
    let start = plies.as_ref().map(|found| (0.0, found.value));
    let curve: Vec<(f64, f64)> = [start, blind[0], blind[1]].into_iter().flatten().collect();
    Headline {
        person: findings.value("C1", "loss of P(2000)"),
        attention: attention.map(|(found, base)| found.minus(base).value),
        even: crossing(&curve),
        reserve: findings.value("D1", "reserve, plies"),
        plies,
        ..known
    }
}

/// Where a curve comes down to zero.
fn crossing(curve: &[(f64, f64)]) -> Option<f64> {
    let crosses = |pair: &&[(f64, f64)]| pair[0].1 > 0.0 && pair[1].1 <= 0.0;
    let pair = curve.windows(2).find(crosses)?;
    let ((x0, y0), (x1, y1)) = (pair[0], pair[1]);
    Some(x0 + (x1 - x0) * y0 / (y0 - y1))
}

/// How likely a difference so large would be if there were none.
fn chance(found: Option<&Estimate>) -> f64 {
    let Some(found) = found else { return 1.0 };
    let error = (found.high - found.low) / 2.0 / HALF;
    if error > 0.0 { tails(found.value / error) } else { 1.0 }
}

/// The share of a normal distribution beyond z on both sides (Abramowitz and Stegun 7.1.26).
fn tails(z: f64) -> f64 {
    let x = z.abs() / 2f64.sqrt();
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let coefficients =
        [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    coefficients.iter().fold(0.0, |sum, c| (sum + c) * t) * (-x * x).exp()
}

/// Which differences are certain, all tests taken together (Holm 1979): the smallest chance is held against the strictest
/// bound, and so on as long as they pass.
pub fn holm(p: &[f64]) -> Vec<bool> {
    let mut order: Vec<usize> = (0..p.len()).collect();
    order.sort_by(|&a, &b| p[a].total_cmp(&p[b]));
    let mut rejected = vec![false; p.len()];
    for (rank, &i) in order.iter().enumerate() {
        if p[i] > ALPHA / (p.len() - rank) as f64 {
            break;
        }
        rejected[i] = true;
    }
    rejected
}

/// What is said of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Verdict {
    NotMeasured,
    Unlike(Unlike),
    /// No difference from the game it is compared with is shown.
    Alike,
    /// By so many doublings; and the share of new moves that people must miss for it not to be so, if there is one.
    Harder(f64, Option<f64>),
    Easier(f64),
}

impl Verdict {
    /// The key of its words, and what they are told by name: doublings with a decimal, and percent.
    pub fn said(self) -> (&'static str, Vec<(&'static str, String)>) {
        let by = |doublings: f64| ("by", format!("{doublings:.1}"));
        let plies = |count: f64| ("plies", format!("{count:.1}"));
        let even = |share: f64| ("even", format!("{:.0}", 100.0 * share));
        match self {
            Verdict::NotMeasured => ("lab_verdict_none", Vec::new()),
            Verdict::Unlike(Unlike::Brief(count)) => ("lab_verdict_brief", vec![plies(count)]),
            Verdict::Unlike(Unlike::Series(count)) => ("lab_verdict_series", vec![plies(count)]),
            Verdict::Alike => ("lab_verdict_alike", Vec::new()),
            Verdict::Harder(size, None) => ("lab_verdict_harder", vec![by(size)]),
            Verdict::Harder(size, Some(share)) => ("lab_verdict_even", vec![by(size), even(share)]),
            Verdict::Easier(size) => ("lab_verdict_easier", vec![by(size)]),
        }
    }
}

impl Headline {
    /// What it comes to.
    pub fn verdict(&self) -> Verdict {
        match &self.plies {
            None => self.unlike.map_or(Verdict::NotMeasured, Verdict::Unlike),
            Some(_) if !self.differs => Verdict::Alike,
            Some(hardness) if hardness.value > 0.0 => Verdict::Harder(hardness.value, self.even),
            Some(hardness) => Verdict::Easier(-hardness.value),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::findings::Sheet;

    #[test]
    fn holm_is_stricter_with_many_tests() {
        assert_eq!(holm(&[0.01, 0.04, 0.03]), [true, false, false]);
        assert_eq!(holm(&[0.01, 0.04, 0.02]), [true, true, true]);
        assert_eq!(holm(&[0.2]), [false]);
        assert_eq!(holm(&[]), [false; 0]);
    }

    #[test]
    fn tails_are_those_of_the_tables() {
        assert!((tails(1.96) - 0.05).abs() < 1e-4 && (tails(-2.576) - 0.01).abs() < 1e-4);
        assert!((tails(0.0) - 1.0).abs() < 1e-6);
    }

    /// A game with its N*, and perhaps another estimate.
    fn found(game: &str, value: f64, other: Option<(&str, &str, f64)>) -> Findings {
        let sheet = |id: &str, name: &str, value: f64| Sheet {
            id: id.to_owned(),
            estimates: vec![(
                name.to_owned(),
                Estimate { value, low: value - 0.3, high: value + 0.3 },
            )],
            ..Sheet::default()
        };
        let other = other.map(|(id, name, value)| sheet(id, name, value));
        let sheets = [sheet("D1", PLIES, value)].into_iter().chain(other).collect();
        Findings { game: game.to_owned(), sheets }
    }

    #[test]
    fn attention_is_compared_with_attention() {
        let attention = |base: Option<f64>| {
            let all = [
                found("base", 9.0, base.map(|value| ("D2", ATTENTION, value))),
                found("other", 10.0, Some(("D2", ATTENTION, 8.5))),
            ];
            lines(&all, "base").iter().map(|line| line.attention).collect::<Vec<_>>()
        };
        assert_eq!(attention(Some(8.0)), [Some(0.0), Some(0.5)]);
        assert_eq!(attention(None), [None, Some(-0.5)]);
    }

    #[test]
    fn only_what_is_certain_is_said() {
        let mut series = found("series", 16.0, Some(("A3", "plies", 40.0)));
        let turns = Estimate { value: 5.0, low: 5.0, high: 5.0 };
        series.sheets[1].estimates.push(("turns".to_owned(), turns));
        let all = [
            found("base", 9.0, None),
            found("hard", 10.5, Some(("D2", "log2 N*, blindness 0.25", 8.5))),
            found("same", 9.1, None),
            found("easy", 7.0, None),
            Findings { game: "none".to_owned(), sheets: Vec::new() },
            found("brief", 11.0, Some(("A3", "plies", 3.5))),
            series,
        ];
        let said: Vec<Verdict> = lines(&all, "base").iter().map(Headline::verdict).collect();
        let Verdict::Harder(by, Some(even)) = said[1] else { panic!("{said:?}") };
        assert!((by - 1.5).abs() < 1e-9 && (even - 0.1875).abs() < 1e-9, "{by} {even}");
        let [same, none] = [Verdict::Alike, Verdict::NotMeasured];
        assert_eq!((said[0], said[2], said[4]), (same, same, none));
        assert_eq!(said[3], Verdict::Easier(2.0));
        let unlike = [Unlike::Brief(3.5), Unlike::Series(8.0)].map(Verdict::Unlike);
        assert_eq!(said[5..], unlike);
    }
}
