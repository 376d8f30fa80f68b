//! The game without turns for newcomers: what is shown before a first game, its speed, its course and its end.

use crate::SITE;
use crate::play::{Hand, point, spot, visit, with_settings};
use crate::realtime::{begun, play};
use e2e::{Device, Page};
use std::fs;
use wonderboard::app::courses::progress::Progress;
use wonderboard::app::realtime::course::lesson::TU_MS;
use wonderboard::app::realtime::course::{TimedLesson, solution};
use wonderboard::app::realtime::first::{Experience, SLOW_MS};
use wonderboard::app::realtime::intro::DEEDS;
use wonderboard::app::realtime::saved::SavedSession;
use wonderboard::app::realtime::{Session, SessionAction, demo};
use wonderboard::board::Color;
use wonderboard::notation::realtime::courses::{TimedGoal, read};
use wonderboard::notation::{square, square_of};
use wonderboard::realtime::{Command, Move, Tick};

const ALONE: &str = r#"{"realtime":{"level":1}}"#;
/// Nothing moves by itself.
const STILL: &str = r#"{"pace":"none","realtime":{"opponent":"Friend"}}"#;

/// The page for somebody who has never been here, its time in the test's hands.
fn new(device: Device, hash: &str, settings: &str) -> Page {
    let page = Page::new();
    page.emulate(device);
    page.hold_clock();
    page.before_load(&format!("localStorage['wonderboard.settings'] ??= '{settings}'"));
    visit(&page, hash);
    page
}

fn seen(page: &Page) -> Experience {
    let kept = page.stored("wonderboard.realtime.experience").unwrap_or_else(|| "{}".to_owned());
    serde_json::from_str(&kept).expect("JSON")
}

fn kept(page: &Page) -> Session {
    let text = page.stored("wonderboard.realtime").expect("a game is kept");
    serde_json::from_str::<SavedSession>(&text).expect("JSON").open().expect("a session")
}

/// Waits until the countdown to a game runs, and then until that is over.
#[track_caller]
fn count_down(page: &Page) {
    page.until("the countdown", || page.count(".counting") == 1);
    page.advance(3_000);
    page.until("the game", || page.count(".cover") == 0);
}

#[test]
fn a_first_game_is_slow_and_is_shown_before() {
    let page = new(Device::DESKTOP, "#/realtime", ALONE);
    page.wait_for_text(".start-card", "a pawn cools down for 5 s instead of 2 s");
    page.must_be_accessible();
    page.screenshot("newcomer-start");
    page.click("text=Start");
    page.wait_for_text(".intro-words", "There are no turns");
    assert_eq!((page.count(".intro"), page.count(".cover")), (1, 0));
    page.must_be_accessible();
    // It goes by itself, and every sentence is said in its time.
    let mut passed = 0;
    for (tick, words) in [(DEEDS[0].tick, "now it is frozen"), (DEEDS[4].tick, "Check!")] {
        let ms = demo::clock().ms(f64::from(tick)) as u32 + 100;
        page.advance(ms - passed);
        passed = ms;
        page.wait_for_text(".intro-words", words);
    }
    assert_eq!(page.count(".square.answer"), 1, "only one can answer the check");
    page.screenshot("newcomer-intro");
    page.advance(demo::clock().ms(f64::from(demo::end(&DEEDS))) as u32 - passed + 100);
    page.until("the pieces at home", || page.count(".piece[data-at=g1]") == 1);
    page.advance(600);
    count_down(&page);
    assert_eq!(kept(&page).setup.terms.tu_ms, SLOW_MS);
    assert!(seen(&page).is_shown && !seen(&page).is_finished);
    // It is seen once.
    page.reload();
    page.wait_to_see(".cover .button");
    assert_eq!((page.text(".cover .button"), page.count(".start-card")), ("Resume".to_owned(), 0));
    page.click(".cover .button");
    page.advance(2_000);
    page.until("the game", || page.count(".cover") == 0 && page.count(".intro") == 0);
}

#[test]
fn one_press_plays_at_full_speed() {
    let page = new(Device::PHONE, "#/realtime", ALONE);
    page.tap("text=Full speed");
    page.wait_to_see(".intro");
    page.tap("text=Skip");
    count_down(&page);
    assert_eq!(kept(&page).setup.terms.tu_ms, 2_000);
    assert!(seen(&page).has_chosen);
    page.wait_for("location.hash.includes('tu_ms=2000') || !location.hash.includes('tu_ms')");
}

#[test]
fn who_wants_nothing_to_move_goes_on_by_hand() {
    let page = new(Device::DESKTOP, "#/realtime", STILL);
    page.ask(".start-card .primary", "e => e.focus()");
    page.key("Enter");
    // The keyboard is where it goes on.
    page.wait_for("document.activeElement?.innerText === 'Next'");
    page.advance(20_000);
    page.wait_for_text(".intro-words", "There are no turns");
    let sentences = ["frozen", "ready again", "at once", "Check!", "blocked the check"];
    for words in sentences {
        page.key("Enter");
        page.wait_for_text(".intro-words", words);
    }
    page.key("Enter");
    count_down(&page);
    assert!(seen(&page).is_shown);
}

#[test]
fn escape_skips_what_is_shown_and_the_panel_shows_it_again() {
    let page = new(Device::DESKTOP, "#/realtime", STILL);
    page.click("text=Start");
    page.wait_to_see(".intro");
    page.key("Escape");
    count_down(&page);
    page.key("p");
    page.wait_for_text(".status", "Paused");
    page.click("text=How time passes");
    page.wait_to_see(".intro");
    page.click("text=Skip");
    page.wait_for_text(".status", "Paused");
    assert_eq!(page.count(".counting"), 0, "it leads back to where one was");
}

#[test]
fn the_dialog_proposes_a_slow_first_game() {
    let page = new(Device::DESKTOP, "#/chess", STILL);
    page.click("text=New game");
    page.click("input[value=realtime]");
    let chosen = "document.querySelector('.paces input:checked').closest('label').innerText";
    page.until("the slow speed", || {
        page.eval(chosen).as_str().is_some_and(|it| it.contains("5 s"))
    });
    page.wait_for_text(".pace-note", "Slower for your first game");
    page.must_be_accessible();
    page.click(".sheet-foot .primary");
    page.wait_to_see(".intro");
    page.click("text=Skip");
    count_down(&page);
    assert_eq!(kept(&page).setup.terms.tu_ms, SLOW_MS);
    // What was only proposed is not what somebody wants from now on.
    let wish = page.eval("JSON.parse(localStorage['wonderboard.settings']).realtime.tu_ms");
    assert_eq!(wish, 2_000);
    page.click("text=Resign");
    page.click(".confirm .primary");
    page.wait_to_see(".banner");
    page.until("a finished game", || seen(&page).is_finished);
    page.click(".banner-actions .button:nth-child(2)");
    page.until("the usual speed", || {
        page.eval(chosen).as_str().is_some_and(|it| it.contains("2 s"))
    });
    assert_eq!(page.count(".pace-note"), 0);
}

#[test]
fn a_frame_explains_nothing() {
    let page = Page::new();
    page.goto(&SITE.url("#/realtime?embed=1"));
    page.wait_to_see(".cover .button");
    assert_eq!(page.count(".start-card, .intro-show"), 0);
    page.click(".cover .button");
    page.wait_to_see(".counting");
    assert_eq!(page.count(".intro"), 0);
}

#[test]
fn what_somebody_has_seen_may_be_damaged() {
    for damaged in ["?", "[]", r#"{"finished":"yes"}"#] {
        let page = Page::new();
        page.before_load(&format!(
            "localStorage['wonderboard.realtime.experience'] ??= '{damaged}'"
        ));
        visit(&page, "#/realtime");
        page.wait_to_see(".start-card");
    }
}

#[test]
fn the_end_says_what_it_means_and_what_now() {
    let page = Page::new();
    page.hold_clock();
    with_settings(&page, r#"{"pace":"none","confirm_resign":false,"realtime":{"level":2}}"#);
    for (n, side) in ["white", "black"].into_iter().enumerate() {
        if n == 0 {
            visit(&page, crate::realtime::SLOW);
            page.click(".cover .button");
        } else {
            page.click("text=Rematch");
        }
        count_down(&page);
        assert_eq!(page.attribute(".board", "data-orientation").as_deref(), Some(side));
        let [from, to] = if n == 0 { ["e2", "e4"] } else { ["e7", "e5"] };
        // In a rematch everybody waits at first: a premove is something, too.
        point(&page, Hand::Click, from, to);
        page.advance(90_000);
        page.until("a move", || page.count(".timed-moves .ply") > 0);
        page.click("text=Resign");
        page.wait_for_text(".reason", "You lost by resignation");
        page.wait_for_text(".own-rating", "Your rating");
    }
    page.must_be_accessible();
    page.screenshot("newcomer-end");
    // Two losses speak for the level below.
    page.click("text=Watch the game again");
    page.until("the replay", || page.count("[aria-label=Stop]") == 1);
    page.click(".banner-more .button");
    count_down(&page);
    page.wait_for_text(".strip .level", "4");
}

#[test]
fn two_people_read_which_side_has_won() {
    let page = begun(crate::realtime::SLOW);
    play(&page, Hand::Drag, &[("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")]);
    page.wait_for_text(".banner", "Black wins by checkmate");
    page.until("the later part", || page.count(".banner-more") == 1);
    assert_eq!(page.count(".own-rating"), 0);
}

fn lesson(at: usize) -> TimedLesson {
    let file = xtask::root().join("courses/en/realtime.txt");
    let text = fs::read_to_string(&file).expect("a course");
    TimedLesson::at(Box::leak(Box::new(read(text.leak()))), at)
}

/// The course as it opens, its time in the test's hands.
fn course(device: Device, settings: &str) -> Page {
    let page = new(device, "#/learn/realtime", settings);
    page.wait_to_see(".course .cover .button");
    page
}

#[track_caller]
fn see(page: &Page, lesson: &TimedLesson) {
    page.wait_for_text(".course-words h2", lesson.step().expect("a step").heading);
}

/// Starts the clock and does something at moments of it.
fn act(page: &Page, hand: Hand, deeds: &[(Tick, Command)]) {
    page.click(".course .cover .button");
    page.until("time to run", || page.count(".course .cover") == 0);
    let mut now = 0;
    for &(tick, command) in deeds {
        // A hand is a moment late, but not so late that it misses.
        let tick = (tick + 20).max(now + 20);
        page.advance((tick - now) * TU_MS / 1_000);
        now = tick;
        let (Command::Move(m) | Command::Premove(m)) = command else { panic!("a move") };
        point(page, hand, &square(m.from), &square(m.to));
    }
}

/// Waits for what is said of a try, while time goes on.
#[track_caller]
fn hear(page: &Page, tone: &str, words: &str) {
    for _ in 0..60 {
        if page.count(&format!(".course-said.{tone}")) == 1 {
            break;
        }
        page.advance(500);
    }
    page.wait_for_text(&format!(".course-said.{tone}"), words);
}

fn progress(page: &Page) -> Progress {
    let kept = page.stored("wonderboard.courses").unwrap_or_else(|| "{}".to_owned());
    serde_json::from_str(&kept).expect("progress")
}

/// Something that misses the goal of a lesson for a reason: a command, or nothing at all.
fn miss(lesson: &TimedLesson) -> (Vec<(Tick, Command)>, &'static str) {
    let task = lesson.task().expect("a task");
    let tried = |tried: &&(&str, &'static str)| {
        let m = wonderboard::notation::realtime::read_coords(tried.0)?;
        let own = lesson.session().scene().position.piece_at(m.from)?.color == Color::White;
        let is_asked_for = task
            .goals
            .iter()
            .any(|goal| matches!(goal, TimedGoal::Premove(all) if all.contains(&m)));
        (own && !is_asked_for).then_some((vec![(0, Command::Move(m))], tried.1))
    };
    let own = task.wrong.iter().find_map(|it| tried(&it));
    own.or_else(|| premove(lesson))
        .unwrap_or_else(|| (Vec::new(), task.wrong.first().expect("a reason").1))
}

/// A premove that is not asked for, where that misses: of a piece that has moved, if none is frozen.
fn premove(lesson: &TimedLesson) -> Option<(Vec<(Tick, Command)>, &'static str)> {
    let task = lesson.task()?;
    let why = task.wrong.iter().find(|(tried, _)| *tried == "premove")?.1;
    let at = |name: &str| square_of(name).expect("a square");
    let m = |from, to| Move { from: at(from), to: at(to), promotion: None };
    let session = lesson.session().act(SessionAction::Run, 0.0);
    let position = session.scene().position;
    let deeds = match () {
        () if position.ready_at(at("c4")) > 0 => vec![(0, Command::Premove(m("c4", "d3")))],
        () if position.ready_at(at("d3")) > 0 => vec![(0, Command::Premove(m("d3", "b4")))],
        () if position.ready_at(at("c3")) > 0 => vec![(0, Command::Premove(m("c3", "e2")))],
        () => vec![(0, Command::Move(m("g1", "f3"))), (500, Command::Premove(m("f3", "e5")))],
    };
    Some((deeds, why))
}

#[test]
fn the_course_is_walked_to_its_end() {
    let page = course(Device::DESKTOP, STILL);
    let mut lesson = lesson(0);
    while let Some(task) = lesson.task() {
        see(&page, &lesson);
        let (wrong, why) = miss(&lesson);
        act(&page, Hand::Click, &wrong);
        hear(&page, "wrong", why);
        page.wait_for("document.activeElement.matches('.course-again')");
        page.key("Enter");
        page.wait_for_text(".course-said", "Time stands still");
        act(&page, Hand::Click, &solution::find(&lesson).expect("a solution"));
        hear(&page, "right", task.done);
        page.wait_for("document.activeElement.matches('.course-next')");
        page.key("Enter");
        lesson = lesson.to(lesson.at + 1);
    }
    see(&page, &lesson);
    let known = progress(&page).of("realtime").cloned().expect("progress");
    assert_eq!((known.at, known.solved.len()), (lesson.at, lesson.at));
    // It ends with a slow game against the first level, of which nothing needs to be explained.
    page.click(".course-play");
    page.wait_to_see(".start-card");
    let session = kept(&page);
    assert_eq!(session.setup.computer(), Some((Color::Black, 1)));
    assert_eq!(session.setup.terms.tu_ms, SLOW_MS);
    page.click("text=Start");
    count_down(&page);
    assert!(progress(&page).of("realtime").is_some_and(|course| course.is_done));
    page.click("a.brand");
    page.click("text=Learn by doing");
    page.wait_for_text(".how-far.done", "Completed");
}

#[test]
fn a_try_that_is_answered_shows_the_answer() {
    let page = course(Device::DESKTOP, STILL);
    page.click(".course-steps li:nth-child(5) button");
    let lesson = lesson(4);
    see(&page, &lesson);
    let (wrong, why) = miss(&lesson);
    act(&page, Hand::Click, &wrong);
    hear(&page, "wrong", why);
    page.advance(700);
    page.wait_for_text(".course-said.wrong", "Black answers hxg5.");
    assert_eq!(page.count(".piece.black[data-at=g5]"), 1);
    page.must_be_accessible();
    page.screenshot("timed-course-wrong");
}

#[test]
fn a_hint_is_given_and_it_is_shown_how_it_is_done() {
    let page = course(Device::DESKTOP, STILL);
    page.click(".course-steps li:nth-child(7) button");
    let lesson = lesson(6);
    see(&page, &lesson);
    page.key("h");
    page.wait_for_text(".course-hint", lesson.task().expect("a task").hint);
    page.click("text=Show me");
    page.wait_for_text(".course-said", "Watch how it is done.");
    page.until("the arrow of a premove", || page.count(".arrow.planned") == 1);
    let (x, y) = page.rect(&spot("g1")).centre();
    page.click_at(x, y);
    assert_eq!(page.count(".picked"), 0, "nobody meddles");
    hear(&page, "right", lesson.task().expect("a task").done);
    assert_eq!(progress(&page).of("realtime").map(|course| course.solved.len()), Some(0));
}

#[test]
fn the_course_is_walked_by_keyboard_and_by_finger() {
    for (device, hand) in [(Device::DESKTOP, Hand::Keys), (Device::PHONE, Hand::Swipe)] {
        let page = course(device, STILL);
        let first = lesson(0);
        act(&page, hand, &solution::find(&first).expect("a solution"));
        hear(&page, "right", first.task().expect("a task").done);
        page.key("Enter");
        see(&page, &first.to(1));
        page.reload();
        see(&page, &first.to(1));
        page.wait_to_see(".course-steps li:first-child .solved");
    }
}

#[test]
fn the_course_is_found_where_others_are() {
    let page = new(Device::DESKTOP, "#/realtime", STILL);
    page.click("text=New game");
    page.click("dialog a[href='#/learn/realtime']");
    see(&page, &lesson(0));
    page.click("text=All courses");
    page.click("h3 a[href='#/learn/realtime']");
    see(&page, &lesson(0));
    page.click("text=Skip");
    page.click("a.brand");
    page.click("text=Continue learning: Real-time Chess, step 2 of 11");
    see(&page, &lesson(1));
    page.eval("location.hash = '#/rules/realtime', 0");
    page.click(".play a[href='#/learn/realtime']");
    see(&page, &lesson(1));
}

#[test]
fn the_course_fits_and_nothing_shifts() {
    for (device, theme) in [(Device::DESKTOP, "light"), (Device::PHONE, "dark")] {
        let page = course(device, &format!(r#"{{"pace":"none","theme":"{theme}"}}"#));
        let board = page.rect(".course .board");
        let lesson = lesson(0);
        act(&page, Hand::Click, &miss(&lesson).0);
        hear(&page, "wrong", "");
        assert_eq!(page.rect(".course .board"), board);
        for step in [1, 8, 11] {
            page.click(&format!(".course-steps li:nth-child({step}) button"));
            page.must_be_accessible();
            let wider = page.eval("document.documentElement.scrollWidth > innerWidth");
            assert_eq!(wider, false, "step {step} is wider than the window");
            page.screenshot(&format!("timed-course-{step}-{}-{theme}", device.width));
        }
    }
}
