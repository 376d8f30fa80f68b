//! One look at a board: who attacks what, how freely the pieces move, what is under threat.

use super::whole::{LandingInfo, Whole};
use crate::board::{Bitboard, Board, ByColor, Color, Role, Square, attacks};
use crate::evaluation::{AttackMap, Tapered, Terms};

/// One look at a board.
pub struct BoardEval<'a> {
    pub board: &'a Board,
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
    // Made where it stays: it is too large to be handed on.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn new(board: &'a Board, terms: &'a Terms, whole: &Whole) -> BoardEval<'a> {
        let mut reach = AttackMap::default();
        for color in Color::ALL {
            if let Some(king) = board.king(color) {
                reach.add(color, Role::King, attacks::king(king));
            }
            let ahead = board.pawns(color).ahead(color);
            reach.add(color, Role::Pawn, ahead.west());
            reach.add(color, Role::Pawn, ahead.east());
        }
        let rings = ByColor(Color::ALL.map(|color| whole.ring(color)));
        BoardEval {
            board,
            terms,
            reach,
            rings,
            king_attack: ByColor([0; 2]),
            besiegers: ByColor([0; 2]),
        }
    }

    /// Mobility and the pieces' places, White's minus Black's. `beyond` says which squares pawns
    /// attack.
    pub fn non_pawns(&mut self, beyond: &LandingInfo) -> Tapered {
        self.non_pawns_of(Color::White, beyond) - self.non_pawns_of(Color::Black, beyond)
    }

    fn non_pawns_of(&mut self, us: Color, beyond: &LandingInfo) -> Tapered {
        let (board, terms) = (self.board, self.terms);
        let occupied = board.occupied();
        let straight = board.pieces(us, Role::Rook) | board.pieces(us, Role::Queen);
        let oblique = board.pieces(us, Role::Bishop) | board.pieces(us, Role::Queen);
        let free =
            beyond.open & !(beyond.met[!us] | board.pawns(us) | board.pieces(us, Role::King));
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
        mobility: &[Tapered],
        free: Bitboard,
        attacks: impl Fn(Square) -> Bitboard,
    ) -> Tapered {
        let pieces = self.board.pieces(us, role);
        if pieces.is_empty() {
            return Tapered::ZERO;
        }
        let ring = self.rings[!us];
        let (mut total, mut besiegers, mut pressure) = (Tapered::ZERO, 0, 0);
        let mut reach = self.reach.of(us, role);
        for from in pieces {
            let seen = attacks(from);
            reach.add(seen);
            let moves = (seen & free).len() as usize;
            total += mobility[moves.min(mobility.len() - 1)];
            let near = seen & ring;
            if !near.is_empty() {
                besiegers += 1;
                pressure += near.len() as i32 + 1;
            }
        }
        self.reach.set(us, role, reach);
        let king_attack = match self.board.king(!us) {
            Some(_) => &self.terms.king_attack,
            None => &self.terms.siege_beyond,
        };
        self.besiegers[!us] += besiegers;
        self.king_attack[!us] += king_attack[role as usize] * pressure;
        total
    }

    /// Pairs of bishops, rooks on open files, outposts.
    fn places(&self, us: Color) -> Tapered {
        let board = self.board;
        let mut total = Tapered::ZERO;
        let bishops = board.pieces(us, Role::Bishop);
        if !(bishops & Bitboard::LIGHT).is_empty() && !(bishops & !Bitboard::LIGHT).is_empty() {
            total += self.terms.bishop_pair;
        }
        for rook in board.pieces(us, Role::Rook) {
            let file = Bitboard::file(rook.file());
            if (file & board.pawns(us)).is_empty() {
                total += match (file & board.pawns(!us)).is_empty() {
                    true => self.terms.rook_open,
                    false => self.terms.rook_half_open,
                };
            }
        }
        let beyond =
            Bitboard::rank_for(us, 3) | Bitboard::rank_for(us, 4) | Bitboard::rank_for(us, 5);
        let watched = board.pawns(!us).fill_ahead(!us).pawn_attacks(!us);
        let outposts = beyond & self.reach.role(us, Role::Pawn) & !watched;
        let minors = board.pieces(us, Role::Knight) | bishops;
        total + self.terms.outpost * (minors & outposts).len() as i32
    }

    /// Pieces under attack by lesser ones or without guard, White's minus Black's.
    pub fn threats(&self, beyond: &LandingInfo, pawns: &LandingInfo) -> Tapered {
        Tapered::balance(|us| self.threats_by(us, beyond, pawns))
    }

    /// Only where one can come down one can capture, and only there whoever captures is met.
    fn threats_by(&self, us: Color, beyond: &LandingInfo, pawns: &LandingInfo) -> Tapered {
        let (board, reach) = (self.board, &self.reach);
        let kings = board.pieces(!us, Role::King);
        let exposed = board.color(!us) & !kings & beyond.open;
        let non_pawns = exposed & !board.pawns(!us);
        let major = exposed & (board.role(Role::Rook) | board.role(Role::Queen));
        let by_minor = reach.role(us, Role::Knight) | reach.role(us, Role::Bishop);
        let count = |set: Bitboard| set.len() as i32;

        let mut total = self.terms.pawn_threat * count(non_pawns & reach.role(us, Role::Pawn));
        total += self.terms.minor_threat * count(major & by_minor);
        total += self.terms.rook_threat
            * count(exposed & board.role(Role::Queen) & reach.role(us, Role::Rook));
        let hanging = exposed & reach.any(us) & !beyond.met[!us];
        total += self.terms.hanging * count(hanging);
        let steps = board.pawns(us).ahead(us) & !board.occupied() & beyond.open & !pawns.met[!us];
        let safe = steps & (reach.any(us) | !beyond.met[!us]);
        total + self.terms.push_threat * count(safe.pawn_attacks(us) & beyond.non_pawns[!us])
    }
}

/// Where pieces would attack a king, by role.
pub fn lines(king: Square, occupied: Bitboard) -> [(Role, Bitboard); 4] {
    let bishop = attacks::bishop(king, occupied);
    let rook = attacks::rook(king, occupied);
    [
        (Role::Knight, attacks::knight(king)),
        (Role::Bishop, bishop),
        (Role::Rook, rook),
        (Role::Queen, bishop | rook),
    ]
}
