//! The rules, in short.

use super::{Part, Rulebook};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "A turn is a pawn move and then an officer’s move. Both must be made, and whoever captures the king has won.",
    parts: &[Part::List(&[
        "If any pawn of yours can move, one must; then, in the same turn, an officer or the king moves, perhaps the one the pawn has just become.",
        "If no pawn can move, an officer moves alone. If no officer can move after the pawn, the turn is over.",
        "There is no check and no mate: the king may be left where it can be taken, and whoever takes it wins at once.",
        "There is no en passant. A king may castle whatever attacks it.",
        "Whoever can make no move at all has drawn, as have two bare kings.",
    ])],
};
