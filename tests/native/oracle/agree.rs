//! Holds the crate's rules against a sheet, position by position.

use super::position::Plain;
use super::{Candidate, Sheet};
use crate::common::{Chance, likely};
use wonderboard::board::{Color, Player, Position};
use wonderboard::notation::{coords, fen};
use wonderboard::rules::{Reason, Rules};

/// Compares everything both say of a position. Hands back the oracle's moves.
fn agree(rules: Rules, position: &Position, sheet: &dyn Sheet, p: &Plain) -> Vec<Candidate> {
    let fen = sheet.fen(p);
    let text = format!("{} {:?}: {fen}", sheet.slug(), sheet.options());
    assert_eq!(fen::write(rules, position), fen, "{text}: FEN");
    for (color, white) in [(Color::White, true), (Color::Black, false)] {
        let check = sheet.in_check(p, white);
        assert_eq!(rules.in_check(position, color), check, "{text}: check");
    }
    let legal = sheet.legal(p);
    let mut expected: Vec<(String, String)> =
        legal.iter().map(|m| (m.text.clone(), sheet.fen(&m.next))).collect();
    let ours = rules.legal(position).into_iter();
    let mut found: Vec<(String, String)> = ours
        .map(|m| {
            let next = rules.play(position, m);
            (coords::write(position, m), fen::write(rules, &next))
        })
        .collect();
    expected.sort();
    found.sort();
    if found != expected {
        let only = |one: &[(String, String)], other: &[(String, String)]| {
            let missing = one.iter().filter(|m| !other.contains(m));
            missing.cloned().collect::<Vec<_>>()
        };
        panic!(
            "{text}: only the generator has {:#?}, only the sheet has {:#?}",
            only(&found, &expected),
            only(&expected, &found)
        );
    }
    let end = rules.outcome(position).map(|end| (end.winner, end.reason));
    assert_eq!(end, ending(sheet, p, legal.is_empty()), "{text}: end");
    legal
}

/// How the position ends the game, and who wins.
fn ending(sheet: &dyn Sheet, p: &Plain, stuck: bool) -> Option<(Option<Player>, Reason)> {
    // Who commands the side that loses, loses.
    let lost_by = |white: bool| match white == (p.white_by == 1) {
        true => Some(Player::Second),
        false => Some(Player::First),
    };
    let check = sheet.in_check(p, p.white_to_move);
    match sheet.over(p, &|| sheet.undeclared(p)) {
        Some((winner, reason)) => Some((winner.and_then(|white| lost_by(!white)), reason)),
        None if stuck && check => Some((lost_by(p.white_to_move), Reason::Checkmate)),
        None if stuck => Some((None, Reason::Stalemate)),
        None => sheet.is_dead(p).then_some((None, Reason::DeadPosition)),
    }
}

/// Plays random games with both side by side.
pub struct Games<'a> {
    pub sheet: &'a dyn Sheet,
    pub chance: Chance,
    pub positions: usize,
}

impl Games<'_> {
    pub fn visit(mut self, rules: Rules) {
        let mut seen = 0;
        while seen < self.positions {
            let (mut position, mut p) = (rules.start(), self.sheet.start());
            for _ in 0..150 {
                let legal = agree(rules, &position, self.sheet, &p);
                seen += 1;
                let Some(m) = likely(rules, &position, &mut self.chance) else {
                    break;
                };
                let text = coords::write(&position, m);
                let found = legal.into_iter().find(|candidate| candidate.text == text);
                p = found.expect("both know the move").next;
                position = rules.play(&position, m);
            }
        }
    }
}

/// Reads scattered positions and compares, those included that cannot be played.
pub struct Scattered<'a> {
    pub sheet: &'a dyn Sheet,
    pub chance: Chance,
    pub positions: usize,
}

impl Scattered<'_> {
    pub fn visit(mut self, rules: Rules) {
        let mut played = 0;
        while played < self.positions {
            let p = self.sheet.scatter(&mut self.chance);
            let text = self.sheet.fen(&p);
            let read = fen::read(rules, &text);
            if let Some(why) = self.sheet.refused(&p) {
                let fault = read.expect_err(&text);
                assert!(fault.to_string().contains(why), "{text}: {fault}");
                continue;
            }
            agree(rules, &read.expect(&text), self.sheet, &p);
            played += 1;
        }
    }
}
