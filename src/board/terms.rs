//! The numbers of a game's evaluation beyond men and places.

use super::{Role, Score};

/// The numbers of a game's evaluation beyond men and places. Scores are in centipawns.
#[derive(Clone, Debug)]
#[repr(C)]
pub struct Terms {
    /// By the number of squares an officer can go to that no enemy pawn attacks.
    pub knight_mobility: [Score; 9],
    pub bishop_mobility: [Score; 14],
    pub rook_mobility: [Score; 15],
    pub queen_mobility: [Score; 28],

    pub bishop_pair: Score,
    /// A rook on a file without pawns, and on one without own pawns.
    pub rook_open: Score,
    pub rook_half_open: Score,
    /// A minor officer beyond the middle that a pawn guards and no enemy pawn can drive off.
    pub outpost: Score,

    pub doubled: Score,
    pub isolated: Score,
    /// A pawn that no pawn can guard and that cannot safely go where one could.
    pub backward: Score,
    /// A pawn beside another or guarded by one, by its rank as its own side counts it.
    pub connected: [Score; 8],
    /// A pawn that no enemy pawn can stop, by its rank; and if its way is blocked.
    pub passed: [Score; 8],
    pub passed_blocked: [Score; 8],
    /// For each step of a king from the square ahead of a passed pawn, times the ranks behind it.
    pub passed_own_king: Score,
    pub passed_enemy_king: Score,

    /// Attacks by a pawn, a minor officer and a rook on greater men.
    pub pawn_threat: Score,
    pub minor_threat: Score,
    pub rook_threat: Score,
    /// A man that is attacked and not guarded.
    pub hanging: Score,
    /// An officer that a pawn can attack by a safe step.
    pub push_threat: Score,

    /// The game's own terms, in an order of its own.
    pub own: [Score; 12],

    /// Where there are several boards: a man that may not move, as it alone screens its king.
    pub pinned: Score,
    /// And a king whose men are all gone: for each step, by file or rank, from the four squares in
    /// the middle, and for each step by which the other king is nearer than seven.
    pub cornered: Score,
    pub faced: Score,

    /// Own pawns before a king on its file and those beside it, by how far ahead: none first.
    pub shelter: [i32; 4],
    /// A file by the king without own pawns, and without any.
    pub half_open_by_king: i32,
    pub open_by_king: i32,
    /// For being to move.
    pub tempo: i32,

    /// What an officer's attack on a square by the enemy king weighs, by role.
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
    /// For each further safe square for a check by men of one role.
    pub more_checks: i32,
    /// For a man that gives check by its departure.
    pub uncovers: i32,
}
