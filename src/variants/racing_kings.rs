//! Racing Kings, by V. R. Parton (1961).
//!
//! > It is a foot race of the kings: whose king first stands on the eighth rank wins. Pieces move
//! > and capture as in chess, but nobody may give check, neither directly nor by discovery.
//! > If White arrives and Black can follow with his very next move, the game is a draw.
//!
//! Decided with lichess and its rules library: that last turn is played only if Black can level at
//! once, and then he must play the move, for anything else loses; no legal move is stalemate and a
//! draw; fifty moves and threefold repetition apply; nothing is dead, for a bare king can still run. Of
//! several boards the eighth rank of each is the goal, and nobody may be in check on any after the move.

use crate::board::{
    Bitboard, Board, BoardId, BoardSquare, Boards, Color, Piece, Placement, PositionInfo, Role,
    Roles, Square, Wide, attacks,
};
use crate::evaluation::{AttackMap, Evaluation, Tapered, Weights};
use crate::rules::{Flaw, Legality, Outcome, Reason, Variant};

use super::weights;

/// Positions to measure an engine by: openings, middlegames and endings, quiet and sharp.
pub const POSITIONS: &[&str] = &[
    "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1",
    "8/8/1r6/2r5/3N4/8/k2n1n1K/2b2BRQ w - - 0 6",
    "8/8/5B2/n4B2/1r1q4/5K2/k1NbN3/3n2RQ w - - 0 11",
    "8/3r4/1r6/4N3/7B/1q3RK1/k7/5BR1 b - - 22 18",
    "8/6b1/5Q2/8/8/1k6/8/4K3 b - - 7 18",
];

/// Where both kings run to.
const GOAL: Bitboard = Bitboard::rank_for(Color::White, 7);

/// White's two ranks from the e-file, the first one first; Black's are their mirror image.
const START: [[Role; 4]; 2] = [
    [Role::Knight, Role::Bishop, Role::Rook, Role::Queen],
    [Role::Knight, Role::Bishop, Role::Rook, Role::King],
];

/// Racing Kings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RacingKings;

impl Variant for RacingKings {
    fn setup(&self, start: &mut Placement) {
        for (rank, roles) in (0..).zip(START) {
            for (beyond, role) in (0..).zip(roles) {
                for color in Color::ALL {
                    let at = Square::at(color.pick(4 + beyond, 3 - beyond), rank);
                    start.put(BoardSquare::new(BoardId::A, at), Piece { color, role });
                }
            }
        }
    }

    fn pieces(&self) -> Roles {
        Roles::NON_PAWNS
    }

    fn has_castling(&self) -> bool {
        false
    }

    fn has_en_passant(&self) -> bool {
        false
    }

    fn legality(&self) -> Legality {
        Legality::PlayAndLook
    }

    /// "Nobody may give check."
    fn forbids(&self, after: &[Board], _info: &PositionInfo, mover: Color) -> bool {
        after.iter().any(|board| is_attacked(board, !mover))
    }

    fn flaw(&self, boards: &[Board], info: &PositionInfo) -> Option<Flaw> {
        let late = info.turn() == Color::Black && Color::ALL.iter().all(|&us| has_come(boards, us));
        let checked = boards.iter().any(|board| is_attacked(board, info.turn()));
        checked.then_some(Flaw::Check).or(late.then_some(Flaw::TurnAfterTheEnd))
    }

    fn decided(&self, boards: &[Board], info: &PositionInfo) -> Option<Outcome> {
        let won = |us| Some(Outcome::win(info.player_of(us), Reason::KingArrived));
        match Color::ALL.map(|us| has_come(boards, us)) {
            [false, false] => None,
            [true, true] => Some(Outcome::draw(Reason::BothArrived)),
            [false, true] => won(Color::Black),
            [true, false]
                if info.turn() == Color::Black && !arrivals(boards, Color::Black).is_empty() =>
            {
                None
            }
            [true, false] => won(Color::White),
        }
    }

    fn is_dead(&self, _boards: &[Board], _info: &PositionInfo) -> bool {
        false
    }

    fn bare_king_wins(&self) -> bool {
        true
    }
}

impl Evaluation for RacingKings {
    fn weights(&self) -> &'static Weights {
        &weights::RACING_KINGS
    }

    /// White wins by arriving only where Black cannot follow.
    fn takes_king(&self, boards: &[Board], _info: &PositionInfo, us: Color) -> bool {
        let is_last = |after: &Wide| {
            let boards = after.get(..boards.len()).unwrap_or_default();
            us == Color::Black || arrivals(boards, !us).is_empty()
        };
        !has_come(boards, !us) && arrivals(boards, us).iter().any(is_last)
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

    /// Once both run, a tempo decides.
    fn allows_null_move(&self) -> bool {
        false
    }

    /// Whoever would check by capturing may not.
    fn takers(&self, board: &Board, at: Square, by: Color) -> Roles {
        let Some(king) = board.king(!by) else { return Roles::ALL };
        let occupied = board.occupied();
        let lines = [
            (Role::Knight, attacks::knight(at)),
            (Role::Bishop, attacks::bishop(at, occupied)),
            (Role::Rook, attacks::rook(at, occupied)),
            (Role::Queen, attacks::queen(at, occupied)),
        ];
        let checks = lines.into_iter().filter(|(_, line)| line.has(king));
        checks.fold(Roles::ALL, |free, (role, _)| free.without(role))
    }
}

/// Does the king of `us` stand on the eighth rank of a board?
fn has_come(boards: &[Board], us: Color) -> bool {
    boards.iter().any(|board| board.king(us).is_some_and(|king| GOAL.has(king)))
}

fn is_attacked(board: &Board, us: Color) -> bool {
    board.king(us).is_some_and(|king| board.attacked(king, !us))
}

/// The boards after each legal step of the king of `us` onto the eighth rank. Of several boards it comes down
/// on another, where that square is vacant, and must have been safe on its own.
fn arrivals(boards: &[Board], us: Color) -> Vec<Wide> {
    let mut before = Wide::EMPTY;
    before.iter_mut().zip(boards).for_each(|(to, board)| *to = *board);
    let mut found = Vec::new();
    let kings = boards.iter().enumerate().filter_map(|(home, board)| Some((home, board.king(us)?)));
    for (home, king) in kings {
        for to in attacks::king(king) & GOAL & !before[home].color(us) {
            let mut stepped = before;
            stepped[home] = before[home].after_step(king, to, Role::King);
            if boards.len() == 1 {
                found.push(stepped);
            } else if !is_attacked(&stepped[home], us) {
                let is_open = |onto: &usize| *onto != home && !before[*onto].occupied().has(to);
                found.extend((0..boards.len()).filter(is_open).map(|onto| {
                    let mut after = stepped;
                    after[home] = stepped[home].without(to);
                    after[onto].put(to, Piece { color: us, role: Role::King });
                    after
                }));
            }
        }
    }
    found.retain(|after| {
        !after.iter().any(|board| Color::ALL.iter().any(|&it| is_attacked(board, it)))
    });
    found
}

/// The names of the game's own terms, by their place among the weights.
mod own {
    /// A king, by its rank: eight of them.
    pub const RANK: usize = 0;
    /// A square of the eighth rank that one attacks, and one of the seventh.
    pub const EIGHTH: usize = 8;
    pub const SEVENTH: usize = 9;
    /// A square ahead of the own king that is free to it.
    pub const FREE: usize = 10;
    /// There is none.
    pub const HELD: usize = 11;
}

/// How far one side has run, and what it has in the other's way.
fn evaluate(terms: &[Tapered; 12], board: &Board, reach: &AttackMap, us: Color) -> Tapered {
    let Some(king) = board.king(us) else { return Tapered::ZERO };
    let count = |set: Bitboard| set.len() as i32;
    let ahead = Bitboard::rank_for(Color::White, king.rank() + 1);
    let free = attacks::king(king) & ahead & !reach.any(!us) & !board.color(us);
    let watched = |rank| reach.any(us) & Bitboard::rank_for(Color::White, rank);
    let mut total = terms[own::RANK + king.rank() as usize];
    total += terms[own::EIGHTH] * count(watched(7)) + terms[own::SEVENTH] * count(watched(6));
    total += terms[own::FREE] * count(free);
    if free.is_empty() && king.rank() < 7 {
        total += terms[own::HELD];
    }
    total
}
