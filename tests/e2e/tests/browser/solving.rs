//! Puzzles: solved by every hand, refuted, rated, taken up again, and found by their links.

use crate::play::{Hand, moves, open, open_on, point, press_move, spot, visit, with_settings};
use crate::{SITE, built, serve};
use e2e::{Device, Page, Tab};
use std::fs;
use wonderboard::app::draw::spots;
use wonderboard::app::puzzles::daily::game_of;
use wonderboard::app::puzzles::words;
use wonderboard::app::puzzles::{PuzzleAddress, PuzzleGame};
use wonderboard::game::Game;
use wonderboard::game::gesture::{between, gestures};
use wonderboard::notation::square;
use wonderboard::puzzle::strike::{self, Strike};
use wonderboard::puzzle::{Kind, Puzzle, Theme, text};
use wonderboard::rules::Move;
use wonderboard::variants::Spec;

const STILL: &str = r#"{"pace":"none"}"#;

fn file(slug: &str) -> String {
    let path = xtask::root().join("puzzles").join(format!("{slug}.txt"));
    fs::read_to_string(path).expect("a file of puzzles")
}

fn puzzles(slug: &str) -> Vec<Puzzle> {
    let game = Spec::from_slug(slug).expect(slug);
    text::read(game, &file(slug)).expect("puzzles")
}

/// The first puzzle of a game of which that holds.
fn puzzle(slug: &str, is_wanted: impl Fn(&Puzzle) -> bool) -> Puzzle {
    puzzles(slug).into_iter().find(is_wanted).unwrap_or_else(|| panic!("no such puzzle of {slug}"))
}

fn address(puzzle: &Puzzle) -> String {
    let game = PuzzleGame::Turns(puzzle.game);
    PuzzleAddress::One { game, id: text::id(puzzle) }.write()
}

/// A puzzle as somebody opens it by its link.
fn posed(device: Device, puzzle: &Puzzle) -> Page {
    open_on(device, &address(puzzle), STILL)
}

/// Makes the moves of a solution; the replies come by themselves.
fn solve(page: &Page, hand: Hand, puzzle: &Puzzle) {
    let mut game = Game::from(puzzle.game, puzzle.start);
    for (made, &m) in puzzle.line.iter().enumerate() {
        if game.player_of(game.turn()) == puzzle.solver() {
            press_move(page, hand, &game, m);
        }
        page.until("the next position", || moves(page).len() > made);
        game = game.after(m).expect("a legal move");
    }
}

/// Asks for a hint by its key. The page listens to keys a moment after it has drawn its boards.
fn ask_for_hint(page: &Page) {
    page.until("a hint", || {
        page.key("h");
        page.count(".picked") == 1
    });
}

/// Waits for what is said beside the boards.
#[track_caller]
fn hear(page: &Page, said: &str) {
    page.wait_for_text(".status", said);
}

#[test]
fn puzzles_of_every_kind_and_game_are_solved_by_every_hand() {
    let of = |kind| move |puzzle: &Puzzle| puzzle.kind == kind;
    let shows = |theme| move |puzzle: &Puzzle| puzzle.themes.has(theme);
    // Who walks by keys has White below.
    let by_white = |puzzle: &Puzzle| puzzle.start.info.turn() == wonderboard::board::Color::White;
    let cases: Vec<(Hand, Puzzle)> = vec![
        (Hand::Click, puzzle("chess", of(Kind::Mate(1)))),
        (Hand::Keys, puzzle("chess", |it| it.kind == Kind::Mate(2) && by_white(it))),
        (Hand::Drag, puzzle("alice", of(Kind::Mate(3)))),
        (Hand::Click, puzzle("racing-kings", of(Kind::Mate(4)))),
        (Hand::Drag, puzzle("tandem", of(Kind::Material))),
        (Hand::Click, puzzle("crazyhouse", of(Kind::Defence))),
        (Hand::Drag, puzzle("twilight", shows(Theme::DropMate))),
        (Hand::Click, puzzle("twilight", shows(Theme::Warp))),
        (Hand::Click, puzzle("tandem", shows(Theme::Rocket))),
        (Hand::Click, puzzle("switch-side", shows(Theme::ChainSwitch))),
        (Hand::Drag, puzzle("twinmove", shows(Theme::KingCapture))),
        (Hand::Click, puzzle("atomic", shows(Theme::Explosion))),
        (Hand::Click, puzzle("alice-3", of(Kind::Material))),
        (Hand::Click, puzzle("chess", shows(Theme::Promotion))),
    ];
    for (hand, puzzle) in cases {
        let page = posed(Device::DESKTOP, &puzzle);
        hear(&page, &words::task(&puzzle));
        let own = puzzle.start.info.turn().pick("white", "black");
        assert_eq!(page.attribute(".board", "data-orientation").as_deref(), Some(own));
        assert_eq!(page.count(".solve-themes"), 0, "themes would give it away");
        solve(&page, hand, &puzzle);
        hear(&page, "Solved!");
        page.wait_for_text(".solve-rating", "points");
        page.wait_to_see(".solve-themes");
        page.wait_for("document.activeElement.matches('.solve-next')");
    }
}

#[test]
fn a_puzzle_is_solved_with_a_finger_on_a_phone() {
    for (hand, puzzle) in [
        (Hand::Tap, puzzle("alice", |it| it.kind == Kind::Mate(2))),
        (Hand::Swipe, puzzle("twilight", |it| it.themes.has(Theme::Drop))),
    ] {
        // Whoever trains a game goes on with it.
        let page = open_on(Device::PHONE, &format!("#/puzzles/{}", puzzle.game.slug()), STILL);
        visit(&page, &address(&puzzle));
        page.reload();
        // The boards move once more when the task comes beneath them; a finger would miss.
        hear(&page, &words::task(&puzzle));
        solve(&page, hand, &puzzle);
        hear(&page, "Solved!");
        page.wait_for("document.activeElement.matches('.solve-next')");
        // Chromium swallows a tap that comes while the fling of a swipe dies away.
        let (x, y) = page.rect(".solve-next").centre();
        page.until("another puzzle", || {
            if page.count(".solve-next") == 1 {
                page.tap_at(x, y);
            }
            page.eval("location.hash") != address(&puzzle).as_str()
        });
        hear(&page, " to move");
    }
}

/// Legal moves in a puzzle that do not solve it.
fn wrong(puzzle: &Puzzle) -> impl Iterator<Item = Move> + use<'_> {
    let game = Game::from(puzzle.game, puzzle.start);
    let legal = game.legal().to_vec();
    let us = game.turn();
    let is_alone = move |m: &Move| {
        let [from, to] = gestures(*m, us).next().expect("a gesture");
        between(game.legal(), us, from, to).len() == 1
    };
    legal.into_iter().filter(is_alone).filter(|&m| Some(&m) != puzzle.line.first())
}

#[test]
fn a_wrong_try_is_refuted_and_counts_once() {
    let puzzle = puzzle("chess", |it| it.kind == Kind::Material);
    let page = Page::new();
    page.hold_clock();
    with_settings(&page, STILL);
    visit(&page, &address(&puzzle));
    let game = Game::from(puzzle.game, puzzle.start);
    let m = wrong(&puzzle).next().expect("a move");
    let from = spots::name(gestures(m, game.turn()).next().expect("a gesture")[0]);
    press_move(&page, Hand::Click, &game, m);
    page.wait_to_see(".status.wrong");
    page.wait_to_see(".pointer.red");
    page.wait_for_text(".solve-rating .down", "points");
    // The engine answers; what it plays is shown and said, and the piece goes back.
    page.until("the refutation", || moves(&page).len() == 2);
    page.wait_for_text(".status", "wins too little: ");
    page.until("the piece to be back", || {
        moves(&page).is_empty() && page.count(&format!(".piece[data-at={from}]")) == 1
    });
    page.wait_for_text(".status", "wins too little: ");
    let rating = page.text(".solve-rating");
    // Once more, by the list of what was tried; a touch brings the position back at once.
    page.click(".solve-tries button");
    page.until("the try", || moves(&page).len() == 1);
    page.click(&spot(&from));
    page.until("the start", || moves(&page).is_empty());
    solve(&page, Hand::Click, &puzzle);
    hear(&page, "Solved, after all.");
    assert_eq!(page.text(".solve-rating"), rating, "only the first try counts");
    page.click("text=Try again");
    hear(&page, &words::task(&puzzle));
    assert_eq!(page.count(".solve-tries, .solve-next"), 0);
}

#[test]
fn another_mate_in_the_last_turn_solves_what_says_so() {
    let (puzzle, other) = puzzles("chess")
        .into_iter()
        .chain(puzzles("racing-kings"))
        .filter(|it| it.themes.has(Theme::AnyMate))
        .find_map(|puzzle| {
            let start = Game::from(puzzle.game, puzzle.start);
            let line = &puzzle.line[..puzzle.line.len() - 1];
            let game = line.iter().fold(start, |game, &m| game.after(m).expect("a move"));
            let wins = |m: &&Move| {
                let end = game.after(**m).and_then(|next| next.status().outcome);
                end.is_some_and(|end| end.winner == Some(puzzle.solver()))
            };
            let us = game.turn();
            let is_alone = |m: &&Move| {
                let [from, to] = gestures(**m, us).next().expect("a gesture");
                between(game.legal(), us, from, to).len() == 1
            };
            let mut others = game.legal().iter().filter(wins).filter(is_alone);
            let other = others.find(|&&m| Some(&m) != puzzle.line.last()).copied()?;
            let line = line.iter().copied().chain([other]).collect();
            Some((Puzzle { line, ..puzzle.clone() }, address(&puzzle)))
        })
        .expect("a puzzle with several mates");
    let page = open(&other, STILL);
    solve(&page, Hand::Click, &puzzle);
    hear(&page, "Solved!");
}

#[test]
fn a_hint_and_the_solution_help_a_solver_who_is_stuck() {
    let puzzle = puzzle("chess", |it| it.kind == Kind::Mate(2));
    let page = posed(Device::DESKTOP, &puzzle);
    let game = Game::from(puzzle.game, puzzle.start);
    let [from, _] = gestures(puzzle.line[0], game.turn()).next().expect("a gesture");
    ask_for_hint(&page);
    hear(&page, "The marked piece makes the move.");
    page.wait_to_see(&format!(".picked{}", spot(&spots::name(from))));
    page.key("Escape");
    solve(&page, Hand::Click, &puzzle);
    hear(&page, "Solved with a hint.");
    assert!(!page.text(".solve-rating").contains("points"));
    // The solution can be looked through by keys.
    page.click("text=Try again");
    page.click("text=Solution");
    hear(&page, "This is the solution.");
    let last = format!("{}", puzzle.line.len());
    let at = "[...document.querySelectorAll('.list .ply[aria-label]')].findIndex(e => e.ariaCurrent) + 1";
    page.until("the end of the solution", || page.eval(at).to_string() == last);
    page.key("ArrowLeft");
    page.until("a move back", || page.eval(at).to_string() == format!("{}", puzzle.line.len() - 1));
    page.key("Home");
    page.until("the start", || page.eval(at) == 0);
    // Enter leads on from anywhere.
    page.eval("document.activeElement.blur(), 0");
    page.key("Enter");
    page.until("another puzzle", || page.eval("location.hash") != address(&puzzle).as_str());
}

#[test]
fn ratings_streaks_and_reviews_are_kept() {
    let (page, slug) = (Page::new(), "tandem");
    page.hold_clock();
    with_settings(&page, STILL);
    let all = puzzles(slug);
    visit(&page, &address(&all[0]));
    solve(&page, Hand::Click, &all[0]);
    page.wait_for_text(".solve-rating .up", "points");
    visit(&page, &address(&all[5]));
    page.click("text=Solution");
    page.wait_for_text(".solve-rating .down", "points");
    // Not rated: the switch is kept.
    page.click(".solve-panel .switch");
    visit(&page, &address(&all[9]));
    page.wait_for_text(".solve-rating", "Not rated");
    page.click("text=All puzzles");
    page.wait_for_text(".puzzles-ratings", "1 of 64");
    page.wait_for_text(".puzzles-top", "1 day");
    page.wait_for_text(".puzzles-top", "comes back tomorrow");
    assert_eq!(page.eval("document.querySelectorAll('.puzzles .switch')[0].checked"), false);
    // Tomorrow it is due, and once it is solved no more.
    page.oversleep(24 * 3_600_000);
    page.reload();
    page.wait_for_text(".puzzles-top", "comes back tomorrow");
    let kept = page.stored("wonderboard.puzzles").expect("it is kept");
    let yesterday = kept.split(&format!("{}:f", text::id(&all[5]))).nth(1).expect("a failure");
    let day: u32 = yesterday[..5].parse().expect("a day");
    let kept = kept.replace(&format!(":f{day}"), &format!(":f{}", day - 1));
    page.store("wonderboard.puzzles", &kept);
    page.reload();
    page.wait_for_text(".puzzles-top", "1 puzzle that you missed");
    page.click("text=Review");
    page.until("the puzzle", || page.eval("location.hash") == address(&all[5]).as_str());
    page.wait_to_see("[role=gridcell]");
    solve(&page, Hand::Click, &all[5]);
    page.click("text=Next puzzle");
    page.wait_for_text("main", "comes back in 3 days");
    page.eval("history.back(), 0");
    page.wait_to_see(".puzzles-ratings");
}

#[test]
fn what_is_damaged_is_set_aside() {
    let page = open("#/chess", STILL);
    page.store("wonderboard.puzzles", "{ rubbish");
    visit(&page, &address(&puzzles("chess")[3]));
    hear(&page, "to move");
    assert_eq!(page.stored("wonderboard.puzzles.damaged").as_deref(), Some("{ rubbish"));
}

#[test]
fn today_has_a_puzzle_on_the_first_page() {
    let page = Page::new();
    with_settings(&page, STILL);
    page.goto(&SITE.url(""));
    page.wait_to_see(".home-today .living .piece");
    let day =
        page.eval("Math.floor((Date.now() - new Date().getTimezoneOffset() * 60000) / 86400000)");
    let game = game_of(day.as_u64().expect("a day") as u32);
    page.wait_for_text(".home-today", &words::game(game));
    page.click("text=Today’s puzzle");
    let start = format!("#/puzzle/{}/", game.slug());
    page.until("its address", || {
        page.eval("location.hash").as_str().expect("text").starts_with(&start)
    });
    page.wait_to_see("[role=gridcell]");
    page.wait_for_text(".solve-game", "Today’s puzzle");
    page.eval("history.back(), 0");
    page.wait_to_see(".home-card");
    assert_eq!(page.eval("location.hash"), "#/home");
}

#[test]
fn a_link_that_leads_nowhere_says_so_and_offers_another() {
    let page = Page::new();
    with_settings(&page, STILL);
    page.goto(&SITE.url("#/puzzle/chess/zzzzzz"));
    page.wait_for_text("[role=alert]", "There is no such puzzle here.");
    page.click("text=Another puzzle");
    page.wait_to_see("[role=gridcell]");
    page.until("a puzzle of the game", || {
        page.eval("/^#\\/puzzle\\/chess\\/[0-9a-z]{6}$/.test(location.hash)") == true
    });
    page.goto(&SITE.url("#/puzzle/checkers/000000"));
    page.wait_for_text("[role=alert]", "There is no such puzzle here.");
}

#[test]
fn ways_lead_to_puzzles_and_on_from_them() {
    let page = open("#/tandem", STILL);
    page.click(".bar [aria-label=Puzzles]");
    page.wait_to_see(".puzzles-ratings tbody tr");
    // A theme of a game is trained.
    page.eval("const choose = (at, value) => { const it = document.querySelectorAll('.puzzles select')[at]; it.value = value; it.dispatchEvent(new Event('change', { bubbles: true })); }; choose(0, 'twilight'); window.choose = choose, 0");
    page.until("its themes", || page.eval("[...document.querySelectorAll('.puzzles select')[1].options].some(it => it.value === 'drop-mate')") == true);
    page.eval("choose(1, 'drop-mate'), 0");
    page.click("text=Start");
    page.wait_to_see(".solving [role=gridcell]");
    page.click("text=Solution");
    page.wait_for_text(".solve-themes", "Drop mate");
    // Back leads to the choice, not through every puzzle.
    page.click("text=Next puzzle");
    hear(&page, "to move");
    page.eval("history.back(), 0");
    page.wait_to_see(".puzzles-ratings");
    // The rules lead to the game's puzzles, a puzzle to the analysis and to a game.
    page.eval("location.hash = '#/rules/chess', 0");
    page.click(".play a[href='#/puzzles/chess']");
    page.wait_to_see(".solving [role=gridcell]");
    page.click("text=Solution");
    page.click("text=Analysis");
    page.wait_to_see(".study .lines");
    page.eval("history.back(), 0");
    page.wait_to_see(".solving [role=gridcell]");
    let other = puzzle("chess", |it| it.kind == Kind::Material);
    visit(&page, &address(&other));
    page.click("text=Solution");
    page.wait_for_text(".list", ".");
    page.click("text=Play on");
    page.wait_to_see(".strip");
    assert_eq!(page.count(".solving"), 0);
}

#[test]
fn a_puzzle_is_shared_and_put_into_another_page() {
    let puzzle = puzzle("atomic", |it| it.kind == Kind::Mate(2));
    let page = posed(Device::DESKTOP, &puzzle);
    page.click("text=Share");
    let link = page.ask("#app dialog .copy-row input", "e => e.value");
    assert!(link.as_str().expect("a link").ends_with(&address(&puzzle)), "{link}");
    page.click("text=Close");
    page.click("text=Solution");
    hear(&page, "This is the solution.");
    page.click("text=Share");
    page.click("text=Embed in a web page…");
    page.click("text=The moves played, as a puzzle");
    let html = page.ask(".sheet-embed .copy-row input", "e => e.value");
    let html = html.as_str().expect("HTML");
    let src =
        html.split("src=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("an address");
    let frame = Page::open(&src.replace("&amp;", "&"));
    frame.wait_for_text(".status", "Find the move!");
}

/// A strike by White, and its link.
fn strike() -> (Strike, String) {
    let all = strike::text::read(&file("realtime")).expect("strikes");
    let strike = all.into_iter().find(|it| it.side == wonderboard::board::Color::White);
    let strike = strike.expect("a strike");
    let id = strike::text::id(&strike);
    let address = PuzzleAddress::One { game: PuzzleGame::Timed, id }.write();
    (strike, address)
}

#[test]
fn a_strike_is_one_command_among_frozen_pieces() {
    let (strike, address) = strike();
    let page = Page::new();
    page.hold_clock();
    with_settings(&page, STILL);
    visit(&page, &address);
    hear(&page, &words::strike_task(&strike));
    page.wait_to_see(".chill");
    // Time stands still until the command.
    let chills = page.count(".chill");
    page.advance(60_000);
    assert_eq!(page.count(".chill"), chills);
    let [from, to] = [strike.command.from, strike.command.to].map(square);
    // A piece that is frozen is no help.
    let frozen = strike.start.board().color(strike.side).into_iter();
    let frozen = frozen.map(square).find(|at| {
        page.count(&format!(".grab{}", spot(at))) == 1
            && page.attribute(&spot(at), "aria-label").is_some_and(|it| it.contains("cooling"))
    });
    if let Some(frozen) = frozen {
        page.click(&spot(&frozen));
        page.click(&spot(&to));
    }
    // Another command is answered, and the board is as it was.
    let mut all = Vec::new();
    strike.start.legal(
        &strike::options(),
        strike.side,
        0,
        wonderboard::realtime::Readiness::Counted,
        &mut all,
    );
    let other = all
        .iter()
        .map(|effect| effect.asked())
        .find(|m| m.from != strike.command.from && m.promotion.is_none())
        .expect("a command");
    let [wrong_from, wrong_to] = [other.from, other.to].map(square);
    point(&page, Hand::Click, &wrong_from, &wrong_to);
    page.wait_to_see(".status.wrong");
    page.wait_for_text(".solve-rating .down", "points");
    page.until("the piece to be back", || {
        page.count(&format!(".piece[data-at={wrong_from}]")) == 1
    });
    page.until("the board to be as it was", || page.count(".chill") == chills);
    point(&page, Hand::Drag, &from, &to);
    hear(&page, "Solved, after all.");
    page.wait_to_see(".solve-themes a");
    page.click("text=Next puzzle");
    page.until("another", || page.eval("location.hash") != address.as_str());
}

#[test]
fn a_strike_is_given_by_keys_on_and_looked_at() {
    let (strike, address) = strike();
    let page = open(&address, STILL);
    let [from, to] = [strike.command.from, strike.command.to].map(square);
    ask_for_hint(&page);
    page.wait_to_see(&format!(".picked{}", spot(&from)));
    point(&page, Hand::Keys, &to, &to);
    hear(&page, "Solved with a hint.");
    page.click("text=Try again");
    hear(&page, &words::strike_task(&strike));
    page.click("text=Solution");
    hear(&page, "This is the solution.");
    page.until("the command", || {
        page.count(&format!(".piece[data-at={to}]")) == 1
            && page.count(&format!(".piece[data-at={from}]")) == 0
    });
    page.click("text=Play on");
    page.wait_to_see(".strip-bottom");
    assert_eq!(page.eval("location.hash.startsWith('#/realtime')"), true);
}

#[test]
fn the_end_of_a_game_leads_to_a_puzzle() {
    let page = open(
        "#/chess?m=e2e4,e7e5,d1h5,b8c6,f1c4,g8f6",
        r#"{"pace":"none","wish":{"game":"chess","opponent":"Friend"}}"#,
    );
    point(&page, Hand::Click, "h5", "f7");
    page.wait_to_see(".banner .to-puzzle");
    page.wait_for("!document.querySelector('.looking')");
    page.click(".banner .to-puzzle");
    page.wait_to_see(".solving [role=gridcell]");
    page.until("a puzzle of chess", || {
        page.eval("location.hash.startsWith('#/puzzle/chess/')") == true
    });
}

#[test]
fn puzzles_are_there_without_a_network() {
    let server = serve(built());
    let page = Page::new();
    with_settings(&page, STILL);
    page.goto(&server.url("#/"));
    page.wait_to_see("[role=gridcell]");
    page.wait_for("navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller)");
    drop(server);
    for slug in ["crazyhouse", "realtime"] {
        page.eval(&format!("location.hash = '#/puzzles/{slug}', 0"));
        page.until("a puzzle", || {
            page.eval(&format!("location.hash.startsWith('#/puzzle/{slug}/')")) == true
        });
        page.wait_to_see(".solving [role=gridcell]");
    }
    page.forgive();
}

#[test]
fn puzzles_speak_german() {
    let puzzle = puzzle("twinmove", |it| it.themes.has(Theme::KingCapture));
    let page = Page::new();
    with_settings(&page, r#"{"pace":"none","language":"de"}"#);
    page.before_load("localStorage['wonderboard.look'] ??= '{\"lang\":\"de\"}'");
    visit(&page, &address(&puzzle));
    hear(&page, "Schlag den König");
    page.click("text=Lösung");
    hear(&page, "Das ist die Lösung.");
    page.wait_for_text(".solve-themes", "Königsfang");
    page.click("text=Alle Aufgaben");
    page.wait_for_text("h1", "Aufgaben");
}

/// Every view of puzzles: nothing hangs over the side, nothing shifts, all of it can be heard.
#[test]
fn puzzles_are_accessible_in_all_sizes_by_day_and_night() {
    let (strike, timed) = strike();
    let several = puzzle("alice", |it| it.kind == Kind::Material);
    for device in [Device::DESKTOP, Device::PHONE] {
        for scheme in ["light", "dark"] {
            let page = Page::new();
            page.emulate(device);
            page.prefer(&[("prefers-color-scheme", scheme), ("prefers-reduced-motion", "reduce")]);
            with_settings(&page, STILL);
            page.before_load(crate::views::SHIFTS);
            let look = |view: &str| {
                page.must_be_accessible();
                page.screenshot(&format!("{view}-{}-{scheme}", device.width));
                assert_eq!(
                    page.eval("document.documentElement.scrollWidth <= innerWidth"),
                    true,
                    "{view}"
                );
            };
            visit(&page, &address(&several));
            hear(&page, "to move");
            look("puzzle");
            let fits = "document.querySelector('.solve-result').getBoundingClientRect().bottom <= innerHeight - 50";
            assert_eq!(page.eval(fits), true, "what counts is in sight");
            page.click("text=Solution");
            page.wait_to_see(".solve-themes");
            look("puzzle-shown");
            // What a press brings may move what stands below it; nothing else moves.
            page.pause();
            page.eval("shifts.length = 0, 0");
            visit(&page, &timed);
            hear(&page, &words::strike_task(&strike));
            look("strike");
            page.goto(&SITE.url("#/puzzles"));
            page.wait_to_see(".puzzles .today .living .piece");
            page.wait_for_text(".puzzles-ratings", "0 of 64");
            look("puzzles");
            let shifts = "shifts.filter(it => parseFloat(it) > 0.0001).join(', ')";
            assert_eq!(page.eval(shifts), "", "{scheme}");
        }
    }
}
