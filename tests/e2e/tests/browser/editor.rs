//! Setting up a position: by pointer, drag, finger and keyboard, as text, and where one goes on from it.

use crate::play::{FRIENDS, is_occupied, open, open_in, open_on, spot, table, visit};
use e2e::{Device, Firefox, Page, Tab};

in_every_browser!(
    a_link_shows_a_position_and_a_wrong_one_says_so,
    what_is_set_up_survives_a_reload_and_goes_back_step_by_step,
);

/// The FEN as the field shows it.
fn fen(page: &impl Tab) -> String {
    let value = page.eval("document.querySelector('#editor-fen')?.value ?? ''");
    value.as_str().unwrap_or_default().to_owned()
}

#[track_caller]
fn until_fen(page: &impl Tab, wanted: &str) {
    page.until(&format!("{wanted}, not {}", fen(page)), || fen(page) == wanted);
}

/// The piece beside the boards of a letter as FEN has it.
fn spare(letter: &str) -> String {
    format!("[data-tool='{letter}']")
}

/// Writes a text over what stands in the field of the FEN.
fn write(page: &Page, text: &str) {
    page.click("#editor-fen");
    page.key("Control+a");
    page.paste(text);
}

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn a_position_is_painted_by_pointer() {
    let page = open("#/editor/chess", FRIENDS);
    page.click("text=Clear");
    until_fen(&page, "8/8/8/8/8/8/8/8 w - - 0 1");
    page.wait_for_text("#editor-verdict", "White has no king.");
    assert_eq!(
        page.eval("[...document.querySelectorAll('.opens button')].every(it => it.disabled)"),
        true
    );
    for (letter, at) in [("K", "e1"), ("k", "e8")] {
        page.click(&spare(letter));
        page.click(&spot(at));
    }
    until_fen(&page, KINGS);
    page.wait_for_text("#editor-verdict", "Draw: neither side can give mate any more.");
    // A stroke puts a piece on every square, and is taken back as a whole.
    page.click(&spare("P"));
    page.press(&spot("a2"));
    let (x, y) = page.rect(&spot("h2")).centre();
    page.glide_to(x, y);
    page.release();
    let pawns = "4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1";
    until_fen(&page, pawns);
    page.key("Control+z");
    until_fen(&page, KINGS);
    page.key("Control+Shift+z");
    until_fen(&page, pawns);
    // The same piece once more takes it away, and so do the right button and the eraser.
    page.click(&spot("a2"));
    page.right_click(&spot("b2"));
    page.click("[aria-label='Remove pieces']");
    page.click(&spot("c2"));
    until_fen(&page, "4k3/8/8/8/8/8/3PPPPP/4K3 w - - 0 1");
    page.must_be_accessible();
}

#[test]
fn pieces_are_dragged_from_anywhere_to_anywhere() {
    let page = open("#/editor/twilight/4k3/8/8/8/8/8/8/R3K3_-_w_-_-_0_1", FRIENDS);
    let starts = |page: &Page, start: &str| {
        page.until(start, || fen(page).starts_with(start));
    };
    page.drag(&spot("a1"), &spot("a4"));
    starts(&page, "4k3/8/8/8/R7/8/8/4K3 - ");
    page.drag(&spare("n"), &spot("c6"));
    starts(&page, "4k3/8/2n5/8/R7/8/8/4K3 - ");
    // A piece that was only dragged does not stay in hand.
    assert_eq!(page.count("[data-tool=n][aria-pressed=true]"), 0);
    page.drag(&spot("a4"), ".tray.white .tray-title");
    starts(&page, "4k3/8/2n5/8/8/8/8/4K3 R ");
    page.drag(&spot("zone-w-R"), &spot("h1"));
    starts(&page, "4k3/8/2n5/8/8/8/8/4K2R - ");
    page.drag(&spare("Q"), ".tray.white .tray-title");
    starts(&page, "4k3/8/2n5/8/8/8/8/4K2R Q ");
    // Off the board.
    page.drag(&spot("c6"), "#editor-verdict");
    starts(&page, "4k3/8/8/8/8/8/8/4K2R Q ");
    page.click("[aria-label='One white queen more']");
    page.click("[aria-label='One black pawn more']");
    starts(&page, "4k3/8/8/8/8/8/8/4K2R QQp ");
    page.click("[aria-label='One white queen fewer']");
    starts(&page, "4k3/8/8/8/8/8/8/4K2R Qp ");
    // Escape puts back what is carried.
    page.press(&spot("h1"));
    let (x, y) = page.rect(&spot("h5")).centre();
    page.glide_to(x, y);
    page.key("Escape");
    page.release();
    starts(&page, "4k3/8/8/8/8/8/8/4K2R Qp ");
}

#[test]
fn a_finger_paints_and_drags() {
    let page = open_on(Device::PHONE, "#/editor/chess/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1", FRIENDS);
    page.tap(&spare("N"));
    page.touch_drag(&spot("a4"), &spot("d4"));
    until_fen(&page, "4k3/8/8/8/NNNN4/8/8/4K3 w - - 0 1");
    page.tap("[aria-label='Move pieces']");
    page.touch_drag(&spot("a4"), &spot("a6"));
    until_fen(&page, "4k3/8/N7/8/1NNN4/8/8/4K3 w - - 0 1");
    page.touch_drag(&spare("q"), &spot("h5"));
    until_fen(&page, "4k3/8/N7/7q/1NNN4/8/8/4K3 w - - 0 1");
}

#[test]
fn a_position_is_set_up_by_keyboard() {
    let page = open("#/editor/chess/8/8/8/8/8/8/8/8_w_-_-_0_1", FRIENDS);
    page.eval("document.querySelector('.stage [role=gridcell][tabindex=\"0\"]').focus(), 0");
    let focused = || page.eval("document.activeElement.dataset.spot");
    assert_eq!(focused(), "e2");
    page.key("ArrowDown");
    page.key("Shift+K");
    for _ in 0..7 {
        page.key("ArrowUp");
    }
    page.key("k");
    until_fen(&page, KINGS);
    page.key("ArrowDown");
    page.key("q");
    until_fen(&page, "4k3/4q3/8/8/8/8/8/4K3 w - - 0 1");
    page.key("Delete");
    until_fen(&page, KINGS);
    // Enter picks a piece and brings it elsewhere.
    page.key("ArrowUp");
    page.key("Enter");
    page.wait_to_see(".square.picked");
    page.key("ArrowLeft");
    page.key("Enter");
    until_fen(&page, "3k4/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(focused(), "d8");
    page.key("Control+z");
    until_fen(&page, KINGS);
}

#[test]
fn rights_and_numbers_are_those_the_fen_can_say() {
    let page = open("#/editor/chess", FRIENDS);
    page.click("[aria-label='White O-O']");
    page.wait_for("document.querySelector('#editor-fen').value.includes(' w Qkq ')");
    // Without its rook there is no right, and with it again there is.
    page.drag(&spot("a8"), &spot("a6"));
    page.wait_for("document.querySelector(\"[aria-label='Black O-O-O']\").disabled");
    page.drag(&spot("a6"), &spot("a8"));
    page.wait_for("document.querySelector('#editor-fen').value.includes(' w Qkq ')");
    page.click("text=Black");
    page.wait_for("document.querySelector('#editor-fen').value.includes(' b Qkq ')");
    page.eval("((it) => { it.value = 7; it.dispatchEvent(new Event('change', { bubbles: true })); })(document.querySelector('.facts-row input')), 0");
    page.wait_for("document.querySelector('#editor-fen').value.endsWith(' 7 1')");
    // A game that remembers which pawns have moved asks it of each.
    visit(&page, "#/editor/twilight");
    page.click("[aria-label='The pawn on e2 may make a double step']");
    page.wait_for("document.querySelector('#editor-fen').value.endsWith(' 239 255')");
    page.must_be_accessible();
}

#[test]
fn text_goes_in_and_out_and_a_bad_one_changes_nothing() {
    let page = open("#/editor/chess", FRIENDS);
    let start = fen(&page);
    write(&page, "4k3/8/8/8/8/8/4Q3 w");
    page.wait_for_text("#editor-fault", "7 ranks instead of 8");
    assert!(is_occupied(&page, "d8"), "the board stays as it was");
    // The bad text stays until the board changes.
    page.key("Tab");
    assert_eq!(fen(&page), "4k3/8/8/8/8/8/4Q3 w");
    page.right_click(&spot("d8"));
    until_fen(&page, &start.replacen('q', "1", 1));
    // One of another game may bring the game along, one of another site is understood.
    let alice = "4k3/8/8/8/8/8/8/4K3:8/8/8/8/8/4N3/8/8 w - - 0 1";
    write(&page, alice);
    page.click("text=Open as Alice Chess");
    page.until("two boards", || page.count("[role=grid]") == 2);
    write(&page, "https://lichess.org/editor/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1");
    page.until("one board", || page.count("[role=grid]") == 1);
    page.key("Tab");
    until_fen(&page, KINGS);
    let copied = page.alone_with_clipboard(|| {
        page.click("[aria-label='Copy: FEN']");
        page.wait_for_text(".copy-row [aria-live]", "Copied");
        page.clipboard()
    });
    assert_eq!(copied, KINGS);
}

fn a_link_shows_a_position_and_a_wrong_one_says_so<T: Tab>() {
    let page: T = open_in("#/editor/chess/4k3/8/8/3N4/8/8/8/4K3_b_-_-_0_1?o=black", FRIENDS);
    until_fen(&page, "4k3/8/8/3N4/8/8/8/4K3 b - - 0 1");
    page.wait_for("document.querySelector('.square').dataset.spot === 'h1'");
    // An address that is followed, and one that makes no sense.
    page.eval("location.hash = '#/editor/crazyhouse/4k3/8/8/8/8/8/8/4K3/Qp_w_-_-_0_1', 0");
    until_fen(&page, "4k3/8/8/8/8/8/8/4K3[Qp] w - - 0 1");
    page.eval("location.hash = '#/editor/chess/4k3/8_w', 0");
    page.wait_for_text("#editor-fault", "2 ranks instead of 8");
    page.wait_to_see(".piece[data-at=e1]");
    // Illegal ones are shown as they are.
    page.eval("location.hash = '#/editor/chess/4k3/4Q3/8/8/8/8/8/8_w_-_-_0_1', 0");
    page.wait_for_text("#editor-verdict", "White has no king.");
    page.wait_to_see(".piece[data-at=e7]");
}

fn what_is_set_up_survives_a_reload_and_goes_back_step_by_step<T: Tab>() {
    let page: T = open_in("#/chess", FRIENDS);
    page.eval("location.hash = '#/editor/chess/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1', 0");
    page.wait_to_see("[data-tool=R]");
    page.click("[data-tool=R]");
    page.click("[data-spot=a1]");
    until_fen(&page, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    page.reload();
    until_fen(&page, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    // The bare address finds it again; Back leads out.
    page.eval("history.back(), 0");
    page.wait_to_see(".strip-top .name");
    page.eval("location.hash = '#/editor', 0");
    until_fen(&page, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
}

#[test]
fn a_game_or_the_analysis_begins_with_the_position() {
    let position = "#/editor/chess/4k3/8/8/8/8/8/4P3/4K3_b_-_-_3_7";
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 7";
    let page = open(position, FRIENDS);
    page.click("text=Play a friend here");
    page.wait_to_see(".strip-bottom .name");
    page.until("the game", || table(&page).game.fen() == fen);
    page.eval("history.back(), 0");
    page.wait_to_see("#editor-fen");
    page.click("text=Play the computer");
    page.wait_for_text(".strip-top", "Computer");
    page.until("the game", || table(&page).game.first_plies(0).fen() == fen);
    assert_eq!(page.eval("document.querySelector('.board').dataset.orientation"), "black");
    page.eval("history.back(), 0");
    page.wait_to_see("#editor-fen");
    page.click("text=Analysis");
    page.wait_to_see(".meter");
    page.wait_to_see(".piece[data-at=e2]");
    assert_eq!(page.count(".piece"), 3);
    // And back to the editor with it.
    page.click("text=Edit position");
    until_fen(&page, fen);
    // From a game by its share dialog.
    visit(&page, "#/alice/4k3/8/8/8/8/8/8/4K3:8/8/8/8/8/4N3/8/8_w_-_-_0_1");
    page.click("text=Share");
    page.click("text=Edit position");
    until_fen(&page, "4k3/8/8/8/8/8/8/4K3:8/8/8/8/8/4N3/8/8 w - - 0 1");
}

#[test]
fn every_board_is_edited() {
    let page = open("#/editor/alice", FRIENDS);
    page.drag(&spot("e2"), &spot("Be4"));
    page.until("it is there", || fen(&page).contains(":8/8/8/8/4P3/8/8/8 "));
    page.click(&spare("n"));
    page.click(&spot("Ba8"));
    page.wait_for_text("#editor-verdict", "both boards have a piece on a8.");
    page.until("both squares to be marked", || page.count(".square.check") == 2);
    page.right_click(&spot("a8"));
    page.wait_for_text("#editor-verdict", "White to move");
    page.must_be_accessible();
    let three = open("#/editor/alice-3", FRIENDS);
    assert_eq!(three.count("[role=grid]"), 3);
}

#[test]
fn a_game_without_turns_begins_with_its_cooldowns() {
    let page = open("#/editor/realtime/4k3/8/8/8/8/8/4P3/4K3_-_-_-_0,0_0", FRIENDS);
    page.click(&spot("e2"));
    page.wait_to_see(".picked-piece input");
    page.eval("((it) => { it.value = 2500; it.dispatchEvent(new Event('change', { bubbles: true })); })(document.querySelector('.picked-piece input')), 0");
    page.wait_for_text(".waits b", "2.5");
    until_fen(&page, "4k3/8/8/8/8/8/4P3/4K3 - - e2=2500 0,0 0");
    page.must_be_accessible();
    page.click("text=Play a friend here");
    page.wait_to_see(".arena, .chill");
    page.until("three pieces", || page.count(".piece[data-at]") == 3);
    assert_eq!(page.eval("location.hash.startsWith('#/realtime')"), true);
    page.wait_to_see(".chill");
}

#[test]
fn another_game_keeps_the_position() {
    let page = open("#/editor/chess/4k3/8/8/8/8/8/4P3/4K3_b_-_-_3_7", FRIENDS);
    let choose = |slug: &str| {
        page.eval(&format!(
            "((it) => {{ it.value = '{slug}'; it.dispatchEvent(new Event('change', {{ bubbles: true }})); }})(document.querySelector('.panel select')), 0"
        ));
    };
    choose("twilight");
    page.wait_to_see(".tray");
    until_fen(&page, "4k3/8/8/8/8/8/4P3/4K3 - b - - 3 7 16 0");
    choose("realtime");
    until_fen(&page, "4k3/8/8/8/8/8/4P3/4K3 - - - 0,0 0");
    page.key("Control+z");
    page.key("Control+z");
    until_fen(&page, "4k3/8/8/8/8/8/4P3/4K3 b - - 3 7");
    assert_eq!(page.ask(".panel select", "e => e.value"), "chess");
}

/// Games that hold more than others, each in a position that shows it.
const SHOWN: [(&str, &str); 7] = [
    ("chess", ""),
    ("twilight", "/r1bq1rk1/ppp2ppp/2np1n2/4p3/4P3/2NP1N2/PPP2PPP/R1BQ1RK1_Bb_w_-_-_2_8_231_231"),
    (
        "alice",
        "/r3kb2/ppp2p2/8/8/7P/5B2/P2P1P2/RNB1K3:8/4n2r/n2pp1pp/7q/QPP1P1R1/6PN/8/8_w_Q_-_0_16",
    ),
    ("tandem", "/r3k2r/t1ttqtb1/bn2tnt1/3TN3/1t2T3/2N2Q1t/TTTBBTTT/R3K2R_w_KQkq_-_0_1"),
    ("crazyhouse", "/r1b1k2r/ppp2ppp/2n5/3q4/3P4/2P2N2/P1P2PPP/R1BQK2R[PNbn]_w_KQkq_-_0_10"),
    ("alice-twilight", ""),
    (
        "realtime",
        "/rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR_KQkq_e3@7000_e4=7000,e5=7040_1,2_6500",
    ),
];

#[test]
fn the_editor_fits_every_window_by_day_and_by_night() {
    for (name, device) in [("desktop", Device::DESKTOP), ("phone", Device::PHONE)] {
        for scheme in ["light", "dark"] {
            let page = Page::new();
            page.emulate(device);
            page.prefer(&[("prefers-color-scheme", scheme), ("prefers-reduced-motion", "reduce")]);
            for (game, position) in SHOWN {
                visit(&page, &format!("#/editor/{game}{position}"));
                page.wait_to_see("#editor-verdict p");
                page.until("the game", || page.ask(".panel select", "e => e.value") == game);
                page.screenshot(&format!("editor-{game}-{name}-{scheme}"));
                let wide = "document.documentElement.scrollWidth <= innerWidth";
                assert_eq!(page.eval(wide), true, "{game} on a {name}");
                page.must_be_accessible();
            }
        }
    }
}

/// Firefox drives its own keys and fingers less well; what matters there is that the program runs.
#[test]
fn a_position_opens_the_analysis_in_firefox() {
    let page: Firefox = open_in("#/editor/chess/4k3/8/8/8/8/8/4P3/4K3_b_-_-_3_7", FRIENDS);
    page.click("text=Analysis");
    page.wait_to_see(".meter");
    page.wait_to_see(".piece[data-at=e2]");
}
