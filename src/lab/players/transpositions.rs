//! The values of positions that have been searched, for games whose turns are series: there the same moves lead to the
//! same position in any order, and four moves have 24 orders.

use crate::board::key::Key;
use crate::engine::Value;
use crate::engine::table::{Bound, TranspositionTable, TtEntry};
use crate::rules::Rules;

const MEGABYTES: usize = 4;

/// A transposition table, or none where turns are no series.
pub struct Transpositions(Option<TranspositionTable>);

/// What is asked of a position.
#[derive(Clone, Copy)]
pub struct Asked {
    pub key: Key,
    /// Plies from the root.
    pub ply: usize,
    /// Plies still to be searched, counting captures beyond the horizon.
    pub depth: usize,
    pub alpha: Value,
    pub beta: Value,
}

impl Transpositions {
    pub fn of(rules: Rules) -> Transpositions {
        Transpositions(rules.has_series().then(|| TranspositionTable::new(MEGABYTES)))
    }

    /// The answer, if it is known: the value, or that it is no greater than alpha, or no less than beta.
    pub fn known(&self, asked: Asked) -> Option<Value> {
        let known = self.0.as_ref()?.probe(asked.key, asked.ply)?;
        let fits = known.depth == asked.depth as i32 && known.settles(asked.alpha, asked.beta);
        fits.then_some(known.value)
    }

    /// Notes an answer.
    pub fn note(&mut self, asked: Asked, value: Value) {
        let Some(table) = &mut self.0 else { return };
        let bound = match value {
            v if v <= asked.alpha => Bound::Upper,
            v if v >= asked.beta => Bound::Lower,
            _ => Bound::Exact,
        };
        let depth = asked.depth as i32;
        table.store(asked.key, asked.ply, TtEntry { best: None, value, eval: 0, depth, bound });
    }
}
