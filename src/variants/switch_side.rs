//! Switch-Side Chain-Chess, by Azlan Iqbal (2013), with Kenneth W. Regan's limit.
//!
//! > Either player has the option of switching armies with the opponent should a "chain" (i.e. a
//! > link of pieces of any colour) form on the board. … In my opinion there should be a limit on
//! > the number of times one can switch sides. (Regan)
//!
//! The switch is declared with the move whose piece closes the chain or joins one; the side to move
//! does not change, so the switcher moves again. Mate loses for whoever commands the mated side.

use crate::board::{Board, BoardSquare, Placement, PositionInfo, Role, Run};
use crate::evaluation::{Evaluation, Hint, Played, Quiet, Weights};
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

/// What it is worth to have the choice between two sides, in centipawns.
const CHOICE: i32 = 60;

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
        start.info().set_switches_left(self.each.map(|n| [n; 2]));
    }

    fn declare(&self, boards: &[Board], info: &PositionInfo, first: usize, out: &mut Moves) {
        if !self.may_switch(info) {
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

    fn figure(&self, boards: &[Board], m: Move) -> Vec<BoardSquare> {
        chain::line(boards, m)
    }

    fn carry_out(&self, boards: &[Board], info: &mut PositionInfo, m: Move) {
        let mover = !info.player();
        let Move::Switch(_) = m else { return info.set_run(Run::default()) };
        let Run { made, limit } = info.run();
        if self.limit == Limit::Iqbal {
            let limit = if made == 0 { chain::size_after(boards, m) } else { limit };
            info.set_run(Run { made: made.saturating_add(1), limit });
        }
        if let Some(mut left) = info.switches_left() {
            left[mover as usize] = left[mover as usize].saturating_sub(1);
            info.set_switches_left(Some(left));
        }
        info.switch_sides();
    }
}

impl Evaluation for SwitchSide {
    fn weights(&self) -> &'static Weights {
        &weights::SWITCH_SIDE
    }

    /// Of two sides one is the better.
    fn choice(&self, eval: i32) -> Option<i32> {
        Some(eval.abs() * 3 / 4 + CHOICE)
    }

    /// Switches of sides.
    fn is_unfamiliar(&self, played: &Played) -> bool {
        matches!(played.m, Move::Switch(_))
    }

    fn hints(&self) -> Option<fn(&Quiet) -> Hint> {
        Some(hint)
    }
}

/// Who stands badly had better change sides.
fn hint(quiet: &Quiet) -> Hint {
    let usual = Hint::usual(quiet);
    match quiet.m {
        Move::Switch(_) => Hint { order: (-quiet.eval * 32).clamp(-24_000, 24_000), ..usual },
        _ => usual,
    }
}

impl SwitchSide {
    /// May the person to move switch, given a chain?
    fn may_switch(&self, info: &PositionInfo) -> bool {
        let Run { made, limit } = info.run();
        let in_a_row = self.limit == Limit::Off || made == 0 || made < limit;
        in_a_row && info.switches_left().is_none_or(|left| left[info.player() as usize] > 0)
    }
}
