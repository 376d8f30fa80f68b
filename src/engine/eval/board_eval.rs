//! One look at a board: who attacks what, how freely the officers move, what is under threat.

use super::whole::{LandingInfo, Whole};
use crate::board::{
    AttackMap, Bitboard, ByColor, Color, Plane, Role, Score, Square, Terms, attacks,
};

/// One look at a board.
pub struct BoardEval<'a> {
    pub plane: &'a Plane,
    pub terms: &'a Terms,
    pub reach: AttackMap,
    /// The squares by each king, on whichever board it stands.
    pub rings: ByColor<Bitboard>,
    /// The weight of the attacks on the squares by each king, and the number of attackers.
    pub king_attack: ByColor<i32>,
    pub besiegers: ByColor<i32>,
}

impl<'a> BoardEval<'a> {
    /// Notes what kings and pawns attack.
    pub fn new(plane: &'a Plane, terms: &'a Terms, whole: &Whole) -> BoardEval<'a> {
        let mut reach = AttackMap::default();
        for color in Color::ALL {
            if let Some(king) = plane.king(color) {
                reach.add(color, Role::King, attacks::king(king));
            }
            let ahead = plane.pawns(color).ahead(color);
            reach.add(color, Role::Pawn, ahead.west());
            reach.add(color, Role::Pawn, ahead.east());
        }
        let rings = ByColor(Color::ALL.map(|color| whole.ring(color)));
        BoardEval {
            plane,
            terms,
            reach,
            rings,
            king_attack: ByColor([0; 2]),
            besiegers: ByColor([0; 2]),
        }
    }

    /// Mobility and the officers' places, White's minus Black's. `beyond` says which squares pawns
    /// attack.
    pub fn officers(&mut self, beyond: &LandingInfo) -> Score {
        self.officers_of(Color::White, beyond) - self.officers_of(Color::Black, beyond)
    }

    fn officers_of(&mut self, us: Color, beyond: &LandingInfo) -> Score {
        let (plane, terms) = (self.plane, self.terms);
        let occupied = plane.occupied();
        let straight = plane.men(us, Role::Rook) | plane.men(us, Role::Queen);
        let oblique = plane.men(us, Role::Bishop) | plane.men(us, Role::Queen);
        let free = beyond.open & !(beyond.met[!us] | plane.pawns(us) | plane.men(us, Role::King));
        let mut total = self.each(us, Role::Knight, &terms.knight_mobility, free, attacks::knight);
        // Sliders of one kind see through each other.
        total += self.each(us, Role::Bishop, &terms.bishop_mobility, free, |from| {
            attacks::bishop(from, occupied & !oblique)
        });
        total += self.each(us, Role::Rook, &terms.rook_mobility, free, |from| {
            attacks::rook(from, occupied & !straight)
        });
        total += self.each(us, Role::Queen, &terms.queen_mobility, free, |from| {
            attacks::queen(from, occupied)
        });
        total + self.places(us)
    }

    fn each(
        &mut self,
        us: Color,
        role: Role,
        mobility: &[Score],
        free: Bitboard,
        attacks: impl Fn(Square) -> Bitboard,
    ) -> Score {
        let mut total = Score::ZERO;
        for from in self.plane.men(us, role) {
            let seen = attacks(from);
            self.reach.add(us, role, seen);
            let moves = (seen & free).len() as usize;
            total += mobility[moves.min(mobility.len() - 1)];
            let near = (seen & self.rings[!us]).len() as i32;
            if near > 0 {
                self.besiegers[!us] += 1;
                let king_attack = match self.plane.king(!us) {
                    Some(_) => &self.terms.king_attack,
                    None => &self.terms.siege_beyond,
                };
                self.king_attack[!us] += king_attack[role as usize] * (near + 1);
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

    /// Men under attack by lesser ones or without guard, White's minus Black's.
    pub fn threats(&self, beyond: &LandingInfo, pawns: &LandingInfo) -> Score {
        self.threats_by(Color::White, beyond, pawns) - self.threats_by(Color::Black, beyond, pawns)
    }

    /// Only where one can come down one can capture, and only there whoever captures is met.
    fn threats_by(&self, us: Color, beyond: &LandingInfo, pawns: &LandingInfo) -> Score {
        let (plane, reach) = (self.plane, &self.reach);
        let kings = plane.men(!us, Role::King);
        let exposed = plane.color(!us) & !kings & beyond.open;
        let officers = exposed & !plane.pawns(!us);
        let major = exposed & (plane.role(Role::Rook) | plane.role(Role::Queen));
        let by_minor = reach.role(us, Role::Knight) | reach.role(us, Role::Bishop);
        let count = |set: Bitboard| set.len() as i32;

        let mut total = self.terms.pawn_threat * count(officers & reach.role(us, Role::Pawn));
        total += self.terms.minor_threat * count(major & by_minor);
        total += self.terms.rook_threat
            * count(exposed & plane.role(Role::Queen) & reach.role(us, Role::Rook));
        let hanging = exposed & reach.any(us) & !beyond.met[!us];
        total += self.terms.hanging * count(hanging);
        let steps = plane.pawns(us).ahead(us) & !plane.occupied() & beyond.open & !pawns.met[!us];
        let safe = steps & (reach.any(us) | !beyond.met[!us]);
        total + self.terms.push_threat * count(safe.pawn_attacks(us) & beyond.officers[!us])
    }
}
