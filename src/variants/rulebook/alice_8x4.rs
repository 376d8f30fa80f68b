//! The rules of Alice chess on boards of eight by four.

use super::{Part, Rulebook};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "Parton’s small Alice chess, on two boards of four files and eight ranks.",
    parts: &[
        Part::Text("All the rules of Alice chess hold, as far as there is room for them."),
        Part::Games(&["alice"]),
        Part::Figure {
            fen: "",
            moves: "",
            caption: "The start. Each side has a rook, a queen, a king and a rook behind two \
                      knights, two bishops and four pawns.",
        },
        Part::List(&[
            "A pawn goes one square at a time from the beginning, so there is no en passant.",
            "There is no castling.",
            "On the last rank a pawn becomes a queen, rook, bishop or knight.",
        ]),
        Part::Figure {
            fen: "",
            moves: "a2b4 d6d5",
            caption: "Black answered 1. Nb4 with 1… d5. Both armies are only two ranks apart, and \
                      few moves bring them together.",
        },
    ],
};
