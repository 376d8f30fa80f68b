//! The numbers of a game's evaluation beyond pieces and places.

use super::Tapered;
use super::schema::{Cursor, Field, Shape, total};
use crate::board::Role;

/// The type of numbers of a kind.
macro_rules! kind {
    (pair) => {
        Tapered
    };
    (pairs [$count:expr]) => {
        [Tapered; $count]
    };
    (number) => {
        i32
    };
    (numbers [$count:expr]) => {
        [i32; $count]
    };
    (weight) => {
        i32
    };
    (weights [$count:expr]) => {
        [i32; $count]
    };
}

/// What a field of a kind is called and how long it is.
macro_rules! field {
    ($name:ident pair) => { field!($name Pair 1) };
    ($name:ident pairs [$count:expr]) => { field!($name Pair $count) };
    ($name:ident number) => { field!($name Number 1) };
    ($name:ident numbers [$count:expr]) => { field!($name Number $count) };
    ($name:ident weight) => { field!($name Weight 1) };
    ($name:ident weights [$count:expr]) => { field!($name Weight $count) };
    ($name:ident $shape:ident $count:expr) => {
        Field::new(stringify!($name), Shape::$shape, $count)
    };
}

/// Takes numbers of a kind from the front of a list.
macro_rules! take {
    ($from:ident pair) => {
        $from.pair()
    };
    ($from:ident pairs [$count:expr]) => {
        $from.pairs()
    };
    ($from:ident number) => {
        $from.number()
    };
    ($from:ident numbers [$count:expr]) => {
        $from.numbers()
    };
    ($from:ident weight) => {
        $from.number()
    };
    ($from:ident weights [$count:expr]) => {
        $from.numbers()
    };
}

/// The one place where these numbers are named: what holds them, what they are called in a file, and how they
/// are taken from one follow from it. They are worths (numbers; pairs for the middlegame and the endgame) or
/// weights of an attack.
macro_rules! terms {
    ($($(#[$doc:meta])* $name:ident: $kind:ident $([$count:expr])?,)*) => {
        /// The numbers of a game's evaluation beyond pieces and places. Scores are in centipawns.
        #[derive(Clone, Debug)]
        pub struct Terms {
            $($(#[$doc])* pub $name: kind!($kind $([$count])?),)*
        }

        impl Terms {
            /// Their names, in order.
            pub const FIELDS: &[Field] = &[$(field!($name $kind $([$count])?)),*];

            /// How many numbers they are.
            pub const LEN: usize = total(Terms::FIELDS);

            /// Takes them from the front of a list, in that order.
            pub const fn take(from: &mut Cursor) -> Terms {
                Terms { $($name: take!(from $kind $([$count])?),)* }
            }
        }
    };
}

terms! {
    /// By the number of squares a piece can go to that no enemy pawn attacks.
    knight_mobility: pairs[9],
    bishop_mobility: pairs[14],
    rook_mobility: pairs[15],
    queen_mobility: pairs[28],

    bishop_pair: pair,
    /// A rook on a file without pawns, and on one without own pawns.
    rook_open: pair,
    rook_half_open: pair,
    /// A minor piece beyond the middle that a pawn guards and no enemy pawn can drive off.
    outpost: pair,

    doubled: pair,
    isolated: pair,
    /// A pawn that no pawn can guard and that cannot safely go where one could.
    backward: pair,
    /// A pawn beside another or guarded by one, by its rank as its own side counts it.
    connected: pairs[8],
    /// A pawn that no enemy pawn can stop, by its rank; and if its way is blocked.
    passed: pairs[8],
    passed_blocked: pairs[8],
    /// For each step of a king from the square ahead of a passed pawn, times the ranks behind it.
    passed_own_king: pair,
    passed_enemy_king: pair,

    /// Attacks by a pawn, a minor piece and a rook on greater pieces.
    pawn_threat: pair,
    minor_threat: pair,
    rook_threat: pair,
    /// A piece that is attacked and not guarded.
    hanging: pair,
    /// A piece that a pawn can attack by a safe step.
    push_threat: pair,

    /// The game's own terms, in an order of its own.
    own: pairs[12],

    /// Where there are several boards: a piece that may not move, as it alone screens its king.
    pinned: pair,
    /// And a king whose pieces are all gone: for each step, by file or rank, from the four squares in
    /// the middle, and for each step by which the other king is nearer than seven.
    cornered: pair,
    faced: pair,

    /// Own pawns before a king on its file and those beside it, by how far ahead: none first.
    shelter: numbers[4],
    /// A file by the king without own pawns, and without any.
    half_open_by_king: number,
    open_by_king: number,
    /// For being to move.
    tempo: number,

    /// What a piece's attack on a square by the enemy king weighs, by role.
    king_attack: weights[Role::COUNT],
    /// What a safe square for a check weighs, by role.
    safe_check: weights[Role::COUNT],
    /// What a square by a king weighs that is attacked and guarded by the king at most.
    weak_square: weight,

    /// Where there are several boards, in place of weak squares: an attack on a square by the enemy king on a board the king is not on, by role.
    siege_beyond: weights[Role::COUNT],
    /// By the number of squares to which the king can go.
    flights: weights[6],
    /// For each further safe square for a check by pieces of one role.
    more_checks: weight,
    /// For a piece that gives check by its departure.
    uncovers: weight,
}
