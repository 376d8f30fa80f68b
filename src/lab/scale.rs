//! How much is measured.

/// How many games and positions a measure takes, and how long searches are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    pub name: &'static str,
    /// All limits of nodes are divided by that.
    pub divisor: u64,
    /// Pairs of games by which a first ruler is made.
    pub pilot: usize,
    /// Openings that are kept, and pairs of games of the engine with itself that are looked into.
    pub openings: usize,
    /// Positions that are kept, one a game at most; and of these, those of which every move is weighed.
    pub positions: usize,
    pub weighed: usize,
    /// Pairs of games by nodes: 1,000, 8,000, 32,000.
    pub first: [usize; 3],
    /// Doublings of nodes from 500 on of which the worth is measured, and pairs of games for each.
    pub doublings: usize,
    pub doubling: usize,
    /// Pairs of games for each of the five budgets around N*.
    pub budget: usize,
    /// Pairs of games with and without new moves.
    pub without: usize,
    /// How deep a plain search is followed, in plies, and within how many nodes.
    pub plies: u32,
    pub plain_nodes: u64,
    /// Nodes of the reference, and of the weaker one by which it is checked.
    pub reference: u64,
    pub weaker: u64,
    /// How often a sample is drawn anew to tell how sure a number is.
    pub resamples: usize,
}

impl Scale {
    /// Measures nothing, but does everything: less than a minute a game.
    pub const SMOKE: Scale = Scale {
        name: "smoke",
        divisor: 20,
        pilot: 2,
        openings: 3,
        positions: 4,
        weighed: 2,
        first: [2, 1, 1],
        doublings: 2,
        doubling: 2,
        budget: 1,
        without: 2,
        plies: 3,
        plain_nodes: 20_000,
        reference: 100_000,
        weaker: 25_000,
        resamples: 100,
    };

    /// About ten minutes a game on one thread.
    pub const QUICK: Scale = Scale {
        name: "quick",
        divisor: 1,
        pilot: 20,
        openings: 60,
        positions: 40,
        weighed: 20,
        first: [20, 20, 10],
        doublings: 5,
        doubling: 20,
        budget: 12,
        without: 20,
        plies: 4,
        plain_nodes: 100_000,
        reference: 500_000,
        weaker: 125_000,
        resamples: 1_000,
    };

    /// What is published.
    pub const FULL: Scale = Scale {
        name: "full",
        divisor: 1,
        pilot: 100,
        openings: 500,
        positions: 400,
        weighed: 200,
        first: [200, 200, 100],
        doublings: 6,
        doubling: 200,
        budget: 120,
        without: 200,
        plies: 5,
        plain_nodes: 2_000_000,
        reference: 500_000,
        weaker: 125_000,
        resamples: 1_000,
    };

    /// The scale of that name.
    pub fn of(name: &str) -> Option<Scale> {
        [Scale::SMOKE, Scale::QUICK, Scale::FULL].into_iter().find(|scale| scale.name == name)
    }

    /// A limit of nodes at this scale.
    pub fn nodes(&self, nodes: u64) -> u64 {
        (nodes / self.divisor).max(1)
    }
}
