//! One look at a board: who attacks what, how freely the officers move, how safe the kings are.

use super::pawns::around;
use crate::board::{Bitboard, ByColor, Color, Plane, Reach, Role, Score, Square, Terms, attacks};

/// One look at a board.
pub struct Survey<'a> {
    plane: &'a Plane,
    terms: &'a Terms,
    reach: Reach,
    /// The squares by each king.
    rings: ByColor<Bitboard>,
    /// The weight of the attacks on the squares by each king, and the number of attackers.
    siege: ByColor<i32>,
    besiegers: ByColor<i32>,
}

impl<'a> Survey<'a> {
    /// Notes what kings and pawns attack.
    pub fn new(plane: &'a Plane, terms: &'a Terms) -> Survey<'a> {
        let mut reach = Reach::default();
        let mut rings = ByColor([Bitboard::EMPTY; 2]);
        for color in Color::ALL {
            if let Some(king) = plane.king(color) {
                let steps = attacks::king(king);
                rings[color] = steps | steps.ahead(color);
                reach.add(color, Role::King, steps);
            }
            let ahead = plane.pawns(color).ahead(color);
            reach.add(color, Role::Pawn, ahead.west());
            reach.add(color, Role::Pawn, ahead.east());
        }
        Survey { plane, terms, reach, rings, siege: ByColor([0; 2]), besiegers: ByColor([0; 2]) }
    }

    /// Who attacks what; complete once the officers have been looked at.
    pub fn reach(&self) -> &Reach {
        &self.reach
    }

    /// Mobility and the officers' places, White's minus Black's.
    pub fn officers(&mut self) -> Score {
        self.officers_of(Color::White) - self.officers_of(Color::Black)
    }

    fn officers_of(&mut self, us: Color) -> Score {
        let (plane, terms) = (self.plane, self.terms);
        let occupied = plane.occupied();
        let straight = plane.men(us, Role::Rook) | plane.men(us, Role::Queen);
        let oblique = plane.men(us, Role::Bishop) | plane.men(us, Role::Queen);
        let mut total = self.each(us, Role::Knight, &terms.knight_mobility, attacks::knight);
        // Sliders of one kind see through each other.
        total += self.each(us, Role::Bishop, &terms.bishop_mobility, |from| {
            attacks::bishop(from, occupied & !oblique)
        });
        total += self.each(us, Role::Rook, &terms.rook_mobility, |from| {
            attacks::rook(from, occupied & !straight)
        });
        total += self
            .each(us, Role::Queen, &terms.queen_mobility, |from| attacks::queen(from, occupied));
        total + self.places(us)
    }

    fn each(
        &mut self,
        us: Color,
        role: Role,
        mobility: &[Score],
        attacks: impl Fn(Square) -> Bitboard,
    ) -> Score {
        let barred = self.reach.role(!us, Role::Pawn)
            | self.plane.pawns(us)
            | self.plane.men(us, Role::King);
        let mut total = Score::ZERO;
        for from in self.plane.men(us, role) {
            let seen = attacks(from);
            self.reach.add(us, role, seen);
            let free = (seen & !barred).len() as usize;
            total += mobility[free.min(mobility.len() - 1)];
            let near = (seen & self.rings[!us]).len() as i32;
            if near > 0 {
                self.besiegers[!us] += 1;
                self.siege[!us] += self.terms.siege[role as usize] * (near + 1);
            }
        }
        total
    }

    /// Pairs of bishops, rooks on open files, outposts.
    fn places(&self, us: Color) -> Score {
        let plane = self.plane;
        let mut total = Score::ZERO;
        let bishops = plane.men(us, Role::Bishop);
        if !(bishops & Bitboard::LIGHT).is_empty() && !(bishops & !Bitboard::LIGHT).is_empty() {
            total += self.terms.bishop_pair;
        }
        for rook in plane.men(us, Role::Rook) {
            let file = Bitboard::file(rook.file());
            if (file & plane.pawns(us)).is_empty() {
                total += match (file & plane.pawns(!us)).is_empty() {
                    true => self.terms.rook_open,
                    false => self.terms.rook_half_open,
                };
            }
        }
        let beyond =
            Bitboard::rank_for(us, 3) | Bitboard::rank_for(us, 4) | Bitboard::rank_for(us, 5);
        let watched = plane.pawns(!us).fill_ahead(!us).pawn_attacks(!us);
        let outposts = beyond & self.reach.role(us, Role::Pawn) & !watched;
        let minors = plane.men(us, Role::Knight) | bishops;
        total + self.terms.outpost * (minors & outposts).len() as i32
    }

    /// How safe the kings are, White's minus Black's.
    pub fn kings(&self) -> Score {
        self.king(Color::White) - self.king(Color::Black)
    }

    fn king(&self, us: Color) -> Score {
        let Some(king) = self.plane.king(us) else {
            return Score::ZERO;
        };
        let shelter = self.shelter(us, king);
        let danger = self.danger(us, king).clamp(0, 160);
        Score::new(shelter - danger * danger / 40, -danger / 2)
    }

    /// Pawns before the king, and files by it.
    fn shelter(&self, us: Color, king: Square) -> i32 {
        let (own, theirs) = (self.plane.pawns(us), self.plane.pawns(!us));
        let before = Bitboard::of(king).fill_ahead(us);
        let before = before | before.west() | before.east();
        let mut total = 0;
        for file in around(king) {
            let nearest = (own & file & wide(before))
                .map(|pawn| pawn.rank_for(us) as i32 - king.rank_for(us) as i32)
                .min();
            total += match nearest {
                Some(steps @ 0..=3) => self.terms.shelter[(steps.max(1)) as usize],
                Some(_) | None => self.terms.shelter[0],
            };
            if (own & file).is_empty() {
                total += match (theirs & file).is_empty() {
                    true => self.terms.open_by_king,
                    false => self.terms.half_open_by_king,
                };
            }
        }
        total
    }

    /// The weight of the attack on a king: attacks on the squares by it, weak squares there, and
    /// safe checks.
    fn danger(&self, us: Color, king: Square) -> i32 {
        if self.besiegers[us] < 1 {
            return 0;
        }
        let (plane, reach) = (self.plane, &self.reach);
        let guarded = reach.any(us) & !(reach.role(us, Role::King) & !reach.twice(us));
        let weak = reach.any(!us) & !guarded & self.rings[us];
        let mut danger = self.siege[us] + self.terms.weak_square * weak.len() as i32;
        let occupied = plane.occupied();
        let bishop = attacks::bishop(king, occupied);
        let rook = attacks::rook(king, occupied);
        let safe = !(plane.color(!us) | guarded);
        let lines = [
            (Role::Knight, attacks::knight(king)),
            (Role::Bishop, bishop),
            (Role::Rook, rook),
            (Role::Queen, bishop | rook),
        ];
        for (role, squares) in lines {
            if !(squares & reach.role(!us, role) & safe).is_empty() {
                danger += self.terms.safe_check[role as usize];
            }
        }
        if plane.men(!us, Role::Queen).is_empty() {
            danger /= 2;
        }
        danger * self.besiegers[us].min(4) / 4
    }

    /// Men under attack by lesser ones or without guard, White's minus Black's.
    pub fn threats(&self) -> Score {
        self.threats_by(Color::White) - self.threats_by(Color::Black)
    }

    fn threats_by(&self, us: Color) -> Score {
        let (plane, reach) = (self.plane, &self.reach);
        let kings = plane.men(!us, Role::King);
        let officers = plane.color(!us) & !plane.pawns(!us) & !kings;
        let major = plane.men(!us, Role::Rook) | plane.men(!us, Role::Queen);
        let by_minor = reach.role(us, Role::Knight) | reach.role(us, Role::Bishop);
        let count = |set: Bitboard| set.len() as i32;

        let mut total = self.terms.pawn_threat * count(officers & reach.role(us, Role::Pawn));
        total += self.terms.minor_threat * count(major & by_minor);
        total += self.terms.rook_threat
            * count(plane.men(!us, Role::Queen) & reach.role(us, Role::Rook));
        let exposed = plane.color(!us) & !kings & reach.any(us) & !reach.any(!us);
        total += self.terms.hanging * count(exposed);
        let steps = plane.pawns(us).ahead(us) & !plane.occupied() & !reach.role(!us, Role::Pawn);
        let safe = steps & (reach.any(us) | !reach.any(!us));
        total + self.terms.push_threat * count(safe.pawn_attacks(us) & officers)
    }
}

/// The squares of a set and those beside them on each rank.
fn wide(set: Bitboard) -> Bitboard {
    set | set.west() | set.east()
}
