//! The rules of O'Donohue chess.

use super::{Part, Rulebook};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "Alice chess in which no move is lost because the square beyond is taken: the man simply \
           stays where it is.",
    parts: &[
        Part::Text("All the rules of Alice chess hold but one."),
        Part::Games(&["alice"]),
        Part::Heading("When the glass is shut"),
        Part::Text(
            "In Alice chess a man may not move where it has no room on the other board. Michael \
             O’Donohue lets it move, and leaves out the passage: it stays on the board where it \
             moved. Where there is room, it must go through.",
        ),
        Part::Figure {
            fen: "",
            moves: "e2e4 e7e6 g1f3 d7d6 d1f3",
            caption: "3. Qf3/A White’s knight stands on f3 of board B, so the queen stays on board \
                      A. In Alice chess the move would not be possible.",
        },
        Part::List(&[
            "So a square may be taken on both boards.",
            "The king must be safe where it steps, and where it ends, be it the same board.",
            "In castling king and rook each go through if there is room for them.",
            "The board tells what happened: a move that ends on board A is written with /A, whether \
             it came there or stayed.",
        ]),
    ],
};
