//! French has spaces before some signs, which must not break; Spanish opens questions and exclamations.

use std::fs;
use std::path::Path;

/// A full space and a narrow one, at neither of which a line ends.
const FULL: char = '\u{a0}';
const NARROW: char = '\u{202f}';

/// The first sign of a line that lacks its space.
fn lacking(line: &str) -> Option<char> {
    let signs: Vec<char> = line.chars().collect();
    let at = |i: Option<usize>| i.and_then(|i| signs.get(i)).copied().unwrap_or(' ');
    let is_wrong = |i: usize| {
        let (before, after) = (at(i.checked_sub(1)), at(Some(i + 1)));
        match signs[i] {
            ';' | '!' | '?' => ![NARROW, '(', '!', '?'].contains(&before),
            ':' if after.is_whitespace() => before != FULL,
            '»' | '›' | '%' => before != FULL,
            '«' | '‹' => after != FULL,
            _ => false,
        }
    };
    (0..signs.len()).find(|&i| is_wrong(i)).map(|i| signs[i])
}

/// The lines of all files in a folder, but for those that begin with one of some signs.
fn lines(folder: &str, unsaid: &[char]) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = fs::read_dir(&folder).unwrap_or_else(|fault| panic!("{folder:?}: {fault}"));
    let texts = files.map(|file| fs::read_to_string(file.expect("a file").path()).expect("a text"));
    let lines = texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>());
    lines.filter(|line| !line.starts_with(unsaid)).collect()
}

/// What a language says in its texts, rulebooks and courses, line by line.
fn said(language: &str) -> Vec<String> {
    let texts = lines(&format!("texts/{language}"), &['#']);
    let books = lines(&format!("rulebooks/{language}"), &['@', '>', '!']);
    let courses = lines(&format!("courses/{language}"), &['@', '!']);
    assert!(texts.len() > 500 && books.len() > 500 && courses.len() > 100, "{language}");
    let courses = courses.into_iter().map(|line| match line.split_once(": ") {
        Some(("hint" | "wrong" | "done", text)) => text.to_owned(),
        _ => line,
    });
    let laboratory = lines(&format!("laboratory/{language}"), &['#']);
    texts.into_iter().chain(books).chain(courses).chain(laboratory).collect()
}

/// A sign that closes in a line what nothing has opened, or the other way round. A question mark in brackets is
/// a key.
fn unopened(line: &str) -> Option<char> {
    let line = line.replace("(?", "(");
    let count = |sign: char| line.chars().filter(|&other| other == sign).count();
    let pairs = [('¿', '?'), ('¡', '!'), ('«', '»')];
    pairs.into_iter().find(|&(open, close)| count(open) != count(close)).map(|(_, close)| close)
}

#[test]
fn spanish_signs_are_opened() {
    for line in &said("es") {
        assert_eq!(unopened(line), None, "{line}");
    }
    let wrong = ["Sí!", "Y ahora?", "¿Y ahora", "a»"];
    assert!(wrong.iter().all(|line| unopened(line).is_some()));
    assert_eq!(unopened("¡Sí! ¿Y «esto»? (? para ver la ayuda)"), None);
}

#[test]
fn french_signs_have_their_spaces() {
    for line in &said("fr") {
        assert_eq!(lacking(line), None, "{line}");
    }
}

#[test]
fn a_space_that_is_lacking_is_noticed() {
    let wrong = ["Oui!", "Oui !", "Oui :", "a: b", "« a\u{a0}»", "«\u{a0}a »", "5 %", "a ; b"];
    assert!(wrong.iter().all(|line| lacking(line).is_some()));
    let right = ["Oui\u{202f}!", "(?)", "https://a.b", "a\u{a0}: b", "10:30", "«\u{a0}a\u{a0}»"];
    assert!(right.iter().all(|line| lacking(line).is_none()));
}
