//! The rules of Twinmove Chess.

use super::{Part, Rulebook, Stop};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "A turn is two moves: a pawn and then a piece. You must make both, whether you like it or \
           not, and whoever captures the king has won.",
    parts: &[
        Part::Heading("A turn"),
        Part::List(&[
            "If any pawn of yours can move, one of them must: a step, a capture or a promotion, \
             whichever you choose.",
            "Then, in the same turn, a piece or the king moves. It may be the man that the pawn has \
             just become.",
            "If no pawn can move, a piece moves alone. A pawn that is set free by it has to wait for \
             your next turn.",
            "If no piece can move after the pawn, your turn is over.",
        ]),
        Part::Walk { fen: "", words: "The first turns of a short game.", stops: OPENING },
        Part::Text(
            "After a turn like White’s first here, 17 of the 115 turns that Black has lose the king \
             at once.",
        ),
        Part::Heading("The king is captured"),
        Part::Text(
            "There is neither check nor mate. A king may be left in danger, and may even walk into \
             it; nobody has to capture it, either. But whoever does, with a pawn or a piece, has won \
             at once. Kings may capture each other.",
        ),
        Part::Walk {
            fen: "8/8/8/8/1p6/R6k/1P6/4K3 w - - 0 1 1",
            words: "White’s rook bears on the black king. Is the game won?",
            stops: SHUT,
        },
        Part::Walk {
            fen: "4k2r/8/8/8/7b/8/5P2/4K3 w - - 0 1 1",
            words: "The pawn on f2 shields White’s king from the bishop. But it must move.",
            stops: OPENED,
        },
        Part::Heading("Pawns"),
        Part::Text(
            "There is no en passant: the pawn’s move is never the last of a turn that matters. On \
             the last rank a pawn becomes a queen, rook, bishop or knight, as you choose, and the \
             new man may move in the same turn.",
        ),
        Part::Walk {
            fen: "3k4/8/4P3/8/8/8/4K3/8 w - - 0 1 1",
            words: "A pawn two squares from the last rank.",
            stops: PROMOTION,
        },
        Part::Heading("Castling"),
        Part::Text(
            "Castling is a move of the king and so the second half of a turn. Neither king nor rook \
             may have moved and nothing may stand between them; attacks do not matter, since only \
             the capture of the king counts. You may choose chess’s stricter rule for your game.",
        ),
        Part::Figure {
            fen: "4k3/8/8/8/3r1r2/8/8/R3K2R w KQ - 0 1 1",
            moves: "e1g1",
            caption: "White, who has no pawn, has castled over a square that Black’s rook attacks.",
        },
        Part::Heading("Draws"),
        Part::List(&[
            "Whoever has no move at all, neither of a pawn nor of a piece: a draw. A king that can \
             only walk into danger does have a move.",
            "Bare kings.",
            "The same position at the beginning of a turn for the third time, and fifty turns of \
             each side without a capture or a pawn’s move, may be claimed as in chess.",
        ]),
        Part::Figure {
            fen: "4k3/8/8/8/p1p5/P1Pp4/PB1P4/KNB5 w - - 0 1 1",
            moves: "",
            caption: "White to move has none, and the game is drawn.",
        },
        Part::Heading("A word of advice"),
        Part::Text(
            "A pawn’s move is a duty more often than a gift. Keep some that do no harm, for whoever \
             runs out of them must open the king’s own shelter. A pawn on the seventh rank is a queen \
             that moves in the same turn. And do not give up when you are behind: a double move finds \
             counterattacks where chess has none.",
        ),
        Part::Text("The halves of a turn are written with a comma between them: e4,Bb5."),
        Part::Heading("The gentler game"),
        Part::Games(&["twinmove-free"]),
    ],
};

const OPENING: &[Stop] = &[
    Stop::Try("g1f3", "Nf3", "The pawn comes first."),
    Stop::Play("e2e4", "White begins with a pawn…"),
    Stop::Try("d2d4", "d4", "One pawn is enough. Now a piece has to move."),
    Stop::Play("f1b5", "…and goes on with a bishop. That was White’s first turn."),
    Stop::Play("d7d5", "Black’s pawn opens the bishop’s way to the king."),
    Stop::Play("g8f6", "This knight shields nobody: the king is left in danger."),
    Stop::Play("a2a3", "White has to move a pawn first."),
    Stop::Play("b5e8", "The king is captured. White has won."),
];

const SHUT: &[Stop] = &[
    Stop::Try("a3h3", "Rxh3", "Not yet: a pawn of White’s can move, so it must."),
    Stop::Play("b2b3", "It has no other way to go, and it shuts the rank. Black’s king is saved."),
];

const OPENED: &[Stop] = &[
    Stop::Play("f2f3", "Either step lays the king open…"),
    Stop::Play("e1d1", "…but in the same turn it walks away."),
];

const PROMOTION: &[Stop] = &[
    Stop::Play("e6e7", "The pawn attacks the king, as pawns do."),
    Stop::Play("e2e3", "The turn needs a second half."),
    Stop::Play("d8d7", "Black has no pawn, so the king moves alone."),
    Stop::Play("e7e8q", "The pawn becomes a queen…"),
    Stop::Play("e8d7", "…which captures the king in the same turn."),
];
