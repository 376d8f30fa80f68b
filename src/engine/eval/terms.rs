//! The numbers of the evaluation that all games share, in centipawns.

use crate::board::{Role, Score};

const fn s(middle: i32, end: i32) -> Score {
    Score::new(middle, end)
}

/// For being to move.
pub const TEMPO: i32 = 14;

/// By the number of squares an officer can go to that no enemy pawn attacks.
pub static KNIGHT_MOBILITY: [Score; 9] = [
    s(-40, -45),
    s(-26, -28),
    s(-10, -12),
    s(-3, -2),
    s(3, 4),
    s(8, 10),
    s(14, 14),
    s(19, 16),
    s(24, 16),
];
pub static BISHOP_MOBILITY: [Score; 14] = [
    s(-32, -40),
    s(-18, -24),
    s(-8, -12),
    s(0, -4),
    s(6, 4),
    s(12, 10),
    s(17, 15),
    s(21, 19),
    s(24, 22),
    s(26, 24),
    s(28, 25),
    s(30, 25),
    s(32, 26),
    s(34, 26),
];
pub static ROOK_MOBILITY: [Score; 15] = [
    s(-30, -50),
    s(-20, -30),
    s(-12, -14),
    s(-8, -4),
    s(-4, 4),
    s(-1, 10),
    s(2, 16),
    s(5, 21),
    s(8, 26),
    s(11, 30),
    s(14, 33),
    s(17, 36),
    s(19, 38),
    s(21, 39),
    s(22, 40),
];
pub static QUEEN_MOBILITY: [Score; 28] = [
    s(-20, -40),
    s(-16, -34),
    s(-12, -28),
    s(-9, -22),
    s(-6, -16),
    s(-4, -10),
    s(-2, -5),
    s(0, 0),
    s(2, 4),
    s(4, 8),
    s(5, 12),
    s(7, 15),
    s(8, 18),
    s(9, 21),
    s(10, 23),
    s(11, 25),
    s(12, 27),
    s(13, 29),
    s(14, 30),
    s(15, 31),
    s(16, 32),
    s(16, 33),
    s(17, 34),
    s(17, 34),
    s(18, 35),
    s(18, 35),
    s(18, 36),
    s(18, 36),
];

pub const BISHOP_PAIR: Score = s(28, 45);
/// A rook on a file without pawns, and on one without own pawns.
pub const ROOK_OPEN: Score = s(28, 10);
pub const ROOK_HALF_OPEN: Score = s(12, 6);
/// A minor officer that a pawn guards and no enemy pawn can drive off, beyond the middle.
pub const OUTPOST: Score = s(22, 10);

pub const DOUBLED: Score = s(-8, -18);
pub const ISOLATED: Score = s(-12, -14);
/// A pawn that no pawn can guard and that cannot safely go where one could.
pub const BACKWARD: Score = s(-8, -8);
/// A pawn beside or guarded by another, by rank.
pub static CONNECTED: [Score; 8] =
    [s(0, 0), s(3, 0), s(6, 3), s(8, 6), s(14, 12), s(26, 24), s(40, 40), s(0, 0)];
/// For a passed pawn whose way is blocked, by rank.
pub static PASSED_BLOCKED: [Score; 8] =
    [s(0, 0), s(0, -2), s(0, -4), s(-2, -10), s(-6, -22), s(-12, -42), s(-25, -65), s(0, 0)];
/// A step of the own king away from the square ahead of a passed pawn, and of the other king.
pub const PASSED_OWN_KING: Score = s(0, -3);
pub const PASSED_ENEMY_KING: Score = s(0, 6);

/// What a man's attack on a square by the enemy king weighs, by role.
pub static SIEGE: [i32; Role::COUNT] = [0, 5, 4, 6, 8, 0, 0];
/// What a safe square for a check weighs, by role.
pub static SAFE_CHECK: [i32; Role::COUNT] = [0, 12, 8, 14, 11, 0, 0];
/// What every square by a king weighs that is attacked and not guarded but by king or queen.
pub const WEAK_SQUARE: i32 = 5;
/// Own pawns in front of a king on its and the neighboring files, by how far ahead: none first.
pub static SHELTER: [i32; 4] = [-18, 8, 0, -9];
/// A file by the king without own pawns, and without any.
pub const HALF_OPEN_BY_KING: i32 = -6;
pub const OPEN_BY_KING: i32 = -14;

pub const PAWN_THREAT: Score = s(50, 38);
pub const MINOR_THREAT: Score = s(34, 30);
pub const ROOK_THREAT: Score = s(30, 16);
/// A man that is attacked and not guarded.
pub const HANGING: Score = s(24, 16);
/// A square a pawn can step to and attack an officer from.
pub const PUSH_THREAT: Score = s(14, 10);
