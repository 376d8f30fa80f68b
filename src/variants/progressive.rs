//! Progressive chess, as the Italian association AISE plays it, and Scottish chess.
//!
//! > White plays one move, Black two, White three, and so on. A check must be met with the first move of
//! > a series. A move that gives check is legal only as the last of its series (Italian); or it ends the
//! > series at once (Scottish). With the first move of a series one may capture in passing any pawn that
//! > made its double step in the series before and has not moved on. Ten series in a row without capture
//! > and without pawn move are a draw.
//!
//! Decided where the sources are brief: a series must be played out, and whoever has no legal move in
//! the middle of it is stalemated; if the only moves that meet a check give check themselves, and more
//! would follow, that is mate; the length of a series follows from the number of the full move, so that
//! no position comes back; there are no fifty moves. It lies over any game of one board.

use crate::board::{Board, BoardId, BoardSquare, Color, Placement, PositionInfo, Role, Series};
use crate::evaluation::{Evaluated, Evaluation, Played, Weights};
use crate::rules::{Legality, Memory, Outcome, Reason, Rules, Variant};

use super::weights::{self, LazyWeights};
use super::{Chess, Circe};

/// Positions to measure an engine by, from the first series to a late one.
pub const POSITIONS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 0/0",
    "rnbqkbnr/ppp2ppp/8/3pp3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6e6 0 2 0/0",
    "rnbqk2r/pppp2pp/4p3/8/1b1P4/4pN2/PPP1PPPP/RN1QKB1R w KQkq - 0 3 0/0",
];

/// The same with rebirths.
pub const REBORN: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 Kk 0/0",
    "4k3/8/8/3q4/8/8/8/3QK3 w - - 0 2 - 0/0",
];

/// So many series in a row without capture and pawn move are a draw.
const QUIET_SERIES: u8 = 10;

/// Progressive chess over a game.
#[derive(Clone, Copy)]
pub struct Progressive {
    pub inner: Rules,
    pub checks: Checks,
}

/// When a move of a series may give check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checks {
    /// Only as the last of its series.
    Italian,
    /// Always, and the series is over.
    Scottish,
}

/// By checks: Italian, Scottish.
pub static ORTHODOX: [Progressive; 2] = both(&Chess);
pub static CIRCE: [Progressive; 2] = both(&Circe);

const fn both(inner: Rules) -> [Progressive; 2] {
    [
        Progressive { inner, checks: Checks::Italian },
        Progressive { inner, checks: Checks::Scottish },
    ]
}

/// How many moves a series has.
fn length(info: &PositionInfo) -> u16 {
    let number = info.series().number.max(1);
    2 * number.min(u16::MAX / 2) - info.turn().pick(1, 0)
}

impl Variant for Progressive {
    fn base(&self) -> Option<Rules> {
        Some(self.inner)
    }

    fn memory(&self) -> &'static [Memory] {
        match self.inner.memory() {
            [] => &[Memory::Series],
            _ => &[Memory::Kings, Memory::Series],
        }
    }

    fn setup(&self, start: &mut Placement) {
        self.inner.setup(start);
        start.info().set_series(Series { number: 1, ..Series::default() });
    }

    fn turn_length(&self, info: &PositionInfo, _mover: Role) -> u8 {
        length(info).saturating_sub(info.made_in_turn().into()).min(u8::MAX.into()) as u8
    }

    /// Scottish: a check ends the series at once.
    fn ends_turn(&self, after: &[Board], info: &PositionInfo) -> bool {
        self.checks == Checks::Scottish && self.checks_by(after, info.turn())
    }

    fn legality(&self) -> Legality {
        Legality::PlayAndLook
    }

    /// Italian: only the last move of a series gives check.
    fn forbids(&self, after: &[Board], info: &PositionInfo, mover: Color) -> bool {
        let more = u16::from(info.made_in_turn()) + 1 < length(info);
        self.inner.forbids(after, info, mover)
            || self.checks == Checks::Italian && more && self.checks_by(after, mover)
    }

    fn has_fifty_moves(&self) -> bool {
        false
    }

    fn decided(&self, boards: &[Board], info: &PositionInfo) -> Option<Outcome> {
        let quiet = info.series().quiet >= QUIET_SERIES;
        let drawn = quiet.then_some(Outcome::draw(Reason::QuietSeries));
        drawn.or_else(|| self.inner.decided(boards, info))
    }
}

impl Progressive {
    /// Does a side attack the enemy king?
    fn checks_by(&self, boards: &[Board], us: Color) -> bool {
        let [board] = boards else { return false };
        let king = board.king(!us).map(|at| BoardSquare::new(BoardId::A, at));
        king.is_some_and(|king| self.inner.attacked(boards, king, us))
    }
}

/// What a game is worth where turns are series.
pub struct InSeries {
    over: Evaluated,
    weights: &'static LazyWeights,
}

/// What the games in series are worth.
pub static CHESS_WORTH: InSeries = InSeries { over: &Chess, weights: &weights::PROGRESSIVE };
pub static CIRCE_WORTH: InSeries = InSeries { over: &Circe, weights: &weights::PROGRESSIVE };

impl Evaluation for InSeries {
    fn under(&self) -> Option<Evaluated> {
        Some(self.over)
    }

    fn weights(&self) -> &'static Weights {
        self.weights
    }

    /// Whoever passes gives away a whole series.
    fn allows_null_move(&self) -> bool {
        false
    }

    /// Further moves of a series.
    fn is_unfamiliar(&self, played: &Played) -> bool {
        played.info.made_in_turn() > 0 || self.over.is_unfamiliar(played)
    }
}
