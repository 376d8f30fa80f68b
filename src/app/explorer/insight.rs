//! What is to be learnt from a survey.

use super::survey::{COLUMNS, Candidate, NODES, Survey};

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
    /// Moves that looked as good as the best one until so many nodes were searched, and lose much.
    pub traps: Vec<Change>,
    /// Moves as good as the best one that seemed to lose much before so many nodes were searched.
    pub hidden: Vec<Change>,
}

impl Insight {
    /// What is to be learnt once everything is known; before, only which moves are the best.
    pub fn of(survey: &Survey) -> Insight {
        let columns = survey.columns();
        let ranked = survey.ranked();
        let top: Vec<u32> = (0..columns).map(|column| highest(&ranked, column)).collect();
        let loss = |candidate: &Candidate, column: usize| {
            top[column] - candidate.cell(column).map_or(0, |cell| cell.share())
        };
        let mut insight = Insight { best: best(survey, columns), ..Insight::default() };
        if columns < COLUMNS {
            return insight;
        }
        for candidate in ranked {
            let losses: Vec<u32> = (0..columns).map(|column| loss(candidate, column)).collect();
            let last = losses[columns - 1];
            if last >= MUCH && losses.iter().any(|&loss| loss <= ALIKE) {
                insight
                    .traps
                    .extend(settled(&losses, |loss| loss >= MUCH).map(|n| at(candidate, n)));
            }
            if last <= ALIKE && losses.iter().any(|&loss| loss >= MUCH) {
                insight
                    .hidden
                    .extend(settled(&losses, |loss| loss <= ALIKE).map(|n| at(candidate, n)));
            }
        }
        insight
    }
}

/// The first column from which on something holds in all.
fn settled(losses: &[u32], holds: impl Fn(u32) -> bool) -> Option<usize> {
    let tail = losses.iter().rev().take_while(|&&loss| holds(loss)).count();
    (tail > 0).then(|| losses.len() - tail)
}

fn highest(ranked: &[&Candidate], column: usize) -> u32 {
    let cells = ranked.iter().filter_map(|candidate| candidate.cell(column));
    cells.map(|cell| cell.share()).max().unwrap_or(0)
}

/// The best moves of the columns. A move stays the best as long as no other is worth more.
fn best(survey: &Survey, columns: usize) -> Vec<Change> {
    let (ranked, mut best) = (survey.ranked(), Vec::<Change>::new());
    for column in 0..columns {
        let leading = || ranked.iter().filter(|candidate| survey.is_best(candidate, column));
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
