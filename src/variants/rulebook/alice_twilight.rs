//! The rules of Alice chess over Twilight Chess.

use super::{Part, Rulebook};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "Twilight Chess on Alice’s two boards. Parton’s rule can be laid over almost any game; \
           here men go through the glass, and in and out of the twilight.",
    parts: &[
        Part::Text("The rules of both games hold."),
        Part::Games(&["alice", "twilight"]),
        Part::Heading("How they go together"),
        Part::List(&[
            "A warp takes a man off its board into your zone. There is one zone for both boards, \
             and no passage: the man is gone from both.",
            "A drop is a move like any other. You put the man on an empty square of one board, and \
             it goes through; so the same square must be empty on both.",
            "A drop is judged where it comes out: there it may shield your king or give check.",
            "A pawn goes two squares and a rook castles only if it has never moved, so only from \
             board A.",
        ]),
        Part::Figure {
            fen: "",
            moves: "e2e4 e7e5 Ag1@N Ad8@Q",
            caption: "White has warped a knight and Black the queen, both from board A.",
        },
        Part::Figure {
            fen: "",
            moves: "e2e4 e7e5 Ag1@N Ad8@Q N@Af4Bf4",
            caption: "White has dropped the knight on f4 of board A, and it has come out on board B.",
        },
    ],
};
