//! The rules of Alice chess over Switch-Side Chain-Chess.

use super::{Part, Rulebook};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "Switch-Side Chain-Chess on Alice’s two boards: whoever goes through the glass may close a \
           chain on the other side of it.",
    parts: &[
        Part::Text("The rules of both games hold."),
        Part::Games(&["alice", "switch-side"]),
        Part::Heading("How they go together"),
        Part::List(&[
            "A chain counts on the board where the man that moved comes out. Men of the other \
             board are no part of it.",
            "Whoever switches takes the other army on both boards.",
        ]),
        Part::Figure {
            fen: "8/8/8/8/8/8/6N1/8:8/8/4p3/3p1k2/3K4/4r3/8/8 w - - 0 1 1 - -",
            moves: "Ag2Bf4~",
            caption: "White’s knight has come out on f4 of board B, where it closes a chain, and its \
                      owner has switched.",
        },
    ],
};
