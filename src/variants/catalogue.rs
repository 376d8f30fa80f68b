//! What people are told of the games.

use super::options::{self, Choice, Chosen};
use super::{
    Atomic, Chess, RacingKings, Tandem, Twilight, atomic, chess, layered, racing_kings,
    switch_side, twilight, twinmove,
};
use crate::board::Role;
use crate::rules::Rules;

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
    /// Captures explode.
    Burst,
    /// There is a goal to run to.
    Race,
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

    /// Its name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Group::Main => "Game",
            Group::Relatives => "Alice’s relatives",
        }
    }
}

/// A game: its rules, and what people are told of it.
#[derive(Debug)]
pub struct Card {
    /// Its name in links, in commands and for UCI.
    pub slug: &'static str,
    /// Its rules, by what is chosen of its options.
    pub rules: fn(Chosen) -> Rules,
    /// Its name as PGN's `Variant` tag has it.
    pub tag: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// Who invented it, and when.
    pub author: &'static str,
    /// What it is, in one sentence.
    pub summary: &'static str,
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
pub static CATALOGUE: [Card; 19] = [
    Card {
        slug: "twilight",
        rules: |_| &Twilight,
        tag: "Twilight",
        title: "Twilight Chess",
        author: "Frédéric Prost, about 2008",
        summary: "Chess in which a man may leave the board and come back anywhere.",
        group: Group::Main,
        emblem: Emblem::Zone,
        options: &[],
        positions: twilight::POSITIONS,
    },
    Card {
        slug: "alice",
        rules: |chosen| layered::of(&layered::ALICE, chosen),
        tag: "Alice",
        title: "Alice Chess",
        author: "V. R. Parton, 1953",
        summary: "Two boards: whoever moves goes through the looking-glass to the other.",
        group: Group::Main,
        emblem: Emblem::Through,
        options: GLASS,
        positions: layered::POSITIONS,
    },
    Card {
        slug: "looking-glass",
        rules: |chosen| layered::of(&layered::LOOKING_GLASS, chosen),
        tag: "Looking-glass",
        title: "Looking-glass Chess",
        author: "a variation of V. R. Parton’s game",
        summary: "Alice chess with the two armies on different boards.",
        group: Group::Relatives,
        emblem: Emblem::Mirror,
        options: GLASS,
        positions: layered::APART,
    },
    Card {
        slug: "ms-alice",
        rules: |chosen| layered::of(&layered::MS_ALICE, chosen),
        tag: "Ms. Alice",
        title: "Ms. Alice Chess",
        author: "John Ishkan, 1973",
        summary: "Alice chess in which a man may also go straight through, without moving.",
        group: Group::Relatives,
        emblem: Emblem::Straight,
        options: GLASS,
        positions: layered::POSITIONS,
    },
    Card {
        slug: "odonohue",
        rules: |_| &layered::ODONOHUE,
        tag: "O'Donohue",
        title: "O’Donohue Chess",
        author: "Michael O’Donohue, 2003",
        summary: "Alice chess in which a man stays where the square beyond is taken.",
        group: Group::Relatives,
        emblem: Emblem::Shut,
        options: &[],
        positions: layered::POSITIONS,
    },
    Card {
        slug: "duo",
        rules: |_| &layered::DUO,
        tag: "Duo",
        title: "Duo Chess",
        author: "Jed Stone, 1981",
        summary: "Go through the glass or stay, and capture straight through it.",
        group: Group::Relatives,
        emblem: Emblem::Either,
        options: &[],
        positions: layered::APART,
    },
    Card {
        slug: "alice-8x4",
        rules: |_| &layered::EIGHT_BY_FOUR,
        tag: "Alice 8x4",
        title: "Alice 8×4",
        author: "V. R. Parton",
        summary: "Alice chess on two boards of four files.",
        group: Group::Relatives,
        emblem: Emblem::Narrow,
        options: &[],
        positions: layered::NARROW,
    },
    Card {
        slug: "alice-3",
        rules: |_| &layered::THREE_BOARDS,
        tag: "Alice Three Boards",
        title: "Three-board Alice",
        author: "suggested by V. R. Parton",
        summary: "Alice chess with a choice of two worlds beyond the glass.",
        group: Group::Relatives,
        emblem: Emblem::Three,
        options: &[],
        positions: layered::THREE,
    },
    Card {
        slug: "alice-twilight",
        rules: |chosen| layered::of(&layered::TWILIGHT, chosen),
        tag: "Alice Twilight",
        title: "Alice Twilight",
        author: "Parton’s rule over Prost’s game",
        summary: "Twilight chess on two boards: whoever moves or drops goes through the glass.",
        group: Group::Relatives,
        emblem: Emblem::Reflected(&Emblem::Zone),
        options: GLASS,
        positions: layered::WITH_ZONES,
    },
    Card {
        slug: "tandem",
        rules: |_| &Tandem,
        tag: "Tandem Pawn",
        title: "Tandem Pawn Chess",
        author: "Kenneth W. Regan, 2013",
        summary: "Every pawn is two, yoked together until they part.",
        group: Group::Main,
        emblem: Emblem::Man(Role::Tandem),
        options: &[],
        positions: super::tandem::POSITIONS,
    },
    Card {
        slug: "twinmove",
        rules: |[castling, ..]| &twinmove::COMPELLED[castling as usize & 1],
        tag: "Twinmove",
        title: "Twinmove Chess",
        author: "Mats Winther, 2006",
        summary: "A pawn and then a piece: both must move, and the king is captured.",
        group: Group::Main,
        emblem: Emblem::Halves,
        options: STRICT,
        positions: super::twinmove::POSITIONS,
    },
    Card {
        slug: "twinmove-free",
        rules: |[castling, ..]| &twinmove::UNCOMPELLED[castling as usize & 1],
        tag: "Twinmove Uncompelled",
        title: "Twinmove Uncompelled",
        author: "Mats Winther, 2006",
        summary: "A pawn and then a piece, or a piece alone.",
        group: Group::Main,
        emblem: Emblem::FreeHalves,
        options: STRICT,
        positions: super::twinmove::POSITIONS,
    },
    Card {
        slug: "switch-side",
        rules: switch_side::chosen,
        tag: "Switch-Side Chain",
        title: "Switch-Side Chain-Chess",
        author: "Azlan Iqbal, 2013",
        summary: "Whoever closes a chain of men may change armies with the opponent.",
        group: Group::Main,
        emblem: Emblem::Chain,
        options: CHAINS,
        positions: super::switch_side::POSITIONS,
    },
    Card {
        slug: "atomic",
        rules: |_| &Atomic,
        tag: "Atomic",
        title: "Atomic",
        author: "internet chess servers, about 1995",
        summary: "Every capture explodes and takes the pieces around it along, kings too.",
        group: Group::Main,
        emblem: Emblem::Burst,
        options: &[],
        positions: atomic::POSITIONS,
    },
    Card {
        slug: "racing-kings",
        rules: |_| &RacingKings,
        tag: "Racing Kings",
        title: "Racing Kings",
        author: "V. R. Parton, 1961",
        summary: "The first king on the eighth rank wins, and nobody may give check.",
        group: Group::Main,
        emblem: Emblem::Race,
        options: &[],
        positions: racing_kings::POSITIONS,
    },
    Card {
        slug: "alice-tandem",
        rules: |chosen| layered::of(&layered::TANDEM, chosen),
        tag: "Alice Tandem",
        title: "Alice Tandem",
        author: "Parton’s rule over Regan’s game",
        summary: "Tandem Pawn Chess on two boards: a pair may part between worlds.",
        group: Group::Relatives,
        emblem: Emblem::Reflected(&Emblem::Man(Role::Tandem)),
        options: GLASS,
        positions: layered::WITH_PAIRS,
    },
    Card {
        slug: "alice-twinmove",
        rules: |chosen| layered::of(&layered::TWINMOVE, chosen),
        tag: "Alice Twinmove",
        title: "Alice Twinmove",
        author: "Parton’s rule over Winther’s game",
        summary: "Twinmove Chess on two boards: each half of a turn goes through the glass.",
        group: Group::Relatives,
        emblem: Emblem::Reflected(&Emblem::Halves),
        options: &[options::CASTLING],
        positions: layered::WITH_HALVES,
    },
    Card {
        slug: "alice-switch-side",
        rules: |chosen| layered::of(&layered::SWITCH_SIDE, chosen),
        tag: "Alice Switch-Side",
        title: "Alice Switch-Side",
        author: "Parton’s rule over Iqbal’s game",
        summary: "Switch-Side Chain-Chess on two boards: chains are looked for beyond the glass.",
        group: Group::Relatives,
        emblem: Emblem::Reflected(&Emblem::Chain),
        options: GLASS,
        positions: layered::WITH_CHAINS,
    },
    Card {
        slug: "chess",
        rules: |_| &Chess,
        tag: "Standard",
        title: "Chess",
        author: "orthodox rules",
        summary: "The game all others here are close to.",
        group: Group::Main,
        emblem: Emblem::Man(Role::Knight),
        options: &[],
        positions: chess::POSITIONS,
    },
];
