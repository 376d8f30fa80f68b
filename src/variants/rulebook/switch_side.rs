//! The rules of Switch-Side Chain-Chess.

use super::{Part, Rulebook, Stop};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "Chess between two persons who may change armies. Whoever’s man closes a chain may take \
           over the other side, and moves again.",
    parts: &[
        Part::Text(
            "All the rules of chess hold. The first player begins with White, the second with Black; \
             but that need not stay so.",
        ),
        Part::Heading("Chains"),
        Part::Text(
            "A chain is a closed line of men of either color, each a king’s step from the next. It \
             does not cross itself, and it surrounds at least two empty squares that touch by side \
             or corner. Men may stand inside, too. The edge of the board closes nothing.",
        ),
        Part::Walk {
            fen: "8/8/4p3/3p1k2/3K4/4r3/6N1/8 w - - 0 1 1 - -",
            words: "Five men around e5 and e4. One is missing.",
            stops: SMALLEST,
        },
        Part::Figure {
            fen: "8/8/3p4/2p1k3/5r2/4K3/2N5/8 w - - 0 1 1 - -",
            moves: "c2d4~",
            caption: "The chain through the knight on d4 surrounds d5 and e4, which touch by a \
                      corner.",
        },
        Part::Figure {
            fen: "8/8/8/4p3/3p4/4r3/6N1/K6k w - - 0 1 1 - -",
            moves: "g2f4",
            caption: "A ring around a single square is no chain.",
        },
        Part::Figure {
            fen: "8/r7/4p3/3p1k2/3K1N2/4r3/8/8 b - - 0 1 1 - -",
            moves: "a7e7",
            caption: "A man that only touches the ring is no part of it: this rook may not switch.",
        },
        Part::Heading("Switching"),
        Part::List(&[
            "If the man you have moved is part of a chain, old or new, you may switch. You say so \
             with the move.",
            "You take the other army with its clock, and your opponent takes yours.",
            "The army to move does not change. So it is your move again, with the men that were your \
             opponent’s.",
            "After castling it counts if king or rook is part of a chain.",
        ]),
        Part::Walk {
            fen: "rnbqkbnr/pppp1ppp/8/4p3/8/2P5/PP1PPPPP/RNBQKBNR w KQkq - 0 2 1 - -",
            words: "White has played c3. Another pawn beside it closes a chain.",
            stops: SWITCHING,
        },
        Part::Text(
            "A move that closes a chain asks whether you switch. The square pressed once more means \
             no.",
        ),
        Part::Heading("How often"),
        Part::Text(
            "You may switch again with the move you have gained, and again, but only as often in a \
             row as the first chain of that row has empty squares inside. Once your opponent has had \
             a move, the count begins anew. This is the inventor’s rule of 2018.",
        ),
        Part::Text(
            "Kenneth W. Regan proposes a limit for the whole game instead, so that one has to save \
             one’s switches. You may choose either for your game, or both, or none. Without any, \
             whoever can close chain after chain plays both armies alone: after 1. c3 d6 the first \
             player wins by 2. b3~ Bh3~ 3. f3~ e6~ 4. g4~ Qh4#.",
        ),
        Part::Heading("Mate"),
        Part::Text(
            "Mate loses for whoever commands the mated army. So mind a mating move that closes a \
             chain: whoever switches with it has lost. Draws are those of chess; a position is \
             repeated only if the same player commands White.",
        ),
        Part::Text("A switch is written as a wave after the move: d3~."),
    ],
};

const SMALLEST: &[Stop] = &[Stop::Play(
    "g2f4~",
    "The knight closes the smallest chain there is, six men around two squares, and its owner switches.",
)];

const SWITCHING: &[Stop] = &[
    Stop::Play("d2d3~", "The first player switches: around c2 and d2 runs a chain through d3."),
    Stop::Play("d7d6", "Black to move, as always, and the first player makes this move, too."),
    Stop::Play("e2e3", "The opponent now commands White."),
];
