//! The rules of Twilight Chess, in short.

use super::{Part, Rulebook};

pub const RULEBOOK: Rulebook = Rulebook {
    lead: "Frédéric Prost asked for a game very close to chess in which people could beat \
           computers. Your men may leave the board, wait in the twilight, and come back where you \
           like.",
    parts: &[
        Part::Text(
            "All the rules of chess hold. Besides moving a man, there are two more ways to use \
             your turn.",
        ),
        Part::Heading("Warp"),
        Part::Text(
            "Take one of your men off the board and put it into your zone. Any man may go but \
             the king. A warp never captures. Press the man and then your zone, or drag it there.",
        ),
        Part::Figure {
            fen: "",
            moves: "e2e4 e7e5 g1f3 d8@Q",
            caption: "Black has warped the queen: it waits in Black's zone. The move is written d8@Q.",
        },
        Part::Heading("Drop"),
        Part::Text(
            "Put a man of your zone on any empty square, even with check or mate. A pawn may not \
             be dropped on the last rank, but on your own first rank it may. Press the man in the \
             zone and then the square, or drag it there.",
        ),
        Part::Figure {
            fen: "6rk/6pp/8/8/8/8/8/6K1 NP w - - 0 1 0 0",
            moves: "N@f7",
            caption: "A knight drops with mate: the king is shut in by its own men. Written N@f7#.",
        },
        Part::Heading("What follows"),
        Part::List(&[
            "Warps and drops are moves like any other: they may not leave your king in check. A \
             drop may stop a check by coming down in between; a warp never stops one.",
            "Captured men are gone for good. Only men you have warped are in your zone, and only \
             you can drop them.",
            "A pawn that has been in the zone has moved: wherever it comes down, it goes one \
             square at a time. A pawn on your first rank goes one square at a time too.",
            "A rook that has been in the zone has moved: it does not castle.",
            "Whoever has a man to drop and is not in check always has a move, so stalemate is rare.",
            "A warp or a drop of a pawn counts as a pawn move for the fifty-move rule; of another \
             man it does not.",
            "The game is dead only with bare kings, or with one bishop or knight besides: two \
             bishops can meet on any color after a turn in the zone.",
        ]),
        Part::Heading("A word of advice"),
        Part::Text(
            "A pawn is worth far more than in chess: warped, dropped on the seventh rank and \
             promoted, it is a queen in three moves. A man that is attacked can always save \
             itself by a warp, so a single threat wins nothing; two at once do. And mind the \
             empty squares beside your king: a queen in the enemy zone can come down on them.",
        ),
    ],
};
