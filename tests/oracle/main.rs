//! A second formulation of the rules: slow, plain, written from the rule sheets, sharing no code
//! with the generator that it judges. Both must agree on every move of thousands of positions and
//! on the position after it.
//!
//! A game joins by answering the questions of [`Sheet`] and by a line in [`sheets`].

mod chess;
#[path = "../common/mod.rs"]
mod common;
mod position;
mod scatter;
mod twilight;

use common::{Chance, likely};
use position::Position;
use scatter::scattered;
use wonderboard::notation::{coords, fen};
use wonderboard::rules::{Reason, Rules, StateOf, Variant};
use wonderboard::variants::{Spec, Visitor};

/// A move in coordinates, and the position after it.
type Candidate = (String, Position);

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

    /// Gives a position some of what only this game remembers.
    fn add_memory(&self, _p: &mut Position, _chance: &mut Chance) {}

    fn in_check(&self, p: &Position, white: bool) -> bool {
        chess::in_check(p, white)
    }

    /// A move is legal if the mover's king is not attacked after it.
    fn legal(&self, p: &Position) -> Vec<Candidate> {
        let mut moves = self.candidates(p);
        moves.retain(|(_, next)| !self.in_check(next, p.white_to_move));
        moves
    }
}

fn sheets() -> [&'static dyn Sheet; 2] {
    [&chess::Chess, &twilight::Twilight]
}

/// Compares everything both say of a position. Hands back the oracle's moves.
fn agree<V: Variant>(
    rules: &V,
    state: &StateOf<V>,
    sheet: &dyn Sheet,
    p: &Position,
) -> Vec<Candidate> {
    let text = sheet.fen(p);
    assert_eq!(fen::write(rules, state), text);
    let check = sheet.in_check(p, p.white_to_move);
    assert_eq!(rules.in_check(state, state.meta.turn()), check, "{text}: check");

    let legal = sheet.legal(p);
    let mut expected: Vec<(String, String)> =
        legal.iter().map(|(m, next)| (m.clone(), sheet.fen(next))).collect();
    let ours = rules.legal(state).into_iter();
    let mut found: Vec<(String, String)> = ours
        .map(|m| {
            let next = rules.play(state, m);
            (coords::write(state, m), fen::write(rules, &next))
        })
        .collect();
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "{text}: moves");

    let end = match (legal.is_empty(), check) {
        (true, true) => Some(Reason::Checkmate),
        (true, false) => Some(Reason::Stalemate),
        (false, _) => sheet.is_dead(p).then_some(Reason::DeadPosition),
    };
    let outcome = rules.outcome(state).map(|end| end.reason);
    assert_eq!(outcome, end, "{text}: end");
    legal
}

/// Plays random games with both side by side.
struct Games<'a> {
    sheet: &'a dyn Sheet,
    chance: Chance,
    positions: usize,
}

impl Visitor for Games<'_> {
    type Out = ();

    fn visit<V: Variant>(mut self, rules: V) {
        let mut seen = 0;
        while seen < self.positions {
            let (mut state, mut p) = (rules.start(), self.sheet.start());
            for _ in 0..150 {
                let legal = agree(&rules, &state, self.sheet, &p);
                seen += 1;
                let Some(m) = likely(&rules, &state, &mut self.chance) else {
                    break;
                };
                let text = coords::write(&state, m);
                let found = legal.into_iter().find(|candidate| candidate.0 == text);
                p = found.expect("both know the move").1;
                state = rules.play(&state, m);
            }
        }
    }
}

#[test]
fn random_games_agree_with_the_rule_sheets() {
    for sheet in sheets() {
        let spec = Spec::from_slug(sheet.slug()).expect("a game");
        spec.open(Games { sheet, chance: Chance::new(20), positions: 3000 });
    }
}

/// Reads scattered positions and compares, those included that cannot be played.
struct Scattered<'a> {
    sheet: &'a dyn Sheet,
    chance: Chance,
    positions: usize,
}

impl Visitor for Scattered<'_> {
    type Out = ();

    fn visit<V: Variant>(mut self, rules: V) {
        let mut played = 0;
        while played < self.positions {
            let mut p = scattered(&mut self.chance);
            self.sheet.add_memory(&mut p, &mut self.chance);
            let text = self.sheet.fen(&p);
            let read = fen::read(&rules, &text);
            if self.sheet.in_check(&p, !p.white_to_move) {
                let fault = read.err().expect(&text);
                assert!(fault.what.contains("in check"), "{text}: {fault}");
                continue;
            }
            agree(&rules, &read.expect(&text), self.sheet, &p);
            played += 1;
        }
    }
}

#[test]
fn scattered_men_agree_with_the_rule_sheets() {
    for sheet in sheets() {
        let spec = Spec::from_slug(sheet.slug()).expect("a game");
        spec.open(Scattered { sheet, chance: Chance::new(21), positions: 4000 });
    }
}
