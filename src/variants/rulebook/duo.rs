//! The rules of Duo chess.

use super::{Part, Rulebook};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "Two boards, an army on each, and the glass open to both sides: go through or stay, as \
           you like, and strike through it.",
    parts: &[
        Part::Text(
            "White begins on board A, Black on board B. You know most of it from Alice chess.",
        ),
        Part::Games(&["alice"]),
        Part::Heading("Moves"),
        Part::List(&[
            "After a move on its board a man may go through to the same square of the other board, \
             if it is empty, or stay. You are asked which.",
            "Every man but a pawn may instead go straight through without moving on its board. So \
             it captures, too, whatever enemy stands on the same square beyond.",
            "Castling is as in chess; king and rook both go through or both stay. There is no en \
             passant.",
        ]),
        Part::Figure {
            fen: "8/8/8/8/3Q4/8/8/K7:7k/8/8/8/3r4/8/8/8 w - - 0 1",
            moves: "Ad4Bd4",
            caption: "1. Qxd4=+ The queen has gone straight through and captured the rook that stood \
                      on d4 of board B. Press the man, then the square beyond.",
        },
        Part::Heading("Check"),
        Part::Text(
            "A king is in check as in chess, and also whenever an enemy man other than a pawn \
             stands on its square of the other board, for that man could capture it straight \
             through. That goes for kings, too: they never share a square.",
        ),
        Part::Figure {
            fen: "3Q4/8/8/8/8/8/8/B5K1:7k/R7/8/8/8/8/8/6R1 w - - 0 1",
            moves: "Ad8Ah8",
            caption: "1. Qh8/A# The queen on h8 of board A checks the king on h8 of board B. The \
                      rooks guard its squares there, and the bishop guards the queen: the king \
                      cannot take it straight through.",
        },
        Part::Text(
            "It is mate only if the king cannot get away by going straight through, either.",
        ),
    ],
};
