//! The rules of Ms. Alice chess.

use super::{Part, Rulebook, Stop};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "Alice chess with one more kind of move: a man may go straight through the glass without \
           moving on its board. John Ishkan called it a zero move.",
    parts: &[
        Part::Text("All the rules of Alice chess hold."),
        Part::Games(&["alice"]),
        Part::Heading("Zero moves"),
        Part::Text(
            "Instead of moving, any man may go through to the same square of the other board, if \
             it is empty. Press the man, then the same square of the other board. It is written \
             with a sign of equality: Nb1=.",
        ),
        Part::Figure {
            fen: "",
            moves: "Ab1Bb1",
            caption: "1. Nb1= The knight is on board B, on the square it came from.",
        },
        Part::List(&[
            "A king in check may not make a zero move, nor may any king go through to a square \
             that is attacked.",
            "Another man may make one to shield the king.",
            "A king or rook that has made a zero move has moved: it does not castle.",
            "A pawn may go through and later make its double step, as long as it stands on its \
             second rank.",
            "A zero move captures nothing and, even of a pawn, does not begin the count of fifty \
             moves anew.",
        ]),
        Part::Walk {
            fen: "4r2k/8/8/8/8/8/8/4K3:8/8/8/8/4B3/8/8/8 w - - 0 1",
            words: "White’s king is in check on board A.",
            stops: &[
                Stop::Try(
                    "Ae1Be1",
                    "Ke1=",
                    "Refused: a king in check may not go straight through.",
                ),
                Stop::Play("Be4Ae4", "The bishop may, and stands between rook and king."),
            ],
        },
    ],
};
