//! The numbers of a game's evaluation beyond pieces and places.

use super::Tapered;
use crate::board::Role;

/// The numbers of a game's evaluation beyond pieces and places. Scores are in centipawns.
#[derive(Clone, Debug)]
#[repr(C)]
pub struct Terms {
    /// By the number of squares a piece can go to that no enemy pawn attacks.
    pub knight_mobility: [Tapered; 9],
    pub bishop_mobility: [Tapered; 14],
    pub rook_mobility: [Tapered; 15],
    pub queen_mobility: [Tapered; 28],

    pub bishop_pair: Tapered,
    /// A rook on a file without pawns, and on one without own pawns.
    pub rook_open: Tapered,
    pub rook_half_open: Tapered,
    /// A minor piece beyond the middle that a pawn guards and no enemy pawn can drive off.
    pub outpost: Tapered,

    pub doubled: Tapered,
    pub isolated: Tapered,
    /// A pawn that no pawn can guard and that cannot safely go where one could.
    pub backward: Tapered,
    /// A pawn beside another or guarded by one, by its rank as its own side counts it.
    pub connected: [Tapered; 8],
    /// A pawn that no enemy pawn can stop, by its rank; and if its way is blocked.
    pub passed: [Tapered; 8],
    pub passed_blocked: [Tapered; 8],
    /// For each step of a king from the square ahead of a passed pawn, times the ranks behind it.
    pub passed_own_king: Tapered,
    pub passed_enemy_king: Tapered,

    /// Attacks by a pawn, a minor piece and a rook on greater pieces.
    pub pawn_threat: Tapered,
    pub minor_threat: Tapered,
    pub rook_threat: Tapered,
    /// A piece that is attacked and not guarded.
    pub hanging: Tapered,
    /// A piece that a pawn can attack by a safe step.
    pub push_threat: Tapered,

    /// The game's own terms, in an order of its own.
    pub own: [Tapered; 12],

    /// Where there are several boards: a piece that may not move, as it alone screens its king.
    pub pinned: Tapered,
    /// And a king whose pieces are all gone: for each step, by file or rank, from the four squares in
    /// the middle, and for each step by which the other king is nearer than seven.
    pub cornered: Tapered,
    pub faced: Tapered,

    /// Own pawns before a king on its file and those beside it, by how far ahead: none first.
    pub shelter: [i32; 4],
    /// A file by the king without own pawns, and without any.
    pub half_open_by_king: i32,
    pub open_by_king: i32,
    /// For being to move.
    pub tempo: i32,

    /// What a piece's attack on a square by the enemy king weighs, by role.
    pub king_attack: [i32; Role::COUNT],
    /// What a safe square for a check weighs, by role.
    pub safe_check: [i32; Role::COUNT],
    /// What a square by a king weighs that is attacked and guarded by the king at most.
    pub weak_square: i32,

    // A king's danger where there are several boards, in place of weak squares.
    /// An attack on a square by the enemy king on a board the king is not on, by role.
    pub siege_beyond: [i32; Role::COUNT],
    /// By the number of squares to which the king can go.
    pub flights: [i32; 6],
    /// For each further safe square for a check by pieces of one role.
    pub more_checks: i32,
    /// For a piece that gives check by its departure.
    pub uncovers: i32,
}
