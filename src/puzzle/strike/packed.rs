//! Strikes as a page fetches them, in the form of `puzzle/packed`.

use super::text::{read_task, write_task};
use super::{Strike, StrikeKind};
use crate::puzzle::packed::{Row, read_rows, write_rows};

/// The letters of the kinds.
const KINDS: [(char, StrikeKind); 4] = [
    ('m', StrikeKind::Mate),
    ('g', StrikeKind::FrozenGuard),
    ('p', StrikeKind::FrozenPiece),
    ('s', StrikeKind::Stun),
];

/// How most positions end: nobody has offered a draw, and it is tick 0.
const USUAL: &str = "_0,0_0";

/// Strikes, packed.
pub fn write(strikes: &[Strike]) -> String {
    let row = |strike: &Strike| {
        let letter = KINDS.into_iter().find(|known| known.1 == strike.kind);
        let task = write_task(strike);
        let (start, command) = task.split_once(' ').unwrap_or_default();
        let start = start.strip_suffix(USUAL).unwrap_or(start).to_owned();
        (strike.rating, letter.map_or('m', |known| known.0), start, command.to_owned())
    };
    write_rows(&strikes.iter().map(row).collect::<Vec<_>>())
}

/// The strikes that were packed, in their order, as `puzzle/packed` reads puzzles.
pub fn read(text: &str) -> Option<impl Iterator<Item = Option<Strike>>> {
    Some(read_rows(text)?.into_iter().map(|row| read_row(&row)))
}

fn read_row(row: &Row) -> Option<Strike> {
    let (_, kind) = KINDS.into_iter().find(|known| known.0 == row.kind)?;
    let is_short = row.start.split('_').count() < 6;
    let start = if is_short { format!("{}{USUAL}", row.start) } else { row.start.to_owned() };
    let words = std::iter::once(start.as_str()).chain(row.solution.split(' '));
    read_task(row.rating, kind, words).ok()
}
