//! Zobrist hashing: one random number for each fact of a position, combined by exclusive or.
//!
//! The numbers come from splitmix64. On this machine those of the pieces are looked up; in the page each is reckoned when it is
//! needed, for a table of noise is the one thing that does not compress on its way to the browser. A second and a third board
//! use the numbers of the first, rotated.

use super::splitmix::nth;
use super::{BoardSquare, Color, Piece, Player, Role, Run, Series, Square};

/// A position's hash.
pub type Key = u64;

/// Seeds of the rarer facts lie beyond those of the pieces, each kind apart from the others.
const FRESH: u64 = 1 << 16;
const EN_PASSANT: u64 = 2 << 16;
const POCKET: u64 = 3 << 16;
const MADE: u64 = 4 << 16;
const WHITE_PLAYER: u64 = 5 << 16;
const RUN: u64 = 7 << 16;
const LEFT: u64 = 8 << 16;
const PROMOTED: u64 = 9 << 16;
const SERIES: u64 = 1 << 40;
/// Black is to move.
pub const TURN: Key = nth(6 << 16);

/// A piece stands there.
pub fn piece(piece: Piece, at: BoardSquare) -> Key {
    let kind = piece.color as usize * Role::COUNT + piece.role as usize;
    on_first_board(kind, at.square()).rotate_left(at.board().index() as u32 * 21)
}

/// The number of a square among those of the pieces of a kind.
const fn reckoned(kind: usize, square: usize) -> Key {
    nth((kind << 6 | square) as u64)
}

#[cfg(target_arch = "wasm32")]
fn on_first_board(kind: usize, square: Square) -> Key {
    reckoned(kind, square.index())
}

#[cfg(not(target_arch = "wasm32"))]
fn on_first_board(kind: usize, square: Square) -> Key {
    const KINDS: usize = 2 * Role::COUNT;
    static KEYS: [[Key; Square::COUNT]; KINDS] = {
        let mut keys = [[0; Square::COUNT]; KINDS];
        let mut i = 0;
        while i < KINDS * Square::COUNT {
            let (kind, square) = (i / Square::COUNT, i % Square::COUNT);
            keys[kind][square] = reckoned(kind, square);
            i += 1;
        }
        keys
    };
    KEYS[kind][square.index()]
}

/// The piece there has never moved.
pub fn unmoved(at: BoardSquare) -> Key {
    nth(FRESH + at.index() as u64)
}

/// The piece there has been promoted from a pawn, in games that remember it.
pub fn promoted(at: BoardSquare) -> Key {
    nth(PROMOTED + at.index() as u64)
}

/// A pawn that passed over that square can be captured there.
pub fn en_passant(at: BoardSquare) -> Key {
    nth(EN_PASSANT + at.index() as u64)
}

/// So many pieces of that kind are in the pocket; none is no fact at all.
pub fn pocket(color: Color, role: Role, count: u8) -> Key {
    match count {
        0 => 0,
        _ => nth(POCKET + ((color as u64) << 12 | (role as u64) << 8 | count as u64)),
    }
}

/// So many moves of the turn have been made; none is no fact.
pub fn made_in_turn(made: u8) -> Key {
    match made {
        0 => 0,
        _ => nth(MADE + made as u64 - 1),
    }
}

/// Who commands White; the first person is no fact.
pub fn white_player(player: Player) -> Key {
    match player {
        Player::First => 0,
        Player::Second => nth(WHITE_PLAYER),
    }
}

/// The persons have switched sides so often in a row; never is no fact.
pub fn run(run: Run) -> Key {
    match run.made {
        0 => 0,
        made => nth(RUN + ((made as u64) << 8 | run.limit as u64)),
    }
}

/// The persons may switch sides so often; without a limit it is no fact.
pub fn switches_left(left: Option<[u8; 2]>) -> Key {
    match left {
        None => 0,
        Some([first, second]) => nth(LEFT + ((first as u64) << 8 | second as u64)),
    }
}

/// That series is being played; none is no fact.
pub fn series(series: Series) -> Key {
    let Series { number, quiet, passed } = series;
    match number {
        0 => 0,
        _ => nth(SERIES | (number as u64) << 16 | (quiet as u64) << 8 | passed as u64),
    }
}
