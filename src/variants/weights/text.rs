//! Files of numbers, as text: the name of each field and its numbers, those of a pair joined by a comma.

use crate::evaluation::schema::{Field, Shape};

/// Reads the numbers of these fields, when the program is compiled: a file with another name, too few numbers or
/// too many does not compile.
pub const fn read<const N: usize>(text: &[u8], fields: &[Field]) -> [i32; N] {
    let mut numbers = [0; N];
    let (mut at, mut next, mut i) = (0, 0, 0);
    while i < fields.len() {
        at = name(text, blanks(text, at), fields[i].name);
        let end = next + fields[i].width();
        while next < end {
            (numbers[next], at) = number(text, blanks(text, at), fields[i].name);
            next += 1;
            if let Shape::Pair = fields[i].shape {
                assert!(byte(text, at) == b',', "a pair has no comma");
                (numbers[next], at) = number(text, at + 1, fields[i].name);
                next += 1;
            }
        }
        i += 1;
    }
    assert!(blanks(text, at) == text.len(), "there is more than all numbers");
    assert!(next == N, "there are not as many numbers");
    numbers
}

/// The byte at an index; 0 behind the last one.
const fn byte(text: &[u8], at: usize) -> u8 {
    if at < text.len() { text[at] } else { 0 }
}

/// Where the blanks end that begin at an index.
const fn blanks(text: &[u8], mut at: usize) -> usize {
    while byte(text, at).is_ascii_whitespace() {
        at += 1;
    }
    at
}

/// Where the name of a field ends that begins at an index.
const fn name(text: &[u8], at: usize, name: &str) -> usize {
    let mut i = 0;
    while i < name.len() {
        assert!(byte(text, at + i) == name.as_bytes()[i], "{}", name);
        i += 1;
    }
    assert!(byte(text, at + i).is_ascii_whitespace(), "{}", name);
    at + i
}

/// The number that begins at an index, and where it ends. `field` is what it belongs to.
const fn number(text: &[u8], at: usize, field: &str) -> (i32, usize) {
    let is_negative = byte(text, at) == b'-';
    let start = at + is_negative as usize;
    let (mut end, mut number) = (start, 0);
    while byte(text, end).is_ascii_digit() {
        number = number * 10 + (text[end] - b'0') as i32;
        end += 1;
    }
    assert!(end > start, "{}", field);
    (if is_negative { -number } else { number }, end)
}

/// Writes numbers as [`read`] reads them: those of a field in lines of eight, places as a board without its other
/// half.
pub fn write(numbers: &[i32], fields: &[Field]) -> String {
    let (mut out, mut rest) = (String::new(), numbers);
    for field in fields {
        let Some((own, others)) = rest.split_at_checked(field.width()) else { break };
        rest = others;
        let words: Vec<String> = match field.shape {
            Shape::Pair => own.chunks(2).map(|pair| format!("{},{}", pair[0], pair[1])).collect(),
            Shape::Number | Shape::Weight => own.iter().map(i32::to_string).collect(),
        };
        out += field.name;
        match &words[..] {
            [word] => out += &format!(" {word}\n"),
            words => out += &lines(words),
        }
    }
    out
}

/// Columns beneath a name.
fn lines(words: &[String]) -> String {
    let width = if words.len() == 32 { 4 } else { 8 };
    let line =
        |words: &[String]| words.iter().map(|word| format!("{word:>10}")).collect::<String>();
    words.chunks(width).fold("\n".to_owned(), |out, words| out + &line(words) + "\n")
}
