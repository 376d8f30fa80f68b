//! The rules of Tandem Pawn Chess.

use super::{Part, Rulebook, Stop};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "Every pawn is a pair of pawns, yoked together on one square. The pair may go on together, \
           part, or shoot one of its pawns ahead like a rocket.",
    parts: &[
        Part::Text(
            "Pieces and kings are those of chess. A pair attacks, gives check and guards just as one \
             pawn does. Pawns that have parted stay single, and once no pair is left the game goes on \
             as chess.",
        ),
        Part::Heading("How a pair goes"),
        Part::List(&[
            "Together, as a pawn goes: one square ahead, or two from its second rank.",
            "One of the two goes so; the other stays where it was.",
            "The rocket: if the square behind the pair and both squares ahead of it are empty, one \
             pawn goes two squares ahead and the other one square back. It works from any rank that \
             has those squares.",
        ]),
        Part::Walk {
            fen: "4k3/tttttttt/8/8/8/8/TTTTTTTT/4K3 w - - 0 1",
            words: "Pairs and kings only. Step on with the arrows.",
            stops: WAYS,
        },
        Part::Text(
            "Press the pair and then its square. Where several ways lead there, small pictures ask \
             which; the square pressed once more means the first of them. For a rocket you may also \
             press the square behind the pair.",
        ),
        Part::Heading("Captures"),
        Part::List(&[
            "Whatever captures a pair takes both its pawns.",
            "A pair captures a single pawn or a piece together, or with one of the two, which its \
             partner then guards.",
            "A pair captures another pair only together.",
        ]),
        Part::Walk {
            fen: "4k3/8/8/3t1p2/4T3/8/8/4K3 w - - 0 1",
            words: "White’s pair on e4 may capture to either side.",
            stops: CAPTURES,
        },
        Part::Heading("En passant"),
        Part::Text(
            "Every double step may be answered en passant, whether a pair has made it together, one \
             of a pair, or a single pawn, and from the first rank as well as the second. Only what \
             has made the step is captured: the partner left at home is safe. A rocket passes nobody.",
        ),
        Part::Walk {
            fen: "4k3/3t4/8/2P1T3/8/8/8/4K3 b - - 0 1",
            words: "Black’s pair has not moved yet.",
            stops: PASSING,
        },
        Part::Heading("Pawns at home"),
        Part::Text(
            "A rocket may throw a pawn back onto its own first rank. A single pawn on its first or \
             second rank may always go two squares, however it came there.",
        ),
        Part::Walk {
            fen: "4k3/8/8/8/8/1p4t1/8/P3K2P w - - 0 1",
            words: "Two white pawns on the first rank.",
            stops: FIRST_RANK,
        },
        Part::Heading("Promotion"),
        Part::List(&[
            "A pair that reaches the last rank together becomes one man.",
            "If one of the two goes, it alone is promoted. The other stays on the seventh rank and \
             may follow later.",
            "A rocket from the sixth rank is promoted at once, over a seventh rank that need only be \
             empty, however well it is guarded.",
        ]),
        Part::Walk {
            fen: "5n2/7k/T2T1T2/3p1p2/8/8/8/4K3 w - - 0 1",
            words: "Three pairs on the sixth rank. Which of them can shoot?",
            stops: SIXTH_RANK,
        },
        Part::Puzzle {
            fen: "6nb/6pk/5T1p/8/8/8/8/1K6 w - - 0 1",
            moves: 1,
            key: "f6f8^n",
            task: "White mates in one move.",
            found: "The knight gives check, and the pawn thrown back to f5 guards the last square.",
        },
        Part::Heading("What follows"),
        Part::List(&[
            "A pinned pair may send one of its pawns away: the other keeps the line shut.",
            "A pair that moves together is written with a T: Te4, Texd5. One of it is written as a \
             pawn: e4, exd5. A rocket has an arrowhead: e4^, e8^=Q.",
            "Check, mate, castling and draws are those of chess. Pawns on the first rank are in the \
             way of castling like any man.",
        ]),
        Part::Heading("A word of advice"),
        Part::Text(
            "Bishops and knights have a hard time behind double ranks of pawns; giving one for a pair \
             and a pawn is often fair. A pair on the sixth rank with an open road is a queen in the \
             making.",
        ),
    ],
};

const WAYS: &[Stop] = &[
    Stop::Play("d2d4T", "Together: the whole pair goes two squares from its second rank."),
    Stop::Play("d7d5", "Parting: one pawn goes to d5, the other stays on d7."),
    Stop::Play("a2a4^", "The rocket: one pawn flies to a4, the other falls back to a1."),
    Stop::Play("h7h6T", "Black’s pair goes one square together."),
    Stop::Play("a1a3", "The pawn on the first rank goes two squares."),
];

const CAPTURES: &[Stop] = &[
    Stop::Try("e4d5", "exd5", "One of a pair cannot capture a pair."),
    Stop::Play("e4f5", "One of the pair has captured the pawn. Its partner on e4 guards it."),
    Stop::Play("d5e4T", "Black’s pair has captured together, and stays a pair."),
];

const PASSING: &[Stop] = &[
    Stop::Play("d7d5T", "It goes two squares together, over d6."),
    Stop::Try("e5d6", "exd6", "One of White’s pair cannot take two in passing; both could."),
    Stop::Play("c5d6", "A single pawn can. Both black pawns are gone."),
];

const FIRST_RANK: &[Stop] = &[
    Stop::Play("a1a3", "A double step from the first rank, over a2."),
    Stop::Play("b3a2", "Black captures it in passing, and is one step from the last rank."),
    Stop::Play("h1h3", "The other pawn passes h2."),
    Stop::Play("a2a1q", "Black could have taken that one, too, but has better to do."),
];

const SIXTH_RANK: &[Stop] = &[
    Stop::Try("d6d8", "d8^=Q", "The square behind this pair is taken."),
    Stop::Try("f6f8", "f8^=Q", "So it is here, and the square two ahead as well."),
    Stop::Play("a6a8^q", "This one can: a new queen on a8, and a pawn on a5."),
];
