//! How a game stands, over its whole length.

use crate::board::{Site, State};
use crate::rules::{Move, Outcome, Reason, Rules};

/// Plies without capture or pawn move after which a draw may be claimed, and after which the game
/// is drawn (FIDE 9.3 and 9.6.2).
const CLAIM_PLIES: u8 = 100;
const DRAWN_PLIES: u8 = 150;

/// How often a position occurs before a draw may be claimed, and before the game is drawn (FIDE
/// 9.2 and 9.6.1).
const CLAIM_TIMES: usize = 3;
const DRAWN_TIMES: usize = 5;

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Status {
    /// The end, once the game has ended by itself.
    pub outcome: Option<Outcome>,
    /// The king in check, of the side to move.
    pub check: Option<Site>,
    /// Where kings are captured: the king of the side to move, if it is attacked.
    pub threat: Option<Site>,
    /// The draw that the side to move may claim.
    pub claim: Option<Reason>,
}

/// Judges a position that has occurred so many times in its game.
pub fn judge(rules: Rules, state: &State, times: usize) -> Status {
    let us = state.meta.turn();
    let check = rules.in_check(state, us).then(|| rules.king(state, us)).flatten();
    let exposed = |king: &Site| !rules.is_royal() && rules.attacked(state.boards(), *king, !us);
    let threat = rules.king(state, us).filter(exposed);
    let clock = if rules.has_fifty_moves() { state.meta.clock } else { 0 };
    let drawn = if clock >= DRAWN_PLIES {
        Some(Outcome::draw(Reason::SeventyFiveMoves))
    } else if times >= DRAWN_TIMES {
        Some(Outcome::draw(Reason::Fivefold))
    } else {
        None
    };
    let outcome = rules.outcome(state).or(drawn);
    let claim = if outcome.is_some() {
        None
    } else if times >= CLAIM_TIMES {
        Some(Reason::Threefold)
    } else {
        (clock >= CLAIM_PLIES).then_some(Reason::FiftyMoves)
    };
    let threat = threat.filter(|_| outcome.is_none());
    Status { outcome, check, threat, claim }
}

/// What makes two positions of a game the same for the rule of repetition: men, turn, rights and
/// reserves; an en-passant right counts only if the capture is legal (FIDE 9.2.3).
pub fn identity(state: &State, legal: &[Move]) -> u64 {
    let may_pass = legal.iter().any(|m| matches!(m, Move::EnPassant { .. }));
    if may_pass { state.meta.key() } else { state.meta.key_without_ep() }
}
