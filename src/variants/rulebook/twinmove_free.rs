//! The rules of Twinmove Chess without compulsion.

use super::{Part, Rulebook, Stop};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "A pawn and then a piece, or a piece alone: nobody has to move a pawn, but whoever does not \
           moves only once.",
    parts: &[
        Part::Text("All is as in the compulsory game, but for the beginning of a turn."),
        Part::Games(&["twinmove"]),
        Part::Heading("A turn"),
        Part::List(&[
            "You may begin with a pawn. Then a piece moves in the same turn.",
            "Or you move a piece at once, and your turn is over.",
            "The very first move of the game is a pawn’s.",
        ]),
        Part::Walk { fen: "", words: "The first turns of a game.", stops: OPENING },
        Part::Heading("What follows"),
        Part::Text(
            "A king that is attacked cannot hide behind the duty to move a pawn: the attacker may \
             capture it at once.",
        ),
        Part::Walk {
            fen: "8/8/8/8/1p6/R6k/1P6/4K3 w - - 0 2 1",
            words: "In the compulsory game the pawn would have to shut the rank.",
            stops: &[Stop::Play("a3h3", "Here the rook captures the king, and White has won.")],
        },
    ],
};

const OPENING: &[Stop] = &[
    Stop::Try("g1f3", "Nf3", "White’s first move must be a pawn’s."),
    Stop::Play("e2e4", "A pawn…"),
    Stop::Play("g1f3", "…and a piece."),
    Stop::Play("g8f6", "Black moves a piece alone, and it is White’s turn."),
];
