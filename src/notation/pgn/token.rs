//! The words among the moves of a game: moves, numbers, glyphs, results.

use super::cursor::Cursor;
use crate::notation::san;
use crate::notation::words::GameResult;

/// A word, told by its looks.
#[derive(Debug, PartialEq)]
pub enum Word<'a> {
    /// Says nothing: the number of a move, dots, `e.p.`.
    Filler,
    /// An evaluation such as `!?` or `+-`, by its number.
    Glyph(u8),
    Verdict(GameResult),
    /// What must be a move, where it begins, and the glyph at its end.
    Move {
        text: &'a str,
        place: usize,
        glyph: Option<u8>,
    },
}

/// Glyphs with their numbers, those that are part of another behind it.
const GLYPHS: [(&str, u8); 18] = [
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("!", 1),
    ("?", 2),
    ("=", 10),
    ("∞", 13),
    ("⩲", 14),
    ("+=", 14),
    ("⩱", 15),
    ("=+", 15),
    ("±", 16),
    ("+/-", 16),
    ("∓", 17),
    ("-/+", 17),
    ("+-", 18),
    ("-+", 19),
];
/// So many of them may also stand at the end of a move, without a blank.
const ATTACHED: usize = 6;

/// Reads a word. The cursor must stand on the first character of one.
pub fn read<'a>(cursor: &mut Cursor<'a>) -> Word<'a> {
    let mut place = cursor.place();
    let whole = read_text(cursor);
    if let Some(verdict) = verdict(whole) {
        return Word::Verdict(verdict);
    }
    let text = without_number(whole);
    place += whole.len() - text.len();
    if matches!(text, "" | "," | "e.p." | "ep") {
        return Word::Filler;
    }
    if let Some(&(_, nag)) = GLYPHS.iter().find(|glyph| glyph.0 == text) {
        return Word::Glyph(nag);
    }
    let attached = GLYPHS[..ATTACHED].iter().find(|glyph| text.ends_with(glyph.0));
    Word::Move {
        text: attached.map_or(text, |glyph| &text[..text.len() - glyph.0.len()]),
        place,
        glyph: attached.map(|glyph| glyph.1),
    }
}

/// Reads up to a blank or a sign. A comma joins the moves of one turn and stands for itself.
fn read_text<'a>(cursor: &mut Cursor<'a>) -> &'a str {
    let start = cursor.rest();
    let mut len = 0;
    if cursor.peek() == Some(',') {
        cursor.advance();
        len = 1;
    }
    while len == 0 || !start[..len].starts_with(',') {
        let part = cursor.take_while(|c| !c.is_whitespace() && !"{}()[];$,".contains(c));
        len += part.len();
        // A promotion in the old style is no variation: `e8(Q)`. Nor is where a victim is reborn.
        let glued = match promotes_in_parentheses(cursor.rest()) {
            true => 3,
            false => rebirth_in_parentheses(part, cursor.rest()),
        };
        if part.is_empty() || glued == 0 {
            break;
        }
        for _ in 0..glued {
            cursor.advance();
        }
        len += glued;
    }
    if len == 0 {
        len = cursor.advance().map_or(0, char::len_utf8);
    }
    &start[..len]
}

fn promotes_in_parentheses(rest: &str) -> bool {
    let mut next = rest.chars();
    next.next() == Some('(')
        && next.next().is_some_and(|c| "QRBNqrbn".contains(c))
        && next.next() == Some(')')
}

/// How long the brackets behind a move are, if they say where its victim is reborn: `Rxe8(Ng8)`.
fn rebirth_in_parentheses(m: &str, rest: &str) -> usize {
    // Not beyond the longest of them: to look for a bracket for each word would go through a long file as often.
    let Some(end) = rest.bytes().take("(Ng8)".len()).position(|byte| byte == b')') else {
        return 0;
    };
    let whole = m.to_owned() + &rest[..=end];
    if san::without_rebirth(&whole) == m { end + 1 } else { 0 }
}

/// The verdict of a result token, also with typographic dashes or a half as one character.
fn verdict(text: &str) -> Option<GameResult> {
    match text {
        "1/2" | "½" | "½-½" | "½–½" => Some(GameResult::Draw),
        "1–0" => Some(GameResult::First),
        "0–1" => Some(GameResult::Second),
        _ => GameResult::from_token(text),
    }
}

/// A word without the number of a move before it: digits that end it or that dots follow.
fn without_number(text: &str) -> &str {
    let after = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let move_text = after.trim_start_matches(['.', '…']);
    if after.is_empty() || move_text.len() < after.len() { move_text } else { text }
}
