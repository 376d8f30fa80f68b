//! The page in another language than English.

use crate::play::{FRIENDS, open, visit};
use crate::{SITE, built, serve};
use e2e::Page;

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
