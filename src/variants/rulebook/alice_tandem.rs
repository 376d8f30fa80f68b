//! The rules of Alice chess over Tandem Pawn Chess.

use super::{Part, Rulebook};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "Tandem Pawn Chess on Alice’s two boards. A yoked pair may go through the glass together, \
           or part between the worlds.",
    parts: &[
        Part::Text("The rules of both games hold."),
        Part::Games(&["alice", "tandem"]),
        Part::Heading("How they go together"),
        Part::List(&[
            "Whoever moves goes through: the pair if it moves together, or one of it. The pawn left \
             behind stays on its board.",
            "A rocket sends both its pawns through, so both squares must be empty beyond.",
            "A single pawn on its first or second rank may go two squares, on either board.",
            "En passant is played only if you choose it for your game.",
        ]),
        Part::Figure {
            fen: "",
            moves: "Ae2Be4",
            caption: "White’s pair on e2 has parted: one pawn has gone two squares and through the \
                      glass, the other is where it was.",
        },
    ],
};
