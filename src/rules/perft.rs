//! Counting positions, the yardstick of a move generator.

use super::{Moves, Variant};
use crate::board::{Boards, State};

/// The number of legal sequences of `depth` plies; the last ply is counted from the move list.
pub fn perft<B: Boards>(rules: &dyn Variant, state: &State<B>, depth: u32) -> u64 {
    let mut stack = Moves::new();
    count::<B, true>(rules, state, depth, &mut stack)
}

/// The same number with every last move played, as a measure of playing.
pub fn perft_playing<B: Boards>(rules: &dyn Variant, state: &State<B>, depth: u32) -> u64 {
    let mut stack = Moves::new();
    count::<B, false>(rules, state, depth, &mut stack)
}

fn count<B: Boards, const FROM_LIST: bool>(
    rules: &dyn Variant,
    state: &State<B>,
    depth: u32,
    stack: &mut Moves,
) -> u64 {
    if depth == 0 || rules.ending(state).is_some() {
        return (depth == 0) as u64;
    }
    let base = stack.len();
    rules.append_legal(state, stack);
    let end = stack.len();
    let mut nodes = 0;
    if FROM_LIST && depth == 1 {
        nodes = (end - base) as u64;
    } else {
        for i in base..end {
            let next = rules.play(state, stack[i]);
            nodes += count::<B, FROM_LIST>(rules, &next, depth - 1, stack);
        }
    }
    stack.truncate(base);
    nodes
}
