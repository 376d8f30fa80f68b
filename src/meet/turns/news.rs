//! What a live game has to tell the page, and why something is not done.

use super::message::Wish;
use crate::meet::frame::Flaw;

/// What has happened that is not plain from how the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// The other side is there, or there again.
    Met,
    /// They made a move.
    Moved,
    /// They want something.
    Asked(Wish),
    /// They do not agree to what was asked.
    Declined(Wish),
    /// A move was taken back, as somebody asked.
    TookBack,
    /// They say a phrase.
    Said(u8),
    /// The next game begins.
    Again,
    /// They have left.
    Left,
    /// What they sent was not listened to.
    Flawed(Flaw),
    /// Nothing they say counts any more.
    Stopped(Stop),
}

/// Why two devices do not go on with a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// They speak another version.
    Version(u8),
    /// Their move of this number, counted from 0, is none of the rules here.
    Illegal(u16),
    /// From this move on, counted from 0, they have another game.
    Differs(u16),
    /// They say the game is over, and here it is not.
    Over,
    /// They have stopped.
    Theirs,
}

/// Why a deed is not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The other side has not said yet how the game stands: this page may have forgotten something.
    NotMet,
    /// The game is over, or is not yet.
    Over,
    NotOver,
    NotYourTurn,
    Illegal,
    /// Nobody asked for that.
    NotAsked,
    /// There is nothing to take back or to claim, or it is asked for already.
    Nothing,
    /// The two devices no longer agree.
    Stopped,
}
