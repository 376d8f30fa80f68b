//! What the results of a match say about the difference in strength.

use std::fmt;

/// The results of a match, from the first player's view.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EloTally {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    /// The points of each pair of games with the same opening, from 0 to 2.
    pairs: Vec<f64>,
}

impl EloTally {
    /// Adds the points of the two games of an opening: 1, 0.5 or 0 each.
    pub fn add(&mut self, points: [f64; 2]) {
        for p in points {
            match p {
                p if p > 0.75 => self.wins += 1,
                p if p < 0.25 => self.losses += 1,
                _ => self.draws += 1,
            }
        }
        self.pairs.push(points[0] + points[1]);
    }

    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, and its standard error, by pairs: the games of a pair depend on
    /// each other.
    fn share(&self) -> (f64, f64) {
        let n = self.pairs.len().max(1) as f64;
        let mean = self.pairs.iter().sum::<f64>() / n;
        let spread: f64 = self.pairs.iter().map(|points| (points - mean).powi(2)).sum();
        (mean / 2.0, (spread / n).sqrt() / n.sqrt() / 2.0)
    }
}

/// The difference in Elo at which a share of the points is to be expected.
fn elo(share: f64) -> f64 {
    let share = share.clamp(1e-4, 1.0 - 1e-4);
    400.0 * (share / (1.0 - share)).log10()
}

impl fmt::Display for EloTally {
    /// Wins, draws, losses, and the difference in Elo with its bounds of 95 %.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (share, error) = self.share();
        let (low, high) = (elo(share - 1.96 * error), elo(share + 1.96 * error));
        write!(
            f,
            "games {} wins {} draws {} losses {} score {:.1}% elo {:+.0} [{low:+.0}, {high:+.0}]",
            self.games(),
            self.wins,
            self.draws,
            self.losses,
            100.0 * share,
            elo(share),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_results_are_no_difference() {
        let mut tally = EloTally::default();
        [[1.0, 0.0], [0.5, 0.5], [0.0, 1.0]].into_iter().for_each(|points| tally.add(points));
        let text = tally.to_string();
        assert_eq!(text, "games 6 wins 2 draws 2 losses 2 score 50.0% elo +0 [+0, +0]");
    }

    #[test]
    fn three_points_of_four_are_about_two_hundred_elo() {
        assert_eq!(elo(0.75).round(), 191.0);
    }
}
