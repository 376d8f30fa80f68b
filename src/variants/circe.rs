//! Circe, by P. Monréal (1967).
//!
//! > A captured piece other than a king is reborn at once on its home square if that square is empty;
//! > otherwise it is gone. A pawn's home is the second rank of the file it is captured on; that of a
//! > rook, knight or bishop the one of its side's two that has the color of the square of capture.
//!
//! Decided with the rules of 1968 and the problem solver Popeye: promoted pieces count as what they
//! are; a capture is illegal if the reborn piece attacks the own king; a reborn rook may castle with
//! a king that has never moved, which a position therefore remembers. On several boards a piece is
//! reborn on the first, where sides begin, if its home is empty on all.

use crate::board::{Board, BoardId, BoardSquare, Color, Piece, Placement, Role, Square};
use crate::evaluation::{Evaluation, Played, Weights};
use crate::rules::{Captured, Legality, Memory, Move, Variant};

use super::chess;
use super::weights;

/// Positions to measure an engine by: openings, middlegames and endings, quiet and sharp.
pub const POSITIONS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 Kk",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 Kk",
    "4n3/6b1/8/8/4RP2/6K1/3P4/5k2 b - - 0 1 -",
    "rnb1kbnr/3ppp1p/pp6/2p3NQ/2P5/P2BK3/3P1PPP/Rq5R w kq - 0 17 k",
    "8/8/8/8/6B1/6B1/1r4k1/4K2R w K - 0 1 K",
];

/// Circe.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Circe;

impl Variant for Circe {
    fn memory(&self) -> &'static [Memory] {
        &[Memory::Kings]
    }

    fn setup(&self, start: &mut Placement) {
        chess::array(start, Role::Pawn);
        for color in Color::ALL {
            start.set_unmoved(on_first(king_home(color)));
        }
    }

    fn effects(&self, after: &mut Placement, _m: Move, taken: Option<Captured>) {
        let Some(Captured { piece, at, .. }) = taken else { return };
        let Some(home) = home(piece, at.square()) else { return };
        if after.boards().iter().any(|board| board.occupied().has(home)) {
            return;
        }
        after.put(on_first(home), piece);
        let king = king_home(piece.color);
        let sits = |board: &Board| (board.unmoved() & board.role(Role::King)).has(king);
        if piece.role == Role::Rook && after.boards().first().is_some_and(sits) {
            after.set_unmoved(on_first(home));
        }
    }

    /// Whoever is reborn may check the captor.
    fn legality(&self) -> Legality {
        Legality::PlayAndLook
    }
}

impl Evaluation for Circe {
    fn weights(&self) -> &'static Weights {
        &weights::CIRCE
    }

    /// Captures, which send pieces home.
    fn is_unfamiliar(&self, played: &Played) -> bool {
        let Some(board) = played.boards.get(played.m.board().index()) else { return false };
        played.m.is_en_passant()
            || played.m.landing().is_some_and(|to| board.occupied().has(to.square()))
    }

    fn settles(&self, boards: &[Board], us: Color, m: Move) -> Option<i32> {
        match boards {
            [board] => settled(board, us, m),
            _ => settled_across(boards, us, m),
        }
    }
}

fn on_first(square: Square) -> BoardSquare {
    BoardSquare::new(BoardId::A, square)
}

fn king_home(color: Color) -> Square {
    Square::at(4, color.pick(0, 7))
}

/// Where a piece is reborn that is captured on a square; none of a king.
fn home(piece: Piece, taken_on: Square) -> Option<Square> {
    let first = piece.color.pick(0, 7);
    let alike = |file: u8| {
        let [left, right] = [Square::at(file, first), Square::at(7 - file, first)];
        if left.is_light() == taken_on.is_light() { left } else { right }
    };
    Some(match piece.role {
        Role::Pawn => Square::at(taken_on.file(), piece.color.pick(1, 6)),
        Role::Rook => alike(0),
        Role::Knight => alike(1),
        Role::Bishop => alike(2),
        Role::Queen => Square::at(3, first),
        Role::King | Role::Tandem => return None,
    })
}

/// What a captor gives for sending a piece home that is not gone: less than nothing, as it may be the
/// better for it.
const SENT_HOME: i32 = -1;

/// Captures after the first that are looked at: whoever is reborn may come again without end.
const LONGEST: u8 = 6;

/// What a move comes to in centipawns, both sides capturing on its square as long as it pays: only
/// whoever finds the home taken is gone. None of moves that do not go from one square to another.
fn settled(board: &Board, us: Color, m: Move) -> Option<i32> {
    let Move::Normal { from, to, becomes } = m else { return None };
    let mover = board.role_at(from.square())?;
    let (after, gain) = step(board, from.square(), to.square(), becomes);
    let risk = retaken(&after, to.square(), !us, LONGEST);
    Some(gain + worth(becomes) - worth(mover) - risk.max(0))
}

/// The same on several boards, where the captor goes on to another: the enemy's answer there is the
/// last that counts.
fn settled_across(boards: &[Board], us: Color, m: Move) -> Option<i32> {
    let Move::Normal { from, to, becomes } = m else { return None };
    let [board, there] = [from, to].map(|site| boards.get(site.board().index()));
    let (board, there, at) = (board?, there?, to.square());
    let mover = board.role_at(from.square())?;
    let loss = |piece: Piece| {
        let vacant = |home| boards.iter().all(|board| !board.occupied().has(home));
        if home(piece, at).is_some_and(vacant) { SENT_HOME } else { worth(piece.role) }
    };
    let gain = board.piece_at(at).map_or(0, loss);
    let risk = match there.attacked(at, !us) {
        true => loss(Piece { color: us, role: becomes }).max(0),
        false => 0,
    };
    Some(gain + worth(becomes) - worth(mover) - risk)
}

/// What the best capture on a square brings to a side, both sides capturing on for so many more.
fn retaken(board: &Board, at: Square, us: Color, left: u8) -> i32 {
    let seen = board.attackers(at, us, board.occupied());
    let mut cheapest = Role::BUT_KING.into_iter().chain([Role::King]);
    let found = cheapest.find_map(|role| Some((role, (seen & board.role(role)).first()?)));
    let Some((role, from)) = found.filter(|_| left > 0) else { return 0 };
    let (after, gain) = step(board, from, at, role);
    match after.king(us) {
        Some(king) if after.attacked(king, !us) => 0,
        _ => gain - retaken(&after, at, !us, left - 1).max(0),
    }
}

/// The board after a piece has gone to a square, whoever it captures being reborn, and what that gains.
fn step(board: &Board, from: Square, to: Square, becomes: Role) -> (Board, i32) {
    let mut after = board.after_step(from, to, becomes);
    let Some(taken) = board.piece_at(to) else { return (after, 0) };
    match home(taken, to).filter(|&home| !after.occupied().has(home)) {
        Some(home) => {
            after.put(home, taken);
            (after, SENT_HOME)
        }
        None => (after, worth(taken.role)),
    }
}

fn worth(role: Role) -> i32 {
    weights::CIRCE.exchange[role as usize]
}
