//! What is to be learnt from a survey.

use super::survey::{COLUMNS, Candidate, Cell, NODES, Survey};

/// Moves whose expected scores differ by no more look alike, in thousandths.
const ALIKE: u32 = 50;

/// What a move loses that is a trap, or seemed to lose that was found late, in thousandths.
const MUCH: u32 = 250;

/// The engine takes another move for the best.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// With how many nodes a move.
    pub nodes: u32,
    pub san: String,
}

/// What the columns of a survey say together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Insight {
    /// Which moves are the best, each from when on: the first from the first column.
    pub best: Vec<Change>,
    /// Moves that look as good as the best one until this number of nodes is searched, but lose much.
    pub traps: Vec<Change>,
    /// Moves as good as the best one that seem to lose much until this number of nodes is searched.
    pub hidden: Vec<Change>,
}

impl Insight {
    /// What is to be learnt once everything is known; before, only which moves are the best.
    pub fn of(survey: &Survey) -> Insight {
        let (columns, ranked) = (survey.columns(), survey.ranked());
        let mut insight = Insight { best: best(survey, columns), ..Insight::default() };
        if columns < COLUMNS {
            return insight;
        }
        let highest = |column| ranked.iter().map(|candidate| share(candidate, column)).max();
        let top: Vec<u32> = (0..COLUMNS).map(|column| highest(column).unwrap_or(0)).collect();
        for candidate in &ranked {
            let losses: Vec<u32> =
                (0..COLUMNS).map(|column| top[column] - share(candidate, column)).collect();
            let is_alike = |loss: u32| loss <= ALIKE;
            let is_much = |loss: u32| loss >= MUCH;
            if let Some(column) = turned(&losses, is_alike, is_much) {
                insight.traps.push(at(candidate, column));
            }
            if let Some(column) = turned(&losses, is_much, is_alike) {
                insight.hidden.push(at(candidate, column));
            }
        }
        insight
    }
}

/// The column from which on the losses of a move are of one kind to the end, if some before were of another.
fn turned(
    losses: &[u32],
    before: impl Fn(u32) -> bool,
    now: impl Fn(u32) -> bool,
) -> Option<usize> {
    let tail = losses.iter().rev().take_while(|&&loss| now(loss)).count();
    let turns = tail > 0 && losses.iter().any(|&loss| before(loss));
    turns.then(|| losses.len() - tail)
}

/// The expected score of a move in a column, in thousandths.
fn share(candidate: &Candidate, column: usize) -> u32 {
    candidate.cell(column).map_or(0, Cell::share)
}

/// The best moves of the columns. A move stays the best as long as no other is worth more.
fn best(survey: &Survey, columns: usize) -> Vec<Change> {
    let (ranked, mut best) = (survey.ranked(), Vec::<Change>::new());
    for (column, worth) in survey.best().into_iter().enumerate().take(columns) {
        let leading = || ranked.iter().filter(|candidate| candidate.worth(column) == worth);
        let stays = |last: &Change| leading().any(|candidate| candidate.san == last.san);
        if !best.last().is_some_and(stays) {
            best.extend(leading().next().map(|candidate| at(candidate, column)));
        }
    }
    best
}

fn at(candidate: &Candidate, column: usize) -> Change {
    Change { nodes: NODES[column], san: candidate.san.clone() }
}
