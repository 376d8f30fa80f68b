//! A second formulation of the rules: slow, plain, written from the rule sheets, sharing no code
//! with the generator that it judges. Both must agree on every move of thousands of positions and
//! on the position after it.
//!
//! A game joins by answering the questions of [`Sheet`] and by a line in [`SHEETS`].

mod agree;
mod alice;
mod atomic;
mod attack;
mod boards;
mod chain;
mod chess;
mod circe;
mod crazyhouse;
mod lines;
mod madrasi;
mod position;
mod progressive;
mod racing_kings;
mod scatter;
mod small;
mod switch_side;
mod tandem;
mod through;
mod twilight;
mod twinmove;
mod zero;

use crate::common::Chance;
use agree::{Games, Scattered};
use alice::{Alice, Glass};
use chess::hand_over;
use position::{Place, Plain};
use progressive::Progressive;
use scatter::Kit;
use switch_side::SwitchSide;
use twinmove::Twinmove;
use wonderboard::rules::Reason;
use wonderboard::variants::Spec;

/// A move as a sheet tells it, and where it leads.
#[derive(Clone)]
struct Candidate {
    /// In coordinates.
    text: String,
    /// The position after it.
    next: Plain,
    /// Where pieces come down, by board and place: the mover; king and rook when castling.
    lands: Vec<(usize, Place)>,
    /// The piece it captures, and where that stood.
    takes: Option<(char, Place)>,
    /// Where the piece stood that an en-passant capture takes.
    in_passing: Option<Place>,
    /// Where it explodes, and on which board that is.
    blast: Option<(usize, Place)>,
    /// Where the king may not be attacked before the move: its way when castling.
    way: Vec<Place>,
}

impl Candidate {
    fn new(text: String, next: Plain, lands: Vec<(usize, Place)>) -> Candidate {
        let (takes, in_passing, blast) = (None, None, None);
        Candidate { text, next, lands, takes, in_passing, blast, way: Vec::new() }
    }
}

/// Whether White wins or Black, if anybody does, and why.
type End = (Option<bool>, Reason);

/// A game as its rule sheet tells it.
trait Sheet {
    fn slug(&self) -> &'static str;
    fn start(&self) -> Plain;
    /// All moves, those that leave the own king attacked or are not due included, as far as the mover
    /// goes.
    fn candidates(&self, p: &Plain) -> Vec<Candidate>;
    /// The position as FEN, an empty field as `-`.
    fn fen(&self, p: &Plain) -> String;
    /// Can neither side mate by any moves?
    fn is_dead(&self, p: &Plain) -> bool;

    /// Options that are not the usual ones, with their values.
    fn options(&self) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    /// What else happens once the mover has come down.
    fn follow(&self, _next: &mut Plain, _m: &Candidate) {}

    /// All moves with what else happens.
    fn whole(&self, p: &Plain) -> Vec<Candidate> {
        let mut moves = self.candidates(p);
        for m in &mut moves {
            let mut next = m.next.clone();
            self.follow(&mut next, m);
            m.next = next;
        }
        moves
    }

    /// May a side have moved to this position? `check` tells whether a side is in check.
    fn permits(&self, _next: &Plain, mover: bool, check: &dyn Fn(bool) -> bool) -> bool {
        !check(mover)
    }

    /// Which of all moves may be made: some may have to come before others.
    fn due(&self, _p: &Plain, all: Vec<Candidate>) -> Vec<Candidate> {
        all
    }

    /// The same move with what may be declared along with it, if it may.
    fn declared(&self, _p: &Plain, _m: &Candidate) -> Option<Candidate> {
        None
    }

    /// The king that has been captured, where that decides the game.
    fn fallen(&self, _p: &Plain) -> Option<char> {
        None
    }

    /// How the game has ended otherwise than by lack of moves; `moves` are those that could be made if it
    /// had not.
    fn over(&self, p: &Plain, _moves: &dyn Fn() -> Vec<Candidate>) -> Option<End> {
        self.fallen(p).map(|king| (Some(king == 'k'), Reason::KingCaptured))
    }

    /// Words of the reason why a position cannot be set up.
    fn refused(&self, p: &Plain) -> Option<&'static str> {
        self.in_check(p, !p.white_to_move).then_some("in check")
    }

    /// The pieces and steps of scattered positions.
    fn kit(&self) -> &'static Kit {
        &scatter::ORTHODOX
    }

    /// Some position, reached by no game.
    fn scatter(&self, chance: &mut Chance) -> Plain {
        scatter::scattered(Plain::empty(8), self.kit(), chance)
    }

    fn attacked(&self, p: &Plain, board: usize, at: Place, by_white: bool) -> bool {
        attack::attacked(p, board, at, by_white)
    }

    fn in_check(&self, p: &Plain, white: bool) -> bool {
        attack::king(p, white).is_some_and(|(board, at)| self.attacked(p, board, at, !white))
    }

    /// A move is legal if it is due and the mover's king is not attacked after it, nor on its way
    /// when castling.
    fn undeclared(&self, p: &Plain) -> Vec<Candidate> {
        let mut moves = self.whole(p);
        moves.retain(|m| {
            let over = |at: &Place| self.attacked(p, 0, *at, !p.white_to_move);
            let check = |white: bool| self.in_check(&m.next, white);
            !m.way.iter().any(over) && self.permits(&m.next, p.white_to_move, &check)
        });
        self.due(p, moves)
    }

    /// All legal moves; none once the game is over.
    fn legal(&self, p: &Plain) -> Vec<Candidate> {
        if self.over(p, &|| self.undeclared(p)).is_some() {
            return Vec::new();
        }
        let mut moves = self.undeclared(p);
        moves.extend(moves.iter().filter_map(|m| self.declared(p, m)).collect::<Vec<_>>());
        for m in &mut moves {
            // The second half of a turn is left out if there is none.
            if m.next.phase == 2 && self.undeclared(&m.next).is_empty() {
                m.next.phase = 1;
                hand_over(&mut m.next);
            }
        }
        moves
    }
}

const ALICE: Alice = Alice {
    inner: &chess::Chess,
    slug: "alice",
    boards: 2,
    black_on: 0,
    glass: Glass::Alice,
    castling: "on",
    ep: "none",
};

const LOOKING_GLASS: Alice = Alice { slug: "looking-glass", black_on: 1, ..ALICE };
const MS_ALICE: Alice = Alice { slug: "ms-alice", glass: Glass::MsAlice, ..ALICE };
const TWILIGHT: Alice = Alice { slug: "alice-twilight", inner: &twilight::Twilight, ..ALICE };

const ALICE_TANDEM: Alice = Alice { slug: "alice-tandem", inner: &tandem::Tandem, ..ALICE };

const TWINMOVE: Twinmove = Twinmove { slug: "twinmove", pawns: "compelled", castling: "free" };
const FREE: Twinmove = Twinmove { slug: "twinmove-free", pawns: "free", ..TWINMOVE };
const ALICE_TWINMOVE: Alice = Alice { slug: "alice-twinmove", inner: &TWINMOVE, ..ALICE };

const SWITCH_SIDE: SwitchSide = SwitchSide { limit: "iqbal", regan: "off" };
const ALICE_SWITCH_SIDE: Alice = Alice { slug: "alice-switch-side", inner: &SWITCH_SIDE, ..ALICE };

const PROGRESSIVE: Progressive =
    Progressive { slug: "progressive", inner: &chess::Chess, rules: "italian" };
const PROGRESSIVE_CIRCE: Progressive =
    Progressive { slug: "progressive-circe", inner: &circe::Circe, ..PROGRESSIVE };

const ALICE_ATOMIC: Alice = Alice { slug: "alice-atomic", inner: &atomic::Atomic, ..ALICE };
const ALICE_CRAZYHOUSE: Alice =
    Alice { slug: "alice-crazyhouse", inner: &crazyhouse::Crazyhouse, ..ALICE };
const ALICE_MADRASI: Alice = Alice { slug: "alice-madrasi", inner: &madrasi::Madrasi, ..ALICE };
const ALICE_CIRCE: Alice = Alice { slug: "alice-circe", inner: &circe::Circe, ..ALICE };

const SHEETS: [&dyn Sheet; 49] = [
    &chess::Chess,
    &atomic::Atomic,
    &racing_kings::RacingKings,
    &madrasi::Madrasi,
    &circe::Circe,
    &PROGRESSIVE,
    &Progressive { rules: "scottish", ..PROGRESSIVE },
    &PROGRESSIVE_CIRCE,
    &Progressive { rules: "scottish", ..PROGRESSIVE_CIRCE },
    &twilight::Twilight,
    &ALICE,
    &Alice { castling: "off", ..ALICE },
    &Alice { ep: "first", ..ALICE },
    &Alice { ep: "second", ..ALICE },
    &Alice { ep: "either", ..ALICE },
    &LOOKING_GLASS,
    &Alice { ep: "either", ..LOOKING_GLASS },
    &MS_ALICE,
    &Alice { ep: "either", ..MS_ALICE },
    &Alice { slug: "odonohue", glass: Glass::ODonohue, ..ALICE },
    &Alice { slug: "duo", glass: Glass::Duo, black_on: 1, ..ALICE },
    &Alice { slug: "alice-8x4", inner: &small::Small, ..ALICE },
    &Alice { slug: "alice-3", boards: 3, ..ALICE },
    &TWILIGHT,
    &Alice { ep: "either", ..TWILIGHT },
    &tandem::Tandem,
    &ALICE_TANDEM,
    &Alice { ep: "either", ..ALICE_TANDEM },
    &TWINMOVE,
    &Twinmove { castling: "strict", ..TWINMOVE },
    &FREE,
    &Twinmove { castling: "strict", ..FREE },
    &ALICE_TWINMOVE,
    &Alice { castling: "off", ..ALICE_TWINMOVE },
    &SWITCH_SIDE,
    &SwitchSide { limit: "off", ..SWITCH_SIDE },
    &SwitchSide { regan: "2", ..SWITCH_SIDE },
    &crazyhouse::Crazyhouse,
    &ALICE_SWITCH_SIDE,
    &Alice { ep: "either", ..ALICE_SWITCH_SIDE },
    &Alice { slug: "alice-racing-kings", inner: &racing_kings::RacingKings, ..ALICE },
    &ALICE_ATOMIC,
    &Alice { ep: "either", ..ALICE_ATOMIC },
    &ALICE_CRAZYHOUSE,
    &Alice { ep: "either", ..ALICE_CRAZYHOUSE },
    &ALICE_MADRASI,
    &Alice { ep: "either", ..ALICE_MADRASI },
    &ALICE_CIRCE,
    &Alice { ep: "either", ..ALICE_CIRCE },
];

fn spec(sheet: &dyn Sheet) -> Spec {
    let spec = Spec::from_slug(sheet.slug()).expect("a game");
    let set = |spec: Spec, (key, value)| spec.with_option(key, value).expect("an option");
    sheet.options().into_iter().fold(spec, set)
}

/// The neighbours of Alice.
const NEIGHBOURS: [&str; 7] = [
    "racing-kings",
    "crazyhouse",
    "atomic",
    "circe",
    "madrasi",
    "progressive",
    "progressive-circe",
];

/// How many positions a sheet judges in each of the two tests: of the neighbours and of Alice over them 2,000
/// in both together. Options change little of a game.
fn positions(sheet: &dyn Sheet) -> usize {
    let is_neighbour = NEIGHBOURS.contains(&sheet.slug().trim_start_matches("alice-"));
    match sheet.options().is_empty() {
        true if is_neighbour => 1_000,
        true => 500,
        false => 150,
    }
}

#[test]
fn random_games_agree_with_the_rule_sheets() {
    for sheet in SHEETS {
        Games { sheet, chance: Chance::new(20), positions: positions(sheet) }
            .visit(spec(sheet).rules());
    }
}

#[test]
fn scattered_pieces_agree_with_the_rule_sheets() {
    for sheet in SHEETS {
        Scattered { sheet, chance: Chance::new(21), positions: positions(sheet) }
            .visit(spec(sheet).rules());
    }
}
