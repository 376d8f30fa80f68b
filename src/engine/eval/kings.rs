//! How safe the kings are.

use super::across;
use super::board_eval::BoardEval;
use super::pawns::around;
use super::whole::LandingInfo;
use crate::board::{Bitboard, Color, Square};
use crate::evaluation::Tapered;

/// The weight of an attack, out of which its worth grows with the square, is not counted beyond.
const MOST_DANGER: i32 = 160;

/// How safe the kings on a board are, White's minus Black's. `surveys` has all boards, the one in
/// question as number `i`.
pub fn evaluate(surveys: &[BoardEval], i: usize, beyond: &LandingInfo) -> Tapered {
    king(surveys, i, beyond, Color::White) - king(surveys, i, beyond, Color::Black)
}

fn king(surveys: &[BoardEval], i: usize, beyond: &LandingInfo, us: Color) -> Tapered {
    let here = &surveys[i];
    let Some(king) = here.board.king(us) else {
        return Tapered::ZERO;
    };
    let shelter = here.shelter(us, king);
    let (danger, place) = match surveys {
        [only] => only.siege(us, king, shelter),
        _ => across::danger(surveys, i, beyond, us, king),
    };
    let danger = danger.clamp(0, MOST_DANGER);
    place + Tapered::new(shelter - danger * danger / 40, -danger / 2)
}

impl BoardEval<'_> {
    /// Pawns before the king, and files by it.
    pub fn shelter(&self, us: Color, king: Square) -> i32 {
        let (own, theirs) = (self.board.pawns(us), self.board.pawns(!us));
        let before = before(king, us);
        let mut total = 0;
        for file in around(king) {
            let nearest = (own & file & before).nearest(us);
            let steps = nearest.map(|pawn| pawn.rank_for(us) - king.rank_for(us));
            total += match steps {
                Some(steps @ 0..=3) => self.terms.shelter[steps.max(1) as usize],
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
}

/// The squares level with a king and ahead of it, up to two files away.
pub fn before(king: Square, us: Color) -> Bitboard {
    wide(wide(Bitboard::of(king).fill_ahead(us)))
}

/// The squares of a set and those beside them on each rank.
fn wide(set: Bitboard) -> Bitboard {
    set | set.west() | set.east()
}
