//! What the games show of themselves on the first page. The engine's programs know nothing of it, so it does not stand in
//! the catalogue.

use super::Spec;

/// What a game shows of itself on the first page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Show {
    /// The FEN it begins with; empty for the start of the game.
    pub start: &'static str,
    /// What is played, in coordinates: what is special about the game, in a few moves.
    pub moves: &'static str,
    /// How long a game takes, in minutes.
    pub minutes: [u8; 2],
    /// How far it is from chess, 0 to 5.
    pub strangeness: u8,
}

const fn show(start: &'static str, moves: &'static str, minutes: [u8; 2], strangeness: u8) -> Show {
    Show { start, moves, minutes, strangeness }
}

/// By slug. How long a game takes is that of people who know it; how strange it is, our own judgement.
const SHOWS: [(&str, Show); 29] = [
    (
        "twilight",
        show("6rk/p5pp/8/8/3N4/8/5PPP/6K1 - w - - 0 1 0 0", "d4@N a7a6 N@f7", [15, 30], 2),
    ),
    ("alice", show("", "e2e4 d7d5 f1e2 d5e4 e2b5", [15, 30], 4)),
    ("looking-glass", show("", "e2e4 e7e5 g1f3 b8c6", [15, 30], 4)),
    ("ms-alice", show("4r2k/8/8/8/8/8/8/4K3:8/8/8/8/4B3/8/8/8 w - - 0 1", "Be4Ae4", [15, 30], 4)),
    ("odonohue", show("", "e2e4 e7e6 g1f3 d7d6 d1f3", [15, 30], 4)),
    ("duo", show("8/8/8/8/3Q4/8/8/K7:7k/8/8/8/3r4/8/8/8 w - - 0 1", "Ad4Bd4", [15, 30], 4)),
    ("alice-8x4", show("", "a2b4 d6d5", [5, 15], 4)),
    ("alice-3", show("", "Ae2Ce4 Ae7Be5 Ag1Bf3", [20, 40], 5)),
    ("alice-twilight", show("", "e2e4 e7e5 Ag1@N Ad8@Q N@Af4Bf4", [20, 40], 5)),
    (
        "tandem",
        show(
            "4k3/tttttttt/8/8/8/8/TTTTTTTT/4K3 w - - 0 1",
            "d2d4T d7d5 a2a4^ h7h6T a1a3",
            [20, 40],
            2,
        ),
    ),
    ("twinmove", show("", "e2e4 f1b5 d7d5 g8f6 a2a3 b5e8", [10, 20], 3)),
    ("twinmove-free", show("", "e2e4 g1f3 g8f6", [10, 20], 3)),
    ("switch-side", show("8/8/4p3/3p1k2/3K4/4r3/6N1/8 w - - 0 1 1 - -", "g2f4~", [15, 30], 3)),
    ("atomic", show("", "g1f3 g8f6 f3g5 d7d5 g5f7", [5, 15], 3)),
    ("racing-kings", show("8/k6K/8/8/8/8/8/8 w - - 0 1", "h7h8 a7a8", [10, 20], 3)),
    ("alice-tandem", show("", "Ae2Be4", [20, 40], 5)),
    ("alice-twinmove", show("", "e2e4 g1f3", [15, 30], 5)),
    (
        "alice-switch-side",
        show("8/8/8/8/8/8/6N1/8:8/8/4p3/3p1k2/3K4/4r3/8/8 w - - 0 1 1 - -", "Ag2Bf4~", [20, 40], 5),
    ),
    ("crazyhouse", show("", "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 P@b4", [10, 20], 2)),
    ("madrasi", show("4k3/8/8/8/8/r7/8/4R2K b - - 0 1", "a3e3 h1g2 e8f7 g2f2", [15, 30], 2)),
    ("circe", show("", "e2e4 d7d5 e4d5 g8f6 b1c3 f6d5 c3d5", [20, 40], 3)),
    ("progressive", show("", "e2e4 e7e5 b8c6 f1c4 d1h5 h5f7", [5, 20], 3)),
    ("progressive-circe", show("", "e2e4 d7d5 d5e4", [10, 30], 4)),
    ("alice-atomic", show("", "g1f3 g8f6 f3g5 d7d5 g5f7", [5, 15], 5)),
    (
        "alice-racing-kings",
        show("8/k6K/8/8/8/8/8/8:8/8/8/8/8/8/8/8 w - - 0 1", "h7h8 a7a8", [10, 20], 5),
    ),
    ("alice-crazyhouse", show("", "e2e4 d7d5 e4d5 d8d5 P@Ac4Bc4", [15, 30], 5)),
    (
        "alice-madrasi",
        show("r5k1/8/8/8/8/8/8/6K1:8/8/8/8/8/8/8/R7 w - - 0 1", "a1a4 g8f7", [20, 40], 5),
    ),
    ("alice-circe", show("", "e2e4 d7d5 e4d5", [20, 40], 5)),
    ("chess", show("", "e2e4 e7e5 g1f3 b8c6 f1b5", [15, 30], 0)),
];

impl Spec {
    /// What the game shows of itself.
    pub fn show(self) -> Show {
        let found = SHOWS.iter().find(|(slug, _)| *slug == self.slug());
        found.map_or(show("", "", [15, 30], 0), |(_, show)| *show)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_shows_something() {
        assert!(Spec::all().map(Spec::slug).eq(SHOWS.map(|(slug, _)| slug)));
        assert!(SHOWS.iter().all(|(_, show)| !show.moves.is_empty() && show.strangeness <= 5));
    }
}
