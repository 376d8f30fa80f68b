//! The rules of orthodox chess, in short.

use super::{Part, Rulebook};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "The game all others here are close to. White begins, the players move in turn, and \
           whoever attacks the enemy king so that nothing can save it has won.",
    parts: &[
        Part::Heading("How the men move"),
        Part::List(&[
            "The rook goes straight, the bishop slantwise, the queen either way, as far as the \
             way is free.",
            "The knight jumps: two squares straight and one aside.",
            "The king goes one square in any direction, but never onto an attacked one.",
            "The pawn goes one square ahead, from its first place two if it likes, and captures \
             one square slantwise ahead. On the last rank it becomes a queen, rook, bishop or \
             knight, as its player chooses.",
        ]),
        Part::Text(
            "A man captures by moving to the square of an enemy man, which leaves the board.",
        ),
        Part::Heading("Two special moves"),
        Part::Text(
            "Castling: once in a game the king may go two squares towards a rook, and the rook \
             goes to the square the king has passed. Neither may have moved before, nothing may \
             stand between them, and the king may not be attacked where it stands, where it \
             passes, or where it arrives. Press the king and then its square, or the king and \
             then the rook.",
        ),
        Part::Figure {
            fen: "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 9",
            moves: "e1g1 e8c8",
            caption: "White has castled on the king's side, Black on the queen's.",
        },
        Part::Text(
            "En passant: a pawn that has just gone two squares may be captured by an enemy pawn \
             as if it had gone only one. The right lasts for one move.",
        ),
        Part::Figure {
            fen: "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
            moves: "d7d5",
            caption: "Now White may play exd6: the pawn goes to d6, and the one on d5 leaves the board.",
        },
        Part::Heading("Check, mate and draws"),
        Part::Text(
            "A king that is attacked is in check, and its player must end the check at once: by \
             moving the king, by capturing the attacker or by putting a man in between. If there \
             is no way, it is mate and the game is lost. Nobody may leave the own king in check.",
        ),
        Part::List(&[
            "Stalemate: whoever is to move has no legal move and is not in check. A draw.",
            "A dead position, in which nobody could ever mate: a draw.",
            "The same position for the third time: whoever is to move may claim a draw; at the \
             fifth time the game is drawn.",
            "Fifty moves of each side without a capture or a pawn move: a draw may be claimed; \
             after seventy-five the game is drawn.",
            "The players may agree on a draw. Whoever resigns, or runs out of time, loses.",
        ]),
    ],
};
