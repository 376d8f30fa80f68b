//! Racing Kings, by V. R. Parton (1961).
//!
//! > It is a foot race of the kings: whose king first stands on the eighth rank wins. Pieces move
//! > and capture as in chess, but nobody may give check, neither directly nor by discovery.
//! > If White arrives and Black can follow with his very next move, the game is a draw.
//!
//! Decided with lichess and its rules library: that last turn is played only if Black can level at
//! once, and then he must play the move, for anything else loses; no legal move is stalemate and a
//! draw; fifty moves and threefold repetition apply; nothing is dead, for a bare king can still run.

use crate::board::{
    Bitboard, Board, BoardId, BoardSquare, Color, Piece, Placement, PositionInfo, Role, Roles,
    Square, attacks,
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
        let [board] = boards else { return None };
        let late = info.turn() == Color::Black && Color::ALL.iter().all(|&us| has_come(board, us));
        let checked = boards.iter().any(|board| is_attacked(board, info.turn()));
        checked.then_some(Flaw::Check).or(late.then_some(Flaw::TurnAfterTheEnd))
    }

    fn decided(&self, boards: &[Board], info: &PositionInfo) -> Option<Outcome> {
        let [board] = boards else { return None };
        let won = |us| Some(Outcome::win(info.player_of(us), Reason::KingArrived));
        match Color::ALL.map(|us| has_come(board, us)) {
            [false, false] => None,
            [true, true] => Some(Outcome::draw(Reason::BothArrived)),
            [false, true] => won(Color::Black),
            [true, false]
                if info.turn() == Color::Black
                    && Race::of(board).is_some_and(|race| race.can_arrive(Color::Black)) =>
            {
                None
            }
            [true, false] => won(Color::White),
        }
    }

    /// White wins by arriving only where Black cannot follow.
    fn takes_king(&self, boards: &[Board], _info: &PositionInfo, us: Color) -> bool {
        let [board] = boards else { return false };
        let Some(race) = Race::of(board) else { return false };
        let is_last = |after: Race| us == Color::Black || !after.can_arrive(!us);
        !has_come(board, !us) && race.arrivals(us).any(is_last)
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

/// Does the king of `us` stand on the eighth rank?
fn has_come(board: &Board, us: Color) -> bool {
    board.king(us).is_some_and(|king| GOAL.has(king))
}

fn is_attacked(board: &Board, us: Color) -> bool {
    board.king(us).is_some_and(|king| board.attacked(king, !us))
}

/// A board on which kings have stepped onto the eighth rank.
#[derive(Clone, Copy)]
struct Race<'a> {
    /// The board before.
    board: &'a Board,
    kings: [Square; 2],
    occupied: Bitboard,
    /// Where pieces have been captured since.
    taken: Bitboard,
}

impl<'a> Race<'a> {
    /// The board as it is; none if a king is missing.
    fn of(board: &'a Board) -> Option<Race<'a>> {
        let kings = [board.king(Color::White)?, board.king(Color::Black)?];
        Some(Race { board, kings, occupied: board.occupied(), taken: Bitboard::EMPTY })
    }

    fn is_calm(&self) -> bool {
        let pieces = !(self.board.role(Role::King) | self.taken);
        let [white, black] = self.kings;
        let checks = |king, by| self.board.attackers(king, by, self.occupied) & pieces;
        white.distance(black) > 1
            && (checks(white, Color::Black) | checks(black, Color::White)).is_empty()
    }

    /// The board after each legal step of the king of `us` onto the eighth rank.
    fn arrivals(self, us: Color) -> impl Iterator<Item = Race<'a>> {
        let from = self.kings[us as usize];
        let own = self.board.color(us) & !self.taken;
        let steps = (attacks::king(from) & GOAL & !own).map(move |to| {
            let mut next = self;
            next.kings[us as usize] = to;
            next.occupied = self.occupied.without(from).with(to);
            next.taken = self.taken.with(to);
            next
        });
        steps.filter(Race::is_calm)
    }

    fn can_arrive(self, us: Color) -> bool {
        self.arrivals(us).next().is_some()
    }
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
