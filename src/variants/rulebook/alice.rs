//! The rules of Alice chess.

use super::yearout_jelliss::GAME;
use super::{Part, Rulebook, Stop};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "Two boards, one game. Whoever moves goes through the looking-glass: the man leaves its \
           board and comes out on the same square of the other.",
    parts: &[
        Part::Text(
            "The game begins like chess, on board A; board B stands empty beside it. In your turn \
             you move one of your men, on whichever board it stands, as in chess. Then it goes \
             through.",
        ),
        Part::Heading("Through the glass"),
        Part::List(&[
            "The move must be possible on the board where the man stands. It sees only the men of \
             that board; those of the other are not in its way.",
            "The same square of the other board must be empty. So no square is ever taken on both \
             boards.",
            "A man captures only on its own board. Then it goes through like any other.",
        ]),
        Part::Walk {
            fen: "",
            words: "A few moves to see how it works. Step on with the arrows.",
            stops: EXAMPLE,
        },
        Part::Heading("The king"),
        Part::Text("A king must be safe twice over:"),
        Part::List(&[
            "where it steps on its own board, before it goes through;",
            "and where it comes out on the other.",
        ]),
        Part::Walk {
            fen: "3r3k/8/8/8/8/8/8/4K3:5r2/8/8/8/8/8/8/8 w - - 0 1",
            words: "A rook on each board. Where can the white king go?",
            stops: KING,
        },
        Part::Text(
            "Nor may any other move leave your king in check. But a check on one board can be met \
             from the other: the man that comes through may come out in between.",
        ),
        Part::Walk {
            fen: "4k1n1/8/8/8/8/8/8/4R1K1:8/8/8/r7/8/8/8/8 b - - 0 1",
            words: "Black’s king is in check from the rook on e1. How can it be shielded?",
            stops: SHIELD,
        },
        Part::Heading("Mate"),
        Part::Text(
            "Few men guard what they seem to guard, so mates come early. None is earlier than this \
             one.",
        ),
        Part::Walk { fen: "", words: "A mate in three moves.", stops: MATE },
        Part::Heading("Pawns and castling"),
        Part::List(&[
            "A pawn on its own second rank, on either board, may go two squares if both are empty \
             on that board. On the other board only the last of them must be empty.",
            "On the last rank a pawn is promoted, and the new man goes through. If there is no \
             room for it beyond, the pawn cannot go there.",
            "Castling is as in chess, judged on the board where king and rook stand: neither has \
             moved, nothing is between them, the king is not in check and passes no attacked \
             square. Both go through together, so both squares must be empty beyond, and the king \
             must be safe there too. You may also play without castling.",
        ]),
        Part::Figure {
            fen: "4k3/8/8/8/8/8/5PPP/4K2R:8/8/8/8/8/8/8/8 w K - 0 1",
            moves: "e1g1",
            caption: "White has castled: king and rook have gone through, their pawns have not.",
        },
        Part::Text(
            "There is usually no en passant, but you may choose it for your game: on the first \
             board, where the double step was made; on the second, where the pawn came down; or on \
             either. The capturing pawn moves to the square that was passed over, on its own board, \
             and goes through as always; the pawn that made the double step leaves the game.",
        ),
        Part::Heading("Draws"),
        Part::Text(
            "Draws are those of chess, with two differences. A position is repeated only if every \
             man stands on the same board as before. And a game is dead only with bare kings, for \
             a king takes a square from the other king even through the glass.",
        ),
        Part::Figure {
            fen: "8/8/8/8/8/8/8/1K6:8/8/8/8/8/8/2N5/k7 b - - 0 1",
            moves: "",
            caption: "Mate by a knight alone. Black’s king cannot go to b1, which is taken beyond, \
                      nor to a2 or b2, where the white king would meet it on board A.",
        },
        Part::Heading("How moves are written"),
        Part::Text(
            "As in chess, with /A after a move that ends on board A: 1. Nf3 e6 2. Ne5/A. A move \
             that ends on board B has nothing added.",
        ),
        Part::Heading("A problem"),
        Part::Text(
            "Solve it on these boards: press a white man and then its square. A wrong move is \
             answered by the reply that refutes it.",
        ),
        Part::Puzzle {
            fen: "4r3/1p6/3n4/2n1k1rb/8/2b1p1p1/8/8:8/8/4R3/5R2/1P1NpB2/Q7/K7/8 w - - 0 1",
            moves: 2,
            key: "a2b1",
            task: "White moves and mates in two. By Udo Marks, The Problemist, 1999.",
            found: "The king has only stepped aside, and yet whatever Black does now allows a mate.",
        },
        Part::Heading("A game"),
        Part::Text("Paul Yearout against George Jelliss, AISE Grand Prix, 1996."),
        GAME,
        Part::Heading("Its relatives"),
        Part::Games(&[
            "looking-glass",
            "ms-alice",
            "odonohue",
            "duo",
            "alice-8x4",
            "alice-3",
            "alice-twilight",
        ]),
    ],
};

const EXAMPLE: &[Stop] = &[
    Stop::Play("g1f3", "The knight moves on board A and comes out on f3 of board B."),
    Stop::Play("e7e6", "Black’s pawn, too, is on board B now. It has left e7 of board A empty."),
    Stop::Play("f3e5", "From f3 to e5 on board B, and back to board A."),
    Stop::Play("f8c5", "The way e7, d6, c5 is free on board A. The bishop comes out on board B."),
    Stop::Play("e5f7", "The knight captures a pawn on board A and is gone: it stands on f7 of B."),
    Stop::Try(
        "Ae8Bf7",
        "Kxf7",
        "Not possible: the knight is on board B, the king on board A. And the king cannot go to f7 \
         at all, because that square is taken on board B.",
    ),
    Stop::Try(
        "Bc5Af2",
        "Bxf2+",
        "Not possible: the bishop is on board B, the pawn on board A. On board B, f2 is empty, but \
         the bishop could not come out on board A, where the pawn stands.",
    ),
    Stop::Try(
        "Ad8Bd4",
        "Qd4",
        "Not possible: on board A the queen’s own pawn on d7 is in the way.",
    ),
    Stop::Play(
        "c5g1",
        "But this is. On board B nothing stands between c5 and g1: the pawn on f2 is on board A. \
         And g1 of board A is empty since the knight left.",
    ),
];

const KING: &[Stop] = &[
    Stop::Try("Ae1Bd1", "Kd1", "Refused: d1 is attacked on board A, where the king steps."),
    Stop::Try("Ae1Bf1", "Kf1", "Refused: safe on board A, but on board B the rook attacks f1."),
    Stop::Play("e1e2", "Safe on board A, safe on board B. It is White’s only move."),
];

const SHIELD: &[Stop] = &[
    Stop::Try("Ag8Be7", "Ne7", "Refused: the knight would come out on board B and shield nothing."),
    Stop::Play("a5e5", "The rook moves on board B and comes out between them on board A."),
];

const MATE: &[Stop] = &[
    Stop::Play("e2e4 d7d5 f1e2 d5e4", "Black takes a pawn on board B and comes back to board A."),
    Stop::Play("e2b5", "Check on board A, from the bishop that came back from board B. And mate."),
    Stop::Try(
        "Ac7Bc6",
        "c6",
        "Whatever steps in between goes through, and the check is as it was.",
    ),
    Stop::Try("Ab8Bc6", "Nc6", "The knight would be gone to board B as well."),
    Stop::Try("Ac8Bd7", "Bd7", "And so would the bishop."),
    Stop::Try("Ae8Bd7", "Kd7", "The king would be safe on board B, but on board A d7 is attacked."),
];
