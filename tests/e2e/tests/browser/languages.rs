//! The page in another language than English.

use crate::play::{FRIENDS, Hand, hear, make, open, point, visit, wait_for_moves};
use crate::{SITE, built, serve};
use e2e::{Device, Page};
use std::collections::BTreeSet;
use std::fs;

#[test]
fn an_address_says_in_which_language() {
    let page = Page::new();
    page.goto(&SITE.url("#/chess?lang=de-AT"));
    page.wait_for_text("nav .label", "Neue Partie");
    assert_eq!(page.attribute("html", "lang").as_deref(), Some("de"));
    assert_eq!(
        page.attribute("[rel=manifest]", "href").as_deref(),
        Some("manifest.de.webmanifest")
    );
    page.must_be_accessible();
}

#[test]
fn a_language_that_is_chosen_stays() {
    let page = open("", FRIENDS);
    page.click("text=Settings");
    page.click("text=Deutsch");
    page.wait_for_text("nav .label", "Neue Partie");
    page.click("text=Einstellungen");
    page.wait_for_text(".sheet h2", "Einstellungen");
    page.reload();
    page.wait_for_text("nav .label", "Neue Partie");
    assert_eq!(page.text(".status"), "Weiß am Zug");
}

#[test]
fn a_page_without_its_texts_says_so() {
    let server = serve(built().without(".ftl"));
    let page = Page::new();
    page.goto(&server.url("#/chess?lang=de"));
    page.wait_for_text("#failed", "Ein Teil der Seite konnte nicht geladen werden.");
    page.take_errors();
}

#[test]
fn only_one_language_is_fetched() {
    let page = Page::new();
    visit(&page, "");
    let texts: Vec<String> =
        page.requests().into_iter().filter(|url| url.ends_with(".ftl")).collect();
    let (later, first): (Vec<_>, Vec<_>) =
        texts.iter().partition(|one| one.contains("texts/en-later-"));
    assert!(first.len() == 1 && first[0].contains("texts/en-"), "{texts:?}");
    assert!(later.len() <= 1, "{texts:?}");
}

/// A page in French says nothing in English, on whatever is looked at.
#[test]
fn a_game_is_played_in_french() {
    let english = words_of_english_alone("fr");
    let page = Page::new();
    page.emulate(Device::PHONE);
    page.before_load("Object.defineProperty(navigator, 'languages', { value: ['fr-CA', 'en'] })");
    page.goto(&SITE.url(""));
    page.wait_to_see(".home-group + .home-group li:last-child .living");
    no_english(&page, &english, "french-home");
    page.click("text=Échecs du crépuscule");
    page.wait_to_see("[role=gridcell]");
    make(&page, Hand::Tap, "e2e4");
    wait_for_moves(&page, 2);
    point(&page, Hand::Tap, "a1", "a3");
    hear(&page, "La pièce en a2 barre le passage.");
    no_english(&page, &english, "french-board");
    page.click("text=Réglages");
    page.wait_to_see("dialog .looks svg");
    no_english(&page, &english, "french-settings");
    page.goto(&SITE.url("#/rules/twilight"));
    page.wait_to_see(".rules .lead");
    no_english(&page, &english, "french-rules");
}

/// A page in Spanish says nothing in English either, from the choice of a game to its end.
#[test]
fn a_game_is_played_in_spanish() {
    let english = words_of_english_alone("es");
    let page = Page::new();
    page.emulate(Device::PHONE);
    page.before_load("Object.defineProperty(navigator, 'languages', { value: ['es-MX', 'en'] })");
    page.goto(&SITE.url("#/switch-side?m=e2e4,e7e5,d1h5,b8c6,f1c4,g8f6"));
    page.wait_to_see("[role=gridcell]");
    point(&page, Hand::Tap, "h5", "e8");
    hear(&page, "La pieza de f7 está en medio.");
    no_english(&page, &english, "spanish-board");
    make(&page, Hand::Tap, "h5f7");
    page.wait_for_text(".banner", "Victoria por jaque mate");
    no_english(&page, &english, "spanish-end");
    page.click("text=Nueva partida");
    page.wait_to_see("dialog");
    no_english(&page, &english, "spanish-new");
    page.goto(&SITE.url("#/rules/tandem"));
    page.wait_to_see(".rules .lead");
    no_english(&page, &english, "spanish-rules");
}

/// Nothing on a page, seen or told, is a word of English alone; a picture of it is kept.
fn no_english(page: &Page, english: &BTreeSet<String>, view: &str) {
    let said = "[document.title, document.body.innerText, ...['aria-label', 'title', 'placeholder'].flatMap(name => \
                [...document.querySelectorAll(`[${name}]`)].map(it => it.getAttribute(name)))].join('\\n')";
    let said = page.eval(said);
    let left: Vec<String> =
        words(said.as_str().expect("a text")).filter(|word| english.contains(word)).collect();
    assert!(left.is_empty(), "English on {view}: {left:?}");
    page.screenshot(view);
}

/// Words of the English texts and rulebooks that none of another language uses.
fn words_of_english_alone(language: &str) -> BTreeSet<String> {
    let of = |language: &str| -> BTreeSet<String> {
        let texts = lines_in(&format!("texts/{language}"));
        let books = lines_in(&format!("rulebooks/{language}"));
        let books = books.into_iter().filter(|line| !line.starts_with(['@', '>', '!']));
        let said = texts.iter().map(|line| said(line)).chain(books);
        said.flat_map(|text| words(&text).collect::<Vec<_>>()).collect()
    };
    let mut english = &of("en") - &of(language);
    // So it is called among the languages.
    english.remove("english");
    assert!(english.len() > 500 && english.contains("your"));
    english
}

/// The lines of all files in a folder.
fn lines_in(folder: &str) -> Vec<String> {
    let files = fs::read_dir(xtask::root().join(folder)).expect("a folder");
    let texts = files.map(|file| fs::read_to_string(file.expect("a file").path()).expect("a text"));
    texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// What a line of a message says, without its key and what stands in braces.
fn said(line: &str) -> String {
    let begins = |line: &str| line.starts_with(|c: char| c.is_ascii_alphabetic());
    let end = if begins(line) { '=' } else { ']' };
    let text = line.split_once(end).map_or(line, |(_, text)| text);
    let (first, rest) = text.split_once('{').unwrap_or((text, ""));
    let rest = rest.split('{').filter_map(|piece| piece.split_once('}'));
    rest.fold(first.to_owned(), |said, (_, after)| said + " " + after)
}

/// The words of a text in small letters, without those of one letter.
fn words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase);
    words.filter(|word| word.len() > 1 && word.chars().all(char::is_alphabetic))
}
