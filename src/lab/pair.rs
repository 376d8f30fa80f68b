//! Pairs of games: each opening is played twice, with the seats exchanged. The pair is the unit of all statistics, for its
//! games depend on each other.

/// What a pair of games came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    /// Twice the points of the first player, who begins the first game.
    pub halves: [u8; 2],
    /// Plies of both games.
    pub plies: usize,
}

impl Pair {
    /// The share of the points that the first player has.
    pub fn share(&self) -> f64 {
        f64::from(self.halves[0] + self.halves[1]) / 4.0
    }

    /// The share of the points that the player has who moves first.
    pub fn share_of_first(&self) -> f64 {
        f64::from(2 + self.halves[0] - self.halves[1]) / 4.0
    }

    /// How many of the two games were drawn.
    pub fn draws(&self) -> f64 {
        self.halves.iter().filter(|&&halves| halves == 1).count() as f64
    }
}

/// How many pairs gave 0, ½, 1, 1½ and 2 points (the pentanomial counts).
pub fn pentanomial(pairs: &[Pair]) -> [usize; 5] {
    let mut counts = [0; 5];
    for pair in pairs {
        counts[usize::from(pair.halves[0] + pair.halves[1]).min(4)] += 1;
    }
    counts
}
