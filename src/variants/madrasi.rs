//! Madrasi chess, by A. J. Karwatkar (1979).
//!
//! > A piece that is attacked by an enemy piece of its own kind is paralysed: it can neither move nor
//! > capture nor give check. All it still does is to paralyse.
//!
//! Decided with Wikipedia, The Problemist and the problem solver Popeye: kings are neither paralysed
//! nor paralyse; what attacks is told by lines alone, so paralysis is always mutual; a move may not
//! free an enemy piece that then attacks the own king; castling is a move of the king, so a paralysed
//! rook takes part in it; a pawn that can be captured in passing is not paralysed by that.

use crate::board::{Bitboard, Board, BoardSquare, Color, Placement, Role, Square, attacks};
use crate::evaluation::{Evaluation, Played, Weights};
use crate::rules::{Legality, Move, Moves, Variant, View, generate};

use super::chess;
use super::weights;

/// Positions to measure an engine by: openings, middlegames and endings, quiet and sharp.
pub const POSITIONS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "2kn4/1p1p1N2/8/2R3r1/7r/1P1p4/2P2NR1/B2b1K2 w - - 0 1",
    "rn1qk3/2p1n1b1/4p3/p2p1pp1/P1PP1NP1/5P2/RP4Br/1N2K2R w Kq a6 0 14",
    "8/5pk1/6p1/8/8/1P6/1KP5/3R4 w - - 0 1",
];

/// Madrasi chess.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Madrasi;

impl Variant for Madrasi {
    fn setup(&self, start: &mut Placement) {
        chess::array(start, Role::Pawn);
    }

    /// A paralysed piece has no moves; a king that castles with a paralysed rook has.
    fn moves(&self, view: &View, out: &mut Moves) {
        let first = out.len();
        generate::orthodox(view, out);
        let stuck = paralysed(view.board) & view.board.color(view.us);
        if !stuck.is_empty() {
            let moves = |m: Move| m.origin().is_none_or(|from| !stuck.has(from.square()));
            let kept: Moves = out.drain(first..).filter(|&m| moves(m)).collect();
            out.extend(kept);
        }
    }

    /// Any move may open or shut a line between two pieces far off.
    fn legality(&self) -> Legality {
        Legality::PlayAndLook
    }

    /// Only pieces that are not paralysed attack, on whichever board.
    fn attacked(&self, boards: &[Board], at: BoardSquare, by: Color) -> bool {
        boards.get(at.board().index()).is_some_and(|board| attacked(board, at.square(), by))
    }

    fn paralyser(&self, boards: &[Board], at: BoardSquare) -> Option<BoardSquare> {
        let board = boards.get(at.board().index())?;
        let piece =
            board.piece_at(at.square()).filter(|piece| Role::BUT_KING.contains(&piece.role))?;
        let seen = board.attackers(at.square(), !piece.color, board.occupied());
        let by = (seen & board.role(piece.role)).first()?;
        Some(BoardSquare::new(at.board(), by))
    }
}

impl Evaluation for Madrasi {
    fn weights(&self) -> &'static Weights {
        &weights::MADRASI
    }

    /// Whose pieces are frozen may be glad to pass.
    fn allows_null_move(&self) -> bool {
        false
    }

    /// Moves that paralyse: the piece arrives where one of its like attacks it.
    fn is_unfamiliar(&self, played: &Played) -> bool {
        let (Some((role, at)), us) = (played.m.arrival(), played.info.turn()) else { return false };
        let Some(board) = played.boards.get(at.board().index()) else { return false };
        let left = played.m.origin().map_or(Bitboard::EMPTY, |from| Bitboard::of(from.square()));
        let seen = board.attackers(at.square(), !us, board.occupied() & !left);
        Role::BUT_KING.contains(&role) && !(seen & board.role(role)).is_empty()
    }

    fn settles(&self, boards: &[Board], us: Color, m: Move) -> Option<i32> {
        let [board] = boards else { return None };
        settled(board, us, m)
    }
}

/// The pieces of both sides that one of their like attacks.
fn paralysed(board: &Board) -> Bitboard {
    let occupied = board.occupied();
    let pawns = Color::ALL.into_iter().fold(Bitboard::EMPTY, |all, us| {
        all | board.pieces(us, Role::Pawn) & board.pieces(!us, Role::Pawn).pawn_attacks(!us)
    });
    let reached = |role: Role, reach: &dyn Fn(Square) -> Bitboard| {
        let (own, theirs) = (board.pieces(Color::White, role), board.pieces(Color::Black, role));
        if own.is_empty() || theirs.is_empty() {
            return Bitboard::EMPTY;
        }
        own.fold(Bitboard::EMPTY, |all, at| match reach(at) & theirs {
            Bitboard::EMPTY => all,
            seen => all.with(at) | seen,
        })
    };
    pawns
        | reached(Role::Knight, &attacks::knight)
        | reached(Role::Bishop, &|at| attacks::bishop(at, occupied))
        | reached(Role::Rook, &|at| attacks::rook(at, occupied))
        | reached(Role::Queen, &|at| attacks::queen(at, occupied))
}

fn attacked(board: &Board, at: Square, by: Color) -> bool {
    let seen = board.attackers(at, by, board.occupied());
    !seen.is_empty() && !(seen & !paralysed(board)).is_empty()
}

/// What a move comes to in centipawns, both sides capturing on its square as long as it pays. Nobody
/// captures a piece of the own kind, and whoever captures may free others or turn them to stone. None
/// of moves that do not go from one square to another.
fn settled(board: &Board, us: Color, m: Move) -> Option<i32> {
    let Move::Normal { from, to, becomes } = m else { return None };
    let (from, at) = (from.square(), to.square());
    let mover = board.role_at(from)?;
    let taken = board.role_at(at).map_or(0, worth);
    let gain = taken + worth(becomes) - worth(mover);
    let after = board.after_step(from, at, becomes);
    Some(gain - retaken(&after, at, !us).max(0))
}

/// What the best capture on a square brings to a side, both sides capturing on.
fn retaken(board: &Board, at: Square, us: Color) -> i32 {
    let seen = board.attackers(at, us, board.occupied());
    if seen.is_empty() {
        return 0;
    }
    let free = seen & !paralysed(board);
    let cheapest = Role::BUT_KING.into_iter().chain([Role::King]);
    let mut least = cheapest.filter_map(|role| Some((role, (free & board.role(role)).first()?)));
    let (Some((role, from)), Some(victim)) = (least.next(), board.role_at(at)) else { return 0 };
    let after = board.after_step(from, at, role);
    match role {
        Role::King if attacked(&after, at, !us) => 0,
        _ => worth(victim) - retaken(&after, at, !us).max(0),
    }
}

fn worth(role: Role) -> i32 {
    weights::MADRASI.exchange[role as usize]
}
