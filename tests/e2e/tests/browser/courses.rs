//! Courses: each is walked to its end on the page, and the tips of a first game.

use crate::SITE;
use crate::play::{FRIENDS, Hand, make, open, open_on, press, spot, table, with_settings};
use e2e::{Device, Page};
use std::fs;
use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::courses::goals::Verdict;
use wonderboard::app::courses::lesson::{Lesson, Tried, solution};
use wonderboard::app::courses::progress::Progress;
use wonderboard::game::Game;
use wonderboard::notation::courses;
use wonderboard::variants::course::{Course, Task};
use wonderboard::variants::{CATALOGUE, Spec};

/// As long as an answer takes, in milliseconds.
const ANSWER: u32 = 320;

/// Settings of somebody for whom nothing moves by itself.
const STILL: &str = r#"{"pace":"none"}"#;

fn course(language: &str, slug: &str) -> &'static Course {
    let file = xtask::root().join("courses").join(language).join(format!("{slug}.txt"));
    let text = fs::read_to_string(&file).unwrap_or_else(|fault| panic!("{file:?}: {fault}"));
    Box::leak(Box::new(courses::read(text.leak())))
}

fn spec(slug: &str) -> Spec {
    Spec::from_slug(slug).expect("a game")
}

/// The lesson at a step of a course.
fn lesson(slug: &str, at: usize) -> Lesson {
    Lesson::at(spec(slug), course("en", slug), at)
}

/// A page whose time is in the test's hands, at a game's course.
fn held(device: Device, slug: &str, settings: &str) -> Page {
    let page = Page::new();
    page.emulate(device);
    page.hold_clock();
    with_settings(&page, settings);
    page.goto(&SITE.url(&format!("#/learn/{slug}")));
    page.wait_to_see(".course [role=gridcell]");
    page
}

fn go_to(page: &Page, hash: &str) {
    page.eval(&format!("location.hash = '{hash}', 0"));
}

/// What the page keeps of courses.
fn progress(page: &Page) -> Progress {
    let kept = page.stored("wonderboard.courses").unwrap_or_else(|| "{}".to_owned());
    serde_json::from_str(&kept).expect("progress")
}

/// Waits until the page says something in a tone: that a try is `right` or `wrong`, or a move `refused`.
#[track_caller]
fn hear(page: &Page, tone: &str, text: &str) {
    page.wait_for_text(&format!(".course-said.{tone}"), text);
}

/// Waits until a step is shown.
#[track_caller]
fn see(page: &Page, lesson: &Lesson) {
    page.wait_for_text(".course-words h2", lesson.step().expect("a step").heading);
}

/// Makes moves on the boards of a lesson in a game of its step, as far as it goes on; what becomes of it.
fn try_out(page: &Page, hand: Hand, lesson: &Lesson, game: Game, moves: &[&str]) -> (Lesson, Game) {
    let (mut lesson, mut game) = (lesson.clone(), game);
    for coord in moves {
        press(page, hand, &game, coord);
        let (after, tried) = lesson.tried(&game, game.read(coord).expect("a legal move"));
        lesson = after;
        page.advance(ANSWER);
        let Tried::More(next) = tried else { break };
        game = next;
        wait_for_position(page, &game);
    }
    (lesson, game)
}

/// Does what the step of a lesson asks for, and hears so.
fn solve(page: &Page, hand: Hand, lesson: &Lesson) {
    let moves = solution(lesson).expect("a solution");
    let moves: Vec<&str> = moves.iter().map(|(_, coord)| coord.as_str()).collect();
    let done = try_out(page, hand, lesson, lesson.start.clone(), &moves).0;
    assert_eq!(done.verdict, Some(Verdict::Done));
    hear(page, "right", task(lesson).done);
}

/// Tries what misses the goal, and hears why; nothing happens where the course knows no such try.
fn miss(page: &Page, hand: Hand, lesson: &Lesson) -> bool {
    let Some((moves, why)) = task(lesson).wrong.first() else { return false };
    let tried: Vec<&str> = moves.split('-').collect();
    let (after, game) = try_out(page, hand, lesson, lesson.start.clone(), &tried);
    if after.verdict == Some(Verdict::Open) {
        // However the turn ends, it misses.
        let rest = game.coord(game.legal()[0]);
        assert!(try_out(page, hand, &after, game, &[&rest]).0.has_missed());
    }
    hear(page, "wrong", why);
    true
}

fn task(lesson: &Lesson) -> &'static Task {
    lesson.step().and_then(|step| step.task.as_ref()).expect("a task")
}

/// Waits until the pieces of a game stand on the boards, and something can be done with them.
#[track_caller]
fn wait_for_position(page: &Page, game: &Game) {
    let mut wanted: Vec<String> =
        game.scene().pieces.iter().map(|piece| place(piece.site)).collect();
    wanted.sort();
    let places = "[...document.querySelectorAll('.course .piece[data-at]:not(.captured)')].map(e => e.dataset.at).sort()";
    page.until("the position", || page.eval(places) == serde_json::json!(wanted));
}

fn place(site: wonderboard::board::BoardSquare) -> String {
    wonderboard::app::draw::spots::name(wonderboard::game::Spot::Square(site))
}

/// Solves a step, and goes on to the next.
fn do_step(page: &Page, hand: Hand, lesson: &Lesson) {
    solve(page, hand, lesson);
    page.wait_for("document.activeElement.matches('.course-next')");
    page.key("Enter");
}

/// Tries what misses the goal, and takes it back.
fn miss_step(page: &Page, hand: Hand, lesson: &Lesson) {
    if miss(page, hand, lesson) {
        page.wait_for("document.activeElement.matches('.course-again')");
        page.key("Enter");
        wait_for_position(page, &lesson.start);
        page.until("the task again", || page.count(".course-said.wrong") == 0);
    }
}

/// Walks courses to their ends on one page.
fn walk(slugs: &[&str]) {
    let page = held(Device::DESKTOP, slugs[0], STILL);
    for slug in slugs {
        go_to(&page, &format!("#/learn/{slug}"));
        let mut lesson = lesson(slug, 0);
        while lesson.step().is_some_and(|step| step.task.is_some()) {
            see(&page, &lesson);
            wait_for_position(&page, &lesson.start);
            miss_step(&page, Hand::Click, &lesson);
            do_step(&page, Hand::Click, &lesson);
            lesson = lesson.moved(1);
        }
        see(&page, &lesson);
        page.wait_to_see(".course-play");
        let known = progress(&page).of(slug).cloned().expect("progress");
        assert_eq!((known.at, known.solved.len()), (lesson.at, lesson.at), "{slug}");
    }
}

/// The slugs of all games, of which every third from one on.
fn every_third(from: usize) -> Vec<&'static str> {
    CATALOGUE.iter().skip(from).step_by(3).map(|card| card.slug).collect()
}

#[test]
fn courses_are_walked_to_their_end() {
    walk(&every_third(0));
}

#[test]
fn other_courses_are_walked_to_their_end() {
    walk(&every_third(1));
}

#[test]
fn the_rest_of_the_courses_are_walked_to_their_end() {
    walk(&every_third(2));
}

#[test]
fn a_course_is_walked_by_keyboard() {
    let page = held(Device::DESKTOP, "twilight", STILL);
    let mut lesson = lesson("twilight", 0);
    while lesson.step().is_some_and(|step| step.task.is_some()) {
        see(&page, &lesson);
        do_step(&page, Hand::Keys, &lesson);
        lesson = lesson.moved(1);
    }
    see(&page, &lesson);
    // Arrows lead from step to step, unless they walk over a board.
    page.eval("document.activeElement.blur(), 0");
    page.key("ArrowLeft");
    see(&page, &lesson.moved(-1));
    page.key("ArrowRight");
    see(&page, &lesson);
    page.key("ArrowRight");
    assert_eq!(page.text(".course-words h2"), lesson.step().expect("a step").heading);
}

#[test]
fn a_course_is_walked_with_a_finger() {
    let page = held(Device::PHONE, "alice", STILL);
    let lesson = lesson("alice", 0);
    miss_step(&page, Hand::Tap, &lesson);
    do_step(&page, Hand::Swipe, &lesson);
    see(&page, &lesson.moved(1));
}

#[test]
fn what_the_rules_forbid_is_refused_and_may_be_tried_again() {
    let page = held(Device::DESKTOP, "twilight", STILL);
    let lesson = lesson("twilight", 0);
    page.click(&spot("g1"));
    page.click(&spot("g3"));
    hear(&page, "refused", "king");
    assert_eq!(page.count(".toast"), 0);
    do_step(&page, Hand::Drag, &lesson);
    see(&page, &lesson.moved(1));
}

#[test]
fn a_hint_is_given_and_the_solution_shown() {
    let page = held(Device::DESKTOP, "twilight", STILL);
    let lesson = lesson("twilight", 0);
    page.key("h");
    page.wait_for_text(".course-hint", task(&lesson).hint);
    page.click("text=Show me");
    page.wait_for_text(".course-said", "Watch how it is done.");
    // Nobody else may move by then.
    assert_eq!(page.count(".course .grab"), 0);
    page.advance(1_100);
    hear(&page, "right", task(&lesson).done);
    // It is not solved by that.
    page.wait_for("document.activeElement.matches('.course-next')");
    page.key("Enter");
    see(&page, &lesson.moved(1));
    assert_eq!(
        progress(&page).of("twilight").map(|course| (course.at, course.solved.len())),
        Some((1, 0))
    );
    page.click("text=Skip");
    see(&page, &lesson.moved(2));
    page.click(".course-steps li:first-child button");
    see(&page, &lesson);
    do_step(&page, Hand::Click, &lesson);
    page.wait_to_see(".course-steps li:first-child .solved");
}

#[test]
fn whoever_leaves_comes_back_to_the_step() {
    let page = held(Device::DESKTOP, "alice", STILL);
    let first = lesson("alice", 0);
    let steps = first.len();
    do_step(&page, Hand::Click, &first);
    see(&page, &first.moved(1));
    page.reload();
    see(&page, &first.moved(1));
    page.wait_to_see(".course-steps li:first-child .solved");
    // The first page leads back, and the browser's Back to where one was.
    page.click("a.brand");
    page.click(&format!("text=Continue learning: Alice Chess, step 2 of {steps}"));
    see(&page, &first.moved(1));
    page.click("text=All courses");
    page.wait_for_text(".how-far", &format!("Step 2 of {steps}"));
    page.eval("history.back(), 0");
    see(&page, &first.moved(1));
    page.eval("history.forward(), 0");
    page.click("text=Start over: Alice Chess");
    page.until("a fresh start", || page.count(".how-far") == 0);
    page.click("text=Alice Chess");
    see(&page, &first);
}

#[test]
fn what_is_kept_may_be_damaged() {
    for damaged in ["?", "7", r#"{"courses":[{"game":"alice","at":99,"steps":"many"}]}"#] {
        let page = Page::new();
        with_settings(&page, STILL);
        page.before_load(&format!("localStorage['wonderboard.courses'] ??= '{damaged}'"));
        page.goto(&SITE.url("#/learn/alice"));
        see(&page, &lesson("alice", 0));
        page.until("what was kept to be put aside", || {
            page.stored("wonderboard.courses.damaged").as_deref() == Some(damaged)
        });
    }
    let page = Page::new();
    with_settings(&page, STILL);
    page.before_load(
        r#"localStorage['wonderboard.courses'] ??= '{"courses":[{"game":"alice","at":99}]}'"#,
    );
    page.goto(&SITE.url("#/learn/alice"));
    page.wait_to_see(".course-play");
}

#[test]
fn a_course_ends_with_a_game_against_the_first_level() {
    let page = held(Device::DESKTOP, "twilight", STILL);
    let last = lesson("twilight", usize::MAX).moved(-1);
    page.click(&format!(".course-steps li:nth-child({}) button", last.len()));
    see(&page, &last);
    assert_eq!(page.count(".course .grab"), 0, "here one only looks");
    page.click(".course-play");
    page.wait_to_see(".table:not(.course) [role=gridcell]");
    page.until("the game", || table(&page).game.start_fen() == last.start.start_fen());
    let learner = last.start.player_of(last.start.turn()) as usize;
    let players = table(&page).setup.players;
    assert_eq!((players[learner], players[1 - learner]), (PlayedBy::Human, PlayedBy::Computer(1)));
    assert!(progress(&page).of("twilight").is_some_and(|course| course.is_done));
    page.eval("history.back(), 0");
    see(&page, &last);
    page.click("text=All courses");
    page.wait_for_text(".how-far.done", "Completed");
    page.click("a.brand");
    page.wait_to_see(".home-card");
    assert!(!page.text(".home-begin").contains("Continue learning"));
}

#[test]
fn courses_are_found_where_games_are() {
    let page = open("#/alice", FRIENDS);
    page.click("text=New game");
    page.click("dialog a[href='#/learn/alice']");
    see(&page, &lesson("alice", 0));
    assert_eq!(page.count("dialog"), 0);
    go_to(&page, "#/rules/atomic");
    page.wait_to_see(".rules .lead");
    assert_eq!(page.count(".play a[href='#/learn/atomic']"), 2);
    page.click(".play a");
    see(&page, &lesson("atomic", 0));
    page.click("a.brand");
    page.click("text=Learn Duo Chess");
    see(&page, &lesson("duo", 0));
    go_to(&page, "#/learn/nothing");
    page.wait_for_text(".courses h1", "Learn by doing");
}

#[test]
fn courses_are_in_the_language_of_the_page() {
    let page = held(Device::PHONE, "tandem?lang=de", STILL);
    let heading = course("de", "tandem").steps[0].heading;
    page.wait_for_text(".course-words h2", heading);
    page.wait_for_text(".course-acts", "Überspringen");
    page.must_be_accessible();
    page.screenshot("course-de");
}

/// Nothing hangs over the side, and a finger finds everything.
#[track_caller]
fn must_fit(page: &Page, name: &str) {
    page.must_be_accessible();
    assert_eq!(page.eval("document.documentElement.scrollWidth <= innerWidth"), true, "{name}");
    let small = page.eval(
        "[...document.querySelectorAll('main a, main button')].filter(e => e.checkVisibility())
             .map(e => e.getBoundingClientRect()).filter(r => r.width < 24 || r.height < 24).length",
    );
    assert_eq!(small, 0, "{name}: something is too small to press");
    page.screenshot(name);
}

#[test]
fn courses_are_accessible_and_fit() {
    for (device, theme) in [
        (Device::DESKTOP, "light"),
        (Device::PHONE, "dark"),
        (Device::PHONE, "light"),
        (Device::DESKTOP, "dark"),
    ] {
        let settings = format!(r#"{{"pace":"none","theme":"{theme}"}}"#);
        let page = held(device, "twilight", &settings);
        let name = |what: &str| format!("course-{what}-{}-{theme}", device.width);
        must_fit(&page, &name("task"));
        let first = lesson("twilight", 0);
        let hand = if device == Device::PHONE { Hand::Tap } else { Hand::Click };
        miss(&page, hand, &first);
        must_fit(&page, &name("wrong"));
        page.click("text=Try again");
        page.click("text=Hint");
        solve(&page, hand, &first);
        must_fit(&page, &name("right"));
        for slug in ["alice", "alice-twilight", "alice-3", "alice-8x4", "twinmove"] {
            go_to(&page, &format!("#/learn/{slug}"));
            see(&page, &lesson(slug, 0));
            must_fit(&page, &name(slug));
        }
        page.click(".course-steps li:last-child button");
        page.wait_to_see(".course-play");
        must_fit(&page, &name("play"));
        go_to(&page, "#/learn");
        page.wait_to_see(".how-far");
        must_fit(&page, &name("list"));
    }
}

#[test]
fn nothing_shifts_while_somebody_learns() {
    for device in [Device::DESKTOP, Device::PHONE] {
        let page = held(device, "twilight", STILL);
        let board = page.rect(".course .board");
        let first = lesson("twilight", 0);
        let hand = if device == Device::PHONE { Hand::Tap } else { Hand::Click };
        miss(&page, hand, &first);
        assert_eq!(page.rect(".course .board"), board);
        for at in 2..=4 {
            page.click(&format!(".course-steps li:nth-child({at}) button"));
            see(&page, &lesson("twilight", at - 1));
            assert_eq!(page.rect(".course .board"), board, "step {at}");
        }
    }
}

#[test]
fn a_course_that_cannot_be_fetched_may_be_asked_for_again() {
    let page = Page::new();
    with_settings(&page, STILL);
    page.block(&["*/courses/*"]);
    page.goto(&SITE.url("#/learn/duo"));
    page.wait_for_text("[role=alert]", "could not be loaded");
    page.must_be_accessible();
    page.block(&[]);
    page.click("text=Try again");
    see(&page, &lesson("duo", 0));
    page.take_errors();
}

/// Waits for what somebody is told at the board, or for nothing.
#[track_caller]
fn is_told(page: &Page, text: Option<&str>) {
    match text {
        Some(text) => page.wait_for_text(".tip", text),
        None => page.until("no tip", || page.count(".tip") == 0),
    }
}

#[test]
fn special_moves_are_told_of_once_in_a_first_game() {
    let page = open("#/twilight", r#"{"pace":"none","wish":{"opponent":"Friend"}}"#);
    is_told(&page, Some("it warps off the board"));
    page.must_be_accessible();
    page.screenshot("tip-warp");
    for coord in ["e2e4", "e7e5"] {
        make(&page, Hand::Click, coord);
        is_told(&page, Some("it warps off the board"));
    }
    make(&page, Hand::Click, "d1@Q");
    is_told(&page, None);
    make(&page, Hand::Click, "g8f6");
    is_told(&page, Some("You have a piece in your zone."));
    page.click("text=Got it");
    is_told(&page, None);
    page.reload();
    page.wait_to_see("[role=gridcell]");
    make(&page, Hand::Click, "Q@d1");
    is_told(&page, None);
    assert!(["warp", "return"].iter().all(|tip| progress(&page).knows(tip)));
    // Another game begins, and the same is never told again.
    go_to(&page, "#/alice-twilight");
    is_told(&page, Some("Each piece that moves crosses"));
    make(&page, Hand::Click, "e2e4");
    is_told(&page, None);
}

#[test]
fn what_a_course_has_taught_needs_no_telling() {
    let page = held(Device::DESKTOP, "alice", STILL);
    do_step(&page, Hand::Click, &lesson("alice", 0));
    page.until("it to be known", || progress(&page).knows("cross"));
    go_to(&page, "#/alice");
    page.wait_to_see(".table:not(.course) [role=gridcell]");
    page.advance(1_000);
    page.wait_for("wonderboardParts.isThere(4)");
    assert_eq!(page.count(".tip"), 0);
}

#[test]
fn a_tip_fits_on_every_screen_and_goes_with_its_game() {
    let landscape = Device { width: 844, height: 390, ..Device::PHONE };
    for (device, theme) in
        [(Device::DESKTOP, "light"), (Device::PHONE, "dark"), (landscape, "light")]
    {
        let settings =
            format!(r#"{{"pace":"none","theme":"{theme}","wish":{{"opponent":"Friend"}}}}"#);
        for slug in ["twilight", "alice", "tandem"] {
            let page = open_on(device, &format!("#/{slug}"), &settings);
            page.wait_to_see(".tip");
            page.must_be_accessible();
            assert_eq!(page.eval("document.documentElement.scrollWidth <= innerWidth"), true);
            let covered = page.eval(
                "(tip => [...document.querySelectorAll('.square')].some(square => {
                     const at = square.getBoundingClientRect();
                     return at.bottom > tip.top + 1 && at.top < tip.bottom - 1 && at.right > tip.left && at.left < tip.right;
                 }))(document.querySelector('.tip').getBoundingClientRect())",
            );
            assert_eq!(covered, false, "{slug} at {}: it lies over a square", device.width);
            page.screenshot(&format!("tip-{slug}-{}-{theme}", device.width));
        }
    }
}

#[test]
fn a_question_comes_before_a_tip() {
    let small = Device { width: 360, height: 640, ..Device::PHONE };
    let page = open_on(small, "#/alice", STILL);
    page.wait_to_see(".tip");
    // With the keyboard, for the tip lies over part of the button, too.
    page.eval("document.querySelector('.act:nth-child(3)').focus()");
    page.key("Enter");
    page.wait_to_see(".confirm");
    let is_seen = page.eval(
        "[...document.querySelectorAll('.confirm > *')].every(part => {
             const at = part.getBoundingClientRect();
             return part.contains(document.elementFromPoint(at.x + at.width / 2, at.y + 2));
         })",
    );
    assert_eq!(is_seen, true, "the tip lies over it");
    page.screenshot("tip-and-question");
}
