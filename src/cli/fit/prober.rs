//! Finds how the value of a position changes with each number of the evaluation, by changing them one by one and
//! asking the engine.

use std::ops::Range;

use super::corpus::Example;
use super::parallel;
use super::slopes::Slopes;
use crate::board::{Color, Role};
use crate::engine::eval::{FULL_PHASE, evaluate, shares};
use crate::evaluation::schema::Shape;
use crate::evaluation::{Numbers, PieceSquares, Rated, Terms, Weights};

/// By how much a number is changed of which the value is a linear function: so much that rounding is nothing
/// beside it, and so little that the value stays within its bounds.
const FAR: i32 = 8 * FULL_PHASE;
/// And a weight of which it is none: so little that its bounds seldom come into it.
const NEAR: i32 = 2;
/// So many examples tell whether a number matters in a game at all.
const SCREEN: usize = 2_000;

/// A number, or the first of a pair, and the game with it changed.
struct Probe {
    at: usize,
    shape: Shape,
    raised: Rated,
    lowered: Rated,
}

/// Changes numbers beyond pieces and pockets.
pub struct Prober {
    plain: Rated,
    probes: Vec<Probe>,
}

impl Prober {
    /// Changes those of these shapes, around what they are.
    pub fn new(game: Rated, numbers: &Numbers, shapes: &[Shape]) -> Prober {
        let wanted = terms().filter(|(_, shape)| shapes.contains(shape));
        let probes = wanted.map(|(at, shape)| Probe::new(game, numbers, at, shape)).collect();
        Prober { plain: with(game, *numbers), probes }
    }

    /// Leaves out some numbers.
    pub fn without(mut self, numbers: &Range<usize>) -> Prober {
        self.probes.retain(|probe| !numbers.contains(&probe.at));
        self
    }

    /// Leaves out the numbers that change the value of none of some examples: 2000, from everywhere.
    pub fn screened(mut self, examples: &[Example], threads: usize) -> Prober {
        let some: Vec<Example> =
            examples.iter().step_by(examples.len().div_ceil(SCREEN).max(1)).copied().collect();
        let slopes = self.slopes(&some, threads, |_, _| ());
        let mut matters = [false; Weights::LEN];
        for example in 0..some.len() {
            slopes.of(example).for_each(|(at, _)| matters[at] = true);
        }
        self.probes.retain(|probe| {
            matters[probe.at..].iter().take(probe.shape.width()).any(|&matters| matters)
        });
        self
    }

    /// The same numbers, around others.
    pub fn moved(&self, numbers: &Numbers) -> Prober {
        let anew = |probe: &Probe| Probe::new(self.plain, numbers, probe.at, probe.shape);
        Prober { plain: with(self.plain, *numbers), probes: self.probes.iter().map(anew).collect() }
    }

    /// The slopes of examples; `more` adds others of an example.
    pub fn slopes(
        &self,
        examples: &[Example],
        threads: usize,
        more: impl Fn(&Example, &mut Slopes) + Sync,
    ) -> Slopes {
        let runs = parallel::in_runs(examples, threads, |run| {
            let mut slopes = Slopes::default();
            for example in run {
                more(example, &mut slopes);
                self.probe(example, &mut slopes);
                slopes.close();
            }
            slopes
        });
        let mut all = Slopes::default();
        runs.into_iter().for_each(|run| all.append(run));
        all
    }

    /// Adds the slopes of pieces where they stand and in pockets. They are what is counted, and need not be asked.
    pub fn pieces(&self, example: &Example, slopes: &mut Slopes) {
        let position = &example.position;
        let [middle, end] = shares(self.plain, position);
        let sign = |color: Color| if color == position.info.turn() { 1.0 } else { -1.0 };
        let mut add = |at: usize, by: f32| {
            slopes.push(at, by * middle);
            slopes.push(at + 1, by * end);
        };
        for board in position.boards() {
            for at in board.occupied() {
                let Some(piece) = board.piece_at(at) else { continue };
                let by = sign(piece.color);
                if piece.role != Role::King {
                    add(PieceSquares::material_at(piece.role), by);
                }
                add(PieceSquares::place_at(piece.role, at.seen_by(piece.color)), by);
            }
        }
        for (color, role) in Color::ALL.into_iter().flat_map(|c| Role::RESERVABLE.map(|r| (c, r))) {
            let count = position.info.pocket(color).count(role);
            add(Weights::pocket_at(role), sign(color) * f32::from(count));
        }
    }

    fn probe(&self, example: &Example, slopes: &mut Slopes) {
        let value = |game: Rated| evaluate(game, &example.position);
        let plain = value(self.plain);
        let [middle, end] = shares(self.plain, &example.position);
        for probe in &self.probes {
            match probe.shape {
                Shape::Pair => {
                    let change = (value(probe.raised) - plain) as f32 / FAR as f32;
                    // Where hardly anything counts, a number does not either.
                    let times = (change / (middle + end).max(0.1)).round();
                    slopes.push(probe.at, times * middle);
                    slopes.push(probe.at + 1, times * end);
                }
                Shape::Number => {
                    slopes.push(probe.at, (value(probe.raised) - plain) as f32 / FAR as f32);
                }
                Shape::Weight => {
                    let change = value(probe.raised) - value(probe.lowered);
                    slopes.push(probe.at, change as f32 / (2 * NEAR) as f32);
                }
            }
        }
    }
}

impl Probe {
    fn new(game: Rated, numbers: &Numbers, at: usize, shape: Shape) -> Probe {
        let step = if shape == Shape::Weight { NEAR } else { FAR };
        let changed = |by: i32| {
            let mut numbers = *numbers;
            numbers[at..at + shape.width()].iter_mut().for_each(|number| *number += by);
            with(game, numbers)
        };
        let raised = changed(step);
        // Only where the value is no linear function both are asked.
        let lowered = if shape == Shape::Weight { changed(-step) } else { raised };
        Probe { at, shape, raised, lowered }
    }
}

/// The numbers beyond pieces and pockets: where they stand, pairs by their first.
fn terms() -> impl Iterator<Item = (usize, Shape)> {
    let mut next = Weights::LEN - Terms::LEN;
    Terms::FIELDS.iter().flat_map(move |field| {
        let start = next;
        next += field.width();
        (start..next).step_by(field.shape.width()).map(|at| (at, field.shape))
    })
}

/// The game with other numbers. An engine keeps its weights for as long as it runs, so these are never let go.
pub fn with(game: Rated, numbers: Numbers) -> Rated {
    game.weighed(Box::leak(Box::new(Weights::of_numbers(&numbers))))
}
