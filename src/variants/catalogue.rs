//! The games that are offered. What people are told of them is among the texts, by slug.

use super::options::{self, Choice};
use super::{chess, layered, twilight};
use crate::board::Role;

/// The games of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Base {
    Chess,
    Twilight,
    Alice,
    LookingGlass,
    MsAlice,
    ODonohue,
    Duo,
    EightByFour,
    ThreeBoards,
    AliceTwilight,
    Tandem,
    Twinmove,
    TwinmoveFree,
    SwitchSide,
    AliceTandem,
    AliceTwinmove,
    AliceSwitchSide,
}

/// The picture that stands for a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Emblem {
    Man(Role),
    /// Men come from the zone and go there.
    Zone,
    /// A turn has two halves.
    Halves,
    /// A turn may have two halves.
    FreeHalves,
    /// Men make a chain.
    Chain,
    /// Men go from board to board.
    Through,
    /// The boards face each other.
    Mirror,
    /// Men go straight through.
    Straight,
    /// The way through may be shut.
    Shut,
    /// Men go either way.
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
    /// Variations of Alice chess, and Alice over other games.
    Relatives,
}

impl Group {
    pub const ALL: [Group; 2] = [Group::Main, Group::Relatives];
}

/// A game that is offered.
#[derive(PartialEq, Eq, Debug)]
pub struct Card {
    pub base: Base,
    /// Its name in links, in commands and for UCI.
    pub slug: &'static str,
    /// Its name as PGN's `Variant` tag has it.
    pub tag: &'static str,
    pub group: Group,
    pub emblem: Emblem,
    /// What can be chosen about it.
    pub options: &'static [Choice],
    /// Positions to measure an engine by, as FEN.
    pub positions: &'static [&'static str],
}

/// The options of the games on two boards, in the order of [`layered::Pair`].
const GLASS: &[Choice] = &[options::CASTLING, options::EN_PASSANT];
const STRICT: &[Choice] = &[options::UNDER_ATTACK];
const CHAINS: &[Choice] = &[options::IN_A_ROW, options::EACH];

/// All games, in the order in which they are offered.
pub static CATALOGUE: [Card; 17] = [
    Card {
        base: Base::Twilight,
        slug: "twilight",
        tag: "Twilight",
        group: Group::Main,
        emblem: Emblem::Zone,
        options: &[],
        positions: twilight::POSITIONS,
    },
    Card {
        base: Base::Alice,
        slug: "alice",
        tag: "Alice",
        group: Group::Main,
        emblem: Emblem::Through,
        options: GLASS,
        positions: layered::POSITIONS,
    },
    Card {
        base: Base::LookingGlass,
        slug: "looking-glass",
        tag: "Looking-glass",
        group: Group::Relatives,
        emblem: Emblem::Mirror,
        options: GLASS,
        positions: layered::APART,
    },
    Card {
        base: Base::MsAlice,
        slug: "ms-alice",
        tag: "Ms. Alice",
        group: Group::Relatives,
        emblem: Emblem::Straight,
        options: GLASS,
        positions: layered::POSITIONS,
    },
    Card {
        base: Base::ODonohue,
        slug: "odonohue",
        tag: "O'Donohue",
        group: Group::Relatives,
        emblem: Emblem::Shut,
        options: &[],
        positions: layered::POSITIONS,
    },
    Card {
        base: Base::Duo,
        slug: "duo",
        tag: "Duo",
        group: Group::Relatives,
        emblem: Emblem::Either,
        options: &[],
        positions: layered::APART,
    },
    Card {
        base: Base::EightByFour,
        slug: "alice-8x4",
        tag: "Alice 8x4",
        group: Group::Relatives,
        emblem: Emblem::Narrow,
        options: &[],
        positions: layered::NARROW,
    },
    Card {
        base: Base::ThreeBoards,
        slug: "alice-3",
        tag: "Alice Three Boards",
        group: Group::Relatives,
        emblem: Emblem::Three,
        options: &[],
        positions: layered::THREE,
    },
    Card {
        base: Base::AliceTwilight,
        slug: "alice-twilight",
        tag: "Alice Twilight",
        group: Group::Relatives,
        emblem: Emblem::Reflected(&Emblem::Zone),
        options: GLASS,
        positions: layered::WITH_ZONES,
    },
    Card {
        base: Base::Tandem,
        slug: "tandem",
        tag: "Tandem Pawn",
        group: Group::Main,
        emblem: Emblem::Man(Role::Tandem),
        options: &[],
        positions: super::tandem::POSITIONS,
    },
    Card {
        base: Base::Twinmove,
        slug: "twinmove",
        tag: "Twinmove",
        group: Group::Main,
        emblem: Emblem::Halves,
        options: STRICT,
        positions: super::twinmove::POSITIONS,
    },
    Card {
        base: Base::TwinmoveFree,
        slug: "twinmove-free",
        tag: "Twinmove Uncompelled",
        group: Group::Main,
        emblem: Emblem::FreeHalves,
        options: STRICT,
        positions: super::twinmove::POSITIONS,
    },
    Card {
        base: Base::SwitchSide,
        slug: "switch-side",
        tag: "Switch-Side Chain",
        group: Group::Main,
        emblem: Emblem::Chain,
        options: CHAINS,
        positions: super::switch_side::POSITIONS,
    },
    Card {
        base: Base::AliceTandem,
        slug: "alice-tandem",
        tag: "Alice Tandem",
        group: Group::Relatives,
        emblem: Emblem::Reflected(&Emblem::Man(Role::Tandem)),
        options: GLASS,
        positions: layered::WITH_PAIRS,
    },
    Card {
        base: Base::AliceTwinmove,
        slug: "alice-twinmove",
        tag: "Alice Twinmove",
        group: Group::Relatives,
        emblem: Emblem::Reflected(&Emblem::Halves),
        options: &[options::CASTLING],
        positions: layered::WITH_HALVES,
    },
    Card {
        base: Base::AliceSwitchSide,
        slug: "alice-switch-side",
        tag: "Alice Switch-Side",
        group: Group::Relatives,
        emblem: Emblem::Reflected(&Emblem::Chain),
        options: GLASS,
        positions: layered::WITH_CHAINS,
    },
    Card {
        base: Base::Chess,
        slug: "chess",
        tag: "Standard",
        group: Group::Main,
        emblem: Emblem::Man(Role::Knight),
        options: &[],
        positions: chess::POSITIONS,
    },
];
