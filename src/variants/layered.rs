//! The games on several boards: Alice chess, its variations, and Alice over other games.

use crate::board::BoardId;
use crate::evaluation::{Evaluated, Evaluation, Played, Weights};
use crate::rules::Rules;
use crate::rules::alice::{Alice, Glass, Passing};

use super::options::Chosen;
use super::weights::LazyWeights;
use super::{
    Atomic, Chess, Circe, Crazyhouse, Madrasi, Narrow, RacingKings, SwitchSide, Tandem, Twilight,
    Twinmove, switch_side, twinmove,
};

/// A game on two boards with all its options: by castling (allowed or not) and en passant, in the
/// order of [`CASTLING`](super::options::CASTLING) and [`EN_PASSANT`](super::options::EN_PASSANT).
pub type Pair = [[Alice<2>; 4]; 2];

pub static ALICE: Pair = options(orthodox(Glass::Alice));
pub static LOOKING_GLASS: Pair = options(across(orthodox(Glass::Alice)));
pub static MS_ALICE: Pair = options(orthodox(Glass::MsAlice));
pub static ODONOHUE: Alice<2> = orthodox(Glass::ODonohue);
pub static DUO: Alice<2> = across(orthodox(Glass::Duo));
pub static THREE_BOARDS: Alice<3> = orthodox(Glass::Alice);
pub static EIGHT_BY_FOUR: Alice<2> = over(&Narrow, Glass::Alice);
pub static TWILIGHT: Pair = options(over(&Twilight, Glass::Alice));

pub static TANDEM: Pair = options(over(&Tandem, Glass::Alice));
/// The pawns are compelled, and the king is captured.
pub static TWINMOVE: Pair = options(over(
    &Twinmove { pawns: twinmove::Pawns::Compelled, castling: twinmove::Castling::Free },
    Glass::Alice,
));
pub static SWITCH_SIDE: Pair =
    options(over(&SwitchSide { limit: switch_side::Limit::Iqbal, each: None }, Glass::Alice));

pub static ATOMIC: Pair = options(over(&Atomic, Glass::Alice));
/// Nobody castles, and there are no pawns.
pub static RACING_KINGS: Alice<2> = over(&RacingKings, Glass::Alice);
pub static CRAZYHOUSE: Pair = options(over(&Crazyhouse, Glass::Alice));
pub static MADRASI: Pair = options(over(&Madrasi, Glass::Alice));
pub static CIRCE: Pair = options(over(&Circe, Glass::Alice));

/// A game with the castling and en passant that are chosen.
pub fn of(game: &'static Pair, [castling, passing, ..]: Chosen) -> Rules {
    &game[castling as usize & 1][passing as usize & 3]
}

/// Positions of Alice chess to measure an engine by, from the start to an ending.
pub const POSITIONS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR:8/8/8/8/8/8/8/8 w KQkq - 0 1",
    "2bqkb2/pp1ppp2/8/3NB3/3P4/8/PPP3PP/5B1R:8/8/2n2n1p/2p4r/6r1/4PN2/3Q4/2KR4 b - - 4 11",
    "r3kb2/ppp2p2/8/8/7P/5B2/P2P1P2/RNB1K3:8/4n2r/n2pp1pp/7q/QPP1P1R1/6PN/8/8 w Q - 0 16",
    "4kq2/8/4n3/3P4/pr2pPpp/8/6P1/8:8/1bB2n2/2pp2p1/2P3b1/8/4P2P/8/4RK1R w - - 1 51",
    "4k3/1p1p1p1p/8/P1P1P1P1/p1p1p1p1/8/1P1P1P1P/4K3:8/8/8/8/8/8/8/8 w - - 0 1",
];

/// The same with the sides on different boards.
pub const APART: &[&str] = &[
    "8/8/8/8/8/8/PPPPPPPP/RNBQKBNR:rnbqkbnr/pppppppp/8/8/8/8/8/8 w KQkq - 0 1",
    "2bqkb2/pp1ppp2/8/3NB3/3P4/8/PPP3PP/5B1R:8/8/2n2n1p/2p4r/6r1/4PN2/3Q4/2KR4 b - - 4 11",
];

/// The same on four files.
pub const NARROW: &[&str] = &["rqkr/nbbn/pppp/4/4/PPPP/NBBN/RQKR:4/4/4/4/4/4/4/4 w - - 0 1"];

/// The same on three boards.
pub const THREE: &[&str] =
    &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR:8/8/8/8/8/8/8/8:8/8/8/8/8/8/8/8 w KQkq - 0 1"];

/// The same with pieces in the zones.
pub const WITH_ZONES: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR:8/8/8/8/8/8/8/8 - w KQkq - 0 1 255 255",
    "r3kb2/ppp2p2/8/8/7P/5B2/P2P1P2/RNB1K3:8/4n2r/3pp1pp/7q/1PP1P1R1/6PN/8/8 Qn w Q - 0 16 0 0",
];

/// The same with yoked pawns.
pub const WITH_PAIRS: &[&str] =
    &["rnbqkbnr/tttttttt/8/8/8/8/TTTTTTTT/RNBQKBNR:8/8/8/8/8/8/8/8 w KQkq - 0 1"];

/// The same with turns of two halves.
pub const WITH_HALVES: &[&str] =
    &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR:8/8/8/8/8/8/8/8 w KQkq - 0 1 1"];

/// The same with switches of sides.
pub const WITH_CHAINS: &[&str] =
    &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR:8/8/8/8/8/8/8/8 w KQkq - 0 1 1 - -"];

/// The same with captures that explode.
pub const WITH_BLASTS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR:8/8/8/8/8/8/8/8 w KQkq - 0 1",
    "2bqkb2/pp1ppp2/8/3NB3/3P4/8/PPP3PP/5B1R:8/8/2n2n1p/2p4r/6r1/4PN2/3Q4/2KR4 b - - 4 11",
];

/// The same without pawns, running for the eighth ranks.
pub const RUNNING: &[&str] = &[
    "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ:8/8/8/8/8/8/8/8 w - - 0 1",
    "8/8/8/2r5/3N4/k7/3n1n2/2b2BR1:8/8/1r6/8/8/7K/8/1B5Q w - - 0 8",
];

/// The same with pieces in the pockets.
pub const WITH_POCKETS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR:8/8/8/8/8/8/8/8[] w KQkq - 0 1",
    "r3kb2/ppp2p2/8/8/7P/5B2/P2P1P2/RNB1K3:8/4n2r/3pp1pp/7q/1PP1P1R1/6PN/8/8[QPnbp] w Q - 0 16",
];

/// The same with pieces that stand against their like.
pub const WITH_STONES: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR:8/8/8/8/8/8/8/8 w KQkq - 0 1",
    "r3kb2/ppp2p2/8/8/7P/5B2/P2P1P2/RNB1K3:8/4n2r/n2pp1pp/7q/QPP1P1R1/6PN/8/8 w Q - 0 16",
];

/// The same with kings that have never moved.
pub const WITH_REBIRTHS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR:8/8/8/8/8/8/8/8 w KQkq - 0 1 Kk",
    "r3kb2/ppp2p2/8/8/7P/5B2/P2P1P2/RNB1K3:8/4n2r/n2pp1pp/7q/QPP1P1R1/6PN/8/8 w Q - 0 16 K",
];

const fn over<const N: usize>(inner: Rules, glass: Glass) -> Alice<N> {
    let passing = Passing::None;
    Alice { inner, glass, black_on: BoardId::A, castling: true, passing }
}

const fn orthodox<const N: usize>(glass: Glass) -> Alice<N> {
    over(&Chess, glass)
}

/// The sides begin on different boards.
const fn across(layer: Alice<2>) -> Alice<2> {
    Alice { black_on: BoardId::B, ..layer }
}

/// The game with each choice of its options.
const fn options(layer: Alice<2>) -> Pair {
    [passings(layer), passings(Alice { castling: false, ..layer })]
}

const fn passings(layer: Alice<2>) -> [Alice<2>; 4] {
    [
        layer,
        Alice { passing: Passing::First, ..layer },
        Alice { passing: Passing::Second, ..layer },
        Alice { passing: Passing::Either, ..layer },
    ]
}

/// What a game is worth where pieces go through the glass.
pub struct Reflected {
    over: Evaluated,
    weights: &'static LazyWeights,
}

impl Evaluation for Reflected {
    fn under(&self) -> Option<Evaluated> {
        Some(self.over)
    }

    fn weights(&self) -> &'static Weights {
        self.weights
    }

    /// What is new in the game below, and moves on another board than the last one was played on.
    fn is_unfamiliar(&self, played: &Played) -> bool {
        played.last_on.is_some_and(|last_on| last_on != played.m.board())
            || self.over.is_unfamiliar(played)
    }
}

/// What the games on several boards are worth.
pub mod worth {
    use super::super::{
        Atomic, Chess, Circe, Crazyhouse, Madrasi, RacingKings, Tandem, Twilight, switch_side,
        twinmove, weights,
    };
    use super::Reflected;

    pub static ALICE: Reflected = Reflected { over: &Chess, weights: &weights::ALICE };
    pub static DUO: Reflected = Reflected { over: &Chess, weights: &weights::DUO };
    pub static EIGHT_BY_FOUR: Reflected =
        Reflected { over: &Chess, weights: &weights::EIGHT_BY_FOUR };
    pub static THREE_BOARDS: Reflected =
        Reflected { over: &Chess, weights: &weights::THREE_BOARDS };
    pub static TWILIGHT: Reflected =
        Reflected { over: &Twilight, weights: &weights::ALICE_TWILIGHT };
    pub static TANDEM: Reflected = Reflected { over: &Tandem, weights: &weights::ALICE_TANDEM };
    pub static TWINMOVE: Reflected =
        Reflected { over: &twinmove::COMPELLED[0], weights: &weights::ALICE_TWINMOVE };
    pub static SWITCH_SIDE: Reflected =
        Reflected { over: &switch_side::ALL[0][0], weights: &weights::ALICE_SWITCH_SIDE };
    pub static ATOMIC: Reflected = Reflected { over: &Atomic, weights: &weights::ALICE_ATOMIC };
    pub static RACING_KINGS: Reflected =
        Reflected { over: &RacingKings, weights: &weights::ALICE_RACING_KINGS };
    pub static CRAZYHOUSE: Reflected =
        Reflected { over: &Crazyhouse, weights: &weights::ALICE_CRAZYHOUSE };
    pub static MADRASI: Reflected = Reflected { over: &Madrasi, weights: &weights::ALICE_MADRASI };
    pub static CIRCE: Reflected = Reflected { over: &Circe, weights: &weights::ALICE_CIRCE };
}
