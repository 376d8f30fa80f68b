//! When a game between engines is over although its position is not decided.

use crate::board::Player;
use crate::engine::{Root, Value};
use crate::rules::{Reason, Rules};

/// A game that is still going on after this many plies is drawn.
pub const LONGEST: usize = 400;
/// A game is over when both players agree for some plies that one is this far ahead, in centipawns.
const DECIDED: Value = 1_000;
const AGREED: u32 = 6;

/// What the position is a draw for: it has occurred three times, or nothing has happened for fifty moves.
pub fn draw(root: &Root) -> Option<Reason> {
    if root.occurrences() >= 3 {
        return Some(Reason::Threefold);
    }
    (root.position.info.clock >= 100).then_some(Reason::FiftyMoves)
}

/// The winner, if the game is over by its rules or by what is said here; none of a draw.
pub fn winner(rules: Rules, root: &Root, lead: &Lead) -> Option<Option<Player>> {
    if let Some(outcome) = rules.outcome(&root.position) {
        return Some(outcome.winner);
    }
    if draw(root).is_some() {
        return Some(None);
    }
    lead.winner().map(Some).or((root.earlier.len() >= LONGEST).then_some(None))
}

/// Who is far ahead, as both players have it.
#[derive(Default)]
pub struct Lead {
    leader: Option<Player>,
    agreed: u32,
}

impl Lead {
    /// Hears what the mover thinks of the position for itself, in centipawns.
    pub fn hear(&mut self, mover: Player, value: Value) {
        let leader = if value > 0 { mover } else { !mover };
        let now = (value.abs() >= DECIDED).then_some(leader);
        self.agreed = if now == self.leader { self.agreed + 1 } else { 0 };
        self.leader = now;
    }

    /// Who has won by that; none as long as nobody has.
    pub fn winner(&self) -> Option<Player> {
        self.leader.filter(|_| self.agreed >= AGREED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_decides_once_it_has_lasted() {
        let mut lead = Lead::default();
        let mut heard = |mover, value| {
            lead.hear(mover, value);
            lead.winner()
        };
        assert!((0..AGREED).all(|_| heard(Player::First, -DECIDED).is_none()));
        assert_eq!(heard(Player::Second, DECIDED), Some(Player::Second));
        assert_eq!(heard(Player::First, DECIDED), None, "somebody disagrees");
        assert!((0..20).all(|_| heard(Player::First, DECIDED - 1).is_none()));
    }
}
