//! The rules of Alice chess on three boards.

use super::{Part, Rulebook};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "Alice chess with two worlds beyond the glass. Parton remarked that his game can be \
           played so, and the choice makes it richer.",
    parts: &[
        Part::Text("All the rules of Alice chess hold, with three boards A, B and C."),
        Part::Games(&["alice"]),
        Part::List(&[
            "Whoever moves goes through to one of the two other boards and chooses which. The same \
             square must be empty there; the third board does not matter.",
            "A square may be taken on two boards, or on all three.",
            "The king must be safe where it steps and where it comes out. A check can be met by a \
             man that comes through from either of the other boards.",
            "In castling king and rook go to the same board.",
            "Moves that end on board A are written with /A, on board C with /C, on board B with \
             nothing added.",
        ]),
        Part::Figure {
            fen: "",
            moves: "Ae2Ce4 Ae7Be5 Ag1Bf3",
            caption: "After 1. e4/C e5 2. Nf3. White’s knight attacks the pawn on e5, for both \
                      went to board B; White’s own pawn is out of it on board C.",
        },
    ],
};
