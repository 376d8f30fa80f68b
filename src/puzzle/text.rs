//! Puzzles as text, a line each, parted by blanks:
//!
//! ```text
//! 1480 material,fork-drop r3k2r/8/8/8/8/8/8/4K3_N_w_-_- N@c7 e8d7 c7a8
//! ```
//!
//! First how hard it is, then its kind (`mate-1` to `mate-4`, `material`, `defence`) and its themes
//! ([`Theme::key`]), joined by commas, then the position as FEN with `_` for blanks and without the fields at
//! its end that have their usual values, then the solution in coordinates, the replies included. The first
//! move is the solver's, and so is the last. Lines that begin with `#` say where the puzzles come from. Which game
//! it is the file's name tells.

use std::fmt;

use super::id::PuzzleId;
use super::kind::Kind;
use super::theme::{Theme, Themes};
use super::{Puzzle, Step};
use crate::board::Position;
use crate::notation::{Fault, coords, fen};
use crate::rules::{Move, Rules};
use crate::variants::Spec;

/// What is wrong with a text of puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleFault {
    /// From 1.
    pub line: usize,
    pub what: PuzzleProblem,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleProblem {
    /// Its first word is no number.
    Rating,
    /// Nothing says what is to be achieved.
    Kind,
    /// A word that names no theme.
    Theme(String),
    Position(Fault),
    Move(Fault),
    /// There is no solution.
    NoMoves,
}

impl fmt::Display for PuzzleFault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.what {
            PuzzleProblem::Rating => write!(f, "no rating"),
            PuzzleProblem::Kind => write!(f, "no kind of puzzle"),
            PuzzleProblem::Theme(word) => write!(f, "no theme {word:?}"),
            PuzzleProblem::Position(fault) | PuzzleProblem::Move(fault) => write!(f, "{fault}"),
            PuzzleProblem::NoMoves => write!(f, "no moves"),
        }
    }
}

impl std::error::Error for PuzzleFault {}

/// Reads the puzzles of a game. The fault names the line that is wrong.
pub fn read(game: Spec, text: &str) -> Result<Vec<Puzzle>, PuzzleFault> {
    let lines = (1..).zip(text.lines());
    let told = lines.filter(|(_, text)| !text.is_empty() && !text.starts_with('#'));
    told.map(|(line, text)| read_line(game, text).map_err(|what| PuzzleFault { line, what }))
        .collect()
}

/// Reads one puzzle.
pub fn read_line(game: Spec, text: &str) -> Result<Puzzle, PuzzleProblem> {
    let rules = game.rules();
    let mut words = text.split(' ');
    let mut word = || words.next().unwrap_or_default();
    let rating = word().parse().map_err(|_| PuzzleProblem::Rating)?;
    let (kind, themes) = read_themes(word())?;
    let start = read_start(rules, word())?;
    let line = read_moves(rules, &start, words)?;
    Ok(Puzzle { game, start, line, kind, themes, rating })
}

/// Reads where a puzzle begins.
pub(super) fn read_start(rules: Rules, text: &str) -> Result<Position, PuzzleProblem> {
    fen::read(rules, &text.replace('_', " ")).map_err(PuzzleProblem::Position)
}

/// Reads a solution, which has at least one move.
pub(super) fn read_moves<'a>(
    rules: Rules,
    start: &Position,
    words: impl Iterator<Item = &'a str>,
) -> Result<Vec<Move>, PuzzleProblem> {
    let mut position = *start;
    let mut line = Vec::new();
    for text in words {
        let m = coords::read(rules, &position, text).map_err(PuzzleProblem::Move)?;
        position = rules.play(&position, m);
        line.push(m);
    }
    if line.is_empty() { Err(PuzzleProblem::NoMoves) } else { Ok(line) }
}

fn read_themes(text: &str) -> Result<(Kind, Themes), PuzzleProblem> {
    let mut words = text.split(',');
    let kind = words.next().and_then(Kind::of).ok_or(PuzzleProblem::Kind)?;
    let theme = |word: &str| Theme::of(word).ok_or_else(|| PuzzleProblem::Theme(word.to_owned()));
    Ok((kind, words.map(theme).collect::<Result<_, _>>()?))
}

/// A puzzle as a line, without its end.
pub fn write(puzzle: &Puzzle) -> String {
    let themes: String = puzzle.themes.iter().map(|theme| format!(",{}", theme.key())).collect();
    let [start, moves] = [write_start(puzzle), write_moves(puzzle)];
    format!("{} {}{themes} {start} {moves}", puzzle.rating, puzzle.kind)
}

/// What names a puzzle for good.
pub fn id(puzzle: &Puzzle) -> PuzzleId {
    PuzzleId::of(&format!("{} {}", write_start(puzzle), write_moves(puzzle)))
}

/// Where a puzzle begins, as it stands in a line.
pub(super) fn write_start(puzzle: &Puzzle) -> String {
    shortest_fen(puzzle.game.rules(), &puzzle.start).replace(' ', "_")
}

/// The solution of a puzzle, as it stands in a line.
pub(super) fn write_moves(puzzle: &Puzzle) -> String {
    let word = |step: &Step| coords::write_short(step.rules, &step.before, step.m);
    puzzle.steps().steps.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// A position as FEN, without the fields at its end that have their usual values.
fn shortest_fen(rules: Rules, position: &Position) -> String {
    let mut text = fen::write(rules, position);
    while let Some((shorter, _)) = text.rsplit_once(' ') {
        if fen::read(rules, shorter).as_ref() != Ok(position) {
            break;
        }
        text = shorter.to_owned();
    }
    text
}
