//! The reference: what moves are worth, as the engine with many nodes has it.

use crate::choosing::scaled_difference;
use crate::engine::Value;
use crate::evaluation::Rated;
use crate::lab::players::Engine;
use crate::lab::{Line, Ruler};
use crate::rules::{Move, Outcome};

/// Beyond that the errors of people are not counted, in pawns (Regan and Haworth 2011).
const OPEN: f64 = 3.0;
/// A win that is on the board, in centipawns.
const WON: Value = 31_000;

/// Weighs the moves of one position, each once.
pub struct Judge {
    game: Rated,
    ruler: Ruler,
    engine: Engine,
    known: Vec<(Move, Value)>,
}

impl Judge {
    pub fn new(game: Rated, ruler: Ruler, nodes: u64) -> Judge {
        Judge { game, ruler, engine: Engine::new(game, nodes), known: Vec::new() }
    }

    /// Forgets the moves of the position before.
    pub fn begin(&mut self) {
        self.known.clear();
        self.engine.clear();
    }

    /// The engine itself, which has forgotten everything.
    pub fn engine(&mut self) -> &mut Engine {
        self.engine.clear();
        &mut self.engine
    }

    /// What a move is worth to whoever makes it, in centipawns, by a search of the position after it.
    pub fn value(&mut self, line: &Line, m: Move) -> Value {
        if let Some((_, value)) = self.known.iter().find(|(known, _)| *known == m) {
            return *value;
        }
        let mover = line.position().info.player();
        let next = line.after(self.game.rules, m);
        let value = match self.game.rules.outcome(next.position()) {
            Some(Outcome { winner: None, .. }) => 0,
            Some(outcome) if outcome.winner == Some(mover) => WON,
            Some(_) => -WON,
            None => {
                let value = self.engine.value(&next.root).unwrap_or(0);
                if next.position().info.player() == mover { value } else { -value }
            }
        };
        self.known.push((m, value));
        value
    }

    /// Points of 100 that a move loses against another one; none if it is better.
    pub fn loss(&mut self, line: &Line, best: Move, m: Move) -> f64 {
        let [best, value] = [best, m].map(|m| self.value(line, m));
        (100.0 * (self.ruler.expected(best) - self.ruler.expected(value))).max(0.0)
    }
}

/// How much worse a move is than the best as people feel it, in pawns; none where the best is worth more than three pawns, or
/// less. What a blunder comes to is counted however bad it is.
/// Values in centipawns are taken for those of orthodox chess with the same expectation.
pub fn scaled_error(best: Value, value: Value, ruler: Ruler, chess: Ruler) -> Option<f64> {
    let [best, value] = [best, value].map(|v| f64::from(v) / 100.0 * chess.kappa / ruler.kappa);
    (best.abs() <= OPEN).then(|| scaled_difference(best, value).max(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blunders_count_where_the_best_move_keeps_the_balance() {
        let ruler = Ruler { kappa: 200.0 };
        let error = |best, value| scaled_error(best, value, ruler, ruler);
        // ln 10 from level to nine pawns behind.
        assert!(error(0, -900).is_some_and(|error| (error - 10f64.ln()).abs() < 1e-9));
        assert_eq!(error(310, 0), None, "the game is decided");
        assert_eq!(error(100, 120), Some(0.0), "better than the best is no error");
    }

    /// A pawn of a game in which two pawns are expected to bring what one does in chess is half a pawn.
    #[test]
    fn values_are_taken_for_those_of_chess() {
        let [ours, chess] = [400.0, 200.0].map(|kappa| Ruler { kappa });
        assert_eq!(scaled_error(200, 0, ours, chess), scaled_error(100, 0, chess, chess));
    }
}
