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
    AttackMap, Bitboard, BoardId, Color, Man, Meta, Placement, Plane, Role, Roles, Score, Site,
    Square, Terms, Weights, attacks,
};
use crate::rules::{Flaw, Legality, Outcome, Reason, Variant};

use super::weights::{self, Material, ORTHODOX, s};

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
    /// Once both run, a tempo decides.
    fn allows_null_move(&self) -> bool {
        false
    }

    fn setup(&self, start: &mut Placement) {
        for (rank, roles) in (0..).zip(START) {
            for (beyond, role) in (0..).zip(roles) {
                for color in Color::ALL {
                    let at = Square::at(color.pick(4 + beyond, 3 - beyond), rank);
                    start.put(Site::new(BoardId::A, at), Man { color, role });
                }
            }
        }
    }

    fn men(&self) -> Roles {
        Roles::OFFICERS
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
    fn forbids(&self, after: &[Plane], _meta: &Meta, mover: Color) -> bool {
        after.iter().any(|plane| is_attacked(plane, !mover))
    }

    fn flaw(&self, boards: &[Plane], meta: &Meta) -> Option<Flaw> {
        let [plane] = boards else { return None };
        let late = meta.turn() == Color::Black && Color::ALL.iter().all(|&us| has_come(plane, us));
        let checked = boards.iter().any(|plane| is_attacked(plane, meta.turn()));
        checked.then_some(Flaw::Check).or(late.then_some(Flaw::TurnAfterTheEnd))
    }

    fn decided(&self, boards: &[Plane], meta: &Meta) -> Option<Outcome> {
        let [plane] = boards else { return None };
        let won = |us| Some(Outcome::win(meta.seat_of(us), Reason::KingArrived));
        match Color::ALL.map(|us| has_come(plane, us)) {
            [false, false] => None,
            [true, true] => Some(Outcome::draw(Reason::BothArrived)),
            [false, true] => won(Color::Black),
            [true, false]
                if meta.turn() == Color::Black
                    && Race::of(plane).is_some_and(|race| race.can_arrive(Color::Black)) =>
            {
                None
            }
            [true, false] => won(Color::White),
        }
    }

    /// White wins by arriving only where Black cannot follow.
    fn takes_king(&self, boards: &[Plane], _meta: &Meta, us: Color) -> bool {
        let [plane] = boards else { return false };
        let Some(race) = Race::of(plane) else { return false };
        let is_last = |after: Race| us == Color::Black || !after.can_arrive(!us);
        !has_come(plane, !us) && race.arrivals(us).any(is_last)
    }

    fn is_dead(&self, _boards: &[Plane], _meta: &Meta) -> bool {
        false
    }

    fn bare_king_wins(&self) -> bool {
        true
    }

    /// Whoever would check by capturing may not.
    fn takers(&self, plane: &Plane, at: Square, by: Color) -> Roles {
        let Some(king) = plane.king(!by) else { return Roles::ALL };
        let occupied = plane.occupied();
        let lines = [
            (Role::Knight, attacks::knight(at)),
            (Role::Bishop, attacks::bishop(at, occupied)),
            (Role::Rook, attacks::rook(at, occupied)),
            (Role::Queen, attacks::queen(at, occupied)),
        ];
        let checks = lines.into_iter().filter(|(_, line)| line.has(king));
        checks.fold(Roles::ALL, |free, (role, _)| free.without(role))
    }

    fn weights(&self) -> &'static Weights {
        &WEIGHTS
    }

    fn evaluate(&self, w: &Weights, _meta: &Meta, plane: &Plane, reach: &AttackMap) -> Score {
        let side = |us| evaluate(&w.terms.own, plane, reach, us);
        side(Color::White) - side(Color::Black)
    }
}

/// Does the king of `us` stand on the eighth rank?
fn has_come(plane: &Plane, us: Color) -> bool {
    plane.king(us).is_some_and(|king| GOAL.has(king))
}

fn is_attacked(plane: &Plane, us: Color) -> bool {
    plane.king(us).is_some_and(|king| plane.attacked(king, !us))
}

/// A board on which kings have stepped onto the eighth rank.
#[derive(Clone, Copy)]
struct Race<'a> {
    /// The board before.
    plane: &'a Plane,
    kings: [Square; 2],
    occupied: Bitboard,
    /// Where pieces have been captured since.
    taken: Bitboard,
}

impl<'a> Race<'a> {
    /// The board as it is; none if a king is missing.
    fn of(plane: &'a Plane) -> Option<Race<'a>> {
        let kings = [plane.king(Color::White)?, plane.king(Color::Black)?];
        Some(Race { plane, kings, occupied: plane.occupied(), taken: Bitboard::EMPTY })
    }

    fn is_calm(&self) -> bool {
        let pieces = !(self.plane.role(Role::King) | self.taken);
        let [white, black] = self.kings;
        let checks = |king, by| self.plane.attackers(king, by, self.occupied) & pieces;
        white.distance(black) > 1
            && (checks(white, Color::Black) | checks(black, Color::White)).is_empty()
    }

    /// The board after each legal step of the king of `us` onto the eighth rank.
    fn arrivals(self, us: Color) -> impl Iterator<Item = Race<'a>> {
        let from = self.kings[us as usize];
        let own = self.plane.color(us) & !self.taken;
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
fn evaluate(terms: &[Score; 12], plane: &Plane, reach: &AttackMap, us: Color) -> Score {
    let Some(king) = plane.king(us) else { return Score::ZERO };
    let count = |set: Bitboard| set.len() as i32;
    let ahead = Bitboard::rank_for(Color::White, king.rank() + 1);
    let free = attacks::king(king) & ahead & !reach.any(!us) & !plane.color(us);
    let watched = |rank| reach.any(us) & Bitboard::rank_for(Color::White, rank);
    let mut total = terms[own::RANK + king.rank() as usize];
    total += terms[own::EIGHTH] * count(watched(7)) + terms[own::SEVENTH] * count(watched(6));
    total += terms[own::FREE] * count(free);
    if free.is_empty() && king.rank() < 7 {
        total += terms[own::HELD];
    }
    total
}

const MATERIAL: Material =
    [s(0, 0), s(330, 330), s(360, 360), s(520, 560), s(950, 1000), s(0, 0), s(0, 0)];

/// What pieces are worth here. Kings are not besieged, and both sides go the same way, so places
/// that are mirrored for Black say nothing.
static WEIGHTS: Weights = weights::weights(
    &MATERIAL,
    &[[s(0, 0); 32]; Role::COUNT],
    &[s(0, 0); Role::COUNT],
    Terms {
        rook_open: s(0, 0),
        own: [
            s(0, 0),
            s(15, 15),
            s(45, 45),
            s(90, 95),
            s(150, 170),
            s(230, 270),
            s(360, 420),
            s(600, 600),
            s(12, 14),
            s(8, 8),
            s(8, 12),
            s(-30, -40),
        ],
        shelter: [0; 4],
        half_open_by_king: 0,
        open_by_king: 0,
        tempo: 40,
        king_attack: [0; Role::COUNT],
        safe_check: [0; Role::COUNT],
        weak_square: 0,
        ..ORTHODOX.terms
    },
);
