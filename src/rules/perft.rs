//! Counting positions, the yardstick of a move generator.

use super::{Moves, Variant};
use crate::board::{Board, Boards, Position, Wide};

/// The number of legal sequences of `depth` plies; the last ply is counted from the move list.
pub fn perft(rules: &dyn Variant, position: &Position, depth: u32) -> u64 {
    fitted::<true>(rules, position, depth)
}

/// The same number with every last move played, as a measure of playing.
pub fn perft_playing(rules: &dyn Variant, position: &Position, depth: u32) -> u64 {
    fitted::<false>(rules, position, depth)
}

/// Counts with positions that have just the room which the game's boards need.
fn fitted<const FROM_LIST: bool>(rules: &dyn Variant, position: &Position, depth: u32) -> u64 {
    let stack = &mut Moves::new();
    match rules.boards() {
        1 => count::<[Board; 1], FROM_LIST>(rules, &position.fitted(), depth, stack),
        2 => count::<[Board; 2], FROM_LIST>(rules, &position.fitted(), depth, stack),
        _ => count::<Wide, FROM_LIST>(rules, position, depth, stack),
    }
}

fn count<B: Boards, const FROM_LIST: bool>(
    rules: &dyn Variant,
    position: &Position<B>,
    depth: u32,
    stack: &mut Moves,
) -> u64 {
    if depth == 0 || rules.ending(position).is_some() {
        return (depth == 0) as u64;
    }
    let base = stack.len();
    rules.append_legal(position, stack);
    let end = stack.len();
    let mut nodes = 0;
    if FROM_LIST && depth == 1 {
        nodes = (end - base) as u64;
    } else {
        for i in base..end {
            let mut next = *position;
            rules.make(&mut next, stack[i], None);
            nodes += match depth {
                1 => 1,
                _ => count::<B, FROM_LIST>(rules, &next, depth - 1, stack),
            };
        }
    }
    stack.truncate(base);
    nodes
}
