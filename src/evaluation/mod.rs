//! What positions are worth, game by game: what an engine must know beyond the rules.
//!
//! A game's own file answers the questions of [`Evaluation`] beside those of `Variant`. They are two
//! traits, so that a program that only plays by the rules, as the page does, takes up no weights. A
//! position holds no score; a search keeps one beside it, which hears of every piece put or lifted
//! ([`Tally`]).

mod attack_map;
pub mod finer;
mod hint;
pub mod network;
mod piece_squares;
mod played;
pub mod schema;
mod tally;
mod tapered;
mod terms;
mod weights;

pub use attack_map::AttackMap;
pub use hint::{Hint, Quiet};
pub use piece_squares::PieceSquares;
pub use played::Played;
pub use tally::Tally;
pub use tapered::{Tapered, weight_of_pieces};
pub use terms::Terms;
pub use weights::{Numbers, Weights};

use crate::board::{Board, Color, PositionInfo, Roles, Square};
use crate::rules::{Move, Rules};
use network::Network;

/// What the positions of a game are worth, whichever it is.
pub type Evaluated = &'static dyn Evaluation;

/// A game as an engine plays it.
#[derive(Clone, Copy)]
pub struct Rated {
    pub rules: Rules,
    pub evaluation: Evaluated,
    /// What the two say whatever the position is, asked once: a search asks it at every node or move.
    pub files: u8,
    pub weights: &'static Weights,
    /// What else says what positions are worth, if anything does.
    pub network: Option<&'static Network>,
    hints: Option<fn(&Quiet) -> Hint>,
}

impl Rated {
    pub fn new(rules: Rules, evaluation: Evaluated) -> Rated {
        let (weights, hints) = (evaluation.weights(), evaluation.hints());
        Rated { rules, evaluation, files: rules.files(), weights, network: None, hints }
    }

    /// The same game, worth something else.
    pub fn weighed(self, weights: &'static Weights) -> Rated {
        Rated { weights, ..self }
    }

    /// The same game with a network, which must be one of the game, or without.
    pub fn with_network(self, network: Option<&'static Network>) -> Rated {
        Rated { network, ..self }
    }

    /// What speaks for and against a quiet move before it is searched.
    #[inline]
    pub fn hint(&self, quiet: &Quiet) -> Hint {
        match self.hints {
            Some(own) if !matches!(quiet.m, Move::Normal { .. }) => own(quiet),
            _ => Hint::usual(quiet),
        }
    }
}

/// The questions a game answers to an engine. What it does not answer itself is as in the game it lies
/// over, and without one as in orthodox chess.
pub trait Evaluation: Send + Sync + 'static {
    /// The game it lies over, which answers whatever it leaves open.
    fn under(&self) -> Option<Evaluated> {
        None
    }

    /// What pieces are worth.
    fn weights(&self) -> &'static Weights;

    /// The game's own terms of evaluation on one of its boards, White's minus Black's; material,
    /// placement and what all games share is counted elsewhere.
    fn evaluate(
        &self,
        w: &Weights,
        info: &PositionInfo,
        board: &Board,
        reach: &AttackMap,
    ) -> Tapered {
        self.under().map_or(Tapered::ZERO, |game| game.evaluate(w, info, board, reach))
    }

    /// May a search assume that passing is never the best move?
    fn allows_null_move(&self) -> bool {
        self.under().is_none_or(|game| game.allows_null_move())
    }

    /// Tells what speaks for and against a quiet move before it is searched, where that is not as in
    /// orthodox chess ([`Hint::usual`]). It is asked of those moves only that do not go from one square
    /// to another: of them there are many, and they are the same everywhere.
    fn hints(&self) -> Option<fn(&Quiet) -> Hint> {
        self.under()?.hints()
    }

    /// Is it a move that people think of only when there is need, and there is none?
    fn is_remote(&self, boards: &[Board], us: Color, m: Move) -> bool {
        self.under().is_some_and(|game| game.is_remote(boards, us, m))
    }

    /// Is it a move that orthodox chess does not know?
    fn is_unfamiliar(&self, played: &Played) -> bool {
        self.under().is_some_and(|game| game.is_unfamiliar(played))
    }

    /// What a player may hope for who can change sides with a move, where the position is worth `eval`
    /// to it, in centipawns; none where sides are kept.
    fn choice(&self, eval: i32) -> Option<i32> {
        self.under()?.choice(eval)
    }

    /// Where there are other ways to win than mate: can `us` win so (take the enemy king, say)
    /// within one turn, the present one or, were the enemy to pass, the next? No is also the answer
    /// where a look does not tell.
    fn takes_king(&self, boards: &[Board], info: &PositionInfo, us: Color) -> bool {
        self.under().is_some_and(|game| game.takes_king(boards, info, us))
    }

    /// What a move comes to in captures, in centipawns, where that can be told from the move alone;
    /// none where both sides go on capturing on its square.
    fn settles(&self, boards: &[Board], us: Color, m: Move) -> Option<i32> {
        self.under()?.settles(boards, us, m)
    }

    /// The pieces of `by` that may capture on a square of the board as far as their kind tells, for
    /// an estimate of what a series of captures comes to: a game may forbid captures that check.
    fn takers(&self, board: &Board, at: Square, by: Color) -> Roles {
        self.under().map_or(Roles::ALL, |game| game.takers(board, at, by))
    }
}
