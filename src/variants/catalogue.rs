//! The games that are offered. What people are told of them is among the texts, by slug.

use super::options::{self, Choice, Chosen};
use super::{
    Atomic, Chess, Circe, Crazyhouse, Madrasi, RacingKings, Tandem, Twilight, layered, progressive,
    switch_side, twinmove,
};
use crate::board::Role;
use crate::rules::Rules;

/// The picture that stands for a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Emblem {
    Piece(Role),
    /// Pieces come from the zone and go there.
    Zone,
    /// What is captured goes to the captor's pocket.
    Pocket,
    /// A turn has two halves.
    Halves,
    /// A turn may have two halves.
    FreeHalves,
    /// Pieces make a chain.
    Chain,
    /// Captures explode.
    Burst,
    /// Like faces like.
    Facing,
    /// Whoever is captured comes back.
    Reborn,
    /// Turns grow.
    Series,
    RebornSeries,
    /// There is a goal to run to.
    Race,
    /// Pieces go from board to board.
    Through,
    /// The boards face each other.
    Mirror,
    /// Pieces go straight through.
    Straight,
    /// The way through may be shut.
    Shut,
    /// Pieces go either way.
    Either,
    /// The boards are narrow.
    Narrow,
    /// There are three boards.
    Three,
    /// Another game over its image in the glass.
    Reflected(&'static Emblem),
}

/// Where a game stands among those that are offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    Main,
    /// Variations of other games, Alice chess above all.
    Relatives,
    /// Other games on two boards: that is chosen with the game itself.
    TwoBoards,
}

impl Group {
    pub const ALL: [Group; 3] = [Group::Main, Group::Relatives, Group::TwoBoards];
    /// Those whose games stand by themselves where a game is chosen.
    pub const APART: [Group; 2] = [Group::Main, Group::Relatives];
}

/// A game that is offered, and its rules.
#[derive(Debug)]
pub struct Card {
    /// Its name in links, in commands and for UCI.
    pub slug: &'static str,
    /// Its rules, by what is chosen of its options.
    pub rules: fn(Chosen) -> Rules,
    /// Its name as PGN's `Variant` tag has it.
    pub tag: &'static str,
    pub group: Group,
    pub emblem: Emblem,
    /// What can be chosen about it.
    pub options: &'static [Choice],
}

/// The options of the games on two boards, in the order of [`layered::Pair`].
const GLASS: &[Choice] = &[options::CASTLING, options::EN_PASSANT];
const STRICT: &[Choice] = &[options::UNDER_ATTACK];
const SERIES: &[Choice] = &[options::CHECKS];
const CHAINS: &[Choice] = &[options::IN_A_ROW, options::EACH];

/// All games, in the order in which they are offered.
pub static CATALOGUE: [Card; 29] = [
    Card {
        slug: "twilight",
        rules: |_| &Twilight,
        tag: "Twilight",
        group: Group::Main,
        emblem: Emblem::Zone,
        options: &[],
    },
    Card {
        slug: "alice",
        rules: |chosen| layered::of(&layered::ALICE, chosen),
        tag: "Alice",
        group: Group::Main,
        emblem: Emblem::Through,
        options: GLASS,
    },
    Card {
        slug: "looking-glass",
        rules: |chosen| layered::of(&layered::LOOKING_GLASS, chosen),
        tag: "Looking-glass",
        group: Group::Relatives,
        emblem: Emblem::Mirror,
        options: GLASS,
    },
    Card {
        slug: "ms-alice",
        rules: |chosen| layered::of(&layered::MS_ALICE, chosen),
        tag: "Ms. Alice",
        group: Group::Relatives,
        emblem: Emblem::Straight,
        options: GLASS,
    },
    Card {
        slug: "odonohue",
        rules: |_| &layered::ODONOHUE,
        tag: "O'Donohue",
        group: Group::Relatives,
        emblem: Emblem::Shut,
        options: &[],
    },
    Card {
        slug: "duo",
        rules: |_| &layered::DUO,
        tag: "Duo",
        group: Group::Relatives,
        emblem: Emblem::Either,
        options: &[],
    },
    Card {
        slug: "alice-8x4",
        rules: |_| &layered::EIGHT_BY_FOUR,
        tag: "Alice 8x4",
        group: Group::Relatives,
        emblem: Emblem::Narrow,
        options: &[],
    },
    Card {
        slug: "alice-3",
        rules: |_| &layered::THREE_BOARDS,
        tag: "Alice Three Boards",
        group: Group::Relatives,
        emblem: Emblem::Three,
        options: &[],
    },
    Card {
        slug: "alice-twilight",
        rules: |chosen| layered::of(&layered::TWILIGHT, chosen),
        tag: "Alice Twilight",
        group: Group::TwoBoards,
        emblem: Emblem::Reflected(&Emblem::Zone),
        options: GLASS,
    },
    Card {
        slug: "tandem",
        rules: |_| &Tandem,
        tag: "Tandem Pawn",
        group: Group::Main,
        emblem: Emblem::Piece(Role::Tandem),
        options: &[],
    },
    Card {
        slug: "twinmove",
        rules: |[castling, ..]| &twinmove::COMPELLED[castling as usize & 1],
        tag: "Twinmove",
        group: Group::Main,
        emblem: Emblem::Halves,
        options: STRICT,
    },
    Card {
        slug: "twinmove-free",
        rules: |[castling, ..]| &twinmove::UNCOMPELLED[castling as usize & 1],
        tag: "Twinmove Uncompelled",
        group: Group::Main,
        emblem: Emblem::FreeHalves,
        options: STRICT,
    },
    Card {
        slug: "switch-side",
        rules: switch_side::chosen,
        tag: "Switch-Side Chain",
        group: Group::Main,
        emblem: Emblem::Chain,
        options: CHAINS,
    },
    Card {
        slug: "atomic",
        rules: |_| &Atomic,
        tag: "Atomic",
        group: Group::Main,
        emblem: Emblem::Burst,
        options: &[],
    },
    Card {
        slug: "racing-kings",
        rules: |_| &RacingKings,
        tag: "Racing Kings",
        group: Group::Main,
        emblem: Emblem::Race,
        options: &[],
    },
    Card {
        slug: "alice-tandem",
        rules: |chosen| layered::of(&layered::TANDEM, chosen),
        tag: "Alice Tandem",
        group: Group::TwoBoards,
        emblem: Emblem::Reflected(&Emblem::Piece(Role::Tandem)),
        options: GLASS,
    },
    Card {
        slug: "alice-twinmove",
        rules: |chosen| layered::of(&layered::TWINMOVE, chosen),
        tag: "Alice Twinmove",
        group: Group::TwoBoards,
        emblem: Emblem::Reflected(&Emblem::Halves),
        options: &[options::CASTLING],
    },
    Card {
        slug: "alice-switch-side",
        rules: |chosen| layered::of(&layered::SWITCH_SIDE, chosen),
        tag: "Alice Switch-Side",
        group: Group::TwoBoards,
        emblem: Emblem::Reflected(&Emblem::Chain),
        options: GLASS,
    },
    Card {
        slug: "crazyhouse",
        rules: |_| &Crazyhouse,
        tag: "Crazyhouse",
        group: Group::Main,
        emblem: Emblem::Pocket,
        options: &[],
    },
    Card {
        slug: "madrasi",
        rules: |_| &Madrasi,
        tag: "Madrasi",
        group: Group::Main,
        emblem: Emblem::Facing,
        options: &[],
    },
    Card {
        slug: "circe",
        rules: |_| &Circe,
        tag: "Circe",
        group: Group::Main,
        emblem: Emblem::Reborn,
        options: &[],
    },
    Card {
        slug: "progressive",
        rules: |[checks, ..]| &progressive::ORTHODOX[checks as usize & 1],
        tag: "Progressive",
        group: Group::Main,
        emblem: Emblem::Series,
        options: SERIES,
    },
    Card {
        slug: "progressive-circe",
        rules: |[checks, ..]| &progressive::CIRCE[checks as usize & 1],
        tag: "Progressive Circe",
        group: Group::Relatives,
        emblem: Emblem::RebornSeries,
        options: SERIES,
    },
    Card {
        slug: "alice-atomic",
        rules: |chosen| layered::of(&layered::ATOMIC, chosen),
        tag: "Alice Atomic",
        group: Group::TwoBoards,
        emblem: Emblem::Reflected(&Emblem::Burst),
        options: GLASS,
    },
    Card {
        slug: "alice-racing-kings",
        rules: |_| &layered::RACING_KINGS,
        tag: "Alice Racing Kings",
        group: Group::TwoBoards,
        emblem: Emblem::Reflected(&Emblem::Race),
        options: &[],
    },
    Card {
        slug: "alice-crazyhouse",
        rules: |chosen| layered::of(&layered::CRAZYHOUSE, chosen),
        tag: "Alice Crazyhouse",
        group: Group::TwoBoards,
        emblem: Emblem::Reflected(&Emblem::Pocket),
        options: GLASS,
    },
    Card {
        slug: "alice-madrasi",
        rules: |chosen| layered::of(&layered::MADRASI, chosen),
        tag: "Alice Madrasi",
        group: Group::TwoBoards,
        emblem: Emblem::Reflected(&Emblem::Facing),
        options: GLASS,
    },
    Card {
        slug: "alice-circe",
        rules: |chosen| layered::of(&layered::CIRCE, chosen),
        tag: "Alice Circe",
        group: Group::TwoBoards,
        emblem: Emblem::Reflected(&Emblem::Reborn),
        options: GLASS,
    },
    Card {
        slug: "chess",
        rules: |_| &Chess,
        tag: "Standard",
        group: Group::Main,
        emblem: Emblem::Piece(Role::Knight),
        options: &[],
    },
];
