//! A1, A2, A3, A6, B7: what games of the engine with itself, and random ones, are like; and the ruler made of them.

use std::collections::BTreeMap;

use super::Sheets;
use crate::board::{Player as Person, Role};
use crate::engine::Value;
use crate::lab::players::{Player, Random};
use crate::lab::results::Sheet;
use crate::lab::samples::notes::{self, Note, Noted};
use crate::lab::setup::Setup;
use crate::lab::stats::{coefficients, quantile};
use crate::lab::{Lab, Ruler};
use crate::notation::words;

/// The names of what is read from games.
pub const IDS: &[&str] = &["A1", "A2", "A3", "A6", "B7", "K"];

/// Legal moves are told by so many plies together, up to this ply.
const BAND: usize = 10;
const BANDS: usize = 16;

/// Values of the search and the points that were made from there.
pub fn values(games: &[Noted]) -> Vec<(Value, f64)> {
    let of = |game: &Noted| {
        let ending = game.ending;
        game.notes
            .iter()
            .map(move |note| (note.value, ending.points(note.mover)))
            .collect::<Vec<_>>()
    };
    games.iter().flat_map(of).collect()
}

/// Games in which both players play at random from the start.
pub fn random(setup: &Setup, count: usize) -> Vec<Noted> {
    let rules = setup.game.rules;
    let players = || (Random::new(rules), Random::new(rules));
    setup.workers.gather("random games", count, players, |(a, b), number| {
        let mut chance = setup.chance("random games", number);
        a.begin(chance.draw());
        b.begin(chance.draw());
        notes::note(setup.game, [a, b], &setup.line(), Ruler::PROVISIONAL, &mut chance)
    })
}

/// Everything that is read from the games.
pub fn measure(lab: &Lab, games: &[Noted], random: &[Noted]) -> Sheets {
    vec![
        ("A1", legal_moves(lab, games, random)),
        ("A2", unfamiliar(lab, games)),
        ("A3", lengths(lab, games)),
        ("A6", pieces(lab, games)),
        ("B7", trust(lab, games)),
        ("K", ruler(lab, games)),
    ]
}

/// A sum above a line and one below it, of each game.
fn parts(games: &[Noted], of: impl Fn(&Note) -> Option<(f64, f64)>) -> Vec<(f64, f64)> {
    let sum = |game: &Noted| {
        let parts = game.notes.iter().filter_map(&of);
        parts.fold((0.0, 0.0), |sum, part| (sum.0 + part.0, sum.1 + part.1))
    };
    games.iter().map(sum).collect()
}

/// Is the game still open? People resign, so that is all they meet of it.
fn is_open(lab: &Lab, note: &Note) -> bool {
    notes::KEPT.contains(&lab.ruler.expected(note.value))
}

fn legal_moves(lab: &Lab, games: &[Noted], random: &[Noted]) -> Sheet {
    let mut sheet = Sheet::default();
    let decision = |note: &Note| (note.legal > 1).then_some((note.legal as f64, 1.0));
    lab.note_ratio(&mut sheet, "mean", &parts(games, decision));
    lab.note_ratio(&mut sheet, "random mean", &parts(random, decision));
    let open = |note: &Note| decision(note).filter(|_| is_open(lab, note));
    lab.note_ratio(&mut sheet, "open mean", &parts(games, open));
    let turn = |note: &Note| note.turn.map(|ways| (ways as f64, 1.0));
    lab.note_ratio(&mut sheet, "turn mean", &parts(games, turn));
    let all = |of: &dyn Fn(&Note) -> Option<(f64, f64)>| -> Vec<f64> {
        games.iter().flat_map(|game| &game.notes).filter_map(|note| Some(of(note)?.0)).collect()
    };
    let [decisions, turns] = [all(&decision), all(&turn)];
    for (name, share) in [("median", 0.5), ("p95", 0.95)] {
        for (numbers, whose) in [(&decisions, ""), (&turns, "turn ")] {
            let value = quantile(numbers, share);
            sheet.estimate(&format!("{whose}{name}"), value, [value; 2]);
        }
    }
    let band = |i: usize| {
        let inside = move |note: &&Note| note.ply / BAND == i && note.legal > 1;
        let legal = games.iter().flat_map(|game| &game.notes).filter(inside);
        legal.map(|note| note.legal as f64).collect::<Vec<f64>>()
    };
    let bands: Vec<Vec<f64>> = (0..BANDS).map(band).collect();
    sheet.count("by ply, n", bands.iter().map(|band| band.len() as f64));
    for (name, share) in [("by ply, p10", 0.1), ("by ply, median", 0.5), ("by ply, p90", 0.9)] {
        sheet.count(name, bands.iter().map(|band| quantile(band, share)));
    }
    sheet
}

fn unfamiliar(lab: &Lab, games: &[Noted]) -> Sheet {
    let mut sheet = Sheet::default();
    let legal =
        |note: &Note| (note.legal > 1).then_some((note.unfamiliar as f64, note.legal as f64));
    lab.note_ratio(&mut sheet, "of legal", &parts(games, legal));
    let played = |note: &Note| {
        (note.legal > 1).then_some((f64::from(u8::from(note.played_unfamiliar)), 1.0))
    };
    lab.note_ratio(&mut sheet, "of played", &parts(games, played));
    sheet
}

fn lengths(lab: &Lab, games: &[Noted]) -> Sheet {
    let mut sheet = Sheet::default();
    let of = |of: fn(&Noted) -> f64| games.iter().map(of).collect::<Vec<f64>>();
    lab.note_mean(&mut sheet, "plies", &of(|game| game.ending.plies as f64));
    lab.note_mean(&mut sheet, "turns", &of(|game| game.ending.turns as f64));
    lab.note_mean(
        &mut sheet,
        "drawn",
        &of(|game| f64::from(u8::from(game.ending.winner.is_none()))),
    );
    lab.note_mean(&mut sheet, "first", &of(|game| game.ending.points(Person::First)));
    let mut reasons: BTreeMap<&str, f64> = BTreeMap::new();
    for game in games {
        *reasons.entry(game.ending.reason.map_or("400 plies", words::reason)).or_default() += 1.0;
    }
    for (reason, count) in reasons {
        sheet.count(&format!("ended by {reason}"), [count]);
    }
    sheet
}

/// The roles that have a worth, kings aside.
const WORTH: [(Role, &str); 6] = [
    (Role::Pawn, "pawn"),
    (Role::Knight, "knight"),
    (Role::Bishop, "bishop"),
    (Role::Rook, "rook"),
    (Role::Queen, "queen"),
    (Role::Tandem, "tandem"),
];
/// Of so many decisions in a row one is taken: those next to each other say the same.
const EVERY: usize = 4;

/// What pieces are worth while a game is open. An engine that plays on to mate shows for long how a pawn becomes a queen, so over
/// whole games all others would be worth less.
fn pieces(lab: &Lab, games: &[Noted]) -> Sheet {
    type Row = ([f64; WORTH.len()], f64);
    let rows = |game: &Noted| -> Vec<Row> {
        let taken = game.notes.iter().step_by(EVERY);
        let row = |note: &Note| {
            let material = note.material.filter(|_| is_open(lab, note))?;
            let numbers = WORTH.map(|(role, _)| f64::from(material[role as usize]));
            Some((numbers, game.ending.points(note.mover)))
        };
        taken.filter_map(row).collect()
    };
    let by_game: Vec<Vec<Row>> = games.iter().map(rows).collect();
    let fit = |drawn: &mut dyn Iterator<Item = usize>| {
        let rows = drawn.filter_map(|i| by_game.get(i)).flatten().copied().collect::<Vec<Row>>();
        coefficients(&rows)
    };
    let found = fit(&mut (0..games.len()));
    let mut sheet = Sheet::default();
    sheet.count("coefficients", found);
    for (i, (_, name)) in WORTH.iter().enumerate().filter(|(i, _)| found[*i] != 0.0) {
        let worth = |found: [f64; WORTH.len()]| found[i] / found[0].max(1e-3);
        let mut bootstrap = lab.bootstrap("A6");
        bootstrap.resamples = bootstrap.resamples.min(200);
        let interval =
            bootstrap.interval(games.len(), |drawn| worth(fit(&mut drawn.iter().copied())));
        sheet.estimate(name, worth(found), interval);
    }
    sheet
}

/// The Brier skill: how much of the squared error is saved against who expects the mean of everything.
fn trust(lab: &Lab, games: &[Noted]) -> Sheet {
    let mut sheet = Sheet::default();
    type Reading = fn(&Note) -> Value;
    let readings: [(&str, Reading); 2] =
        [("glance", |note| note.glance), ("search", |note| note.value)];
    for (name, value) in readings {
        let errors: Vec<(f64, f64)> = games
            .iter()
            .map(|game| {
                let square = |note: &Note, expected: f64| {
                    (expected - game.ending.points(note.mover)).powi(2)
                };
                let saved =
                    |note: &Note| square(note, 0.5) - square(note, lab.ruler.expected(value(note)));
                (
                    game.notes.iter().map(saved).sum(),
                    game.notes.iter().map(|note| square(note, 0.5)).sum(),
                )
            })
            .collect();
        lab.note_ratio(&mut sheet, name, &errors);
    }
    sheet
}

fn ruler(lab: &Lab, games: &[Noted]) -> Sheet {
    let mut sheet = Sheet::default();
    let by_game: Vec<Vec<(Value, f64)>> =
        games.iter().map(|game| values(std::slice::from_ref(game))).collect();
    let mut bootstrap = lab.bootstrap("K");
    bootstrap.resamples = bootstrap.resamples.min(100);
    let interval = bootstrap.interval(games.len(), |drawn| {
        let samples: Vec<_> =
            drawn.iter().filter_map(|&i| by_game.get(i)).flatten().copied().collect();
        Ruler::fit(&samples).kappa
    });
    sheet.count("games", [games.len() as f64]);
    sheet.estimate("kappa", lab.ruler.kappa, interval);
    sheet
}
