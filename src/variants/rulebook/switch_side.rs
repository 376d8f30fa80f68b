//! The rules, in short.

use super::{Part, Rulebook};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "Chess between two persons who may change armies: whoever closes a chain of men may take over the other side, and moves again.",
    parts: &[Part::List(&[
        "A chain is a closed line of men of either color, each a king’s step from the next, that does not cross itself and has two empty squares inside that touch each other. The edge of the board closes nothing.",
        "When the man you move becomes part of a chain, you may switch: you take the other army, with its clock, and it is your move again.",
        "You may switch in a row as often as the first chain of that row has empty squares inside; once your opponent has moved, the count begins anew.",
        "Mate loses for whoever commands the mated army.",
    ])],
};
