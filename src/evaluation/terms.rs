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

    /// The finer points of chess (`finer`). Attacks on what no pawn guards and nothing else guards twice where it is attacked once,
    /// by the attacker; of a minor piece on another, however guarded; and on a piece, guarded as it may be, by two.
    minor_on_pawn: pair,
    minor_on_minor: pair,
    rook_on_pawn: pair,
    rook_on_minor: pair,
    king_threat: pair,
    outnumbered: pair,
    /// A square that both attack and the enemy does not guard so.
    restricted: pair,
    /// A square from which a knight, or a bishop or rook, could safely attack a queen.
    knight_on_queen: pair,
    slider_on_queen: pair,
    /// A minor piece behind a pawn; and each step from its king.
    behind_pawn: pair,
    knight_from_king: pair,
    bishop_from_king: pair,
    /// For a bishop: own pawns on its color, times the own center pawns that are blocked and one; enemy pawns on its lines; and
    /// two of the four squares in the middle that it sees past all pawns.
    bishop_pawns: pair,
    bishop_on_pawns: pair,
    long_diagonal: pair,
    /// Safe squares in the center before the own camp, by the number of pieces.
    space: pair,
    /// For each pawn more than five, by piece; and for a second piece.
    knight_by_pawns: pair,
    bishop_by_pawns: pair,
    rook_by_pawns: pair,
    knight_pair: pair,
    rook_pair: pair,
    /// An isolated pawn on a file without enemy pawns ahead, and one that those beside it have left behind.
    isolated_open: pair,
    left_open: pair,
    /// A pawn for each that guards it; beside another; in either case if there is an enemy pawn ahead of it; and one that
    /// no pawn guards and two attack.
    supported: pair,
    phalanx: pair,
    opposed: pair,
    lever: pair,
    /// A passed pawn, times the square of the ranks from the third: if nothing holds its way; if its next step is guarded;
    /// and if a rook or queen of the enemy is behind it.
    passed_free: pair,
    passed_led: pair,
    passed_chased: pair,
    /// How much of an endgame's worth is lost, in 64ths, if the side that is ahead has no pawn, one or two; no pawn and at most a minor
    /// piece more; fewer pieces, in minor pieces; if all pawns are on one half of the board; if all of its own are on one file at the
    /// edge; and if each side has one bishop, on squares of different colors, and no other piece or some.
    few_pawns: weights[3],
    pawnless: weight,
    fewer_pieces: weight,
    one_flank: weight,
    edge_pawns: weight,
    opposite_bishops: weights[2],

    /// Where there is one board: a square guarded on the king's flank; a flank without pawns; and a piece of either
    /// side that stands alone between the king and an enemy slider.
    flank_guarded: pair,
    pawnless_flank: pair,
    king_pinned: pair,

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
    /// Where there is one board: the nearest enemy pawn on a file by the king, by its rank as the king counts it, none first; and one
    /// that has run into a pawn.
    storm: numbers[7],
    rammed: number,
    /// For being to move.
    tempo: number,

    /// What a piece's attack on a square by the enemy king weighs, by role.
    king_attack: weights[Role::COUNT],
    /// What a safe square for a check weighs, by role.
    safe_check: weights[Role::COUNT],
    /// What a square by a king weighs that is attacked and guarded by the king at most.
    weak_square: weight,
    /// Where there is one board: a check that would be taken; a square by the king that is attacked; on its flank, a square that is
    /// attacked, attacked twice or guarded; a knight that guards a square by it; and what is missing in its shelter.
    unsafe_check: weight,
    ring_attack: weight,
    flank_attack: weight,
    flank_twice: weight,
    flank_guard: weight,
    knight_guard: weight,
    shelter_danger: weight,
    /// How much of all that counts with one to four pieces that bear on the king, in 64ths.
    besieged: weights[4],

    /// Where there are several boards, in place of weak squares: an attack on a square by the enemy king on a board the king is not on, by role.
    siege_beyond: weights[Role::COUNT],
    /// By the number of squares to which the king can go.
    flights: weights[6],
    /// For each further safe square for a check by pieces of one role.
    more_checks: weight,
    /// For a piece that gives check by its departure.
    uncovers: weight,
}
