//! The board in frames of other pages.

use crate::offline::{POLICY, under_policy};
use crate::play::{FRIENDS, Hand, make, moves, open, open_on};
use crate::{built, serve};
use e2e::{Device, Frame, Page};
use std::fs;
use xtask::server::Server;
use xtask::site::Site;

/// The built page, as a host serves it that lets others use it.
fn boards() -> Server {
    serve(built().header("Access-Control-Allow-Origin", "*"))
}

/// Somebody's page, of another site than the boards.
fn host() -> (Server, Page) {
    hosted(Site::new(xtask::root().join("tests/e2e/fixture")))
}

fn hosted(site: Site) -> (Server, Page) {
    let server = serve(site);
    let page = Page::open(&elsewhere(&server.url("host.html")));
    (server, page)
}

/// The same server under another name is another site.
fn elsewhere(url: &str) -> String {
    url.replace("127.0.0.1", "localhost")
}

/// The boards for a browser that refuses storage to frames of other sites; it notes who asks for it.
fn refusing() -> Server {
    let start = fs::read_to_string(xtask::dist().join("index.html")).expect("a page");
    let refuse = "<head><script>Object.defineProperty(window, 'localStorage', {
        get() { window.asked = true; throw new DOMException('no', 'SecurityError'); }
    })</script>";
    let start = start.replacen("<head>", refuse, 1);
    serve(built().instead("", Box::leak(start.into_boxed_str())))
}

/// Puts HTML into the page.
fn put(page: &Page, html: &str) {
    page.eval(&format!("document.querySelector('main').innerHTML = `{html}`, 0"));
}

/// Plays a move in a frame by two presses.
fn play(frame: &Frame, from: &str, to: &str) {
    frame.click(&format!("[data-spot={from}]"));
    frame.wait_for(&format!("document.querySelector('.picked[data-spot={from}]')"));
    frame.click(&format!("[data-spot={to}]"));
}

/// Clicks an element in a frame of the page's own origin.
fn click_within(page: &Page, frame: &str, selector: &str) {
    let outer = page.rect(frame);
    let at = page.eval(&format!(
        "(e => {{
            const r = e.contentDocument.querySelector('{selector}').getBoundingClientRect();
            return [e.clientLeft + r.x + r.width / 2, e.clientTop + r.y + r.height / 2];
        }})(document.querySelector('{frame}'))"
    ));
    let at = |i: usize| at[i].as_f64().expect("a place");
    page.click_at(outer.x + at(0), outer.y + at(1));
}

const REFUSES_STORAGE: &str = "(() => { try { return !localStorage } catch { return true } })()";

#[test]
fn in_a_sandbox_under_a_strict_policy_the_computer_plays_in_a_worker() {
    let boards = serve(under_policy().header("Access-Control-Allow-Origin", "*"));
    let (_host, page) = host();
    let url = boards.url("#/chess?embed=1&level=1");
    put(&page, &format!("<iframe sandbox='allow-scripts' width='400' height='520' src='{url}'>"));
    let frame = page.frame("iframe");
    frame.wait_to_see("[data-spot=e2]");
    assert_eq!(frame.eval("origin"), "null");
    assert_eq!(frame.eval(REFUSES_STORAGE), true);
    frame.wait_for_text(".status", "Your move");
    play(&frame, "e2", "e4");
    page.wait_for("last('move')?.ply === 2");
    frame.wait_for_text(".status", "Your move");
    let workers = page.workers();
    assert!(workers.iter().any(|url| url.starts_with("blob:null")), "{workers:?}");
    assert_eq!(page.eval("told.every(m => m.own && m.from === 'null' && m.v === 1)"), true);
    frame.click("text=Take back");
    page.wait_for("last('position').ply === 0");
}

#[test]
fn a_frame_of_another_site_tells_and_hears_the_page_around_it() {
    let boards = refusing();
    let (host, page) = host();
    let origin = elsewhere(&host.origin());
    let url = boards.url(&format!("#/chess?embed=1&engine=0&origin={origin}"));
    put(&page, &format!("<iframe width='400' height='520' src='{url}'></iframe>"));
    let frame = page.frame("iframe");
    frame.wait_to_see("[data-spot=e2]");
    assert_eq!(frame.eval("!window.asked"), true, "a frame keeps and reads nothing");
    assert_eq!(frame.eval(REFUSES_STORAGE), true);
    page.wait_for("last('ready')?.game === 'chess' && last('position') && last('resize')");
    page.eval("set({ moves: 'e2e4' }), 0");
    page.wait_for("last('position').moves === 'e2e4'");
    frame.wait_for("document.querySelector('.piece[data-at=e4]')");
    page.eval("set({ fen: '8/8' }), 0");
    page.wait_for("last('refused')?.why.includes('ranks')");
    // Another window of the host's, with the same message.
    page.eval(
        "document.querySelector('main').append(Object.assign(document.createElement('iframe'), {
            srcdoc: `<script>
                parent.document.querySelector('iframe').contentWindow.postMessage({ app: 'wonderboard', type: 'set', moves: 'd2d4' }, '*');
                parent.third = true;
            </` + 'script>',
        })), 0",
    );
    page.wait_for("window.third");
    page.eval("set({ moves: ['c2c4'] }), 0");
    page.wait_for("last('position').moves === 'c2c4'");
    assert_eq!(page.eval("told.some(m => m.moves === 'd2d4')"), false, "a third window is heard");
    play(&frame, "e7", "e5");
    page.wait_for("last('move')?.san === 'e5' && last('position').moves === 'c2c4,e7e5'");
    page.eval("set({ ply: 1, orientation: 'black' }), 0");
    page.wait_for("last('position').ply === 1 && last('position').orientation === 'black'");
    // Whoever does not say who they are is told so.
    let other = boards.url("#/chess?embed=1&engine=0&m=a2a3");
    page.eval(&format!("document.querySelector('iframe').src = '{other}', 0"));
    page.wait_for("last('position').moves === 'a2a3'");
    page.eval("set({ moves: 'b2b3' }), 0");
    page.wait_for("last('refused').why.includes('origin')");
    assert_eq!(page.eval("told.some(m => m.moves === 'b2b3')"), false);
    assert_eq!(
        page.eval(&format!("told.every(m => m.own && m.from === '{}')", boards.origin())),
        true
    );
}

#[test]
fn the_custom_element_works_under_a_strict_policy_and_fits_its_height() {
    let boards = boards();
    let origin = boards.origin();
    let policy = format!(
        "default-src 'none'; script-src 'self' {origin}; frame-src {origin}; img-src data:"
    );
    let fixture = Site::new(xtask::root().join("tests/e2e/fixture"));
    let (_host, page) = hosted(fixture.header(POLICY, &policy));
    page.eval(&format!(
        "document.head.append(Object.assign(document.createElement('script'), {{
            src: '{}' }})), customElements.whenDefined('wonder-board').then(() => 0)",
        boards.url("wonder-board.js")
    ));
    put(&page, "<wonder-board mode='replay' moves='e2e4,e7e5' ply='0' lang='en'></wonder-board>");
    page.eval(
        "seen = [], board = document.querySelector('wonder-board'),
        ['ready', 'position', 'resize', 'refused'].forEach((name) =>
            board.addEventListener(name, ({ detail }) => seen.push(detail))),
        board.set({ ply: 1 }), 0",
    );
    let frame = page.frame("wonder-board iframe");
    frame.wait_to_see("[data-spot=e2]");
    page.wait_for("seen.some(m => m.type === 'ready')");
    // Asked before the frame was there, and done since.
    page.wait_for("seen.some(m => m.type === 'position' && m.ply === 1)");
    frame.wait_for_text(".ply[aria-current]", "e4");
    let fits =
        "board.getBoundingClientRect().height === seen.findLast(m => m.type === 'resize')?.height";
    page.wait_for(fits);
    frame.wait_for("document.documentElement.scrollHeight <= innerHeight");
    for width in [320, 500] {
        page.eval(&format!("board.style.width = '{width}px', 0"));
        page.wait_for(&format!("seen.findLast(m => m.type === 'resize').width === {width}"));
        page.wait_for(fits);
        frame.wait_for("document.documentElement.scrollHeight <= innerHeight");
        frame.wait_for(&format!(
            "Math.abs(document.querySelector('.board').clientWidth - {width}) < 16"
        ));
    }
    page.eval("board.setAttribute('theme', 'dark'), board.setAttribute('game', 'twilight'), 0");
    frame.wait_for("document.documentElement.dataset.theme === 'dark'");
    page.wait_for("seen.findLast(m => m.type === 'position').game === 'twilight'");
    page.eval("board.set({ moves: 'e2e5' }), 0");
    page.wait_for("seen.some(m => m.type === 'refused')");
}

#[test]
fn the_dialog_shows_what_is_copied_and_leaves_the_game_alone() {
    let page = open("", FRIENDS);
    make(&page, Hand::Click, "e2e4");
    make(&page, Hand::Click, "e7e5");
    let kept = ["wonderboard.game", "wonderboard.settings", "wonderboard.look"];
    let before = kept.map(|key| page.stored(key));
    page.click("text=Share");
    page.click("text=Embed in a web page…");
    let inside = "document.querySelector('.preview').contentDocument";
    page.wait_for(&format!("{inside}.querySelector('.piece[data-at=e5]')"));
    page.click("text=Dark");
    page.wait_for(&format!("{inside}.documentElement.dataset.theme === 'dark'"));
    for (device, theme) in [(Device::DESKTOP, "dark"), (Device::PHONE, "light")] {
        page.emulate(device);
        page.prefer(&[("prefers-color-scheme", theme), ("prefers-reduced-motion", "reduce")]);
        page.screenshot(&format!("embed-dialog-{theme}"));
    }
    page.emulate(Device::DESKTOP);
    page.click("[aria-label='The computer answers']");
    page.wait_for(&format!(
        "{inside}.querySelector('.status').textContent.includes('White to move')"
    ));
    page.must_be_accessible();
    // A move in the preview is no move of the game.
    for square in ["g1", "f3"] {
        click_within(&page, ".preview", &format!("[data-spot={square}]"));
    }
    page.wait_for(&format!("{inside}.querySelector('.piece[data-at=f3]')"));
    let copy = |page: &Page, name: &str| {
        page.alone_with_clipboard(|| {
            page.click(&format!("[aria-label='Copy: {name}']"));
            page.wait_for_text(&format!("[aria-label='Copy: {name}']"), "Copied");
            page.clipboard()
        })
    };
    let html = copy(&page, "Frame (HTML)");
    assert!(html.starts_with("<iframe src=\"http://127.0.0.1"), "{html}");
    assert!(html.contains("embed=1&amp;theme=dark&amp;engine=0"), "{html}");
    page.click("text=The game");
    page.wait_for(&format!("{inside}.querySelectorAll('.ply[aria-label]').length === 2"));
    assert!(copy(&page, "Frame (HTML)").contains("m=e2e4,e7e5&amp;embed=1&amp;mode=replay"));
    page.click("text=Close");
    assert_eq!(moves(&page), ["e4", "e5"]);
    assert_eq!(kept.map(|key| page.stored(key)), before);
}

/// The frames of the examples of which the page can look into the documents.
const EXAMPLES: [&str; 4] = [
    "iframe:not([sandbox])",
    "[mode=replay] iframe",
    "[mode=puzzle] iframe",
    "[game=realtime] iframe",
];

#[test]
fn the_examples_are_five_boards() {
    let boards = boards();
    let page = Page::new();
    page.prefer(&[("prefers-color-scheme", "light"), ("prefers-reduced-motion", "reduce")]);
    page.goto(&boards.url("examples/embed.html"));
    page.rect("iframe[sandbox]");
    page.frame("iframe[sandbox]").wait_to_see("[role=gridcell]");
    page.screenshot("example-sandbox");
    for (number, frame) in EXAMPLES.into_iter().enumerate() {
        let document = format!("document.querySelector('{frame}').contentDocument");
        page.eval(&format!("document.querySelector('{frame}').scrollIntoView(), 0"));
        page.wait_for(&format!("{document}.querySelector('[role=gridcell]')"));
        page.rect(frame);
        page.screenshot(&format!("example-{number}"));
    }
    // The puzzle.
    let said = "document.querySelector('[mode=puzzle] iframe').contentDocument.querySelector('.status').textContent";
    for (from, to, words) in [("a1", "a6", "What now?"), ("b6", "b7", "solves it")] {
        click_within(&page, EXAMPLES[2], &format!("[data-spot={from}]"));
        click_within(&page, EXAMPLES[2], &format!("[data-spot={to}]"));
        page.wait_for(&format!("{said}.includes('{words}')"));
    }
    page.wait_for_text("#told", "solved");
    page.must_be_accessible();
}

#[test]
fn frames_look_right_in_every_shape() {
    for (hash, name, width, height) in [
        ("#/chess?embed=1", "upright", 400, 500),
        ("#/chess?embed=1&mode=replay&m=e2e4,e7e5,g1f3", "replay", 400, 500),
        ("#/chess?embed=1&mode=replay&m=e2e4,e7e5,g1f3&theme=dark", "wide", 900, 560),
        ("#/chess?embed=1&engine=0", "low", 600, 420),
        ("#/alice?embed=1&m=e2e4", "two", 400, 800),
        ("#/alice-3?embed=1", "three", 400, 720),
        ("#/twilight?embed=1&theme=dark", "zones", 360, 540),
        ("#/realtime?seed=1&embed=1", "timed", 400, 540),
    ] {
        let device = Device { width, height, ..Device::DESKTOP };
        let page = open_on(device, hash, "{}");
        page.must_be_accessible();
        page.screenshot(&format!("frame-{name}"));
        let wider = page.eval("document.documentElement.scrollWidth > innerWidth");
        assert_eq!(wider, false, "{name} hangs over the side");
        let whole = page
            .eval("document.querySelector('.board').getBoundingClientRect().bottom <= innerHeight");
        assert_eq!(whole, true, "the board of {name} is cut off");
    }
}
