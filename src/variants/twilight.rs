//! Twilight Chess, by Frédéric Prost.
//!
//! > All classical laws of chess apply. Moving to the Twilight zone (Warp move) is a legal moves
//! > for all piece but for the King. Moving a piece from the Twilight zone to any free square of
//! > the chessboard (Drop move) is a legal chess move but for a pawn into the last rank. Warp and
//! > Drop moves are considered as standard moves with relation to classical laws of chess.
//!
//! Decided where the author is silent: a man goes to its own side's zone and only its own side
//! drops it; captured men are not in the zone; a pawn may be dropped on its own first rank; a warp
//! or drop of a pawn is a move of that pawn and sets the fifty-move count back; a pawn that has
//! been in the zone, or whose square has been entered, never makes a double step (the author's
//! eighth and ninth FEN fields); two bishops are never dead, for a bishop changes color through
//! the zone.

use crate::board::{
    Bitboard, BoardId, Color, Meta, Placement, Plane, Reach, Reserve, Role, Score, Site, Square,
    Weights, attacks,
};
use crate::rules::{Memory, Move, Moves, Stage, Variant, View, generate};

use super::{chess, weights};

/// Positions to measure an engine by: openings, middlegames and endings, quiet and sharp.
pub const POSITIONS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR - w KQkq - 0 1 255 255",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R - w KQkq - 0 1 231 44",
    "r1bq1rk1/ppp2ppp/2np1n2/4p3/4P3/2NP1N2/PPP2PPP/R1BQ1RK1 Bb w - - 2 8 231 231",
    "r2q1rk1/1pp2pp1/p1np3p/4p3/4P3/2PP1N2/PP3PPP/R2Q1RK1 NBPnb b - - 0 14 227 102",
    "6k1/5pp1/7p/8/8/8/5PPP/6K1 QPpr w - - 0 30 224 96",
    "2k5/8/8/8/8/8/8/3K4 Pp w - - 0 60 0 0",
];

/// Twilight Chess.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Twilight;

impl Variant for Twilight {
    fn memory(&self) -> &'static [Memory] {
        &[Memory::Reserve, Memory::Pawns]
    }

    fn setup(&self, start: &mut Placement) {
        chess::array(start, Role::Pawn);
        for color in Color::ALL {
            for file in 0..8 {
                let pawn = Square::at(file, color.pick(1, 6));
                start.set_fresh(Site::new(BoardId::A, pawn));
            }
        }
    }

    fn moves(&self, view: &View, out: &mut Moves) {
        generate::orthodox(view, out);
        warps(view, out);
        drops(view, out);
    }

    fn pawn_squares(&self, us: Color) -> Bitboard {
        !Bitboard::rank_for(us, 7)
    }

    /// "Moving two squares forward only apply at Pawns that has not moved yet."
    fn doubles(&self, plane: &Plane, us: Color) -> Bitboard {
        plane.men(us, Role::Pawn) & plane.fresh() & Bitboard::rank_for(us, 1)
    }

    fn is_dead(&self, boards: &[Plane], meta: &Meta) -> bool {
        let [plane] = boards else {
            return false;
        };
        let zones = Color::ALL.map(|color| *meta.reserve(color));
        let count = |role| {
            plane.role(role).len() + zones.iter().map(|zone| zone.count(role) as u32).sum::<u32>()
        };
        count(Role::Pawn) + count(Role::Rook) + count(Role::Queen) == 0
            && count(Role::Knight) + count(Role::Bishop) <= 1
    }

    fn weights(&self) -> &'static Weights {
        &weights::TWILIGHT
    }

    fn evaluate(&self, w: &Weights, meta: &Meta, plane: &Plane, reach: &Reach) -> Score {
        let side = |us| evaluate(&w.terms.own, meta.reserve(us), plane, reach, us);
        side(Color::White) - side(Color::Black)
    }
}

/// Any man but the king leaves the board. It stops no check, and on one board nothing else can
/// depend on it, so there are none in check.
fn warps(view: &View, out: &mut Moves) {
    if view.goals != Bitboard::FULL || view.stage == Stage::Noisy {
        return;
    }
    for role in Role::RESERVABLE {
        if view.movers.has(role) {
            for from in view.plane.men(view.us, role) {
                out.push(Move::Warp { from: view.site(from) });
            }
        }
    }
}

/// Any man of the zone comes down on any empty square, but for a pawn on the last rank.
fn drops(view: &View, out: &mut Moves) {
    for role in Role::RESERVABLE {
        if view.movers.has(role) && view.reserve.count(role) > 0 {
            let barred =
                if role == Role::Pawn { Bitboard::rank_for(view.us, 7) } else { Bitboard::EMPTY };
            for to in view.quiets() & view.goals & !barred {
                out.push(Move::Drop { on: view.board, to: view.site(to), role });
            }
        }
    }
}

/// The names of the game's own terms, by their place among the weights.
mod own {
    /// A pawn in the zone, by the squares of the seventh rank where it would stand safely: none,
    /// one, two or more.
    pub const SEVENTH: usize = 0;
    /// For one such square, if the square of promotion lies open to the pawn as well.
    pub const THROUGH: usize = 3;
    /// For a square by the enemy king that is empty, attacked by one's own men and guarded by the
    /// king at most, with a queen, a rook, a bishop or a pawn in the zone to be dropped there.
    pub const CONTACT: usize = 4;
    /// For a safe square to drop a knight on with check.
    pub const FORK: usize = 8;
    /// For every two officers in the zone: only one can be dropped at a time.
    pub const CROWD: usize = 9;
    /// For every officer in the zone.
    pub const STOCK: usize = 10;
}

/// What the men of the zone threaten to do, for their own side.
fn evaluate(terms: &[Score; 12], zone: &Reserve, plane: &Plane, reach: &Reach, us: Color) -> Score {
    if zone.is_empty() {
        return Score::ZERO;
    }
    let empty = !plane.occupied();
    let safe = empty & !(reach.any(!us) & !(reach.any(us) & !reach.twice(!us)));
    let mut total = Score::ZERO;
    if zone.count(Role::Pawn) > 0 {
        let seventh = empty & Bitboard::rank_for(us, 6) & !reach.any(!us);
        let through = seventh.ahead(us) & empty & !reach.any(!us);
        total += terms[own::SEVENTH + seventh.len().min(2) as usize];
        total += terms[own::THROUGH] * through.len().min(2) as i32;
    }
    if let Some(king) = plane.king(!us) {
        let guarded = reach.any(!us) & !(reach.role(!us, Role::King) & !reach.twice(!us));
        let contact = attacks::king(king) & empty & reach.any(us) & !guarded;
        let squares = contact.len().min(3) as i32;
        for (i, role) in [Role::Queen, Role::Rook, Role::Bishop, Role::Pawn].into_iter().enumerate()
        {
            if zone.count(role) > 0 {
                total += terms[own::CONTACT + i] * squares;
            }
        }
        if zone.count(Role::Knight) > 0 {
            let checks = attacks::knight(king) & safe;
            total += terms[own::FORK] * checks.len().min(3) as i32;
        }
    }
    let officers: u8 = Role::RESERVABLE[..4].iter().map(|&role| zone.count(role).min(15)).sum();
    let officers = officers as i32;
    total + terms[own::STOCK] * officers + terms[own::CROWD] * (officers * (officers - 1) / 2)
}
