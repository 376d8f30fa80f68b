//! The rules of Alice chess, in short.

use super::{Part, Rulebook};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "Two boards, one game: every man that moves goes through the looking-glass to the same \
           square of the other board.",
    parts: &[Part::List(&[
        "A move must be legal on the board on which it is played; men on the other board are not \
         in the way.",
        "The square beyond, on the other board, must be vacant. So a man captures only on its own \
         board, and a capture goes through like any move.",
        "The king must be safe on the board it moves on before it goes through, and on the board \
         it comes down on; a check on one board can be met by a man that comes through to it.",
    ])],
};
