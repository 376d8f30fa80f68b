//! Twilight Chess in which each side may warp only so often: a dose for the laboratory, no game of the catalogue.
//!
//! > the relative impact, in terms of quality of play, of the new rules for both humans and computers (Prost)
//!
//! It is Regan's limit on switches laid on warps, and counted where a position counts those: without any left it is orthodox
//! chess, down to which positions are dead.

use super::{Chess, Twilight};
use crate::board::{Board, Color, Placement, PositionInfo};
use crate::rules::{Move, Moves, Rules, Variant};

/// Twilight Chess with so many warps for each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rationed(pub u8);

impl Variant for Rationed {
    fn base(&self) -> Option<Rules> {
        Some(&Twilight)
    }

    fn setup(&self, start: &mut Placement) {
        Twilight.setup(start);
        start.info().set_switches_left(Some([self.0; 2]));
    }

    fn declare(&self, _: &[Board], info: &PositionInfo, first: usize, out: &mut Moves) {
        let may_warp = info.switches_left().is_none_or(|left| left[info.player() as usize] > 0);
        if !may_warp {
            let moves: Vec<Move> = out[first..].iter().copied().filter(|m| !is_warp(*m)).collect();
            out.truncate(first);
            out.extend(moves);
        }
    }

    fn carry_out(&self, _: &[Board], info: &mut PositionInfo, m: Move) {
        if let Some(mut left) = info.switches_left().filter(|_| is_warp(m)) {
            let mover = !info.player();
            left[mover as usize] = left[mover as usize].saturating_sub(1);
            info.set_switches_left(Some(left));
        }
    }

    /// Where nobody can warp any more and nothing is in a zone, no bishop changes color.
    fn is_dead(&self, boards: &[Board], info: &PositionInfo) -> bool {
        let is_over = info.switches_left() == Some([0; 2])
            && Color::ALL.iter().all(|&color| info.pocket(color).is_empty());
        if is_over { Chess.is_dead(boards, info) } else { Twilight.is_dead(boards, info) }
    }
}

fn is_warp(m: Move) -> bool {
    matches!(m, Move::Warp { .. })
}
