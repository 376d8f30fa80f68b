//! B2, B3, C1, C2: what computers and people lose with a move, and when the mistake is seen.

use super::Sheets;
use super::judge::{Judge, scaled_error};
use crate::board::splitmix::first;
use crate::engine::Report;
use crate::lab::players::frozen::{CHESS_KAPPA, PEOPLE};
use crate::lab::players::{Engine, Person, Plain, Player};
use crate::lab::results::Sheet;
use crate::lab::{Lab, Line, Ruler};
use crate::rules::Move;

/// Nodes of the engine, doubled from each to the next; losses are taken of every second.
const NODES: [u64; 8] = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000];
/// Iterations of which the changes of the best move are counted.
const ITERATIONS: std::ops::RangeInclusive<u32> = 10..=14;
/// A person's move that loses so many points is looked into, until a plain search sees that it loses so many.
const MISTAKE: f64 = 10.0;
const SEEN: f64 = 5.0;

/// Who looks at a position.
struct Panel {
    reference: Judge,
    weaker: Judge,
    engine: Engine,
    people: Vec<Person>,
    plain: Plain,
}

/// What is found at a position.
struct Looked {
    /// The engine's moves by nodes, and what every second of them loses, by the reference and by the weaker one.
    moves: Vec<Option<Move>>,
    losses: Vec<[f64; 2]>,
    iterations: Vec<Iteration>,
    best_is_unfamiliar: bool,
    people: Vec<Slip>,
}

/// How an iteration of the reference went.
struct Iteration {
    depth: u32,
    /// The best move differs from the one before; and it was never best before.
    changed: bool,
    fresh: bool,
    /// The root of how many times as many nodes it took as the one two before.
    growth: f64,
}

/// What a person does at a position.
struct Slip {
    loss: f64,
    /// As people feel it, where that can be told.
    error: Option<f64>,
    is_best: bool,
    /// For a mistake: how deep a plain search must be to see it; 0 if it does not as far as it was followed.
    exposed: Option<u32>,
}

pub fn measure(lab: &Lab) -> Sheets {
    let setup = &lab.setup;
    let positions = &lab.samples.positions;
    let count = positions.len().min(setup.scale.positions);
    let looked = setup.workers.gather(
        "losses",
        count,
        || Panel::new(lab),
        |panel, number| panel.look(lab, &positions[number], number),
    );
    let looked: Vec<Looked> = looked.into_iter().flatten().collect();
    vec![
        ("B2", computers(lab, &looked)),
        ("B3", changes(lab, &looked)),
        ("C1", people(lab, &looked)),
        ("C2", exposure(lab, &looked)),
    ]
}

impl Panel {
    fn new(lab: &Lab) -> Panel {
        let (setup, game) = (&lab.setup, lab.setup.game);
        let judge = |nodes| Judge::new(game, lab.ruler, setup.scale.nodes(nodes));
        let mut plain = Plain::new(game);
        plain.most_nodes = setup.scale.plain_nodes;
        Panel {
            reference: judge(setup.scale.reference),
            weaker: judge(setup.scale.weaker),
            engine: Engine::new(game, 1),
            people: PEOPLE.iter().map(|person| person.with(game, person.sight())).collect(),
            plain,
        }
    }

    fn look(&mut self, lab: &Lab, line: &Line, number: usize) -> Option<Looked> {
        self.reference.begin();
        self.weaker.begin();
        let (best, reports) = self.reference.engine().study(&line.root);
        let best = best?.m;
        let weaker_best = self.weaker.engine().choose(line)?.m;
        let moves: Vec<Option<Move>> = NODES
            .iter()
            .map(|&nodes| {
                self.engine.clear();
                self.engine.set_nodes(lab.setup.scale.nodes(nodes));
                self.engine.choose(line).map(|choice| choice.m)
            })
            .collect();
        let losses = moves
            .iter()
            .step_by(2)
            .flatten()
            .map(|&m| [self.reference.loss(line, best, m), self.weaker.loss(line, weaker_best, m)])
            .collect();
        let best_is_unfamiliar = line.is_unfamiliar(lab.setup.game, best);
        let seed = lab.setup.chance("people", number).draw();
        let people =
            (0..self.people.len()).filter_map(|i| self.slip(lab, line, best, i, seed)).collect();
        Some(Looked { moves, losses, iterations: iterations(&reports), best_is_unfamiliar, people })
    }

    fn slip(
        &mut self,
        lab: &Lab,
        line: &Line,
        best: Move,
        person: usize,
        seed: u64,
    ) -> Option<Slip> {
        let person = &mut self.people[person];
        person.begin(first(seed));
        let m = person.choose(line)?.m;
        let loss = self.reference.loss(line, best, m);
        let values = [best, m].map(|m| self.reference.value(line, m));
        let chess = Ruler { kappa: CHESS_KAPPA };
        let error = scaled_error(values[0], values[1], lab.ruler, chess);
        let exposed = (loss >= MISTAKE).then(|| self.exposure(lab, line, m));
        Some(Slip { loss, error, is_best: m == best, exposed })
    }

    /// How many plies deep a plain search sees that a move is a mistake.
    fn exposure(&self, lab: &Lab, line: &Line, m: Move) -> u32 {
        let sees = |depth: &u32| {
            let Some(looked) = self.plain.values(line, *depth) else { return false };
            let expected = |value| 100.0 * lab.ruler.expected(value);
            let best = looked.best().map_or(0.0, |best| expected(best.value));
            let own = looked.values.iter().find(|(other, _)| *other == m);
            own.is_some_and(|(_, value)| best - expected(*value) >= SEEN)
        };
        (1..=lab.setup.scale.plies).find(sees).unwrap_or(0)
    }
}

fn iterations(reports: &[Report]) -> Vec<Iteration> {
    let best = |report: &Report| report.pv.first().copied();
    let own = |i: usize| reports[i].nodes - if i == 0 { 0 } else { reports[i - 1].nodes };
    (2..reports.len())
        .map(|i| {
            let m = best(&reports[i]);
            Iteration {
                depth: reports[i].depth,
                changed: m != best(&reports[i - 1]),
                fresh: reports[..i].iter().all(|before| best(before) != m),
                growth: (own(i) as f64 / own(i - 2).max(1) as f64).sqrt(),
            }
        })
        .collect()
}

fn computers(lab: &Lab, looked: &[Looked]) -> Sheet {
    let mut sheet = Sheet::default();
    for (i, nodes) in NODES.iter().step_by(2).enumerate() {
        for (judge, by) in ["", ", weaker reference"].iter().enumerate() {
            let losses: Vec<f64> =
                looked.iter().filter_map(|at| Some(at.losses.get(i)?[judge])).collect();
            lab.note_mean(&mut sheet, &format!("loss at {nodes}{by}"), &losses);
        }
    }
    let unfamiliar: Vec<f64> =
        looked.iter().map(|at| f64::from(u8::from(at.best_is_unfamiliar))).collect();
    lab.note_mean(&mut sheet, "best move unfamiliar", &unfamiliar);
    sheet
}

fn changes(lab: &Lab, looked: &[Looked]) -> Sheet {
    let mut sheet = Sheet::default();
    for (i, nodes) in NODES.windows(2).map(|pair| pair[0]).enumerate() {
        let changed = |at: &Looked| at.moves[i] != at.moves[i + 1];
        let fresh = |at: &Looked| changed(at) && !at.moves[..i].contains(&at.moves[i + 1]);
        let share = |of: &dyn Fn(&Looked) -> bool| -> Vec<f64> {
            looked.iter().map(|at| f64::from(u8::from(of(at)))).collect()
        };
        lab.note_mean(&mut sheet, &format!("changed from {nodes}"), &share(&changed));
        lab.note_mean(&mut sheet, &format!("fresh from {nodes}"), &share(&fresh));
    }
    let within = |at: &Looked, of: &dyn Fn(&Iteration) -> (f64, f64)| {
        let inside = at.iterations.iter().filter(|iteration| ITERATIONS.contains(&iteration.depth));
        inside.map(of).fold((0.0, 0.0), |sum, part| (sum.0 + part.0, sum.1 + part.1))
    };
    let number = |is: bool| f64::from(u8::from(is));
    type Reading<'a> = &'a dyn Fn(&Iteration) -> (f64, f64);
    let readings: [(&str, Reading); 3] = [
        ("changed by iteration", &|iteration| (number(iteration.changed), 1.0)),
        ("fresh of changed", &|iteration| {
            (number(iteration.changed && iteration.fresh), number(iteration.changed))
        }),
        ("growth of iterations", &|iteration| (iteration.growth, 1.0)),
    ];
    for (name, of) in readings {
        let parts: Vec<(f64, f64)> = looked.iter().map(|at| within(at, of)).collect();
        lab.note_ratio(&mut sheet, name, &parts);
    }
    sheet
}

fn people(lab: &Lab, looked: &[Looked]) -> Sheet {
    let mut sheet = Sheet::default();
    for (i, person) in PEOPLE.iter().enumerate() {
        let slips = || looked.iter().filter_map(|at| at.people.get(i));
        let numbers = |of: &dyn Fn(&Slip) -> f64| slips().map(of).collect::<Vec<f64>>();
        let rating = person.rating;
        lab.note_mean(&mut sheet, &format!("loss of P({rating})"), &numbers(&|slip| slip.loss));
        let best = numbers(&|slip| f64::from(u8::from(slip.is_best)));
        lab.note_mean(&mut sheet, &format!("best move of P({rating})"), &best);
        let errors: Vec<f64> = slips().filter_map(|slip| slip.error).collect();
        lab.note_mean(&mut sheet, &format!("scaled error of P({rating})"), &errors);
    }
    sheet
}

/// How many mistakes are seen at each depth, and at none.
fn exposure(lab: &Lab, looked: &[Looked]) -> Sheet {
    let mut sheet = Sheet::default();
    for (i, person) in PEOPLE.iter().enumerate() {
        let slips = || looked.iter().filter_map(|at| at.people.get(i));
        let count = |depth: u32| slips().filter(|slip| slip.exposed == Some(depth)).count() as f64;
        let rating = person.rating;
        sheet.count(&format!("seen by depth, P({rating})"), (1..=lab.setup.scale.plies).map(count));
        sheet.count(&format!("not seen, P({rating})"), [count(0)]);
        let mistakes: Vec<f64> =
            slips().map(|slip| f64::from(u8::from(slip.exposed.is_some()))).collect();
        lab.note_mean(&mut sheet, &format!("mistakes of P({rating})"), &mistakes);
    }
    sheet
}
