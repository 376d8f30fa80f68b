//! A second formulation of the rules: slow, plain, written from the rule sheets, sharing no code
//! with the generator that it judges. Both must agree on every move of thousands of positions and
//! on the position after it.
//!
//! A game joins by answering the questions of [`Sheet`] and by a line in [`SHEETS`].

mod agree;
mod alice;
mod attack;
mod chess;
#[path = "../common/mod.rs"]
mod common;
mod position;
mod scatter;
mod small;
mod through;
mod twilight;
mod zero;

use agree::{Games, Scattered};
use alice::{Alice, Glass};
use common::Chance;
use position::{Place, Position};
use wonderboard::variants::Spec;

/// A move as a sheet tells it, and where it leads.
#[derive(Clone)]
struct Candidate {
    /// In coordinates.
    text: String,
    /// The position after it.
    next: Position,
    /// Where men come down: the mover; king and rook when castling.
    lands: Vec<Place>,
    /// Where the man stood that an en-passant capture takes.
    in_passing: Option<Place>,
    /// Where the king may not be attacked before the move: its way when castling.
    way: Vec<Place>,
}

impl Candidate {
    fn new(text: String, next: Position, lands: Vec<Place>) -> Candidate {
        Candidate { text, next, lands, in_passing: None, way: Vec::new() }
    }
}

/// A game as its rule sheet tells it.
trait Sheet {
    fn slug(&self) -> &'static str;
    fn start(&self) -> Position;
    /// All moves, those that leave the own king attacked included.
    fn candidates(&self, p: &Position) -> Vec<Candidate>;
    /// The position as FEN, an empty field as `-`.
    fn fen(&self, p: &Position) -> String;
    /// Can neither side mate by any moves?
    fn is_dead(&self, p: &Position) -> bool;

    /// Options that are not the usual ones, with their values.
    fn options(&self) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    /// Some position, reached by no game.
    fn scatter(&self, chance: &mut Chance) -> Position {
        scatter::scattered(Position::empty(8), chance)
    }

    fn attacked(&self, p: &Position, board: usize, at: Place, by_white: bool) -> bool {
        attack::attacked(p, board, at, by_white)
    }

    fn in_check(&self, p: &Position, white: bool) -> bool {
        attack::king(p, white).is_some_and(|(board, at)| self.attacked(p, board, at, !white))
    }

    /// A move is legal if the mover's king is not attacked after it, nor on its way when castling.
    fn legal(&self, p: &Position) -> Vec<Candidate> {
        let mut moves = self.candidates(p);
        moves.retain(|m| {
            let over = |at: &Place| self.attacked(p, 0, *at, !p.white_to_move);
            !m.way.iter().any(over) && !self.in_check(&m.next, p.white_to_move)
        });
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

const SHEETS: [&dyn Sheet; 17] = [
    &chess::Chess,
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
];

fn spec(sheet: &dyn Sheet) -> Spec {
    let spec = Spec::from_slug(sheet.slug()).expect("a game");
    let set = |spec: Spec, (key, value)| spec.with_option(key, value).expect("an option");
    sheet.options().into_iter().fold(spec, set)
}

#[test]
fn random_games_agree_with_the_rule_sheets() {
    for sheet in SHEETS {
        spec(sheet).open(Games { sheet, chance: Chance::new(20), positions: 2000 });
    }
}

#[test]
fn scattered_men_agree_with_the_rule_sheets() {
    for sheet in SHEETS {
        spec(sheet).open(Scattered { sheet, chance: Chance::new(21), positions: 2500 });
    }
}
