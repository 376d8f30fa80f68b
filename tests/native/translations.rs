//! The rulebooks say the same in every language. What they say is looked at in rulebook.rs and
//! sessions.rs.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use wonderboard::notation::realtime::link;
use wonderboard::notation::rulebooks;
use wonderboard::variants::CATALOGUE;
use wonderboard::variants::rulebook::{DemoDeed, LANGUAGES, Rulebook, RulebookPart, Stop};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("rulebooks")
}

/// What is in a folder, by name.
fn names_in(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    entries.map(|entry| entry.expect("a name").file_name().into_string().expect("text")).collect()
}

/// The games that have rules to read.
fn slugs() -> impl Iterator<Item = &'static str> {
    CATALOGUE.iter().map(|card| card.slug).chain([link::SLUG])
}

fn book(language: &str, slug: &str) -> Rulebook {
    let path = folder().join(language).join(format!("{slug}.txt"));
    let text = fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{path:?}: {fault}"));
    rulebooks::read(text.leak())
}

/// What must be alike in every language: the kind of a part, its positions, moves and keys.
fn shape(part: &RulebookPart) -> String {
    match part {
        RulebookPart::Heading(_) => "heading".into(),
        RulebookPart::Text(_) => "text".into(),
        RulebookPart::List(items) => format!("list of {}", items.len()),
        RulebookPart::Compared(lines) => format!("compared in {}", lines.len()),
        RulebookPart::Games(slugs) => format!("games {slugs:?}"),
        RulebookPart::Try { fen, moves, .. } => format!("try {fen} | {moves}"),
        RulebookPart::Figure { fen, moves, caption } => {
            format!("figure {fen} | {moves} {}", caption.is_empty())
        }
        RulebookPart::Walk { fen, stops, words } => {
            let stops: Vec<_> = stops.iter().map(stop_shape).collect();
            format!("walk {fen} {} {stops:?}", words.is_empty())
        }
        RulebookPart::Demo { start, words, deeds } => {
            let deed = |deed: &DemoDeed| {
                let said = deed.words.is_empty();
                format!("{} {} {} {} {said}", deed.tick, deed.side, deed.command, deed.refused)
            };
            let deeds: Vec<_> = deeds.iter().map(deed).collect();
            format!("demo {start} {} {deeds:?}", words.is_empty())
        }
        RulebookPart::Puzzle { fen, moves, key, .. } => format!("puzzle {fen} {moves} {key}"),
    }
}

fn stop_shape(stop: &Stop) -> String {
    match stop {
        Stop::Play(moves, words) => format!("play {moves} {}", words.is_empty()),
        Stop::Try(m, san, words) => format!("try {m} {san} {}", words.is_empty()),
    }
}

/// What is said in a part, piece by piece.
fn said(part: &RulebookPart) -> Vec<&'static str> {
    match part {
        RulebookPart::Heading(text) | RulebookPart::Text(text) => vec![text],
        RulebookPart::List(items) | RulebookPart::Compared(items) => items.clone(),
        RulebookPart::Try { task, .. } => vec![task],
        RulebookPart::Games(_) => Vec::new(),
        RulebookPart::Figure { caption, .. } => vec![caption],
        RulebookPart::Walk { words, stops, .. } => {
            let stops = stops.iter().map(|stop| match stop {
                Stop::Play(_, words) | Stop::Try(_, _, words) => *words,
            });
            std::iter::once(*words).chain(stops).collect()
        }
        RulebookPart::Demo { words, deeds, .. } => {
            std::iter::once(*words).chain(deeds.iter().map(|deed| deed.words)).collect()
        }
        RulebookPart::Puzzle { task, found, .. } => vec![task, found],
    }
}

/// Everything that is said in a rulebook, its lead first.
fn texts(book: &Rulebook) -> Vec<&'static str> {
    let parts = book.parts.iter().flat_map(said);
    std::iter::once(book.lead).chain(parts).filter(|text| !text.is_empty()).collect()
}

/// The words of a text in small letters.
fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase)
}

/// The squares, moves and numbers that a text names, in any order.
fn named(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let mut named: Vec<&str> =
        words.filter(|word| word.contains(|c: char| c.is_ascii_digit())).collect();
    named.sort_unstable();
    named
}

/// Each rulebook in a language, with the English one.
fn translations() -> impl Iterator<Item = (&'static str, &'static str, Rulebook, Rulebook)> {
    LANGUAGES[1..].iter().flat_map(|&language| {
        slugs().map(move |slug| (language, slug, book("en", slug), book(language, slug)))
    })
}

#[test]
fn every_game_has_a_rulebook_in_every_language() {
    let languages = LANGUAGES.map(str::to_owned).into_iter().collect();
    assert_eq!(names_in(&folder()), languages);
    for language in LANGUAGES {
        let wanted: BTreeSet<String> = slugs().map(|slug| format!("{slug}.txt")).collect();
        assert_eq!(names_in(&folder().join(language)), wanted, "{language}");
    }
}

#[test]
fn rulebooks_show_the_same_in_every_language() {
    for (language, slug, english, other) in translations() {
        for (i, (a, b)) in english.parts.iter().zip(&other.parts).enumerate() {
            assert_eq!(shape(a), shape(b), "part {i} of {language}/{slug}.txt");
        }
        assert_eq!(english.parts.len(), other.parts.len(), "{language}/{slug}.txt");
    }
}

#[test]
fn translations_name_the_same_squares_moves_and_numbers() {
    for (language, slug, english, other) in translations() {
        for (a, b) in texts(&english).into_iter().zip(texts(&other)) {
            assert_eq!(named(a), named(b), "{language}/{slug}.txt: {b}");
        }
    }
}

#[test]
fn nothing_is_left_untranslated() {
    const ENGLISH: [&str; 12] = [
        "the", "and", "of", "is", "it", "piece", "pawn", "knight", "move", "square", "your", "king",
    ];
    // It is called so everywhere.
    const SAME: [&str; 1] = ["En passant"];
    const MAGAZINE: &str = "The Problemist";
    for (language, slug, english, other) in translations() {
        for (a, b) in texts(&english).into_iter().zip(texts(&other)) {
            assert!(a != b || SAME.contains(&a), "{language}/{slug}.txt: {b}");
            let left =
                words(&b.replace(MAGAZINE, "")).find(|word| ENGLISH.contains(&word.as_str()));
            assert_eq!(left, None, "{language}/{slug}.txt: {b}");
        }
    }
}

#[test]
fn english_rulebooks_speak_of_pieces() {
    const OUT: [&str; 6] = ["man", "men", "officer", "officers", "army", "armies"];
    for slug in slugs() {
        for text in texts(&book("en", slug)) {
            let out = words(text).find(|word| OUT.contains(&word.as_str()));
            assert_eq!(out, None, "{slug}.txt: {text}");
        }
    }
}

#[test]
fn quotes_and_apostrophes_are_those_of_print() {
    for language in LANGUAGES {
        for slug in slugs() {
            for text in texts(&book(language, slug)) {
                assert!(!text.contains(['\'', '"']), "{language}/{slug}.txt: {text}");
                assert_eq!(text, text.trim(), "{language}/{slug}.txt");
            }
        }
    }
}
