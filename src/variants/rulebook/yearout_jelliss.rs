//! A game of Alice chess: Yearout against Jelliss, with what Jelliss remarked on it.

use super::{Part, Stop};

pub const GAME: Part = Part::Walk {
    fen: "",
    words: "Jelliss played Black; the remarks follow his.",
    stops: &[
        Stop::Play(
            "d2d3 g8f6 b1c3 c7c5 d1d2 b8c6",
            "Both bring men over to board B. A man that moves leaves its board, so whoever gives \
             check by its own move must come from the other.",
        ),
        Stop::Play("d3d4 a8b8", "A usual way of developing a rook in Alice chess."),
        Stop::Play("e2e3 g7g5", "Keeps White’s bishop from g5, and a pawn ready to take it on f4."),
        Stop::Play(
            "f2f4 b8g8",
            "Guards the pawn from the other board: whoever takes on g5 comes out on board A, before \
             the rook.",
        ),
        Stop::Play("c3d5 h7h6 g1f3 g5f4", "Not in the spirit of it, Jelliss found: better Ne4/A."),
        Stop::Play(
            "c1f4 g8g4 f4e5 h8h5 e1c1",
            "White castles, perhaps because the king looks safer on board B. Now Black’s queen is \
             as good as pinned: should it go to c7 or b6, Qd8 is mate.",
        ),
        Stop::Play(
            "f6e4 e5c7 g4a4 f1a6 f8g7",
            "Black means Rc4+; if a pawn or knight comes to c3, the bishop takes it with check.",
        ),
        Stop::Play(
            "a6b5 a4c4 c1b1 h5f5 c7a5",
            "Now the pinned queen is attacked, and only desperate measures can save it.",
        ),
        Stop::Play("f5d5 d2d5 d8a5", "Threatens mate on a1."),
        Stop::Play(
            "a2a3 a5d2 d5d7 e8f8",
            "The capture on d7 has opened the bishop’s line to the king. Black had announced both \
             moves beforehand, and wondered afterwards whether White had seen the check.",
        ),
        Stop::Play("d7g7 d2c3", "Prevents Qh8 mate."),
        Stop::Play(
            "d1d8",
            "Black resigns: after Bd7 comes Qg8, after Be6 Re8, after Nf6 Qh8, each time mate.",
        ),
    ],
};
