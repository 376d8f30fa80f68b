//! Tests of the harness itself, on a page that writes down what happens to it.

use crate::serve;
use e2e::{Device, Page, Tab};
use std::fs;
use xtask::site::Site;

fn fixture() -> Site {
    Site::new(xtask::root().join("tests/e2e/fixture"))
}

/// The events that the page saw, oldest first.
fn seen(page: &Page) -> Vec<String> {
    let seen = page.eval("seen").as_array().cloned().unwrap_or_default();
    seen.iter().filter_map(|word| word.as_str().map(str::to_string)).collect()
}

#[test]
fn clicks_and_drags_like_a_user() {
    let server = serve(fixture());
    let page = Page::open(&server.url(""));
    page.click("#left");
    page.click("text=The far button");
    page.right_click("#left");
    assert_eq!(
        seen(&page),
        ["mouse left", "click left", "mouse far", "click far", "mouse left", "menu left"]
    );
    page.eval("seen.length = 0");
    page.drag("#left", "#right");
    assert_eq!(seen(&page), ["mouse left", "dropped on right"]);
}

#[test]
fn touches_like_a_user() {
    let server = serve(fixture());
    let page = Page::new();
    page.emulate(Device::PHONE);
    page.goto(&server.url(""));
    assert_eq!(
        page.eval("[innerWidth, devicePixelRatio, matchMedia('(pointer: coarse)').matches]")
            .to_string(),
        "[390,2,true]"
    );
    page.tap("#left");
    page.wait_for("seen.includes('click left')");
    page.eval("seen.length = 0");
    page.touch_drag("#left", "#right");
    assert_eq!(seen(&page), ["touch left", "dropped on right"]);
}

#[test]
fn presses_keys_like_a_user() {
    let server = serve(fixture());
    let page = Page::open(&server.url(""));
    page.click("#field");
    page.type_text("Nf3 é");
    page.key("Shift+ArrowLeft");
    page.key("Backspace");
    page.paste("+!");
    assert_eq!(page.eval("field.value"), "Nf3 +!");
    page.key("Control+a");
    page.key("Delete");
    page.key("Shift+Tab");
    assert_eq!(
        page.eval("[field.value, document.activeElement.id]").to_string(),
        r#"["","right"]"#
    );
    page.eval("seen.length = 0");
    page.key("Enter");
    assert_eq!(seen(&page), ["click right"]);
}

#[test]
fn looks_at_the_page() {
    let server = serve(fixture());
    let page = Page::open(&server.url(""));
    assert_eq!(page.text("h1"), "Harness");
    assert_eq!(page.attribute("#left", "title").as_deref(), Some("First"));
    assert_eq!(
        (page.count("button"), page.shows("#hidden"), page.shows("#left")),
        (3, false, true)
    );
    assert_eq!(page.rect("#left").width, 100.0);
    page.prefer(&[("prefers-color-scheme", "dark"), ("prefers-reduced-motion", "reduce")]);
    page.wait_for(
        "matchMedia('(prefers-color-scheme: dark) and (prefers-reduced-motion)').matches",
    );
    let picture = fs::read(page.screenshot("harness")).expect("a screenshot");
    assert!(picture.starts_with(b"\x89PNG") && picture.ends_with(b"IEND\xaeB\x60\x82"));
    assert!(page.try_eval("missing.name").is_err());
}

#[test]
fn keeps_profiles_apart() {
    let server = serve(fixture());
    let page = Page::open(&server.url(""));
    page.store("game", "chess");
    page.reload();
    assert_eq!(page.stored("game").as_deref(), Some("chess"));
    let sibling = page.profile().page();
    sibling.goto(&server.url("#there"));
    assert_eq!(sibling.stored("game").as_deref(), Some("chess"));
    assert_eq!(Page::open(&server.url("")).stored("game"), None);
    page.alone_with_clipboard(|| {
        page.eval("navigator.clipboard.writeText('copied')");
        assert_eq!(page.clipboard(), "copied");
    });
}

#[test]
fn collects_errors_and_requests() {
    let server =
        serve(fixture().under("deep/down").header("Content-Security-Policy", "connect-src 'none'"));
    let page = Page::open(&server.url(""));
    assert!(page.take_errors().is_empty());
    page.eval("setTimeout(() => { throw new Error('oops') }); console.error('said', 1); console.log('fine')");
    page.until("the error", || page.console().iter().any(|line| line.text.contains("oops")));
    assert!(page.take_errors().iter().any(|line| line.text == "said 1"));
    assert!(page.try_eval("fetch('x')").is_err(), "the policy allows no connection");
    assert!(!page.take_errors().is_empty());
    assert!(page.requests().iter().any(|url| url.ends_with("/deep/down/worker.js")));
    assert!(server.served("/deep/down/worker.js"));
}

in_every_browser!(clicks_and_keeps_profiles_apart, fails_a_test_whose_page_has_errors);

fn clicks_and_keeps_profiles_apart<T: Tab>() {
    let server = serve(fixture());
    let [page, other] = [T::fresh(), T::fresh()];
    page.before_load("window.early = 1");
    [&page, &other].iter().for_each(|tab| tab.goto(&server.url("")));
    assert_eq!(page.eval("[early, document.title]").to_string(), r#"[1,"Harness"]"#);
    page.click("text=The far button");
    assert_eq!(page.eval("seen").to_string(), r#"["mouse far","click far"]"#);
    page.eval("localStorage.game = 'chess'");
    page.reload();
    assert_eq!((page.stored("game").as_deref(), other.stored("game")), (Some("chess"), None));
    assert!(page.try_eval("missing.name").is_err() && !page.shows("#hidden"));
}

fn fails_a_test_whose_page_has_errors<T: Tab>() {
    let server = serve(fixture());
    let url = server.url("");
    let outcome = std::thread::spawn(move || {
        let page = T::fresh();
        page.goto(&url);
        page.eval("console.error('meant to be printed')");
    });
    assert!(outcome.join().is_err());
}

#[test]
fn talks_to_workers_and_kills_them() {
    let server = serve(fixture());
    let page = Page::open(&server.url(""));
    page.until("the worker", || page.workers().len() == 1);
    assert_eq!(page.eval_in_worker("21 * 2"), 42);
    page.crash_workers();
    page.wait_for("seen.includes('worker error')");
    assert!(page.take_errors().iter().all(|line| line.text.contains("crashed by a test")));
    page.eval("worker.postMessage('work for ever')");
    page.kill_workers();
    page.take_errors();
}

#[test]
fn finds_what_is_not_accessible() {
    let server = serve(fixture());
    let page = Page::open(&server.url(""));
    page.must_be_accessible();
    page.eval("document.querySelector('label').remove()");
    let violations = page.axe();
    assert!(violations.iter().any(|violation| violation.rule == "label"), "{violations:?}");
}
