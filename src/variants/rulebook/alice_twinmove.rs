//! The rules of Alice chess over Twinmove Chess.

use super::{Part, Rulebook};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "Twinmove Chess on Alice’s two boards: a pawn and then an officer, and each of them goes \
           through the glass.",
    parts: &[
        Part::Text("The rules of both games hold, but nobody minds a king in danger."),
        Part::Games(&["alice", "twinmove"]),
        Part::Heading("How they go together"),
        Part::List(&[
            "The pawn comes out on the other board before the officer moves. So the officer may go \
             where the pawn has made room for it.",
            "You must move a pawn if any of yours can move on either board, and only where it has \
             room beyond. The same goes for the officer after it.",
            "There is no check: whoever captures the king has won, on its own board as always.",
        ]),
        Part::Figure {
            fen: "",
            moves: "e2e4 g1f3",
            caption: "White’s first turn: the pawn, then the knight. Both are on board B now.",
        },
    ],
};
