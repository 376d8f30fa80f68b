//! What stands before the moves of a game.

use super::cursor::Cursor;
use super::model::{Tags, is_name};
use super::notes::PgnRemark;
use super::wrap::one_line;
use crate::notation::Fault;
use crate::notation::fault::{Excerpt, PgnProblem};

/// The tags every game has, in order, and what they say when nothing is known. `Result` follows.
pub const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// The tags that say something: those of every game in their order, then the others as they stand.
pub fn in_roster_order(tags: &Tags) -> Tags {
    let place = |name: &str| ROSTER.iter().position(|tag| tag.0 == name).unwrap_or(ROSTER.len());
    let mut told: Vec<_> = tags.iter().filter(|tag| !ROSTER.contains(tag)).collect();
    told.sort_by_key(|tag| place(tag.0));
    told.into_iter().collect()
}

/// Writes a tag to the end of a text, as a line of its own.
pub fn push(text: &mut String, name: &str, value: &str) {
    let value = value.replace(char::is_control, " ").replace('\\', "\\\\").replace('"', "\\\"");
    text.push_str(&format!("[{name} \"{value}\"]\n"));
}

/// What stands before the moves of a game.
#[derive(Default)]
pub struct Head<'a> {
    pub escapes: Vec<String>,
    /// Comments before, between and after the tags.
    pub remarks: Vec<PgnRemark>,
    pub tags: Tags,
    /// Where the value of each tag stands.
    places: Vec<(&'a str, usize)>,
}

impl Head<'_> {
    /// Where the value of a tag stands in the text.
    pub fn place(&self, name: &str) -> usize {
        let found = self.places.iter().rfind(|place| place.0 == name);
        found.map_or(0, |place| place.1)
    }
}

/// Reads up to the first thing that is neither tag, comment nor escape.
pub fn read<'a>(cursor: &mut Cursor<'a>) -> Result<Head<'a>, Fault> {
    let (mut head, mut values) = (Head::default(), Vec::new());
    loop {
        cursor.skip_blanks();
        match cursor.peek() {
            Some('[') => {
                let (name, place, value) = read_tag(cursor)?;
                head.places.push((name, place));
                values.push(value);
            }
            _ => match read_remark(cursor)? {
                Some(PgnRemark::Escape(text)) => head.escapes.push(text),
                Some(comment) if comment.is_empty() => {}
                Some(comment) => head.remarks.push(comment),
                None => break,
            },
        }
    }
    let names = head.places.iter().map(|place| place.0);
    head.tags = names.zip(values.iter().map(String::as_str)).collect();
    Ok(head)
}

/// Reads `[Name "value"]`: the name, where the value stands, and the value.
fn read_tag<'a>(cursor: &mut Cursor<'a>) -> Result<(&'a str, usize, String), Fault> {
    cursor.advance();
    cursor.skip_blanks();
    let place = cursor.place();
    let name = cursor.take_while(is_name);
    if name.is_empty() {
        return Err(cursor.fault(place, PgnProblem::TagUnnamed));
    }
    cursor.skip_blanks();
    let place = cursor.place();
    let value = read_quoted(cursor, name)?;
    cursor.skip_blanks();
    if cursor.peek() != Some(']') {
        let what = PgnProblem::TagUnclosed(Excerpt::of(name));
        return Err(cursor.fault(cursor.place(), what));
    }
    cursor.advance();
    Ok((name, place, value))
}

/// Reads a value between quotation marks; `\"` and `\\` stand for `"` and `\`.
fn read_quoted(cursor: &mut Cursor, name: &str) -> Result<String, Fault> {
    let place = cursor.place();
    if cursor.peek() != Some('"') {
        let what = PgnProblem::TagUnquoted(Excerpt::of(name));
        return Err(cursor.fault(place, what));
    }
    cursor.advance();
    let mut value = String::new();
    loop {
        value.push_str(cursor.take_while(|c| !matches!(c, '"' | '\\' | '\n' | '\r')));
        match cursor.advance() {
            Some('"') => return Ok(value),
            Some('\\') => match cursor.peek() {
                Some(c @ ('"' | '\\')) => {
                    cursor.advance();
                    value.push(c);
                }
                _ => value.push('\\'),
            },
            _ => {
                let what = PgnProblem::TagUnended(Excerpt::of(name));
                return Err(cursor.fault(place, what));
            }
        }
    }
}

/// Reads a comment or an escape line, if one is next.
pub fn read_remark(cursor: &mut Cursor) -> Result<Option<PgnRemark>, Fault> {
    let place = cursor.place();
    match cursor.peek() {
        Some('{') => {
            cursor.advance();
            let text = cursor.take_while(|c| c != '}');
            if cursor.advance().is_none() {
                let what = PgnProblem::CommentUnclosed(Excerpt::of(text));
                return Err(cursor.fault(place, what));
            }
            Ok(Some(PgnRemark::Comment(one_line(text))))
        }
        Some(';') => {
            cursor.advance();
            Ok(Some(PgnRemark::Comment(one_line(cursor.take_line()))))
        }
        Some('%') if cursor.starts_line() => {
            cursor.advance();
            Ok(Some(PgnRemark::Escape(cursor.take_line().to_owned())))
        }
        _ => Ok(None),
    }
}
