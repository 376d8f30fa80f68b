//! A place in a text that is being read.

use crate::notation::Fault;
use crate::notation::fault::{Part, Problem};

/// A text and how far it has been read.
pub struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(text: &'a str) -> Cursor<'a> {
        Cursor { text, at: 0 }
    }

    /// The place reached, for [`Cursor::fault`].
    pub fn place(&self) -> usize {
        self.at
    }

    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// What was read since a place.
    pub fn since(&self, place: usize) -> &'a str {
        self.text.get(place..self.at).unwrap_or_default()
    }

    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Is this the first character of a line?
    pub fn starts_line(&self) -> bool {
        self.text[..self.at]
            .chars()
            .next_back()
            .is_none_or(|before| before == '\n' || before == '\r')
    }

    /// Reads one character.
    pub fn advance(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        Some(c)
    }

    /// Reads as far as the characters are wanted; hands back what was read.
    pub fn take_while(&mut self, mut wanted: impl FnMut(char) -> bool) -> &'a str {
        let rest = self.rest();
        let len = rest.find(|c| !wanted(c)).unwrap_or(rest.len());
        self.at += len;
        &rest[..len]
    }

    pub fn skip_blanks(&mut self) {
        self.take_while(char::is_whitespace);
    }

    /// Reads up to the line's end, which is not part of what is handed back.
    pub fn take_line(&mut self) -> &'a str {
        self.take_while(|c| c != '\n' && c != '\r')
    }

    /// Something is wrong at a place.
    pub fn fault(&self, place: usize, what: impl Into<Problem>) -> Fault {
        what.into().at(self.part(place))
    }

    /// The line and the column of a place, both counted from 1.
    pub fn part(&self, place: usize) -> Part {
        let before = self.text.get(..place).unwrap_or(self.text);
        let line = 1 + before.matches('\n').count();
        let last = before.rsplit('\n').next().unwrap_or_default();
        let column = 1 + last.chars().count();
        Part::Character { line, column }
    }
}
