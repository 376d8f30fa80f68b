//! D1, D2: with how many nodes the engine is as strong as a person of the model, N*.

use super::Sheets;
use crate::findings::logistic::{Dose, Logistic};
use crate::lab::Lab;
use crate::lab::pair::{Pair, pentanomial};
use crate::lab::players::frozen::{Frozen, PEOPLE};
use crate::lab::players::{Engine, Sight};
use crate::lab::results::Sheet;
use crate::lab::samples::contest::contest;
use crate::lab::stats::mean;

/// The person that N* is of: rated 2000.
const WHO: usize = 1;
/// Where N* is looked for first, in doublings of one node, and where it is not beyond.
const GUESS: i32 = 9;
const RANGE: std::ops::RangeInclusive<i32> = 4..=18;
/// While one side wins more than this share, the guess moves by so much; each guess has so many pairs of games.
const ONE_SIDED: f64 = 0.75;
const STRIDE: i32 = 2;
const GUESS_PAIRS: usize = 4;
const GUESSES: usize = 6;
/// The budgets around the guess.
const BUDGETS: [i32; 5] = [-2, -1, 0, 1, 2];
/// What a browser's engine has in five seconds: five million nodes.
const BROWSER: f64 = 5e6;
/// The shares of new moves of which a person is blind.
const BLINDNESS: [f64; 2] = [0.25, 0.5];

/// D1: a person who looks as far and slips as rarely as in chess.
pub fn plies(lab: &Lab) -> Sheets {
    let person = &PEOPLE[WHO];
    let mut sheet = Sheet::default();
    note(lab, &mut sheet, "plies", person, person.sight());
    vec![("D1", sheet)]
}

/// D2: one who notices no more moves than in chess, and ones who are blind to some of the new moves.
pub fn readings(lab: &Lab) -> Sheets {
    let person = &PEOPLE[WHO];
    let mut sheet = Sheet::default();
    note(lab, &mut sheet, "attention", person, person.attentive());
    for blindness in BLINDNESS.into_iter().filter(|_| lab.has_new_moves()) {
        note(lab, &mut sheet, &format!("blindness {blindness}"), person, person.blind(blindness));
    }
    vec![("D2", sheet)]
}

/// Finds N* of a person, and notes it as "log2 N*".
pub fn note(lab: &Lab, sheet: &mut Sheet, name: &str, person: &Frozen, sight: Sight) {
    let guess = locate(lab, name, person, sight);
    let budgets = BUDGETS.map(|budget| guess + budget);
    let number = lab.setup.scale.budget;
    let by_budget: Vec<Vec<Pair>> = budgets
        .iter()
        .enumerate()
        .map(|(i, &budget)| play(lab, name, person, sight, budget, i * number..(i + 1) * number))
        .collect();
    let fit = |drawn: &[Vec<usize>]| {
        let dose = |((pairs, drawn), &at): ((&Vec<Pair>, &Vec<usize>), &i32)| {
            let shares: Vec<f64> = pairs.iter().map(Pair::share).collect();
            let games = 2.0 * drawn.len() as f64;
            Dose { at: f64::from(at), points: games * mean(&shares, drawn), games }
        };
        let doses: Vec<Dose> = by_budget.iter().zip(drawn).zip(&budgets).map(dose).collect();
        Logistic::fit(&doses)
    };
    let all: Vec<Vec<usize>> = by_budget.iter().map(|pairs| (0..pairs.len()).collect()).collect();
    let found = fit(&all);
    let groups: Vec<usize> = all.iter().map(Vec::len).collect();
    let interval = lab.bootstrap(name).interval_of(&groups, |drawn| fit(drawn).half);
    sheet.count(&format!("{name}, budgets"), budgets.map(f64::from));
    for (budget, pairs) in budgets.iter().zip(&by_budget) {
        let counts = pentanomial(pairs).map(|count| count as f64);
        sheet.count(&format!("{name}, pairs at {budget}"), counts);
    }
    sheet.estimate(&format!("log2 N*, {name}"), found.half, interval);
    let [low, high] = interval.map(|half| BROWSER.log2() - half);
    sheet.estimate(&format!("reserve, {name}"), BROWSER.log2() - found.half, [high, low]);
    sheet.count(&format!("{name}, slope"), [found.slope]);
}

/// About where N* is, in doublings of one node.
fn locate(lab: &Lab, name: &str, person: &Frozen, sight: Sight) -> i32 {
    let mut guess = GUESS;
    for number in 0..GUESSES {
        let pairs = number * GUESS_PAIRS..(number + 1) * GUESS_PAIRS;
        let pairs = play(lab, &format!("{name} guess"), person, sight, guess, pairs);
        let share = pairs.iter().map(Pair::share).sum::<f64>() / pairs.len().max(1) as f64;
        let next = match share {
            s if s > ONE_SIDED => guess - STRIDE,
            s if s < 1.0 - ONE_SIDED => guess + STRIDE,
            _ => break,
        };
        guess = next.clamp(*RANGE.start(), *RANGE.end());
    }
    guess
}

fn play(
    lab: &Lab,
    name: &str,
    person: &Frozen,
    sight: Sight,
    budget: i32,
    numbers: std::ops::Range<usize>,
) -> Vec<Pair> {
    let game = lab.setup.game;
    let players = || (Engine::new(game, 1 << budget.max(0)), person.with(game, sight));
    contest(&lab.setup, &lab.samples, &format!("N* {name}, 2^{budget}"), numbers, players)
}
