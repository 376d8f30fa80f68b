//! Reading the moves of a game, checking each.

use super::MAX_DEPTH;
use super::cursor::Cursor;
use super::model::{PgnLine, PgnNode, PgnRemark, Variation};
use super::tags::read_remark;
use super::token::{self, Word};
use crate::board::Position;
use crate::notation::fault::{Excerpt, PgnProblem};
use crate::notation::words::GameResult;
use crate::notation::{Fault, san};
use crate::rules::{Move, Variant};

/// How a line of moves ends.
pub enum LineEnd {
    Verdict(GameResult),
    /// Without a result: the text is over, or the tags of another game follow.
    Missing,
    /// The variation is closed.
    Closed,
}

/// Reads the moves of one game from where the cursor stands.
pub struct MovetextReader<'a, 'c> {
    pub rules: &'a dyn Variant,
    pub cursor: &'a mut Cursor<'c>,
}

impl MovetextReader<'_, '_> {
    /// Reads a line of moves from a position; `depth` is 0 for the moves that were played.
    pub fn line(&mut self, start: Position, depth: usize) -> Result<(PgnLine, LineEnd), Fault> {
        let mut draft = Draft::default();
        // The position, and the one before the last move, from which variations go.
        let (mut position, mut before) = (start, start);
        loop {
            self.cursor.skip_blanks();
            if let Some(remark) = read_remark(self.cursor)? {
                draft.remark(remark);
                continue;
            }
            let place = self.cursor.place();
            match self.cursor.peek() {
                None | Some('[') => return Ok((draft.line, LineEnd::Missing)),
                Some(')') if depth > 0 => {
                    self.cursor.advance();
                    return Ok((draft.line, LineEnd::Closed));
                }
                Some('(') => {
                    let variation = self.variation(before, depth)?;
                    if !draft.vary(variation) {
                        return Err(self.cursor.fault(place, PgnProblem::VariationTooEarly));
                    }
                }
                Some('$') => draft.note(self.numbered_glyph()?),
                Some(c @ (')' | ']' | '}')) => {
                    return Err(self.cursor.fault(place, PgnProblem::ClosesNothing(c)));
                }
                Some(_) => match token::read(self.cursor) {
                    Word::Filler => {}
                    Word::Glyph(nag) => draft.note(nag),
                    Word::Verdict(_) if depth > 0 => {}
                    Word::Verdict(verdict) => return Ok((draft.line, LineEnd::Verdict(verdict))),
                    Word::Move { text, place, glyph } => {
                        let played = san::read(self.rules, &position, text)
                            .map_err(|fault| self.cursor.fault(place, fault.what))?;
                        (before, position) = (position, self.rules.play(&position, played));
                        draft.play(played);
                        glyph.into_iter().for_each(|nag| draft.note(nag));
                    }
                },
            }
        }
    }

    /// Reads `(...)`, a line in the place of the last move.
    fn variation(&mut self, before: Position, depth: usize) -> Result<PgnLine, Fault> {
        let place = self.cursor.place();
        self.cursor.advance();
        if depth == MAX_DEPTH {
            let what = PgnProblem::VariationTooDeep { most: MAX_DEPTH };
            return Err(self.cursor.fault(place, what));
        }
        match self.line(before, depth + 1)? {
            (line, LineEnd::Closed) => Ok(line),
            _ => Err(self.cursor.fault(place, PgnProblem::VariationUnclosed)),
        }
    }

    /// Reads `$12`.
    fn numbered_glyph(&mut self) -> Result<u8, Fault> {
        let place = self.cursor.place();
        self.cursor.advance();
        let digits = self.cursor.take_while(|c| c.is_ascii_digit());
        digits.parse().map_err(|_| {
            let found = Excerpt::of(&format!("${digits}"));
            self.cursor.fault(place, PgnProblem::NotAGlyph(found))
        })
    }
}

/// A line as far as it has been read.
#[derive(Default)]
struct Draft {
    line: PgnLine,
    /// Glyphs before the first move: they belong to it.
    early: Vec<u8>,
}

impl Draft {
    fn play(&mut self, played: Move) {
        self.line.nodes.push(PgnNode::new(played));
        for nag in std::mem::take(&mut self.early) {
            self.note(nag);
        }
    }

    /// Adds a glyph to the last move, once.
    fn note(&mut self, nag: u8) {
        let nags = match self.line.nodes.last_mut() {
            Some(node) => &mut node.nags,
            None => &mut self.early,
        };
        if !nags.contains(&nag) {
            nags.push(nag);
        }
    }

    /// Adds a variation, unless it is empty, to the last move; false if there is no move.
    fn vary(&mut self, line: PgnLine) -> bool {
        let Some(node) = self.line.nodes.last_mut() else {
            return false;
        };
        if line != PgnLine::default() {
            let remarks = Vec::new();
            node.variations.push(Variation { line, remarks });
        }
        true
    }

    /// Adds a remark to whatever was read last.
    fn remark(&mut self, remark: PgnRemark) {
        self.line.push_remark(remark);
    }
}
