//! How a game stands, over its whole length.

use crate::board::{BoardSquare, Position};
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
    pub check: Option<BoardSquare>,
    /// Where kings are captured: the king of the side to move, if it is attacked.
    pub threat: Option<BoardSquare>,
    /// The draw that the side to move may claim.
    pub claim: Option<Reason>,
}

/// Judges a position that has occurred so many times in its game.
pub fn judge(rules: Rules, position: &Position, times: usize) -> Status {
    let us = position.info.turn();
    let check = rules.in_check(position, us).then(|| rules.king(position, us)).flatten();
    let exposed =
        |king: &BoardSquare| !rules.is_royal() && rules.attacked(position.boards(), *king, !us);
    let threat = rules.king(position, us).filter(exposed);
    let clock = if rules.has_fifty_moves() { position.info.clock } else { 0 };
    let drawn = if clock >= DRAWN_PLIES {
        Some(Outcome::draw(Reason::SeventyFiveMoves))
    } else if times >= DRAWN_TIMES {
        Some(Outcome::draw(Reason::Fivefold))
    } else {
        None
    };
    let outcome = rules.outcome(position).or(drawn);
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

/// What makes two positions of a game the same for the rule of repetition: pieces, turn, rights and
/// pockets; an en-passant right counts only if the capture is legal (FIDE 9.2.3).
pub fn identity(position: &Position, legal: &[Move]) -> u64 {
    let may_pass = legal.iter().any(|m| matches!(m, Move::EnPassant { .. }));
    if may_pass { position.info.key() } else { position.info.key_without_ep() }
}
