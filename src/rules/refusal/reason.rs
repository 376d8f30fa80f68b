//! The reasons themselves.

use crate::board::{BoardId, BoardSquare, Role, Roles};

/// A reason why a move is refused. It says nothing that is not so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Only `due` may move in this part of a turn, and the piece is not of them.
    NotDue { role: Role, due: Roles, made_in_turn: u8 },

    /// A piece of the same kind attacks it, and so it can neither move nor capture.
    Paralysed { role: Role, by: BoardSquare },

    /// A piece of one's own side stands there.
    OwnPiece { at: BoardSquare, role: Role },
    /// The first piece on the way stands there.
    Blocked { at: BoardSquare },
    /// Pieces of that role do not go so.
    Movement { role: Role },
    /// A piece stands straight ahead of the pawn, which captures only diagonally.
    PawnAhead { at: BoardSquare },
    /// There is nothing for the pawn to capture.
    PawnDiagonal { at: BoardSquare },
    /// The pawn may not make a double step, though nothing is in its way.
    DoubleStep,
    /// The piece moves on the board where it stands.
    OtherBoard { role: Role, on: BoardId },

    /// The game has no castling.
    NoCastling,
    /// The right to castle on that side is lost.
    CastlingLost,
    /// The king is in check and may not castle.
    CastlingInCheck(Attack),

    /// The game has no pocket.
    NoPocket,
    /// Pieces of that role never leave the board.
    StaysOnBoard { role: Role },
    /// There is none of them in the pocket.
    NotInPocket { role: Role },
    /// No pawn can be dropped there.
    PawnDrop { at: BoardSquare },

    /// In this game nobody goes to another board without moving on its own.
    NoCrossing,
    /// Pieces of that role do not.
    NeverCrosses { role: Role },
    /// A king in check may not.
    CrossingInCheck,

    /// No room to come down: pieces stand there, one on each board where it might.
    Taken(Vec<BoardSquare>),

    /// The king is in check, and still would be.
    StillInCheck(Attack),
    /// The king would be in check.
    IntoCheck(Attack),
    /// The king would pass an attacked square on the board it moves on.
    Passing(Attack),

    /// The own king would vanish with the capture.
    OwnKingVanishes,
    /// The enemy king would be in check, and nobody may give check.
    GivesCheck(Attack),

    /// The enemy king would be in check, and only the last move of a series may give check.
    ChecksTooSoon(Attack),

    /// Whatever it does, the piece cannot help a king that is in check.
    CannotHelp { role: Role, check: Attack },
    /// Wherever it goes, the piece would open a line to its king.
    Screens { role: Role, check: Attack },
    /// Wherever it goes, the piece would open a line to the enemy king, who may not be checked.
    Shields { role: Role, check: Attack },
}

/// A square that is attacked, and the square of an attacker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    pub on: BoardSquare,
    /// None if the game does not tell: its answers name no piece.
    pub by: Option<BoardSquare>,
}
