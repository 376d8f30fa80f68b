//! How much of what is new about a game there is: the same game with less of it, down to none, where it is orthodox chess.

use super::chess;
use super::rationed::Rationed;
use super::spec::Spec;
use crate::board::{Position, Role};
use crate::evaluation::Rated;
use crate::rules::Rules;

/// A game with so much of what is new about it.
pub struct Dose {
    /// As results call it: `0`, `2`, `any`.
    pub amount: &'static str,
    pub game: Rated,
    pub start: Position,
}

/// Twilight Chess with less and less of a limit.
static RATIONS: [(&str, Rationed); 3] =
    [("0", Rationed(0)), ("1", Rationed(1)), ("2", Rationed(2))];

/// The files of a rank, those in the middle first.
const FROM_THE_MIDDLE: [u8; 8] = [3, 4, 2, 5, 1, 6, 0, 7];

impl Spec {
    /// The doses of a game, from none to all; nothing where it cannot be dosed.
    pub fn doses(self) -> Vec<Dose> {
        match self.slug() {
            "tandem" => {
                let pairs = [("0", 0), ("2", 2), ("4", 4), ("8", 8)];
                let dose = |(amount, pairs)| Dose {
                    amount,
                    game: self.rated_alone(),
                    start: yoked(pairs),
                };
                pairs.map(dose).into()
            }
            "twilight" => {
                let rationed = RATIONS.iter().map(|(amount, rules)| (*amount, rules as Rules));
                let dose = |(amount, rules): (&'static str, Rules)| Dose {
                    amount,
                    game: Rated::new(rules, self.evaluation()),
                    start: rules.start(),
                };
                rationed.chain([("any", self.rules())]).map(dose).collect()
            }
            "switch-side" => {
                let limits = [("0", "1"), ("1", "1"), ("2", "2"), ("3", "3"), ("any", "off")];
                limits
                    .into_iter()
                    .filter_map(|(amount, limit)| self.limited(amount, limit))
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// The game in which each person may switch sides no more often; never where the amount is none.
    fn limited(self, amount: &'static str, limit: &str) -> Option<Dose> {
        let spec = self.with_option("regan", limit).ok()?;
        let mut start: Position = spec.rules().start();
        if amount == "0" {
            start.info.set_switches_left(Some([0; 2]));
        }
        Some(Dose { amount, game: spec.rated_alone(), start })
    }
}

/// The array with so many yoked pairs a side, in the middle first, and single pawns elsewhere.
fn yoked(pairs: usize) -> Position {
    let mut start = Position::empty(1);
    chess::array_of(&mut start.placement(), |file| {
        let place = FROM_THE_MIDDLE.iter().position(|&other| other == file);
        if place.is_some_and(|place| place < pairs) { Role::Tandem } else { Role::Pawn }
    });
    start
}
