//! R1, R2, R3: what is measured of the game without turns, all in games in simulated time.

use super::TimedSetup;
use super::contestant::{Mind, Plan};
use super::duel::{self, Duel};
use crate::board::Color;
use crate::engine::Level;
use crate::engine::realtime::{Opponent, TimedStyle};
use crate::findings::logistic::{Dose, Logistic};
use crate::lab::results::Sheet;
use crate::lab::stats::mean;
use crate::realtime::{TU, Tick};

/// A time unit, in milliseconds: the page's usual one.
const TU_MS: u32 = 2_000;

/// The gaps between moves that are tried of the computer, in ticks: each twice the one before.
const GAPS: [Tick; 6] = [150, 300, 600, 1_200, 2_400, 4_800];

/// A person of the model: looks two plies ahead, in captures to their end, moves at most once in 450 milliseconds, and answers
/// after 200.
const PERSON: TimedStyle = TimedStyle {
    gap: (450, 0),
    reaction: 200,
    depth: 2,
    nodes: 100_000,
    quiescence: 8,
    unnoticed: 0,
    opponent: Opponent::Timed,
};

/// R1: moves that a side has when it decides, and how often it does.
pub fn choices(setup: &TimedSetup) -> Sheet {
    let plan = computer(setup);
    let duels = games(setup, "choices", [plan; 2]);
    let duels: Vec<&Duel> = duels.iter().flatten().collect();
    let parts = |of: &dyn Fn(&Duel) -> (f64, f64)| -> Vec<(f64, f64)> {
        duels.iter().map(|duel| of(duel)).collect()
    };
    let units = |duel: &Duel| f64::from(duel.span) / f64::from(TU);
    let mut sheet = Sheet::default();
    let mut note = |name: &str, of: &dyn Fn(&Duel) -> (f64, f64)| {
        sheet.ratio(name, &parts(of), setup.bootstrap(name));
    };
    note("legal moves of a side", &|duel| (duel.legal as f64, duel.decisions as f64));
    note("decisions of a side a time unit", &|duel| (duel.decisions as f64 / 2.0, units(duel)));
    note("moves of a side a time unit", &|duel| (duel.moves as f64 / 2.0, units(duel)));
    note("time units a game", &|duel| (units(duel), 1.0));
    note("drawn", &|duel| (f64::from(u8::from(duel.winner.is_none())), 1.0));
    note("points of white", &|duel| (duel.points(Color::White), 1.0));
    sheet
}

/// R2: the share of points against the same search without a notion of time, and against a player that takes what there is.
pub fn rivals(setup: &TimedSetup) -> Sheet {
    let strong = computer(setup);
    let timeless =
        Plan { style: TimedStyle { opponent: Opponent::Timeless, ..strong.style }, ..strong };
    let greedy = Plan { mind: Mind::Greedy, ..strong };
    let mut sheet = Sheet::default();
    for (name, rival) in [("score against timeless", timeless), ("score against greedy", greedy)] {
        let shares = shares(&games(setup, name, [strong, rival]));
        sheet.mean(name, &shares, setup.bootstrap(name));
    }
    sheet
}

/// R3: the gap between its moves with which the computer is as strong as a person of the model.
pub fn gap(setup: &TimedSetup) -> Sheet {
    let strong = computer(setup);
    let person = Plan { style: PERSON, mind: Mind::Searching };
    let mut sheet = Sheet::default();
    let by_gap: Vec<Vec<f64>> = GAPS
        .iter()
        .map(|&gap| {
            let slow = Plan { style: TimedStyle { gap: (0, gap), ..strong.style }, ..strong };
            let shares = shares(&games(setup, &format!("gap {gap}"), [slow, person]));
            sheet.count(
                &format!("score at a gap of {gap}"),
                [shares.len() as f64, shares.iter().sum()],
            );
            shares
        })
        .collect();
    // A player that acts seldom is weak: the person's points grow with the gap.
    let fit = |drawn: &[Vec<usize>]| {
        let dose = |((shares, drawn), &gap): ((&Vec<f64>, &Vec<usize>), &Tick)| {
            let games = 2.0 * drawn.len() as f64;
            let points = games * (1.0 - mean(shares, drawn));
            Dose { at: f64::from(gap).log2(), points, games }
        };
        let doses: Vec<Dose> = by_gap.iter().zip(drawn).zip(&GAPS).map(dose).collect();
        Logistic::fit(&doses).half.exp2()
    };
    let all: Vec<Vec<usize>> = by_gap.iter().map(|shares| (0..shares.len()).collect()).collect();
    let groups: Vec<usize> = all.iter().map(Vec::len).collect();
    let interval = setup.bootstrap("gap").interval_of(&groups, fit);
    sheet.estimate("gap in ticks, even with two plies", fit(&all), interval);
    sheet
}

/// What tells one engine from another, and these measures from others: how two short-sighted players play, and the model.
pub fn bench() -> String {
    let style = TimedStyle { nodes: 300, ..TimedStyle::of(Level::STRONGEST) };
    let plan = Plan { style, mind: Mind::Searching };
    let Duel { span, moves, legal, .. } = duel::play(&[plan; 2], 0, TU_MS, 1, &mut |_| {});
    format!("{span} {moves} {legal} {PERSON:?} {GAPS:?}")
}

/// The computer as it ships, with as many nodes as the scale allows.
fn computer(setup: &TimedSetup) -> Plan {
    let style = TimedStyle::of(Level::STRONGEST);
    let style = TimedStyle { nodes: setup.scale.nodes(style.nodes), ..style };
    Plan { style, mind: Mind::Searching }
}

/// Pairs of games, each from one start with the colors exchanged; the first of the two plans has White in the first.
fn games(setup: &TimedSetup, what: &str, plans: [Plan; 2]) -> Vec<[Duel; 2]> {
    setup.workers.gather(
        what,
        setup.scale.budget,
        || (),
        |(), number| {
            let seed = setup.chance(what, number).draw();
            [0, 1].map(|white| duel::play(&plans, white, TU_MS, seed, &mut |_| {}))
        },
    )
}

/// The share of the points that the first plan has of each pair.
fn shares(pairs: &[[Duel; 2]]) -> Vec<f64> {
    let share = |[first, second]: &[Duel; 2]| {
        (first.points(Color::White) + second.points(Color::Black)) / 2.0
    };
    pairs.iter().map(share).collect()
}
