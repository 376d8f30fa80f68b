//! Racing Kings by its rule sheet: a race to the eighth rank in which nobody gives check.

use super::attack::king;
use super::chess::non_pawns;
use super::position::{Place, Plain};
use super::scatter::{Kit, ORTHODOX, scattered};
use super::{Candidate, End, Sheet};
use crate::common::Chance;
use wonderboard::rules::Reason;

/// Racing Kings.
pub struct RacingKings;

const KIT: Kit = Kit { pieces: "NBRQ", doubles: &[], ..ORTHODOX };

fn has_arrived(p: &Plain, white: bool) -> bool {
    king(p, white).is_some_and(|(_, at)| at.0 == 7)
}

impl Sheet for RacingKings {
    fn slug(&self) -> &'static str {
        "racing-kings"
    }

    fn start(&self) -> Plain {
        let mut start = Plain::empty(8);
        for (rank, letters) in ["qrbnNBRQ", "krbnNBRK"].iter().enumerate() {
            for (file, letter) in letters.chars().enumerate() {
                start.set(0, (rank as i32, file as i32), letter);
            }
        }
        start
    }

    fn candidates(&self, p: &Plain) -> Vec<Candidate> {
        non_pawns(p)
    }

    /// "A move is legal only if afterwards neither king is attacked."
    fn permits(&self, _next: &Plain, _mover: bool, check: &dyn Fn(bool) -> bool) -> bool {
        !check(true) && !check(false)
    }

    fn fen(&self, p: &Plain) -> String {
        format!("{} {}", p.placement(), p.tail())
    }

    fn over(&self, p: &Plain, moves: &dyn Fn() -> Vec<Candidate>) -> Option<End> {
        if has_arrived(p, false) {
            return Some(match has_arrived(p, true) {
                true => (None, Reason::BothArrived),
                false => (Some(false), Reason::KingArrived),
            });
        }
        // "Black one last move, only if some legal move brings his king to the 8th rank at once."
        let levels = |m: Candidate| has_arrived(&m.next, false);
        let may_level = !p.white_to_move && moves().into_iter().any(levels);
        (has_arrived(p, true) && !may_level).then_some((Some(true), Reason::KingArrived))
    }

    fn refused(&self, p: &Plain) -> Option<&'static str> {
        let late = !p.white_to_move && has_arrived(p, true) && has_arrived(p, false);
        match self.in_check(p, true) || self.in_check(p, false) {
            true => Some("in check"),
            false => late.then_some("the game was over"),
        }
    }

    fn kit(&self) -> &'static Kit {
        &KIT
    }

    /// Kings anywhere, more of them off the eighth rank than on it.
    fn scatter(&self, chance: &mut Chance) -> Plain {
        let mut p = scattered(Plain::empty(8), self.kit(), chance);
        p.castling.clear();
        for letter in ['K', 'k'] {
            let Some((_, from)) = king(&p, letter == 'K').filter(|(_, at)| at.0 == 7) else {
                continue;
            };
            let empty = p.places(0).into_iter().filter(|(at, there)| at.0 < 7 && *there == '.');
            let empty: Vec<Place> = empty.map(|place| place.0).collect();
            if let Some(to) = chance.pick(&empty).filter(|_| chance.below(4) > 0) {
                p.set(0, from, '.');
                p.set(0, to, letter);
            }
        }
        p
    }

    /// "No position is dead: a bare king can run."
    fn is_dead(&self, _p: &Plain) -> bool {
        false
    }
}
