//! What a card shows: a few moves of its game, over and over.

use crate::game::Game;
use crate::variants::{Show, Spec};

/// Where a card is in what it shows: so many steps, of which the first is the start and the last rests a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Beat(usize);

/// For how many beats the last position rests.
const REST: usize = 2;

impl Beat {
    /// The next one, when there are so many positions.
    pub fn next(self, positions: usize) -> Beat {
        Beat((self.0 + 1) % (positions + REST))
    }

    /// Which position is to be seen.
    pub fn position(self, positions: usize) -> usize {
        self.0.min(positions.saturating_sub(1))
    }

    /// The beat at which the last position comes: for whoever wants nothing to move.
    pub fn still(positions: usize) -> Beat {
        Beat(positions.saturating_sub(1))
    }
}

/// The positions a card goes through when so many moves are made at once. None, if a move of it is not legal: tests hold
/// that it never is.
pub fn positions(spec: Spec, show: &Show, at_once: usize) -> Vec<Game> {
    let start = Some(show.start).filter(|fen| !fen.is_empty());
    let Ok(whole) = Game::replay(spec, start, show.moves.split_whitespace()) else {
        return Vec::new();
    };
    (0..=whole.len()).step_by(at_once.max(1)).map(|made| whole.first_plies(made)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beats_go_round_and_rest_at_the_end() {
        let mut beat = Beat::default();
        let mut seen = Vec::new();
        for _ in 0..8 {
            seen.push(beat.position(3));
            beat = beat.next(3);
        }
        assert_eq!(seen, [0, 1, 2, 2, 2, 0, 1, 2]);
        assert_eq!(Beat::still(3).position(3), 2);
        assert_eq!(Beat::default().position(0), 0);
    }
}
