//! What one takes along: codes for a camera, pictures, links handed on; and games by links.

use crate::links::fragment;
use crate::offline::under_policy;
use crate::play::{
    FRIENDS, Hand, is_occupied, make, moves, open, open_on, table, visit, with_settings,
};
use crate::serve;
use e2e::{Device, Page};
use rqrr::PreparedImage;
use serde_json::{Value, json};
use wonderboard::app::draw::sets::PieceSet;
use wonderboard::app::share::picture::{PictureStyle, of_table, squares};

/// Instead of saving files and handing links on, the page tells what it would.
const STUBS: &str = "saved = []; handed = []; made = null;
    const url = URL.createObjectURL;
    URL.createObjectURL = blob => (made = blob, url.call(URL, blob));
    HTMLAnchorElement.prototype.click = function () { saved.push([this.download, made]); };
    navigator.share = data => (handed.push(data), Promise.resolve());";

/// What a camera in front of the window reads in an element.
pub fn scanned(page: &Page, selector: &str) -> Option<String> {
    let rect = page.rect(selector);
    let clip =
        json!({ "x": rect.x, "y": rect.y, "width": rect.width, "height": rect.height, "scale": 2 });
    let shot = page.command("Page.captureScreenshot", json!({ "format": "png", "clip": clip }));
    let grey = page.eval(&format!(
        "(async () => {{
            const image = new Image();
            image.src = 'data:image/png;base64,{}';
            await image.decode();
            const canvas = new OffscreenCanvas(image.width, image.height), pen = canvas.getContext('2d');
            pen.drawImage(image, 0, 0);
            const {{ data }} = pen.getImageData(0, 0, image.width, image.height);
            let grey = '';
            for (let at = 0; at < data.length; at += 4) grey += data[at] > 127 ? '1' : '0';
            return [image.width, image.height, grey];
        }})()",
        shot["data"].as_str().expect("a picture")
    ));
    let side = |at: usize| grey[at].as_u64().expect("a size") as usize;
    let (width, height) = (side(0), side(1));
    let dots = grey[2].as_str().expect("dots").as_bytes();
    let shade = |x: usize, y: usize| if dots[y * width + x] == b'1' { 255 } else { 0 };
    let mut image = PreparedImage::prepare_from_greyscale(width, height, shade);
    let grids = image.detect_grids();
    grids.first().and_then(|grid| grid.decode().ok()).map(|(_, text)| text)
}

/// The name of the last of so many files that were saved, and what an expression tells of it.
fn file(page: &Page, count: usize, told: &str) -> (String, Value) {
    page.wait_for(&format!("saved.length === {count}"));
    let name = page.eval(&format!("saved[{}][0]", count - 1));
    let file = format!("saved[{}][1]", count - 1);
    (name.as_str().expect("a name").to_owned(), page.eval(&format!("{file}.{told}")))
}

const PNG: &str = "arrayBuffer().then(bytes => [...new Uint8Array(bytes, 0, 24)])";

#[test]
fn a_position_is_taken_along_in_every_way() {
    let page = Page::new();
    page.prefer(&[("prefers-color-scheme", "dark"), ("prefers-reduced-motion", "reduce")]);
    with_settings(&page, FRIENDS);
    page.before_load(STUBS);
    // Under a policy as strict as any.
    let server = serve(under_policy());
    page.goto(&server.url("#/alice-twilight?m=Ae2@P,Ad7Bd5"));
    page.click("text=Share");
    page.click("[aria-label='Send: Link to the whole game']");
    let link = page.ask("[id='Link to the whole game']", "e => e.value");
    page.wait_for("handed.length === 1");
    assert_eq!(page.eval("handed[0].url"), link);
    page.click("[aria-label='QR code: Link to the whole game']");
    page.wait_to_see(".qr");
    assert_eq!(scanned(&page, ".qr").as_deref(), link.as_str());
    assert_eq!(
        page.attribute(".qr", "aria-label").as_deref(),
        Some("QR code: Link to the whole game")
    );
    page.screenshot("sharing-code-dark");
    let pieces = PieceSet::read(include_str!("../../../../pieces/round.txt"));
    let pieces = Box::leak(Box::new(pieces));
    let style = PictureStyle { squares: squares("glass"), pieces, coordinates: true };
    let picture = of_table(&table(&page), style);
    page.click("text=Save SVG");
    let (name, text) = file(&page, 1, "text()");
    assert_eq!(
        (name.as_str(), text.as_str()),
        ("alice-twilight-ply-2.svg", Some(picture.svg.as_str()))
    );
    page.wait_for_text(".said", "The SVG is saved.");
    page.click("text=Save PNG");
    let (name, bytes) = file(&page, 2, PNG);
    assert_eq!(name, "alice-twilight-ply-2.png");
    let bytes: Vec<u8> = serde_json::from_value(bytes).expect("bytes");
    assert_eq!(bytes[..8], *b"\x89PNG\r\n\x1a\n");
    let size =
        |at: usize| u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
    assert_eq!((size(16), size(20)), (2 * picture.width, 2 * picture.height));
    page.alone_with_clipboard(|| {
        page.click("text=Copy picture");
        page.wait_for_text(".said", "on the clipboard");
        let kinds = page.eval("navigator.clipboard.read().then(items => items[0].types)");
        assert_eq!(kinds, json!(["image/png"]));
    });
    page.emulate(Device::PHONE);
    page.wait_to_see(".qr");
    assert_eq!(scanned(&page, ".qr").as_deref(), link.as_str());
    page.screenshot("sharing-code-phone");
}

#[test]
fn a_link_too_long_for_a_code_says_so() {
    let to_and_fro = "g1f3,g8f6,f3g1,f6g8,".repeat(70);
    let page = open(&format!("#/chess?m={}", to_and_fro.trim_end_matches(',')), FRIENDS);
    page.click("text=Share");
    page.click("[aria-label='QR code: Link to the whole game']");
    page.wait_for_text(".too-long", "too long for a QR code");
    assert_eq!(page.count(".qr"), 0);
}

#[test]
fn a_game_without_turns_is_taken_along_too() {
    let page = Page::new();
    with_settings(&page, r#"{"pace":"none","realtime":{"opponent":"Friend"}}"#);
    page.before_load(STUBS);
    visit(&page, "#/realtime?seed=7");
    page.click("[aria-label=Share]");
    page.click("[aria-label='QR code: Link to the same start']");
    page.wait_to_see(".qr");
    page.must_be_accessible();
    let link = page.ask("[id='Link to the same start']", "e => e.value");
    assert_eq!(scanned(&page, ".qr").as_deref(), link.as_str());
    page.click("text=Save SVG");
    let (name, text) = file(&page, 1, "text()");
    assert_eq!(name, "realtime-tick-0.svg");
    assert_eq!(text.as_str().expect("a text").matches("transform=\"translate").count(), 32);
}

/// Somebody who plays a friend by links, with White.
const BY_LINK: &str = r#"{"pace":"none","wish":{"game":"chess","opponent":"Afar","side":"White"}}"#;

/// The link that the page asks to be sent.
fn letter(page: &Page) -> String {
    let link = page.ask(".post input", "e => e.value");
    fragment(link.as_str().expect("a link")).to_owned()
}

#[test]
fn a_game_is_played_by_links_alone() {
    let white = open("", BY_LINK);
    assert_eq!(white.count(".post"), 0, "White begins");
    make(&white, Hand::Drag, "e2e4");
    let first = letter(&white);
    white.must_be_accessible();
    white.screenshot("sharing-by-link-white");
    // Black plays another game already, which is kept.
    let black = open_on(Device::PHONE, "", FRIENDS);
    make(&black, Hand::Tap, "d2d4");
    visit(&black, &first);
    black.click("text=Play");
    black.wait_for_text(".toast", "The game you were playing is saved.");
    black.until("the friend's move", || moves(&black) == ["e4"] && is_occupied(&black, "e4"));
    assert_eq!(black.attribute(".board", "data-orientation").as_deref(), Some("black"));
    make(&black, Hand::Tap, "e7e5");
    black.wait_for_text("[role=status]", "Waiting for your friend’s move");
    assert_eq!(black.count("[data-spot=g1].grab"), 0, "nobody moves for a friend");
    black.must_be_accessible();
    black.screenshot("sharing-by-link-black");
    let second = letter(&black);
    visit(&white, &second);
    white.wait_for_text(".toast", "Your friend has answered: 1… e5");
    white.until("the answer", || moves(&white) == ["e4", "e5"] && white.count(".post") == 0);
    make(&white, Hand::Drag, "g1f3");
    visit(&black, &letter(&white));
    black.until("the third move", || moves(&black) == ["e4", "e5", "Nf3"]);
    make(&black, Hand::Tap, "b8c6");
    let fourth = letter(&black);
    visit(&white, &fourth);
    let all = ["e4", "e5", "Nf3", "Nc6"];
    white.until("the fourth move", || moves(&white) == all);
    // What is older or goes otherwise changes nothing.
    visit(&white, &second);
    white.wait_for_text(".toast", "This link is older than your game");
    visit(&white, &fourth.replace("b8c6", "d7d6"));
    white.wait_for_text(".toast", "From 2… Nc6 on, this link continues the game differently");
    assert_eq!(moves(&white), all);
    white.reload();
    white.until("the game", || moves(&white) == all);
    assert_eq!(white.text(".strip-top .name"), "Friend");
}

#[test]
fn a_game_by_links_is_set_up_like_others() {
    let page = open("", FRIENDS);
    page.click("text=New game");
    page.click(".card:has([value=twilight])");
    page.click("text=Friend, by link");
    page.click("text=Black");
    assert!(!page.shows("[aria-label=Strength]") && !page.shows("[aria-label^=Clock]"));
    page.screenshot("sharing-new-game");
    page.click("text=Start game");
    page.wait_for_text(".post", "Your friend moves first: send this link");
    assert!(letter(&page).starts_with("#/twilight?by=link-"));
    assert_eq!(page.eval("location.hash"), letter(&page));
    page.screenshot("sharing-by-link-start");
}
