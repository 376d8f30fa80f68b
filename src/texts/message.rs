//! Reads and formats messages in the syntax of Fluent, as much of it as the texts need: comments, messages
//! over one or several lines, arguments (`{ $name }`), literals without braces (`{ "" }`), and choices by a number's
//! plural category or by a word.
//!
//! `tests/texts.rs` holds that Fluent itself reads the texts alike. A message is read when it is said;
//! few of them are said at a time.

use super::Language;

/// What a message is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Argument<'a> {
    Number(i64),
    Text(&'a str),
}

impl<'a> From<&'a str> for Argument<'a> {
    fn from(text: &'a str) -> Argument<'a> {
        Argument::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Argument<'_> {
            fn from(number: $number) -> Self {
                Argument::Number(number as i64)
            }
        })*
    };
}

numbers! { u8 u16 u32 u64 usize i16 i32 i64 }

/// A text's key as the program has it: a number made of it (FNV-1a), which takes less room. `tests/texts.rs` holds
/// that no two are the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TextKey(u32);

impl TextKey {
    pub const fn of(key: &str) -> TextKey {
        let (mut hash, mut at) = (0x811c_9dc5_u32, 0);
        while at < key.len() {
            hash = (hash ^ key.as_bytes()[at] as u32).wrapping_mul(0x0100_0193);
            at += 1;
        }
        // As many bits as a constant of three bytes has.
        TextKey((hash ^ (hash >> 20)) & 0xf_ffff)
    }
}

/// The messages of a file: the number of the key, the key, and what is written there.
pub struct Messages(Vec<(TextKey, &'static str, &'static str)>);

impl Messages {
    /// The messages of a file.
    pub fn read(file: &'static str) -> Messages {
        let mut messages = Vec::new();
        let mut rest = file;
        while !rest.is_empty() {
            let end = entry_end(rest);
            let (entry, later) = rest.split_at(end);
            let is_message = entry.starts_with(|c: char| c.is_ascii_alphabetic());
            if let Some((key, pattern)) = entry.split_once('=').filter(|_| is_message) {
                messages.push((TextKey::of(key.trim()), key.trim(), pattern.trim()));
            }
            rest = later;
        }
        messages.sort_unstable_by_key(|&(key, ..)| key);
        Messages(messages)
    }

    /// All keys.
    pub fn keys(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|&(_, key, _)| key)
    }

    /// The message of a key.
    pub(super) fn format(
        &self,
        language: Language,
        key: TextKey,
        arguments: &[(&str, Argument)],
    ) -> Option<String> {
        let at = self.0.binary_search_by_key(&key, |&(other, ..)| other).ok()?;
        let mut writer = MessageWriter { language, arguments, text: String::new() };
        writer.pattern(self.0[at].2);
        Some(writer.text)
    }
}

/// Where the entry that a text begins with ends: before the next line that is not indented.
fn entry_end(text: &str) -> usize {
    let lines = text.match_indices('\n').map(|(at, _)| at + 1);
    let mut ends = lines.filter(|&at| !text[at..].starts_with([' ', '\n']));
    ends.next().unwrap_or(text.len())
}

struct MessageWriter<'a> {
    language: Language,
    arguments: &'a [(&'a str, Argument<'a>)],
    text: String,
}

impl MessageWriter<'_> {
    /// Writes a pattern: texts and what stands between braces.
    fn pattern(&mut self, pattern: &str) {
        let mut rest = pattern.trim();
        while let Some((text, after)) = rest.split_once('{') {
            self.plain(text);
            let (expression, later) = after.split_at(closing(after));
            self.expression(expression.trim());
            rest = later.strip_prefix('}').unwrap_or_default();
        }
        self.plain(rest);
    }

    /// Writes text. How far its lines are indented means nothing.
    fn plain(&mut self, text: &str) {
        for (number, line) in text.split('\n').enumerate() {
            if number > 0 {
                self.text.push('\n');
            }
            self.text += if number > 0 { line.trim_start() } else { line };
        }
    }

    /// Writes what stands between braces.
    fn expression(&mut self, expression: &str) {
        if let Some(literal) = expression.strip_prefix('"') {
            self.text += literal.trim_end_matches('"');
            return;
        }
        let (name, variants) = expression.split_once("->").unwrap_or((expression, ""));
        let name = name.trim().trim_start_matches('$');
        let told = self.arguments.iter().find(|(other, _)| *other == name);
        match (told, variants) {
            (Some(&(_, argument)), "") => self.argument(argument),
            (Some(&(_, argument)), variants) => self.select(argument, variants),
            (None, _) => self.text += name,
        }
    }

    fn argument(&mut self, argument: Argument) {
        match argument {
            Argument::Number(n) => self.text += &n.to_string(),
            Argument::Text(text) => self.text += text,
        }
    }

    /// Writes the first variant that fits or, if none does, the one with the star.
    fn select(&mut self, argument: Argument, variants: &str) {
        let mut rest = variants.trim_start();
        let mut usual = "";
        while let Some((head, after)) = rest.split_once(']') {
            let (pattern, later) = after.split_at(variant_end(after));
            if self.fits(argument, head.trim_start_matches(['*', '['])) {
                return self.pattern(pattern);
            }
            if head.starts_with('*') {
                usual = pattern;
            }
            rest = later.trim_start();
        }
        self.pattern(usual);
    }

    fn fits(&self, argument: Argument, key: &str) -> bool {
        match argument {
            Argument::Text(text) => text == key,
            Argument::Number(n) => key.parse() == Ok(n) || key == self.language.plural(n),
        }
    }
}

/// Where the brace closes in which a text begins.
fn closing(text: &str) -> usize {
    outside(text, |rest| rest.starts_with('}'))
}

/// Where a variant ends: before a line that begins with the key of the next.
fn variant_end(text: &str) -> usize {
    let next = |rest: &str| rest.starts_with('\n') && rest.trim_start().starts_with(['[', '*']);
    outside(text, next)
}

/// The first place outside any braces within a text from which on it is as wanted, or its end.
fn outside(text: &str, is_wanted: impl Fn(&str) -> bool) -> usize {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            _ if depth == 0 && is_wanted(&text[at..]) => return at,
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}
