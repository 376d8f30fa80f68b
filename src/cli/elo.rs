//! What the results of a match say about the difference in strength.

use std::fmt;

/// How many pairs of games gave 0, ½, 1, 1½ and 2 points (the pentanomial counts).
pub type PairCounts = [u32; 5];

/// The results of a match, from the first player's view.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EloTally {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    /// Pairs of games with the same opening.
    pub pairs: PairCounts,
}

impl EloTally {
    /// Adds the points of the two games of an opening: 1, 0.5 or 0 each.
    pub fn add(&mut self, points: [f64; 2]) {
        let halves = points.map(|p| match p {
            p if p > 0.75 => 2,
            p if p < 0.25 => 0,
            _ => 1,
        });
        for half_points in halves {
            match half_points {
                2 => self.wins += 1,
                0 => self.losses += 1,
                _ => self.draws += 1,
            }
        }
        self.pairs[halves[0] + halves[1]] += 1;
    }

    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, and its standard error, by pairs: the games of a pair depend on
    /// each other.
    fn share(&self) -> (f64, f64) {
        let n = self.pairs.iter().sum::<u32>().max(1) as f64;
        let sum = |of: &dyn Fn(f64) -> f64| -> f64 {
            let terms = self.pairs.iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]);
            terms.map(|(&count, share)| count as f64 * of(share)).sum()
        };
        let mean = sum(&|share| share) / n;
        let variance = sum(&|share| (share - mean).powi(2)) / n;
        (mean, (variance / n).sqrt())
    }
}

/// The difference in Elo at which a share of the points is to be expected.
fn elo(share: f64) -> f64 {
    let share = share.clamp(1e-4, 1.0 - 1e-4);
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of the points that is to be expected at a difference in (logistic) Elo.
pub fn share_at(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

impl fmt::Display for EloTally {
    /// Wins, draws, losses, pairs by their points, and the difference in Elo with its bounds of 95 %.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (share, error) = self.share();
        let (low, high) = (elo(share - 1.96 * error), elo(share + 1.96 * error));
        write!(
            f,
            "games {} wins {} draws {} losses {} pairs {:?} score {:.1}% elo {:+.0} \
             [{low:+.0}, {high:+.0}]",
            self.games(),
            self.wins,
            self.draws,
            self.losses,
            self.pairs,
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
        let pairs = "pairs [0, 0, 3, 0, 0]";
        let result = format!("games 6 wins 2 draws 2 losses 2 {pairs} score 50.0% elo +0 [+0, +0]");
        assert_eq!(text, result);
    }

    #[test]
    fn pairs_are_counted_by_their_points() {
        let mut tally = EloTally::default();
        [[0.0, 0.0], [0.0, 0.5], [0.5, 1.0], [1.0, 1.0]].iter().for_each(|&p| tally.add(p));
        assert_eq!(tally.pairs, [1, 1, 0, 1, 1]);
        assert_eq!((tally.wins, tally.draws, tally.losses), (3, 2, 3));
    }

    #[test]
    fn three_points_of_four_are_about_two_hundred_elo() {
        assert_eq!(elo(0.75).round(), 191.0);
        assert!((elo(share_at(35.0)) - 35.0).abs() < 1e-9);
    }
}
