//! The game without turns: two people at one board, pauses, looking back, and how it looks.

use crate::play::{Hand, is_occupied, open, point, spot, visit, with_settings};
use e2e::{Device, Page};
use wonderboard::app::realtime::saved::SavedSession;
use wonderboard::board::{ByColor, Color};
use wonderboard::engine::Level;
use wonderboard::engine::realtime::{Question, TimedChoice, TimedSearch, TimedStyle};
use wonderboard::notation::square;

const FRIENDS: &str = r#"{"pace":"none","realtime":{"opponent":"Friend"}}"#;
/// Nobody waits at first; a unit of half a second, of five, and of a minute.
const QUICK: &str = "#/realtime?tu_ms=500&delays=none&black_extra=0";
const EASY: &str = "#/realtime?tu_ms=5000&delays=none&black_extra=0";
pub const SLOW: &str = "#/realtime?tu_ms=60000&delays=none&black_extra=0";

/// A game that has begun.
pub fn begun(hash: &str) -> Page {
    let page = held(Device::DESKTOP, hash, FRIENDS);
    start(&page);
    page
}

/// The page as it opens, its time in the test's hands.
fn held(device: Device, hash: &str, settings: &str) -> Page {
    let page = Page::new();
    page.emulate(device);
    page.hold_clock();
    with_settings(&page, settings);
    visit(&page, hash);
    page
}

/// Presses Start or Go on and waits until time runs.
fn start(page: &Page) {
    page.click(".cover .button");
    page.advance(3_000);
    page.until("the countdown", || page.count(".cover") == 0);
}

/// Does something, and waits until it has come about.
#[track_caller]
fn bring_about(page: &Page, act: impl Fn(), done: impl Fn() -> bool) {
    act();
    page.until("what was done", done);
}

/// Pauses the game.
fn pause(page: &Page) {
    page.key("p");
    page.wait_for_text(".status", "Paused");
}

/// Makes moves, one after the other, of pieces that do not wait.
#[track_caller]
pub fn play(page: &Page, hand: Hand, pieces: &[(&str, &str)]) {
    for (from, to) in pieces {
        let made = moves(page).len() + 1;
        bring_about(page, || point(page, hand, from, to), || moves(page).len() >= made);
        // No two moves are made at once.
        page.advance(20);
    }
}

fn moves(page: &Page) -> Vec<String> {
    let texts = page
        .eval("[...document.querySelectorAll('.timed-moves .ply')].map(e => e.innerText.trim())");
    let texts = texts.as_array().expect("an array").iter();
    texts.filter_map(|text| text.as_str().map(str::to_owned)).collect()
}

#[track_caller]
fn wait_for_moves(page: &Page, wanted: &[&str]) {
    page.until(&format!("{wanted:?}"), || moves(page) == wanted);
}

fn kept(page: &Page) -> SavedSession {
    let text = page.stored("wonderboard.realtime").expect("a game is kept");
    serde_json::from_str(&text).expect("a session")
}

#[test]
fn a_drag_is_called_off_by_escape_and_by_the_right_button() {
    let page = begun(EASY);
    let (x, y) = page.rect(&spot("e4")).centre();
    let off: [fn(&Page); 2] = [|page| page.key("Escape"), Page::press_right];
    for call_off in off {
        page.press(&spot("e2"));
        page.glide_to(x, y);
        page.wait_to_see(".piece.dragging");
        call_off(&page);
        page.until("the piece to be back", || page.count(".dragging, .ghost, .picked") == 0);
        page.release();
        assert!(is_occupied(&page, "e2") && moves(&page).is_empty());
    }
}

#[test]
fn the_game_is_found_among_the_others_and_begins_after_a_countdown() {
    let page = held(Device::DESKTOP, "#/chess", FRIENDS);
    page.click(".game-name");
    page.wait_to_see(".sheet");
    page.click("input[value=realtime]");
    page.wait_for_text(".chosen", "both sides move at any time");
    page.must_be_accessible();
    page.screenshot("realtime-new-game");
    page.click(".sheet-foot .primary");
    page.wait_to_see(".counting");
    assert_eq!(page.count(".chill"), 32, "everybody waits at first");
    page.wait_for_text(".game-name", "Real-time Chess");
    page.wait_for("location.hash.startsWith('#/realtime?seed=')");
    page.until("the countdown", || page.count(".cover") == 0);
    // The other game is where it was.
    page.click("a.brand");
    page.until("the other table", || page.count(".timed") == 0);
}

fn plays(hand: Hand) {
    let page = begun(SLOW);
    play(&page, hand, &[("e2", "e4"), ("e7", "e5"), ("g1", "f3")]);
    wait_for_moves(&page, &["e4", "e5", "Nf3"]);
    assert!(is_occupied(&page, "f3") && !is_occupied(&page, "g1"));
    page.until("whoever has moved to be frozen", || page.count(".chill") == 3);
    assert_eq!(page.count(".arrow.made"), 3);
}

#[test]
fn nobody_waits_for_a_turn_by_pointer() {
    plays(Hand::Click);
    plays(Hand::Drag);
}

#[test]
fn nobody_waits_for_a_turn_by_keyboard() {
    plays(Hand::Keys);
}

#[test]
fn a_frozen_piece_moves_when_it_is_ready() {
    let page = begun(EASY);
    play(&page, Hand::Drag, &[("g1", "f3")]);
    let planned = || page.count(".arrow.planned") == 1 && page.count(".square.premove") == 1;
    bring_about(&page, || point(&page, Hand::Drag, "f3", "g5"), planned);
    page.advance(15_000);
    page.until("the moves", || moves(&page) == ["Nf3", "Ng5"]);
    assert_eq!(page.count(".arrow.planned, .square.premove"), 0);
}

#[test]
fn a_move_in_advance_is_taken_back() {
    let page = begun(SLOW);
    play(&page, Hand::Drag, &[("g1", "f3")]);
    let undo: [&dyn Fn(); 3] = [
        &|| {
            page.click(&spot("f3"));
            page.click(&spot("f3"));
        },
        &|| page.click(".undo"),
        &|| {
            page.ask(&spot("f3"), "e => e.focus()");
            page.key("Delete");
        },
    ];
    for undo in undo {
        let planned = || page.count(".arrow.planned") == 1;
        bring_about(&page, || point(&page, Hand::Drag, "f3", "g5"), planned);
        bring_about(&page, undo, || page.count(".arrow.planned") == 0);
    }
    point(&page, Hand::Click, "f3", "f5");
    page.wait_for_text(".toast", "A knight goes two squares straight and one to the side.");
}

#[test]
fn a_check_locks_all_that_cannot_answer() {
    let page = begun(EASY);
    play(&page, Hand::Drag, &[("e2", "e4"), ("f7", "f5"), ("d1", "h5")]);
    page.wait_for_text(".status", "Black is in check.");
    assert_eq!(page.count(".square.answer"), 1, "only the pawn on g7 can come between");
    assert_eq!(page.count(".lock"), 14, "the king itself is in check");
    // Not within a twentieth of a unit, lest it be a tie.
    page.advance(300);
    let refused = || page.shows(".toast") && page.text(".toast").contains("this move doesn’t help");
    bring_about(&page, || point(&page, Hand::Click, "a7", "a6"), refused);
    page.screenshot("realtime-check");
    page.must_be_accessible();
    let answer = || point(&page, Hand::Click, "g7", "g6");
    bring_about(&page, answer, || page.count(".lock, .square.check") == 0);
    assert_eq!(page.count(".toast"), 0, "a move ends the matter");
}

#[test]
fn a_tie_goes_to_white_and_black_s_piece_snaps_back() {
    // Both knights can go to e5; a unit of a minute makes a tie of three seconds.
    let start = "4k3/8/2n5/8/8/5N2/8/4K3_-_-_-_0,0_0";
    let page = begun(&format!("{SLOW}&start={start}"));
    point(&page, Hand::Drag, "c6", "e5");
    page.until("a move that is not certain", || page.count(".square.unsure") == 1);
    point(&page, Hand::Drag, "f3", "e5");
    page.wait_for_text(".toast", "White was first: Black’s knight never left c6.");
    wait_for_moves(&page, &["Ne5"]);
    assert!(is_occupied(&page, "c6") && page.count(".piece.white[data-at=e5]") == 1);
    assert_eq!(page.count(".chill.black"), 0, "it never moved, so it is not frozen");
}

#[test]
fn out_of_sight_time_stands_still() {
    let page = begun(QUICK);
    play(&page, Hand::Drag, &[("d2", "d4")]);
    let hide = |hidden: bool| {
        page.eval(&format!(
            "Object.defineProperty(document, 'hidden', {{ get: () => {hidden}, configurable: true }});
             document.dispatchEvent(new Event('visibilitychange'))"
        ));
    };
    hide(true);
    page.wait_for_text(".status", "out of sight");
    let stood = kept(&page);
    page.advance(700);
    hide(false);
    page.wait_for_text(".status", "out of sight");
    assert_eq!(kept(&page), stood, "no tick has passed");
    start(&page);
    play(&page, Hand::Drag, &[("d4", "d5")]);
    wait_for_moves(&page, &["d4", "d5"]);
}

#[test]
fn who_sleeps_wakes_up_to_a_pause() {
    let page = begun(QUICK);
    page.oversleep(2_000);
    page.wait_for_text(".status", "your device was asleep");
    let session = kept(&page).open().expect("a session");
    assert!(session.arbiter.now() < 4_000, "{} ticks", session.arbiter.now());
}

#[test]
fn a_game_goes_on_after_a_reload() {
    let page = begun(SLOW);
    play(&page, Hand::Drag, &[("e2", "e4")]);
    let planned = || page.count(".arrow.planned") == 1;
    bring_about(&page, || point(&page, Hand::Drag, "e4", "e5"), planned);
    page.reload();
    page.wait_to_see(".cover .button");
    assert_eq!(page.text(".cover .button"), "Resume");
    assert_eq!((moves(&page), page.count(".arrow.planned")), (vec!["e4".to_owned()], 1));
    start(&page);
    play(&page, Hand::Drag, &[("d7", "d5")]);
    wait_for_moves(&page, &["e4", "d5"]);
}

#[test]
fn one_looks_back_by_slider_step_and_list() {
    let page = begun(QUICK);
    play(&page, Hand::Drag, &[("e2", "e4"), ("e7", "e5")]);
    wait_for_moves(&page, &["e4", "e5"]);
    pause(&page);
    page.click("[aria-label='Previous move']");
    page.click("[aria-label='Previous move']");
    page.until("the first move", || is_occupied(&page, "e4") && is_occupied(&page, "e7"));
    page.click(".timed-moves li:nth-child(2) .ply");
    page.until("the second", || is_occupied(&page, "e5"));
    page.must_be_accessible();
    page.screenshot("realtime-looking-back");
    page.eval("{ const s = document.querySelector('[type=range]'); s.value = 0; s.dispatchEvent(new Event('input', { bubbles: true })); }");
    page.until("the start", || is_occupied(&page, "e2"));
    page.click("text=4×");
    page.click("[aria-label=Play]");
    page.until("the end", || is_occupied(&page, "e5"));
    page.click("text=Back to the game");
    page.click(".actions .act");
    page.until("the countdown", || page.count(".counting") == 1);
}

#[test]
fn a_game_is_shared_and_opened_elsewhere() {
    let page = begun(EASY);
    let mate = [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")];
    play(&page, Hand::Drag, &mate);
    page.wait_for_text(".banner", "Black wins by checkmate");
    page.screenshot("realtime-mate");
    page.click("[aria-label=Share]");
    page.wait_to_see(".sheet");
    let field = |name: &str| page.eval(&format!("document.getElementById('{name}').value"));
    assert!(field("Game (PGN with times)").as_str().expect("a text").contains("%rt"));
    let link = field("Link to the whole game");
    let hash = link.as_str().and_then(|link| link.split_once('#')).expect("a link").1.to_owned();
    let other = open(&format!("#{hash}"), FRIENDS);
    other.wait_for_text(".banner", "Black wins by checkmate");
    assert_eq!(moves(&other), ["f3", "e5", "g4", "Qh4"]);
}

#[test]
fn two_people_sit_face_to_face() {
    let facing = r#"{"pace":"none","realtime":{"opponent":"Friend","facing":true}}"#;
    let page = held(Device::PHONE, EASY, facing);
    start(&page);
    play(&page, Hand::Tap, &[("e2", "e4")]);
    play(&page, Hand::Swipe, &[("e7", "e5")]);
    wait_for_moves(&page, &["e4", "e5"]);
    let turned = "getComputedStyle(document.querySelector('.piece.black .glyph')).rotate";
    assert_eq!(page.eval(turned), "180deg");
    page.screenshot("realtime-face-to-face");
}

#[test]
fn announcements_come_at_most_once_a_second() {
    let page = begun(EASY);
    page.eval(
        "heard = []; new MutationObserver(() => heard.push([performance.now(), document.querySelector('[role=log]').innerText]))
            .observe(document.querySelector('[role=log]'), { childList: true, subtree: true, characterData: true })",
    );
    for (from, to) in [("a2", "a3"), ("b2", "b3"), ("c2", "c3"), ("d2", "d3"), ("e2", "e3")] {
        play(&page, Hand::Drag, &[(from, to)]);
    }
    page.advance(4_000);
    page.until("all to be told", || page.eval("heard.at(-1)?.[1].includes('e3')") == true);
    let calm = "heard.length > 1 && heard.slice(1).every(([at], i) => at - heard[i][0] >= 999)";
    assert_eq!(page.eval(calm), true, "{}", page.eval("heard"));
}

/// Shows the table and the rules, and audits them.
fn audit(device: Device, scheme: &str) {
    let page = held(device, "#/realtime?seed=1&tu_ms=1000", FRIENDS);
    page.prefer(&[("prefers-color-scheme", scheme)]);
    let look = |view: &str| {
        page.must_be_accessible();
        let wider = page.eval("document.documentElement.scrollWidth > innerWidth");
        assert_eq!(wider, false, "{view} is wider than the window");
        page.screenshot(&format!("realtime-{view}-{}-{scheme}", device.width));
    };
    look("still");
    start(&page);
    play(&page, Hand::Drag, &[("e2", "e4"), ("d2", "d4"), ("g8", "f6")]);
    look("running");
    page.goto(&crate::SITE.url("#/rules/realtime"));
    page.wait_to_see(".rules h2");
    look("rules");
}

#[test]
fn the_game_without_turns_on_a_desktop_by_day() {
    audit(Device::DESKTOP, "light");
}

#[test]
fn the_game_without_turns_on_a_phone_by_night() {
    audit(Device::PHONE, "dark");
}

/// A beginner's computer, half a second a unit, White here.
const ALONE: &str = r#"{"pace":"none","realtime":{"level":1}}"#;

/// Counts the workers that are still loading, and notes the last question to the computer's until it is
/// answered.
const NOTED: &str = "asked = null;
loading = 0;
Worker = class extends Worker {
    constructor(...rest) {
        super(...rest);
        loading += 1;
        this.addEventListener('message', () => loading -= 1, { once: true });
        this.addEventListener('message', ({ data }) => {
            if (data?.Thought?.number === asked) asked = null;
        });
    }
    postMessage(ask) {
        if (ask?.position) asked = ask.number;
        super.postMessage(ask);
    }
}";

/// Advances the held clock by some milliseconds. Workers load and think in wall-clock time, so each step
/// first waits for them: for twenty seconds at most, which a busy machine may need to load one.
fn let_play(page: &Page, ms: u32) {
    page.eval(&format!(
        "(async () => {{
            for (let passed = 0; passed < {ms}; passed += 25) {{
                for (let looks = 0; (loading > 0 || asked !== null) && looks < 20000; looks++) {{
                    await new Promise((done) => __clock.soon(done, 1));
                }}
                await __clock.advance(25);
            }}
        }})()"
    ));
}

/// Plays White with the engine's head and this test's hands, which rest after every move, until the
/// game is over or so many moves have been tried.
fn play_white(page: &Page, tries: usize, rest: u32) {
    let mut player = TimedSearch::new(TimedStyle::of(Level::STRONGEST), 8);
    for _ in 0..tries {
        if page.shows(".banner") {
            return;
        }
        let session = kept(page).open().expect("a session");
        let tu_ms = session.setup.terms.tu_ms;
        // It will be done by then.
        let at = session.arbiter.now() + 200;
        player.begin(&Question {
            position: *session.arbiter.view(Color::White),
            options: *session.arbiter.options(),
            side: Color::White,
            at,
            pace: ByColor([TimedStyle::expected(tu_ms); 2]),
            seed: u64::from(at),
        });
        let (thought, _) = player.slice(5_000);
        match thought.choice {
            TimedChoice::Move(m) => {
                point(page, Hand::Click, &square(m.from), &square(m.to));
                let_play(page, rest);
            }
            TimedChoice::Wait => let_play(page, rest / 2),
        }
        // Games under way are kept at every move; time passes as well.
        page.eval("dispatchEvent(new Event('pagehide'))");
    }
}

#[test]
fn a_whole_game_against_the_computer() {
    // Pawns against a side, so that it is soon over.
    let start_position = "4k3/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_KQ_-_-_0,0_0";
    let page = Page::new();
    page.hold_clock();
    page.before_load(NOTED);
    // The fourth level, kept as 11: the first would hardly have moved.
    with_settings(&page, r#"{"pace":"none","realtime":{"level":11}}"#);
    visit(&page, &format!("{QUICK}&start={start_position}"));
    start(&page);
    play_white(&page, 200, 1_200);
    page.wait_to_see(".banner");
    println!("{} in {} moves", page.text(".reason"), moves(&page).len());
    assert!(page.text(".reason").starts_with("You won"), "level 4 loses to the strongest");
    let session = kept(&page).open().expect("a session");
    let black = session.arbiter.log().iter().filter(|entry| entry.side == Color::Black);
    assert!(black.count() >= 3, "the computer has played, too");
    page.click("text=Rematch");
    page.wait_to_see(".counting");
    assert!(page.text(".strip-top").contains("Computer"));
    assert_eq!(page.attribute(".board", "data-orientation").as_deref(), Some("black"));
}

#[test]
fn the_computer_stands_still_in_a_pause_and_answers_offers() {
    let page = held(Device::DESKTOP, QUICK, ALONE);
    start(&page);
    page.until("the moves", || moves(&page).len() >= 2);
    pause(&page);
    let made = moves(&page);
    page.advance(2_500);
    assert_eq!(moves(&page), made);
    start(&page);
    page.until("the moves", || moves(&page).len() > made.len());
    page.click("text=Draw");
    page.wait_for_text(".toast", "The computer declines your draw offer.");
    page.click("text=Resign");
    page.click(".confirm .primary");
    page.wait_for_text(".banner", "You lost by resignation");
}

#[test]
fn the_rules_are_shown_by_games_that_play_themselves() {
    let page = Page::new();
    page.hold_clock();
    page.goto(&crate::SITE.url("#/rules/realtime"));
    page.until("six games", || page.count(".demo .board") == 6);
    assert_eq!(page.text(".demo .button"), "Play");
    page.click(".demo .button");
    page.wait_for_text(".demo .now", "It has moved.");
    page.until("what drains", || page.count(".demo .chill") >= 1);
    page.click(".demo .button");
    assert_eq!(page.text(".demo .button"), "Play", "it stands still");
    page.click(".demo .button");
    page.wait_for_text(".demo .now", "Now it can move again.");
    page.wait_for_text(".demo .button", "Once more");
}

#[test]
fn the_page_is_as_high_as_the_window() {
    for (width, height) in [(1280, 800), (1024, 768), (844, 390), (667, 375)] {
        let device = Device { width, height, ..Device::DESKTOP };
        let page = held(device, QUICK, FRIENDS);
        let over = "document.documentElement.scrollHeight - innerHeight";
        assert_eq!(page.eval(over), 0, "at {width}");
    }
}

#[test]
fn whoever_looks_back_to_the_start_sees_no_check() {
    let page = begun(SLOW);
    play(&page, Hand::Click, &[("e2", "e4"), ("f7", "f5"), ("d1", "h5")]);
    page.wait_for_text(".strip-top", "check");
    pause(&page);
    page.wait_for_text(".strip-top", "check");
    for _ in 0..3 {
        page.click("[aria-label='Previous move']");
    }
    page.wait_for("document.querySelector('.looking output').innerText === '0.00'");
    page.until("no check", || page.count(".alarming, .square.check") == 0);
}
