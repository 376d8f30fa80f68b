//! The rules of Looking-glass chess.

use super::{Part, Rulebook};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "Alice chess with the armies on different boards: White begins on board A, Black on \
           board B.",
    parts: &[
        Part::Text("All the rules of Alice chess hold."),
        Part::Games(&["alice"]),
        Part::Figure {
            fen: "",
            moves: "",
            caption: "The start. Neither army sees the other until somebody goes through.",
        },
        Part::Heading("What is different"),
        Part::List(&[
            "A man’s first move takes it to the enemy’s board. There it can capture and be \
             captured, and from there it comes back home.",
            "Each side castles on the board where it began, and comes out on the other.",
        ]),
        Part::Figure {
            fen: "",
            moves: "g1f3 e7e5",
            caption: "After 1. Nf3 e5/A each has one man on the other’s board, and neither attacks \
                      the other: the knight is on board B, the pawn on board A.",
        },
    ],
};
