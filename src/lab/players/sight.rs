//! What somebody sees of a position: which moves come to mind, and how a position pleases.

use crate::board::key::Key;
use crate::board::splitmix::first;
use crate::board::{BoardId, Boards, Position};
use crate::engine::Value;
use crate::evaluation::{Played, Rated};
use crate::lab::chance::share;
use crate::rules::Move;

/// What is missed, and how far liking differs from the evaluation. Nothing is missed and nothing differs unless it is said.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sight {
    pub seed: u64,
    /// The share of moves that are missed, one's own and the opponent's.
    pub missed: f64,
    /// The standard deviation of the whim, in centipawns.
    pub whim: f64,
    /// What the number of moves does to it.
    pub attention: Attention,
    /// The share that is missed of the moves that orthodox chess does not know, beyond what is missed of any.
    pub blindness: f64,
}

/// What the number of moves does to what is seen of them.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Attention {
    /// Nothing: as large a share of them is seen wherever there are many.
    #[default]
    Share,
    /// No more moves are noticed than where there are so many; captures and checks are noticed as ever.
    Number(f64),
}

/// Sight in a game.
pub struct Eyes<'a> {
    pub game: Rated,
    pub sight: &'a Sight,
    /// A number of the seed for each kind of chance.
    named: [u64; 8],
}

impl<'a> Eyes<'a> {
    pub fn new(game: Rated, sight: &'a Sight) -> Eyes<'a> {
        // The seed is mixed first: neighbours must not share numbers.
        let mixed = first(sight.seed);
        Eyes { game, sight, named: std::array::from_fn(|which| first(mixed ^ which as u64)) }
    }

    /// Is a legal move seen that is one of so many? The same move is seen or not each time.
    pub fn see<B: Boards>(
        &self,
        position: &Position<B>,
        last_on: Option<BoardId>,
        m: Move,
        count: usize,
    ) -> bool {
        let Sight { missed, attention, .. } = *self.sight;
        if !self.see_capture(position, last_on, m) {
            return false;
        }
        let Attention::Number(usual) = attention else { return true };
        let noticed = ((1.0 - missed) * usual / count.max(1) as f64).min(1.0);
        // Those that are seen anyway are thinned out to the share that is noticed.
        let thinned = noticed >= 1.0 - missed
            || self.draw(position, m, self.named[1]) < noticed / (1.0 - missed);
        thinned || m.is_noisy(position) || self.checks(position, m)
    }

    /// The same of a capture, of which all are noticed that are not missed.
    pub fn see_capture<B: Boards>(
        &self,
        position: &Position<B>,
        last_on: Option<BoardId>,
        m: Move,
    ) -> bool {
        let Sight { missed, blindness, .. } = *self.sight;
        if missed > 0.0 && self.draw(position, m, self.named[2]) < missed {
            return false;
        }
        let unfamiliar = || self.game.evaluation.is_unfamiliar(&Played::of(position, last_on, m));
        !(blindness > 0.0 && unfamiliar() && self.draw(position, m, self.named[3]) < blindness)
    }

    /// How much better or worse a position is liked than the evaluation says, in centipawns: nearly normal, the sum of four
    /// equal chances (whose variance is a third).
    pub fn whim(&self, key: Key) -> Value {
        if self.sight.whim == 0.0 {
            return 0;
        }
        let [_, _, _, _, chances @ ..] = self.named;
        let chances = chances.map(|named| share(first(key ^ named)));
        let centered = chances.iter().sum::<f64>() - 2.0;
        (centered * 3f64.sqrt() * self.sight.whim).round() as Value
    }

    fn checks<B: Boards>(&self, position: &Position<B>, m: Move) -> bool {
        let next = self.game.rules.play(position, m);
        self.game.rules.in_check(&next, next.info.turn())
    }

    /// Chance that is the same each time for the same move of the same position.
    fn draw<B: Boards>(&self, position: &Position<B>, m: Move, named: u64) -> f64 {
        share(first(position.info.key() ^ named ^ m.number()))
    }
}
