//! What players ask of the arbiter, and what they hear.

use crate::board::{Color, Square};
use crate::realtime::{Move, Refusal, Tick};

/// What a player may ask of the arbiter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    Move(Move),
    /// The move, as soon as the piece is ready (R33).
    Premove(Move),
    /// Takes back the premoves of the piece there.
    Cancel(Square),
    /// Offers a draw, or accepts the opponent's offer.
    Offer,
    Decline,
    /// Claims a draw by repetition or by the fifty moves.
    Claim,
    Resign,
}

/// What became of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Done; a move is final.
    Ok,
    /// Black's move is made; White may still be first.
    Pending,
    /// White was first: the move was never made.
    Voided,
    /// The premove waits for its piece.
    Queued,
    Rejected(Refusal),
}

/// A command whose status has changed since it was submitted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ArbiterNews {
    /// The number of the command: the first submitted is 0.
    pub serial: u32,
    pub side: Color,
    /// When it changed.
    pub tick: Tick,
    /// The move it is about, as it was asked for.
    pub asked: Move,
    pub status: Status,
}
