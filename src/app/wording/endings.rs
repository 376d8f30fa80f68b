//! How games ended, in the language of the page.

use crate::app::common::finish::{Finish, Manner, Verdict};
use crate::rules::Reason;
use crate::texts::texts;

/// How a game ended: `White wins by checkmate`, `Draw by agreement`.
pub fn finish(finish: &Finish) -> String {
    match finish {
        Finish::Known(Some(winner), manner) => texts().won(winner.word(), word(*manner)),
        Finish::Known(None, Manner::Material) => texts().drawn_material(),
        Finish::Known(None, Manner::Idle) => texts().drawn_idle(),
        Finish::Known(None, manner) => texts().drawn(word(*manner)),
        Finish::Words(words) => words.clone(),
    }
}

/// What a game's end means to the one person here: `You won`.
pub fn verdict(verdict: Verdict) -> String {
    texts().verdict(match verdict {
        Verdict::Won => "won",
        Verdict::Lost => "lost",
        Verdict::Drawn => "drawn",
    })
}

/// How a game ended, after that: `by checkmate`.
pub fn ended_by(manner: Manner) -> String {
    texts().ended_by(word(manner))
}

/// The word by which texts choose how a game ended.
fn word(manner: Manner) -> &'static str {
    match manner {
        Manner::Reason(Reason::Checkmate) => "checkmate",
        Manner::Reason(Reason::KingCaptured) => "king-captured",
        Manner::Reason(Reason::KingExploded) => "king-exploded",
        Manner::Reason(Reason::KingArrived) => "king-arrived",
        Manner::Reason(Reason::BothArrived) => "both-kings-arrived",
        Manner::Reason(Reason::Resignation) => "resignation",
        Manner::Reason(Reason::Time) => "time",
        Manner::Reason(Reason::Stalemate) => "stalemate",
        Manner::Reason(Reason::DeadPosition) | Manner::Material => "dead-position",
        Manner::Reason(Reason::FiftyMoves) | Manner::FiftyMoveRule => "fifty-moves",
        Manner::Reason(Reason::SeventyFiveMoves) | Manner::SeventyFiveMoveRule => {
            "seventy-five-moves"
        }
        Manner::Reason(Reason::QuietSeries) => "quiet-series",
        Manner::Reason(Reason::Threefold) => "threefold-repetition",
        Manner::Reason(Reason::Fivefold) => "fivefold-repetition",
        Manner::Reason(Reason::Agreement) | Manner::Idle => "agreement",
        Manner::Reason(Reason::Unstated) => "unstated",
    }
}
