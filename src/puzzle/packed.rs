//! The puzzles of a game as a page fetches them: what can be derived is left out, and what is alike stands together, so
//! that it packs well.
//!
//! The first line has the number of this form and then the ratings, each as what it is more than the one before; the
//! second a letter for each puzzle, its kind. Then come the positions, a line each, and then the solutions, their moves
//! without blanks: each has four letters, or says before it how many (`d5d65e7e8q`). Themes follow from these
//! (`motifs`), but for `any-mate`, which the letter tells.

use super::kind::Kind;
use super::theme::{Theme, Themes};
use super::{Puzzle, motifs, text};
use crate::variants::Spec;

/// The number of this form. Another build may have another.
const FORM: &str = "1";

/// The letters of the kinds: mates by their length, and those of which the last turn may be another.
const KINDS: [(char, Kind, bool); 10] = [
    ('1', Kind::Mate(1), false),
    ('2', Kind::Mate(2), false),
    ('3', Kind::Mate(3), false),
    ('4', Kind::Mate(4), false),
    ('a', Kind::Mate(1), true),
    ('b', Kind::Mate(2), true),
    ('c', Kind::Mate(3), true),
    ('d', Kind::Mate(4), true),
    ('m', Kind::Material, false),
    ('h', Kind::Defence, false),
];

/// What a file tells of a puzzle, whatever it is of.
pub(super) struct Row<'a> {
    pub rating: u16,
    pub kind: char,
    pub start: &'a str,
    pub solution: &'a str,
}

/// A packed text of some puzzles: rating, kind, position and solution of each.
pub(super) fn write_rows(rows: &[(u16, char, String, String)]) -> String {
    let mut before = 0;
    let mut text = FORM.to_owned();
    for &(rating, ..) in rows {
        text += &format!(" {}", i32::from(rating) - before);
        before = i32::from(rating);
    }
    let kinds: String = rows.iter().map(|row| row.1).collect();
    let starts = rows.iter().map(|row| &row.2);
    let solutions = rows.iter().map(|row| &row.3);
    for line in std::iter::once(&kinds).chain(starts).chain(solutions) {
        text += "\n";
        text += line;
    }
    text + "\n"
}

/// What a packed text tells; none if it is of another form, or damaged.
pub(super) fn read_rows(text: &str) -> Option<Vec<Row<'_>>> {
    let mut lines = text.lines();
    let mut words = lines.next()?.split(' ');
    words.next().filter(|&form| form == FORM)?;
    let mut sum = 0_i32;
    let mut rating = |word: &str| {
        sum = sum.checked_add(word.parse().ok()?)?;
        u16::try_from(sum).ok()
    };
    let ratings = words.map(&mut rating).collect::<Option<Vec<u16>>>()?;
    let kinds: Vec<char> = lines.next()?.chars().collect();
    let lines: Vec<&str> = lines.collect();
    let (starts, solutions) = lines.split_at_checked(ratings.len())?;
    if kinds.len() != ratings.len() || solutions.len() != ratings.len() {
        return None;
    }
    let known = ratings.into_iter().zip(kinds).zip(starts).zip(solutions);
    let row = |(((rating, kind), &start), &solution)| Row { rating, kind, start, solution };
    Some(known.map(row).collect())
}

/// The puzzles of a game, packed.
pub fn write(puzzles: &[Puzzle]) -> String {
    let row = |puzzle: &Puzzle| {
        let start = text::write_start(puzzle);
        (puzzle.rating, letter(puzzle), start, joined(&text::write_moves(puzzle)))
    };
    write_rows(&puzzles.iter().map(row).collect::<Vec<_>>())
}

/// The puzzles of a game that were packed, in their order, each read when it is asked for; nothing if the text is no
/// such thing, and nothing for a puzzle that is none.
pub fn read(game: Spec, text: &str) -> Option<impl Iterator<Item = Option<Puzzle>>> {
    Some(read_rows(text)?.into_iter().map(move |row| read_row(game, &row)))
}

fn read_row(game: Spec, row: &Row) -> Option<Puzzle> {
    let (_, kind, is_any) = KINDS.into_iter().find(|known| known.0 == row.kind)?;
    let start = text::read_start(game.rules(), row.start).ok()?;
    let line = text::read_moves(game.rules(), &start, parted(row.solution)?.into_iter()).ok()?;
    let bare = Puzzle { game, start, line, kind, themes: Themes::default(), rating: row.rating };
    let shown = motifs::recognise(&bare.steps());
    let themes = if is_any { shown.with(Theme::AnyMate) } else { shown };
    Some(Puzzle { themes, ..bare })
}

/// How many letters most moves have.
const USUAL: usize = 4;

/// Moves without blanks between them.
fn joined(moves: &str) -> String {
    let each = moves.split(' ').map(|m| match m.len() {
        USUAL => m.to_owned(),
        length => format!("{length}{m}"),
    });
    each.collect()
}

/// The moves of a text without blanks.
fn parted(mut text: &str) -> Option<Vec<&str>> {
    let mut moves = Vec::new();
    while let Some(first) = text.chars().next() {
        let length = first.to_digit(10);
        let rest = if length.is_some() { text.get(1..)? } else { text };
        let (m, later) = rest.split_at_checked(length.map_or(USUAL, |length| length as usize))?;
        moves.push(m);
        text = later;
    }
    Some(moves)
}

fn letter(puzzle: &Puzzle) -> char {
    let told = (puzzle.kind, puzzle.themes.has(Theme::AnyMate));
    KINDS.into_iter().find(|&(_, kind, any)| (kind, any) == told).map_or('m', |known| known.0)
}
