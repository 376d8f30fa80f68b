//! Switch-Side Chain-Chess, by Azlan Iqbal (2013), with Kenneth W. Regan's limit.
//!
//! > Either player has the option of switching armies with the opponent should a "chain" (i.e. a
//! > link of pieces of any colour) form on the board. … In my opinion there should be a limit on
//! > the number of times one can switch sides. (Regan)
//!
//! The switch is declared with the move whose man closes the chain or joins one; the army to move
//! does not change, so the switcher moves again. Mate loses for whoever commands the mated army.

use crate::board::{Meta, Placement, Plane, Role, Run, Site, Weights};
use crate::rules::moves::Switched;
use crate::rules::{Memory, Move, Moves, Rules, Variant};

use super::options::{Chosen, EACH_COUNTS};
use super::{chain, chess, weights};

/// Positions to measure an engine by: openings, middlegames and endings, quiet and sharp.
pub const POSITIONS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 1 - -",
    "rnbqkbnr/pppp1ppp/8/4p3/8/2P5/PP1PPPPP/RNBQKBNR w KQkq - 0 2 1 - -",
    "r3k2r/pppq1ppp/2npbn2/4p3/4P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1 1 - -",
    "r1bk1b1r/pp1pn1q1/n6p/2p1p1N1/3NP1P1/P7/1PPP3P/1RBQ1RK1 w - - 1 16 2 - -",
    "8/8/4p3/3p1k2/3K4/4r3/6N1/8 w - - 0 1 1 - -",
];

/// Switch-Side Chain-Chess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SwitchSide {
    pub limit: Limit,
    /// How often each person may switch in a game, where that is limited (Regan).
    pub each: Option<u8>,
}

/// How often one may switch in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    Off,
    /// As often as the first chain of the run has squares in it (the inventor's rule of 2018).
    Iqbal,
}

/// By the limit in a row and that of a game, in the order of the options.
pub static ALL: [[SwitchSide; 5]; 2] = [each(Limit::Iqbal), each(Limit::Off)];

/// The game with the limits that are chosen.
pub fn chosen([limit, each, ..]: Chosen) -> Rules {
    let limited = &ALL[limit as usize & 1];
    &limited[each as usize % limited.len()]
}

const fn each(limit: Limit) -> [SwitchSide; 5] {
    let mut all = [SwitchSide { limit, each: None }; 5];
    let mut i = 0;
    while i < all.len() {
        all[i].each = EACH_COUNTS[i];
        i += 1;
    }
    all
}

impl Variant for SwitchSide {
    fn memory(&self) -> &'static [Memory] {
        &[Memory::Command]
    }

    fn setup(&self, start: &mut Placement) {
        chess::array(start, Role::Pawn);
        start.meta().set_switches_left(self.each.map(|n| [n; 2]));
    }

    fn declare(&self, boards: &[Plane], meta: &Meta, first: usize, out: &mut Moves) {
        if !self.may_switch(meta) {
            return;
        }
        let made = out.len();
        let mut outlook = chain::Outlook::new(boards);
        for i in first..made {
            let m = out[i];
            if outlook.makes_chain(m) {
                out.extend(Switched::of(m).map(Move::Switch));
            }
        }
    }

    fn figure(&self, boards: &[Plane], m: Move) -> Vec<Site> {
        chain::line(boards, m)
    }

    fn pass_turn(&self, boards: &[Plane], meta: &mut Meta, m: Move, _moved: Role) {
        let mover = meta.seat();
        meta.hand_over();
        let Move::Switch(_) = m else { return meta.set_run(Run::default()) };
        let Run { made, limit } = meta.run();
        if self.limit == Limit::Iqbal {
            let limit = if made == 0 { chain::size_after(boards, m) } else { limit };
            meta.set_run(Run { made: made.saturating_add(1), limit });
        }
        if let Some(mut left) = meta.switches_left() {
            left[mover as usize] = left[mover as usize].saturating_sub(1);
            meta.set_switches_left(Some(left));
        }
        meta.change_armies();
    }

    fn weights(&self) -> &'static Weights {
        &weights::ORTHODOX
    }
}

impl SwitchSide {
    /// May the person to move switch, given a chain?
    fn may_switch(&self, meta: &Meta) -> bool {
        let Run { made, limit } = meta.run();
        let in_a_row = self.limit == Limit::Off || made == 0 || made < limit;
        in_a_row && meta.switches_left().is_none_or(|left| left[meta.seat() as usize] > 0)
    }
}
