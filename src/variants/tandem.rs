//! Tandem Pawn Chess, by Kenneth W. Regan.
//!
//! > The setup is the same as standard chess, except every pawn is a "tandem" of two pawns, which
//! > may decouple or stay yoked on any move. … A tandem may capture a piece or single pawn either
//! > with both pawns moving and staying yoked, or with just one making the capture and then being
//! > protected by the other. A tandem may capture a tandem, however, only by moving both pawns.
//! > These capture rules are also in effect for en-passant captures by tandems.
//!
//! Decided where the author is silent: a pair makes a double step, whole or one of it, from its
//! second rank only; a single pawn on its first or second rank always may; a pair that promotes
//! together becomes one piece.

use crate::board::{Bitboard, Board, Color, Placement, PositionInfo, Role, Roles, Square};
use crate::evaluation::{AttackMap, Evaluation, Played, Tapered, Weights};
use crate::rules::{Move, Moves, Stage, Variant, View, generate};

use super::{chess, weights, yoked};

/// Positions to measure an engine by: openings, middlegames and endings, quiet and sharp.
pub const POSITIONS: &[&str] = &[
    "rnbqkbnr/tttttttt/8/8/8/8/TTTTTTTT/RNBQKBNR w KQkq - 0 1",
    "r3k2r/t1ttqtb1/bn2tnt1/3TN3/1t2T3/2N2Q1t/TTTBBTTT/R3K2R w KQkq - 0 1",
    "rnb1k1rp/1t4p1/p2pt3/ppTp3p/P1P3Pp/N3Pp1P/1BPQ2n1/R2K1BNR w q - 0 31",
    "3q1b1r/1p1bpkp1/1Pppp1pp/n2T4/P4nPP/1RT1p3/4PR2/BN2KBN1 w - - 0 31",
    "4k3/8/8/2ttt3/2TTT3/8/8/4K3 w - - 0 1",
];

/// Tandem Pawn Chess.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tandem;

impl Variant for Tandem {
    fn setup(&self, start: &mut Placement) {
        chess::array(start, Role::Tandem);
    }

    fn moves(&self, view: &View, out: &mut Moves) {
        generate::orthodox(view, out);
        if view.movers.has(Role::Tandem) {
            steps(view, out);
            captures(view, out);
            rockets(view, out);
        }
    }

    fn pieces(&self) -> Roles {
        Roles::ALL
    }

    /// "A rocket move can also leave a pawn on the first rank."
    fn pawn_squares(&self, us: Color) -> Bitboard {
        !Bitboard::rank_for(us, 7)
    }

    /// "This pawn is entitled to move two squares forward from there, and also to move two squares
    /// if it has advanced to the second rank."
    fn doubles(&self, board: &Board, us: Color) -> Bitboard {
        let second = Bitboard::rank_for(us, 1);
        board.pieces(us, Role::Pawn) & (Bitboard::rank_for(us, 0) | second)
            | board.pieces(us, Role::Tandem) & second
    }
}

impl Evaluation for Tandem {
    fn weights(&self) -> &'static Weights {
        &weights::TANDEM
    }

    /// What yoked pawns do, together or apart.
    fn is_unfamiliar(&self, played: &Played) -> bool {
        let from = played.m.plain().origin();
        from.is_some_and(|from| {
            let board = played.boards.get(from.board().index());
            board.and_then(|board| board.role_at(from.square())) == Some(Role::Tandem)
        })
    }

    fn evaluate(
        &self,
        w: &Weights,
        _info: &PositionInfo,
        board: &Board,
        reach: &AttackMap,
    ) -> Tapered {
        Tapered::balance(|us| yoked::evaluate(&w.terms.own, board, reach, us))
    }
}

/// The ways of a pair from one square to another: together, and one of it.
#[derive(Clone, Copy)]
enum Ways {
    Both,
    TogetherOnly,
}

/// "A tandem may move one or two squares on its first move, or one of its members may."
fn steps(view: &View, out: &mut Moves) {
    let empty = !view.board.occupied();
    let last = Bitboard::rank_for(view.us, 7);
    for from in view.board.pieces(view.us, Role::Tandem) {
        let ahead = Bitboard::of(from).ahead(view.us) & empty;
        let doubles = if view.doubles.has(from) { ahead } else { Bitboard::EMPTY };
        let twice = doubles.ahead(view.us) & view.quiets();
        let onto_last = ahead & last;
        let promoting = if view.stage == Stage::Quiet { Bitboard::EMPTY } else { onto_last };
        for to in (ahead & !last & view.quiets() | twice | promoting) & view.check_mask {
            go(view, from, to, Ways::Both, out);
        }
    }
}

/// "A tandem may capture a tandem, however, only by moving both pawns."
fn captures(view: &View, out: &mut Moves) {
    let pairs = view.board.pieces(!view.us, Role::Tandem);
    for from in view.board.pieces(view.us, Role::Tandem) {
        let attacked = Bitboard::of(from).pawn_attacks(view.us);
        for to in attacked & view.captures() & view.check_mask {
            let ways = if pairs.has(to) { Ways::TogetherOnly } else { Ways::Both };
            go(view, from, to, ways, out);
        }
    }
    if view.stage != Stage::Quiet {
        en_passant(view, out);
    }
}

fn en_passant(view: &View, out: &mut Moves) {
    let pairs = view.board.pieces(view.us, Role::Tandem);
    generate::en_passant(view, pairs, out);
    let single = view.ep.filter(|passed| passed.role == Role::Pawn);
    let Some(passed) = single.filter(|passed| !view.board.occupied().has(passed.over)) else {
        return;
    };
    for from in Bitboard::of(passed.over).pawn_attacks(!view.us) & pairs {
        let (from, to) = (view.site(from), view.site(passed.over));
        out.push(Move::PartEnPassant { from, to, victim: passed.at });
    }
}

/// "If the square behind and two squares before a tandem are not occupied, the tandem may decouple
/// with one pawn moving one step backward and the other two steps forward." It may shut a line of
/// check at either end, so `check_mask` does not bind it.
fn rockets(view: &View, out: &mut Moves) {
    let (us, empty) = (view.us, !view.board.occupied());
    let last = Bitboard::rank_for(us, 7);
    for from in view.board.pieces(us, Role::Tandem) {
        let free = |ranks| from.ahead(us, ranks).filter(|&square| empty.has(square));
        let (Some(_), Some(_), Some(to)) = (free(-1), free(1), free(2)) else { continue };
        let roles: &[Role] = match last.has(to) {
            true if view.stage == Stage::Quiet => &[],
            true => &Role::PROMOTIONS,
            false if view.stage == Stage::Noisy => &[],
            false => &[Role::Pawn],
        };
        let (from, to) = (view.site(from), view.site(to));
        out.extend(roles.iter().map(|&becomes| Move::Rocket { from, to, becomes }));
    }
}

/// A pair goes somewhere, whole or one of it. "A tandem can promote like an ordinary pawn, and both
/// members are replaced by the new piece. Note also that just one of the tandem may elect to move
/// and promote."
fn go(view: &View, from: Square, to: Square, ways: Ways, out: &mut Moves) {
    let promotes = Bitboard::rank_for(view.us, 7).has(to);
    let (from, to) = (view.site(from), view.site(to));
    let together: &[Role] = if promotes { &Role::PROMOTIONS } else { &[Role::Tandem] };
    out.extend(together.iter().map(|&becomes| Move::Normal { from, to, becomes }));
    if let Ways::Both = ways {
        let alone: &[Role] = if promotes { &Role::PROMOTIONS } else { &[Role::Pawn] };
        out.extend(alone.iter().map(|&becomes| Move::Part { from, to, becomes }));
    }
}
