//! The game without turns: two people at one board, pauses, looking back, and how it looks.

use crate::play::{Hand, is_occupied, open, open_on, point, spot, visit, with_settings};
use e2e::{Device, Page};
use std::thread::sleep;
use std::time::{Duration, Instant};
use wonderboard::board::{ByColor, Color};
use wonderboard::durative::{Choice, Player, Question, Style};
use wonderboard::engine::Level;
use wonderboard::notation::square;
use wonderboard::ui::realtime::saved::Saved;

const FRIENDS: &str = r#"{"pace":"none","realtime":{"opponent":"Friend"}}"#;
/// Nobody waits at first; a unit of half a second, of five, and of a minute.
const QUICK: &str = "#/realtime?tu_ms=500&delays=none&black_extra=0";
const EASY: &str = "#/realtime?tu_ms=5000&delays=none&black_extra=0";
pub const SLOW: &str = "#/realtime?tu_ms=60000&delays=none&black_extra=0";

/// A game that has begun.
pub fn begun(hash: &str) -> Page {
    begun_on(Device::DESKTOP, hash)
}

fn begun_on(device: Device, hash: &str) -> Page {
    let page = open_on(device, hash, FRIENDS);
    start(&page);
    page
}

/// Presses Start or Go on and waits until time runs.
fn start(page: &Page) {
    page.click(".cover .button");
    page.until("the countdown", || page.count(".cover") == 0);
}

/// Does something until it has come about. On a machine that is busy with other things the game may
/// take the page for asleep and pause (R34), and so refuse it.
#[track_caller]
fn insist(page: &Page, act: impl Fn(), done: impl Fn() -> bool) {
    loop {
        act();
        page.until("what was done, or a pause", || done() || page.shows(".cover .button"));
        if done() {
            return;
        }
        start(page);
    }
}

/// Pauses the game, unless it has paused by itself.
fn pause(page: &Page) {
    if !page.shows(".cover .button") {
        page.key("p");
    }
    page.wait_for_text(".status", "Paused");
}

/// Makes moves, one after the other, of men that do not wait.
#[track_caller]
pub fn play(page: &Page, hand: Hand, men: &[(&str, &str)]) {
    for (from, to) in men {
        let made = moves(page).len() + 1;
        insist(page, || point(page, hand, from, to), || moves(page).len() >= made);
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

fn kept(page: &Page) -> Saved {
    let text = page.stored("wonderboard.realtime").expect("a game is kept");
    serde_json::from_str(&text).expect("a session")
}

#[test]
fn the_game_is_found_among_the_others_and_begins_after_a_countdown() {
    let page = open("#/chess", FRIENDS);
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
fn a_frozen_man_moves_when_it_is_ready() {
    let page = begun(EASY);
    play(&page, Hand::Drag, &[("g1", "f3")]);
    let planned = || page.count(".arrow.planned") == 1 && page.count(".square.premove") == 1;
    insist(&page, || point(&page, Hand::Drag, "f3", "g5"), planned);
    insist(&page, || (), || moves(&page) == ["Nf3", "Ng5"]);
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
        insist(&page, || point(&page, Hand::Drag, "f3", "g5"), planned);
        insist(&page, undo, || page.count(".arrow.planned") == 0);
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
    sleep(Duration::from_millis(300));
    let refused = || page.shows(".toast") && page.text(".toast").contains("this move doesn’t help");
    insist(&page, || point(&page, Hand::Click, "a7", "a6"), refused);
    page.screenshot("realtime-check");
    page.must_be_accessible();
    let answer = || point(&page, Hand::Click, "g7", "g6");
    insist(&page, answer, || page.count(".lock, .square.check") == 0);
    assert_eq!(page.count(".toast"), 0, "a move ends the matter");
}

#[test]
fn a_tie_goes_to_white_and_black_s_man_snaps_back() {
    // Both knights can go to e5; a unit of a minute makes a tie of three seconds.
    let start = "4k3/8/2n5/8/8/5N2/8/4K3_-_-_-_0,0_0";
    let page = begun(&format!("{SLOW}&start={start}"));
    point(&page, Hand::Drag, "c6", "e5");
    page.until("a move that is not certain", || page.count(".square.unsure") == 1);
    point(&page, Hand::Drag, "f3", "e5");
    page.wait_for_text(".toast", "White was first: Black’s knight never left c6.");
    wait_for_moves(&page, &["Ne5"]);
    assert!(is_occupied(&page, "c6") && page.count(".man.white[data-at=e5]") == 1);
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
    sleep(Duration::from_millis(700));
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
    // Nothing moves for two seconds.
    page.eval("{ const end = performance.now() + 2000; while (performance.now() < end); }");
    page.wait_for_text(".status", "your device was asleep");
    let session = kept(&page).open().expect("a session");
    assert!(session.arbiter.now() < 4_000, "{} ticks", session.arbiter.now());
}

#[test]
fn a_game_goes_on_after_a_reload() {
    let page = begun(SLOW);
    play(&page, Hand::Drag, &[("e2", "e4")]);
    let planned = || page.count(".arrow.planned") == 1;
    insist(&page, || point(&page, Hand::Drag, "e4", "e5"), planned);
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
    let page = Page::new();
    page.emulate(Device::PHONE);
    with_settings(&page, r#"{"pace":"none","realtime":{"opponent":"Friend","facing":true}}"#);
    visit(&page, EASY);
    start(&page);
    play(&page, Hand::Tap, &[("e2", "e4")]);
    play(&page, Hand::Swipe, &[("e7", "e5")]);
    wait_for_moves(&page, &["e4", "e5"]);
    let turned = "getComputedStyle(document.querySelector('.man.black .glyph')).rotate";
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
    page.until("all to be told", || page.eval("heard.at(-1)?.[1].includes('e3')") == true);
    // They are drawn now later, now sooner, but never more than one in each second.
    let calm = page.eval(
        "heard.length > 1 && heard.at(-1)[0] - heard[0][0] > (heard.length - 1) * 1000 - 500",
    );
    assert_eq!(calm, true, "{}", page.eval("heard"));
}

/// Shows the table and the rules, and audits them.
fn audit(device: Device, scheme: &str) {
    let page = open_on(device, "#/realtime?seed=1&tu_ms=1000", FRIENDS);
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

/// Plays White with the engine's head and this test's hands, which rest after every move, until the
/// game is over or so long has passed.
fn play_white(page: &Page, lasts: Duration, rest: Duration) {
    let mut player = Player::new(Style::of(Level::STRONGEST), 8);
    let begun = Instant::now();
    while begun.elapsed() < lasts && !page.shows(".banner") {
        if page.shows(".cover .button") {
            start(page);
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
            pace: ByColor([Style::expected(tu_ms); 2]),
            seed: u64::from(at),
        });
        let (thought, _) = player.slice(5_000);
        match thought.choice {
            Choice::Move(m) => {
                point(page, Hand::Click, &square(m.from), &square(m.to));
                sleep(rest);
            }
            Choice::Wait => sleep(rest / 2),
        }
        // Games under way are kept at every move; time passes as well.
        page.eval("dispatchEvent(new Event('pagehide'))");
    }
}

#[test]
fn a_whole_game_against_the_computer() {
    // Pawns against an army, so that it is over in a minute on a busy machine too.
    let start_position = "4k3/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_KQ_-_-_0,0_0";
    let page = open(&format!("{QUICK}&start={start_position}"), ALONE);
    start(&page);
    play_white(&page, Duration::from_secs(300), Duration::from_millis(1_200));
    page.wait_to_see(".banner");
    println!("{} in {} moves", page.text(".reason"), moves(&page).len());
    assert!(page.text(".reason").starts_with("You win"), "level 1 loses to the strongest");
    let session = kept(&page).open().expect("a session");
    let black = session.arbiter.log().iter().filter(|entry| entry.side == Color::Black);
    assert!(black.count() >= 3, "the computer has played, too");
    page.click("text=Rematch");
    page.wait_to_see(".counting");
    assert_eq!(page.text(".strip-top .name"), "Computer");
    assert_eq!(page.attribute(".board", "data-orientation").as_deref(), Some("black"));
}

#[test]
fn the_computer_stands_still_in_a_pause_and_answers_offers() {
    let page = open(QUICK, ALONE);
    start(&page);
    insist(&page, || (), || moves(&page).len() >= 2);
    pause(&page);
    let made = moves(&page);
    sleep(Duration::from_millis(2_500));
    assert_eq!(moves(&page), made);
    start(&page);
    insist(&page, || (), || moves(&page).len() > made.len());
    page.click("text=Draw");
    page.wait_for_text(".toast", "The computer declines your draw offer.");
    page.click("text=Resign");
    page.click(".confirm .primary");
    page.wait_for_text(".banner", "The computer wins by resignation");
}

/// Notes when the computer's engine is asked, and when it tells what it would do; and how long a
/// worker that does nothing takes to answer meanwhile.
const NOTED: &str = "asks = []; echoes = [];
const echo = new Worker('data:text/javascript,onmessage = ({ data }) => postMessage(data)');
echo.onmessage = ({ data }) => echoes.push(performance.now() - data);
setInterval(() => echo.postMessage(performance.now()), 200);
Worker = class extends Worker {
    constructor(...rest) {
        super(...rest);
        this.addEventListener('message', ({ data }) => {
            const ask = asks.find((ask) => ask.number === data?.Thought?.number);
            if (ask) ask.told ??= performance.now();
        });
    }
    postMessage(ask) {
        if (ask?.position) asks.push({ number: ask.number, asked: performance.now() });
        super.postMessage(ask);
    }
}";

#[test]
fn the_strongest_computer_knows_in_time_what_to_do() {
    let page = Page::new();
    with_settings(&page, r#"{"pace":"none","realtime":{"level":8}}"#);
    page.before_load(NOTED);
    visit(&page, QUICK);
    start(&page);
    insist(&page, || (), || moves(&page).len() >= 12 || page.shows(".banner"));
    // It is asked a tenth of a unit, 50 ms, before it may move, and may be 50 ms late.
    let waits = page.eval(
        "asks.filter((ask) => ask.told).map((ask) => ask.told - ask.asked).sort((a, b) => a - b)",
    );
    let waits: Vec<f64> =
        waits.as_array().expect("times").iter().filter_map(|time| time.as_f64()).collect();
    let (half, most) = (waits[waits.len() / 2], waits[waits.len() * 9 / 10]);
    // What a message there and back takes on this machine, without any thought.
    let late = page.eval("echoes.sort((a, b) => a - b)[Math.floor(echoes.length * 9 / 10)]");
    let late = late.as_f64().expect("echoes");
    println!(
        "of {} questions half are answered in {half:.0} ms, most in {most:.0} ms (echo {late:.0} ms)",
        waits.len()
    );
    assert!(waits.len() >= 8 && most <= 100.0 + 2.0 * late, "{waits:?}");
}

/// Frames as they come while something is done.
struct Frames {
    /// From one frame to the next, in frames.
    gaps: Vec<f64>,
}

impl Frames {
    fn during(page: &Page, act: impl FnOnce()) -> Frames {
        page.eval(
            "frames = []; counts = true;
             requestAnimationFrame(function next(time) {
                 frames.push(time);
                 if (counts) requestAnimationFrame(next);
             })",
        );
        act();
        let times = page.eval("counts = false, frames");
        let times: Vec<f64> =
            times.as_array().expect("times").iter().filter_map(|time| time.as_f64()).collect();
        let gap = |pair: &[f64]| (pair[1] - pair[0]) * 60.0 / 1000.0;
        Frames { gaps: times.windows(2).map(gap).collect() }
    }

    /// The gap in the middle.
    fn usual(&self) -> f64 {
        let mut gaps = self.gaps.clone();
        gaps.sort_by(f64::total_cmp);
        gaps.get(gaps.len() / 2).copied().unwrap_or_default()
    }

    /// How many of a hundred were dropped: a gap of two frames has dropped one.
    fn dropped(&self) -> f64 {
        let dropped: f64 = self.gaps.iter().map(|gap| (gap.round() - 1.0).max(0.0)).sum();
        dropped / (self.gaps.len() as f64 + dropped) * 100.0
    }
}

/// Moves men to and fro, game after game, without looking at what the computer does: to look takes the
/// page's time. Back comes how many moves both have made.
fn fidget(page: &Page, lasts: Duration) -> usize {
    const MEN: ByColor<[(&str, &str); 6]> = ByColor([
        [("g1", "f3"), ("b1", "c3"), ("a2", "a4"), ("h2", "h4"), ("e2", "e3"), ("d2", "d3")],
        [("g8", "f6"), ("b8", "c6"), ("a7", "a5"), ("h7", "h5"), ("e7", "e6"), ("d7", "d6")],
    ]);
    let (begun, mut made, mut side) = (Instant::now(), 0, Color::White);
    while begun.elapsed() < lasts {
        if page.shows(".cover .button") {
            start(page);
        }
        if page.shows(".banner") {
            made += moves(page).len();
            side = !side;
            page.click("text=Rematch");
            page.until("the countdown", || page.count(".cover") == 0);
        }
        let back = MEN[side].iter().map(|&(from, to)| (to, from));
        for (from, to) in MEN[side].into_iter().chain(back) {
            point(page, Hand::Click, from, to);
            sleep(Duration::from_millis(400));
        }
    }
    made + moves(page).len()
}

#[test]
fn sixty_seconds_on_a_slow_processor_drop_few_frames() {
    let page = open(QUICK, r#"{"realtime":{"level":4}}"#);
    let slowness = slowness(&page);
    page.slow_processor((4.0 / slowness).clamp(1.0, 4.0));
    // What other tests and programs take from a page on which nothing happens.
    let rest = Frames::during(&page, || sleep(Duration::from_secs(5)));
    start(&page);
    let mut made = 0;
    let played = Frames::during(&page, || made = fidget(&page, Duration::from_secs(60)));
    let (count, share) = (played.gaps.len(), played.dropped());
    println!(
        "{count} frames, {share:.2} % dropped in {made} moves; at rest {:.2} %, machine {slowness:.1} \
         times slower",
        rest.dropped()
    );
    // The share is for people to read, for it is the whole machine's; but a game in which the usual
    // frame takes longer than at rest is drawn by too much work, unless the machine has no time.
    let (usual, still) = (played.usual(), rest.usual());
    let allowed = 1.5 * still * slowness.max(1.0);
    assert!(made > 20, "{made} moves are no game");
    assert!(count > 100 && usual <= allowed, "a frame in {usual:.1}, at rest in {still:.1}");
}

/// How often slower this machine is than the one on which a game at a quarter of its speed dropped 0.2 to
/// 0.4 of a hundred frames: there the loop took so many milliseconds.
fn slowness(page: &Page) -> f64 {
    const THERE: f64 = 700.0;
    let took = page.eval(
        "{ const start = performance.now();
           for (let i = 0, x = 1; i < 3e7; i++) x = (x * 48271) % 2147483647;
           performance.now() - start }",
    );
    took.as_f64().expect("a time") / THERE
}

#[test]
fn the_rules_are_shown_by_games_that_play_themselves() {
    let page = Page::new();
    page.goto(&crate::SITE.url("#/rules/realtime"));
    page.until("six games", || page.count(".demo .board") == 6);
    assert_eq!(page.text(".demo .button"), "Play");
    page.click(".demo .button");
    page.wait_for_text(".demo .now", "It has moved.");
    page.until("what drains", || page.count(".demo .chill") >= 1);
    page.click(".demo .button");
    assert_eq!(page.text(".demo .button"), "Play", "it stands still");
    page.click(".demo .button");
    page.wait_for_text(".demo .now", "Now it may move again.");
    page.wait_for_text(".demo .button", "Once more");
}
