//! Atomic chess, as the free internet chess servers have played it since about 1995.
//!
//! > A capture is an explosion around the square the captor arrives on: the captured piece and the
//! > captor vanish, and every piece on the eight squares around that is not a pawn. Whose king
//! > vanishes has lost.
//!
//! Decided with lichess and its rules library: nobody may blow up the own king, so kings never
//! capture; blowing up the enemy king is legal whatever attacks the own one; kings that touch are
//! never in check, for whoever took one would lose the other as well, and the same goes for the
//! squares a king castles over; a capture en passant explodes where the captor arrives. Of several boards
//! only that of the capture explodes; the captor is gone, so it comes down on no other; and kings touch
//! only on one board.

use crate::board::{
    Bitboard, Board, BoardId, BoardSquare, Color, Placement, PositionInfo, Role, Square, attacks,
};
use crate::evaluation::{AttackMap, Evaluation, Played, Tapered, Weights};
use crate::rules::{Captured, Legality, Move, Outcome, Reason, Variant, apply};

use super::chess;
use super::weights;

/// Positions to measure an engine by: openings, middlegames and endings, quiet and sharp.
pub const POSITIONS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rn2kb1r/1pp1p2p/p2q1pp1/3P4/2P3b1/4PN2/PP3PPP/R2QKB1R b KQkq - 0 1",
    "r4b1r/2kb1N2/p2Bpnp1/8/2Pp3p/1P1PPP2/P5PP/R3K2R b KQ - 0 1",
    "r1bk2r1/1p5p/Qnnp2p1/p7/4P3/8/2PPK3/RNB2BR1 w - - 0 17",
    "8/5kp1/6p1/8/2R5/4p3/1P4K1/8 w - - 0 40",
];

/// Atomic chess.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Atomic;

impl Variant for Atomic {
    fn setup(&self, start: &mut Placement) {
        chess::array(start, Role::Pawn);
    }

    fn effects(&self, after: &mut Placement, m: Move, taken: Option<Captured>) {
        let (Some(_), Some(center)) = (taken, m.landing()) else { return };
        for square in attacks::king(center.square()).with(center.square()) {
            let at = BoardSquare::new(center.board(), square);
            if at == center || after.piece_at(at).is_some_and(|piece| !piece.role.is_pawn()) {
                apply::take_off(after, at);
            }
        }
    }

    fn legality(&self) -> Legality {
        Legality::PlayAndLook
    }

    /// Nobody may blow up the own king.
    fn forbids(&self, after: &[Board], _info: &PositionInfo, mover: Color) -> bool {
        is_gone(after, mover)
    }

    fn king_vanishes(&self) -> bool {
        true
    }

    fn captor_vanishes(&self) -> bool {
        true
    }

    /// Nothing that touches a king need fear that king's side: it would vanish as well. Whose king is
    /// gone attacks nobody any more.
    fn attacked(&self, boards: &[Board], at: BoardSquare, by: Color) -> bool {
        let Some(board) = boards.get(at.board().index()) else { return false };
        let far = match board.king(by) {
            Some(king) => king.distance(at.square()) > 1,
            None => !is_gone(boards, by),
        };
        far && board.attacked(at.square(), by)
    }

    fn decided(&self, boards: &[Board], info: &PositionInfo) -> Option<Outcome> {
        let lost = Color::ALL.into_iter().find(|&color| is_gone(boards, color))?;
        Some(Outcome::win(info.player_of(!lost), Reason::KingExploded))
    }

    fn is_dead(&self, boards: &[Board], _info: &PositionInfo) -> bool {
        matches!(boards, [board] if is_dead(board))
    }
}

impl Evaluation for Atomic {
    fn weights(&self) -> &'static Weights {
        &weights::ATOMIC
    }

    /// Can `us` capture beside the enemy king, or it, and not beside the own one?
    fn takes_king(&self, boards: &[Board], info: &PositionInfo, us: Color) -> bool {
        if is_gone(boards, us) {
            return false;
        }
        boards.iter().any(|board| {
            let Some(king) = board.king(!us) else { return false };
            let near = attacks::king(king).with(king) & !spared(board, us);
            let takes = |at: Square| {
                let captors = board.attackers(at, us, board.occupied());
                !(captors & !board.role(Role::King)).is_empty()
            };
            (near & board.color(!us)).into_iter().any(takes)
                || boards.len() == 1 && passing(board, info, us, near)
        })
    }

    fn evaluate(
        &self,
        w: &Weights,
        _info: &PositionInfo,
        board: &Board,
        reach: &AttackMap,
    ) -> Tapered {
        Tapered::balance(|us| evaluate(&w.terms.own, board, reach, us))
    }

    /// Captures, which blow up.
    fn is_unfamiliar(&self, played: &Played) -> bool {
        played.m.is_en_passant() || is_taken(played.boards, played.m)
    }

    fn settles(&self, boards: &[Board], us: Color, m: Move) -> Option<i32> {
        let board = |id: BoardId| boards.get(id.index());
        Some(settled([board(m.board())?, board(m.landing()?.board())?], us, m))
    }
}

/// Does a move go where somebody stands on its board?
fn is_taken(boards: &[Board], m: Move) -> bool {
    let Move::Normal { from, to, .. } = m else { return false };
    boards.get(from.board().index()).is_some_and(|board| board.occupied().has(to.square()))
}

/// Where nobody of `us` may capture: beside the own king, if it stands on the board.
fn spared(board: &Board, us: Color) -> Bitboard {
    board.king(us).map_or(Bitboard::EMPTY, attacks::king)
}

fn is_gone(boards: &[Board], color: Color) -> bool {
    boards.iter().all(|board| board.king(color).is_none())
}

/// Can a pawn of `us` capture en passant onto one of these squares?
fn passing(board: &Board, info: &PositionInfo, us: Color, near: Bitboard) -> bool {
    let Some(passed) = info.ep().map(BoardSquare::square).filter(|&at| near.has(at)) else {
        return false;
    };
    let is_theirs = passed.rank_for(us) == 5;
    is_theirs && !(Bitboard::of(passed).pawn_attacks(!us) & board.pieces(us, Role::Pawn)).is_empty()
}

/// Dead are bare kings; a bare king against one rook, bishop or knight, or against two knights; and
/// bishops that never meet, White's on squares of one color and Black's on those of the other.
fn is_dead(board: &Board) -> bool {
    let rest = board.occupied() & !board.role(Role::King);
    let [white, black] = Color::ALL.map(|color| rest & board.color(color));
    if !white.is_empty() && !black.is_empty() {
        let light = Bitboard::LIGHT;
        let apart = |a: Bitboard, b: Bitboard| (a & light).is_empty() && (b & !light).is_empty();
        return rest == rest & board.role(Role::Bishop)
            && (apart(white, black) || apart(black, white));
    }
    let strong = board.role(Role::Queen) | board.role(Role::Pawn);
    let knights = rest == rest & board.role(Role::Knight);
    (rest & strong).is_empty() && rest.len() <= 1 + knights as u32
}

/// What a move comes to, in centipawns: a capture at once, for nobody takes back; another move by
/// what the enemy can blow up where the piece arrives. The boards are those it is played on and comes
/// down on.
fn settled([board, there]: [&Board; 2], us: Color, m: Move) -> i32 {
    let (from, to, becomes) = match m {
        Move::Normal { from, to, becomes } => (from, to, becomes),
        Move::EnPassant { from, to, .. } => {
            return worth(Role::Pawn) + blast(board, us, from.square(), to.square());
        }
        _ => return 0,
    };
    let (left, at) = (from.square(), to.square());
    if board.color(!us).has(at) {
        return board.role_at(at).map_or(0, worth) + blast(board, us, left, at);
    }
    let Some(role) = board.role_at(left).filter(|&role| role != Role::King) else { return 0 };
    let stays = from.board() == to.board();
    let gone = if stays { Bitboard::of(left) } else { Bitboard::EMPTY };
    let occupied = (there.occupied() & !gone).with(at);
    let captors = there.attackers(at, !us, occupied) & !there.role(Role::King);
    // The piece that has gone there is not beside the square any more.
    let is_pawn = board.role(Role::Pawn).has(left);
    let beside = if is_pawn || !stays { 0 } else { beside(left, at) * worth(role) };
    let losses = captors.map(|captor| worth(becomes) - beside + blast(there, !us, captor, at));
    worth(becomes) - worth(role) - losses.max().map_or(0, |loss| loss.max(0))
}

/// 1 for squares that touch, else 0.
fn beside(a: Square, b: Square) -> i32 {
    (a.distance(b) == 1) as i32
}

/// What goes up around a square when a piece of `us` captures there, theirs minus ours.
fn blast(board: &Board, us: Color, from: Square, to: Square) -> i32 {
    let ring = attacks::king(to) & board.occupied() & !board.role(Role::Pawn);
    let sum = |of: Color| -> i32 {
        let lost = (ring & board.color(of)).without(from);
        lost.filter_map(|at| board.role_at(at)).map(worth).sum()
    };
    sum(!us) - sum(us) - board.role_at(from).map_or(0, worth)
}

fn worth(role: Role) -> i32 {
    weights::ATOMIC.exchange[role as usize]
}

/// The names of the game's own terms, by their place among the weights.
mod own {
    /// Pieces beside the enemy king that one attacks, where the own king is out of the blast.
    pub const FUSE: usize = 0;
    /// A square beside the enemy king that one attacks.
    pub const NEAR: usize = 1;
}

/// What one side threatens around the other's king.
fn evaluate(terms: &[Tapered; 12], board: &Board, reach: &AttackMap, us: Color) -> Tapered {
    let Some(king) = board.king(!us) else { return Tapered::ZERO };
    // A king cannot light a fuse.
    let reached = Role::BUT_KING.map(|role| reach.role(us, role));
    let reached = reached.into_iter().fold(Bitboard::EMPTY, |all, one| all | one);
    let near = attacks::king(king) & reached & !spared(board, us);
    let fuses = near & board.color(!us);
    terms[own::FUSE] * fuses.len() as i32 + terms[own::NEAR] * (near & !fuses).len() as i32
}
