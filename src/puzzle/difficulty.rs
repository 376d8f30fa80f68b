//! How hard a puzzle is, as points of a rating: a guess, which later results of players may better.

use super::kind::Kind;
use super::theme::{Theme, Themes};

/// The least and the greatest rating of a puzzle.
pub const RANGE: (u16, u16) = (600, 2600);

/// What a puzzle's rating is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Difficulty {
    pub kind: Kind,
    /// How many turns the solver has in it.
    pub turns: u32,
    /// How many legal moves there are at the start.
    pub choices: usize,
    /// How far an engine must look to find the first move, in steps of four times as many nodes: 0 if at first
    /// sight, [`Difficulty::DEEPEST`] if not with the most.
    pub depth: u32,
    pub themes: Themes,
}

impl Difficulty {
    /// The nodes with which an engine looks for the first move, from first sight on.
    pub const LOOKS: [u64; 5] = [150, 600, 2_400, 9_600, 38_400];
    pub const DEEPEST: u32 = Difficulty::LOOKS.len() as u32;

    /// The rating: 600 for the first turn of a mate, 800 for one that wins material, 1000 for a defence; 250 for each
    /// turn more; 110 for each step an engine must look further; 120 if the first turn is quiet, 80 for a
    /// sacrifice; 60 for each move that only few games have, up to 120; 1 for each two moves
    /// there are to choose from, up to 60; 150 less if the first move takes a piece that nobody guards.
    pub fn rating(&self) -> u16 {
        let base = match self.kind {
            Kind::Mate(_) => 600,
            Kind::Material => 800,
            Kind::Defence => 1000,
        };
        let unusual = UNFAMILIAR.iter().filter(|&&theme| self.themes.has(theme)).count() as i32;
        let points = |theme, points| if self.themes.has(theme) { points } else { 0 };
        let sum = base
            + 250 * (self.turns.max(1) as i32 - 1)
            + 110 * self.depth as i32
            + points(Theme::QuietMove, 120)
            + points(Theme::Sacrifice, 80)
            + points(Theme::HangingPiece, -150)
            + (60 * unusual).min(120)
            + (self.choices as i32 / 2).min(60);
        sum.clamp(RANGE.0 as i32, RANGE.1 as i32) as u16
    }
}

/// Moves that who comes from chess does not think of.
const UNFAMILIAR: [Theme; 11] = [
    Theme::Warp,
    Theme::Drop,
    Theme::GlassPin,
    Theme::GlassBlock,
    Theme::StraightThrough,
    Theme::Rocket,
    Theme::Parting,
    Theme::ChainSwitch,
    Theme::TwoStep,
    Theme::Underpromotion,
    Theme::EnPassant,
];
