//! Reading the moves of a game, checking each. Lines that variations interrupt wait on a list, so
//! these may be nested as deep as they like.

use super::cursor::Cursor;
use super::notes::PgnRemark;
use super::tags::read_remark;
use super::token::{self, Word};
use super::tree::{MoveTree, NodeId};
use super::wrap::one_line;
use crate::board::Position;
use crate::notation::fault::{Excerpt, PgnProblem};
use crate::notation::words::GameResult;
use crate::notation::{Fault, san};
use crate::rules::{Move, Variant};

/// How annotators write that nobody moves, to show what is threatened.
const NULL_MOVES: [&str; 5] = ["--", "Z0", "null", "@@@@", "0000"];

/// Reads the moves of one game from where the cursor stands, behind remarks that were read already.
/// Without a result at the end the text is over, or the tags of another game follow.
pub fn read(
    rules: &dyn Variant,
    cursor: &mut Cursor,
    start: Position,
    remarks: Vec<PgnRemark>,
) -> Result<(MoveTree, Option<GameResult>), Fault> {
    let line = Line::new(NodeId::START, start, cursor.place());
    let (tree, waiting) = (MoveTree::default(), Vec::new());
    let mut reader = MovetextReader { rules, cursor, tree, line, waiting };
    remarks.into_iter().for_each(|remark| reader.remark(remark));
    reader.whole()
}

struct MovetextReader<'a, 'c> {
    rules: &'a dyn Variant,
    cursor: &'a mut Cursor<'c>,
    tree: MoveTree,
    line: Line,
    /// The lines around this one, which go on once it is closed.
    waiting: Vec<Line>,
}

/// A line as far as it has been read.
struct Line {
    last: NodeId,
    /// The position, and the one before the last move, from which variations go.
    position: Position,
    before: Position,
    /// Where it begins.
    place: usize,
    has_moves: bool,
    /// Has a variation come behind the last move?
    is_varied: bool,
    /// What stands before the next move and belongs to it.
    remarks: Vec<PgnRemark>,
    glyphs: Vec<u8>,
}

impl Line {
    fn new(last: NodeId, position: Position, place: usize) -> Line {
        let (before, remarks, glyphs) = (position, Vec::new(), Vec::new());
        let (has_moves, is_varied) = (false, false);
        Line { last, position, before, place, has_moves, is_varied, remarks, glyphs }
    }
}

impl MovetextReader<'_, '_> {
    fn whole(mut self) -> Result<(MoveTree, Option<GameResult>), Fault> {
        loop {
            self.cursor.skip_blanks();
            if let Some(remark) = read_remark(self.cursor)? {
                self.remark(remark);
                continue;
            }
            let place = self.cursor.place();
            match self.cursor.peek() {
                None | Some('[') => return self.end(None),
                Some(')') if !self.waiting.is_empty() => self.close(),
                Some('(') if !self.line.has_moves => {
                    return Err(self.cursor.fault(place, PgnProblem::VariationTooEarly));
                }
                Some('(') => self.open(),
                Some('$') => {
                    let glyph = self.numbered_glyph()?;
                    self.note(glyph);
                }
                Some(c @ (')' | ']' | '}')) => {
                    return Err(self.cursor.fault(place, PgnProblem::ClosesNothing(c)));
                }
                Some(_) => match token::read(self.cursor) {
                    Word::Filler => {}
                    Word::Glyph(glyph) => self.note(glyph),
                    Word::Verdict(_) if !self.waiting.is_empty() => {}
                    Word::Verdict(verdict) => return self.end(Some(verdict)),
                    Word::Move { text, place, .. } if self.is_null_move(text) => {
                        self.quote(place);
                    }
                    Word::Move { text, place, glyph } => {
                        let played = san::read(self.rules, &self.line.position, text)
                            .map_err(|fault| self.cursor.fault(place, fault.what))?;
                        self.play(played);
                        glyph.into_iter().for_each(|glyph| self.note(glyph));
                    }
                },
            }
        }
    }

    fn end(mut self, verdict: Option<GameResult>) -> Result<(MoveTree, Option<GameResult>), Fault> {
        if !self.waiting.is_empty() {
            return Err(self.cursor.fault(self.line.place, PgnProblem::VariationUnclosed));
        }
        let (last, remarks) = (self.line.last, std::mem::take(&mut self.line.remarks));
        remarks.into_iter().for_each(|remark| self.tree.notes_mut(last).say(remark));
        Ok((self.tree, verdict))
    }

    fn play(&mut self, played: Move) {
        let line = &mut self.line;
        line.last = self.tree.add(line.last, played);
        line.before = line.position;
        line.position = self.rules.play(&line.position, played);
        (line.has_moves, line.is_varied) = (true, false);
        if !line.remarks.is_empty() {
            self.tree.notes_mut(line.last).before = std::mem::take(&mut line.remarks);
        }
        for glyph in std::mem::take(&mut line.glyphs) {
            self.note(glyph);
        }
    }

    /// Adds a glyph to the last move, or to the first one that comes.
    fn note(&mut self, glyph: u8) {
        match self.line.has_moves {
            true => self.tree.notes_mut(self.line.last).add_glyph(glyph),
            false => self.line.glyphs.push(glyph),
        }
    }

    /// Adds a remark to the move it stands behind. Where a variation begins, or has come between and
    /// the line goes on from there, it belongs to the next move.
    fn remark(&mut self, remark: PgnRemark) {
        if remark.is_empty() {
            return;
        }
        let begins = !self.line.has_moves && !self.waiting.is_empty();
        let goes_on = self.line.is_varied && self.tree.is_main_child(self.line.last);
        match begins || goes_on {
            true => self.line.remarks.push(remark),
            false => self.tree.notes_mut(self.line.last).say(remark),
        }
    }

    /// Begins a variation to the last move. What was said between it and the one before is about it.
    fn open(&mut self) {
        let place = self.cursor.place();
        self.cursor.advance();
        let parent = self.tree.parent(self.line.last).unwrap_or(NodeId::START);
        let mut variation = Line::new(parent, self.line.before, place);
        variation.remarks = std::mem::take(&mut self.line.remarks);
        self.waiting.push(std::mem::replace(&mut self.line, variation));
    }

    /// Ends a variation. What was said in one without moves is said of the move it is about, and what
    /// was said at the end of one about its last move.
    fn close(&mut self) {
        self.cursor.advance();
        let Some(around) = self.waiting.pop() else { return };
        let closed = std::mem::replace(&mut self.line, around);
        for remark in closed.remarks {
            match closed.has_moves {
                true => self.tree.notes_mut(closed.last).say(remark),
                false => self.remark(remark),
            }
        }
        self.line.is_varied |= closed.has_moves;
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

    fn is_null_move(&self, text: &str) -> bool {
        !self.waiting.is_empty() && NULL_MOVES.contains(&text)
    }

    /// Keeps the rest of a variation as a comment, for no position follows a move that nobody makes.
    fn quote(&mut self, place: usize) {
        let (mut depth, mut in_comment) = (0, false);
        self.cursor.take_while(|c| {
            match c {
                '{' => in_comment = true,
                '}' => in_comment = false,
                '(' if !in_comment => depth += 1,
                ')' if !in_comment && depth == 0 => return false,
                ')' if !in_comment => depth -= 1,
                _ => {}
            }
            true
        });
        // A comment has no comments in it, and no command here is about the move before.
        let text = one_line(self.cursor.since(place)).replace("[%", "[ %");
        let text = text.replace('{', "(").replace('}', ")");
        self.remark(PgnRemark::Comment(text));
    }
}
