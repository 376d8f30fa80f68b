//! The engine behind the page: asked, interrupted, dead, or living on the page itself.

use crate::play::{
    Hand, is_occupied, make, moves, open, open_on, table, visit, wait_for_moves, with_settings,
};
use e2e::{Device, Page};
use std::fs;
use std::thread::sleep;
use std::time::Duration;
use wonderboard::notation::{fen, san};
use wonderboard::variants::Spec;
use wonderboard::worker::think::Thinker;
use wonderboard::worker::{Ask, EngineTask, Servant, Tell};

const STRONGEST: &str = r#"{"wish":{"game":"chess","level":8}}"#;
/// Longer than the strongest thinks about a move.
const A_WHILE: Duration = Duration::from_millis(3_000);

#[test]
fn a_move_taken_back_is_not_answered() {
    let page = open("", STRONGEST);
    make(&page, Hand::Drag, "e2e4");
    page.wait_for_text("[role=status]", "thinking");
    sleep(Duration::from_millis(300));
    page.click("text=Take back");
    page.until("the start", || moves(&page).is_empty() && is_occupied(&page, "e2"));
    sleep(A_WHILE);
    assert!(moves(&page).is_empty(), "a late answer: {:?}", moves(&page));
    page.wait_for_text("[role=status]", "Your move");
    make(&page, Hand::Drag, "d2d4");
    wait_for_moves(&page, 2);
}

#[test]
fn a_worker_that_dies_is_replaced() {
    let page = Page::new();
    with_settings(&page, STRONGEST);
    page.before_load(
        "workers = []; Worker = class extends Worker {
            constructor(...rest) { super(...rest); workers.push(this) }
        }",
    );
    visit(&page, "");
    make(&page, Hand::Drag, "e2e4");
    sleep(Duration::from_millis(300));
    // The system ends it in the middle of its thinking, and the browser tells the page.
    page.kill_workers();
    page.eval("workers.at(-1).dispatchEvent(new ErrorEvent('error')), 0");
    wait_for_moves(&page, 2);
    assert_eq!(page.eval("workers.length"), 2);
    // A mistake in the engine itself.
    page.crash_workers();
    page.until("a new worker", || page.eval("workers.length") == 3);
    page.take_errors();
    make(&page, Hand::Drag, &table(&page).game.coord(table(&page).game.legal()[0]));
    wait_for_moves(&page, 4);
}

#[test]
fn a_worker_that_dies_in_silence_is_missed() {
    let page = Page::new();
    with_settings(&page, STRONGEST);
    page.hold_clock();
    visit(&page, "");
    make(&page, Hand::Drag, "e2e4");
    page.until("a worker", || !page.workers().is_empty());
    page.kill_workers();
    page.advance(21_000);
    wait_for_moves(&page, 2);
}

/// No workers, and how long everything takes that is done later: the engine thinks in such tasks.
const ALONE: &str = "delete window.Worker;
    const wait = setTimeout; tasks = [];
    setTimeout = (then, ms, ...rest) => wait(() => {
        const start = performance.now();
        then();
        tasks.push(performance.now() - start);
    }, ms, ...rest)";

#[test]
fn without_workers_the_engine_lives_on_the_page_and_does_not_block_it() {
    let page = Page::new();
    with_settings(&page, STRONGEST);
    page.before_load(ALONE);
    visit(&page, "");
    make(&page, Hand::Drag, "e2e4");
    wait_for_moves(&page, 2);
    let tasks = page.eval("tasks.sort((a, b) => a - b)");
    let tasks: Vec<f64> =
        tasks.as_array().expect("times").iter().filter_map(|time| time.as_f64()).collect();
    // The machine has other things to do, so many tasks may look long from inside.
    let (usual, long) = (tasks[tasks.len() / 2], tasks[tasks.len() * 3 / 4]);
    println!("of {} tasks half take {usual:.1} ms and few more than {long:.1} ms", tasks.len());
    assert!(tasks.len() > 30 && usual < 16.0 && long < 50.0, "the page is blocked: {tasks:?}");
    make(&page, Hand::Drag, "a2a3");
    page.click("text=Take back");
    sleep(A_WHILE);
    assert_eq!(moves(&page).len(), 2, "no late answer");
}

#[test]
fn an_engine_that_does_not_come_is_missed() {
    let site = crate::built().without("_loader.js");
    let server = crate::serve(site);
    let page = Page::new();
    page.goto(&server.url("#/"));
    page.wait_to_see("[role=gridcell]");
    make(&page, Hand::Drag, "e2e4");
    page.wait_for_text(".toast", "The computer could not be loaded");
    page.take_errors();
}

#[test]
fn thinking_is_shown_on_wish() {
    let page = open("", STRONGEST);
    assert_eq!(page.count(".gauge"), 0);
    page.click(".thinking .switch");
    page.wait_for_text(".facts", "depth");
    page.until("a line", || page.text(".pv").starts_with("1. "));
    make(&page, Hand::Drag, "e2e4");
    wait_for_moves(&page, 2);
    page.until("the next line", || page.text(".pv").starts_with("2. "));
    page.click(".thinking .switch");
    page.until("no line", || page.count(".pv") == 0);
}

/// The problem by Udo Marks: White mates in two, by one move only.
#[test]
fn the_key_of_a_problem_on_two_boards_is_found_in_the_page() {
    let problem = "#/alice/4r3/1p6/3n4/2n1k1rb/8/2b1p1p1/8/8:\
                   8/8/4R3/5R2/1P1NpB2/Q7/K7/8_w_-_-_0_1";
    let page = open(problem, r#"{"thinking":true,"wish":{"opponent":"Friend"}}"#);
    page.wait_for_text(".facts", "mate in 2");
    page.wait_for_text(".pv", "Kb1/A");
}

/// All tips, as if they had been given.
fn tips() -> Vec<&'static str> {
    Spec::all_tips().map(|tip| tip.name).collect()
}

#[test]
fn a_hint_is_drawn_and_the_game_says_so() {
    let devices = [
        ("desktop", Device::DESKTOP, ["chess", "twilight"]),
        ("phone", Device::PHONE, ["alice", "tandem"]),
    ];
    for ((name, device, games), scheme) in devices.into_iter().zip(["dark", "light"]) {
        for game in games {
            let page = open_on(device, &format!("#/{game}"), "{}");
            page.prefer(&[("prefers-color-scheme", scheme)]);
            // On a phone, the tip about the game's own moves covers the status until it is closed.
            page.store("wonderboard.courses", &serde_json::json!({ "tips": tips() }).to_string());
            page.reload();
            page.wait_to_see("[role=gridcell]");
            page.click("[title=Hint]");
            page.wait_to_see(".pointer");
            let said = page.text(".hint output");
            assert!(!said.is_empty());
            page.screenshot(&format!("hint-{game}-{name}-{scheme}"));
            page.must_be_accessible();
            assert_eq!(table(&page).hints, [0]);
            let played = table(&page).game;
            let m = san::read(played.rules(), played.position(), &said).expect("a move");
            make(&page, Hand::Tap, &played.coord(m));
            page.until("the move", || !moves(&page).is_empty());
            assert!(!page.shows(".pointer"));
            page.click("text=Resign");
            page.click(".confirm .primary");
            page.wait_for_text(".banner .note", "with a hint");
            page.screenshot(&format!("hinted-{game}-{name}-{scheme}"));
        }
    }
}

#[test]
fn a_hint_by_key_and_by_word() {
    let page = open("#/chess", "{}");
    // Once the view is named, keys are heard.
    page.wait_for("document.title.endsWith('· Wonderboard')");
    page.key("h");
    page.until("a hint", || !page.text(".hint output").is_empty());
    page.key("/");
    page.type_text("e4");
    page.key("Enter");
    wait_for_moves(&page, 2);
    page.type_text("hint");
    page.key("Enter");
    page.until("another", || !page.text(".hint output").is_empty());
    assert_eq!(table(&page).hints, [0, 2]);
}

#[test]
fn the_engine_is_told_where_the_network_of_its_game_is() {
    let page = Page::new();
    with_settings(&page, r#"{"pace":"none","wish":{"game":"twilight","level":1}}"#);
    page.before_load(
        "told = [];
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (said) { told.push(said); post.call(this, said) }",
    );
    visit(&page, "#/twilight");
    make(&page, Hand::Drag, "e2e4");
    wait_for_moves(&page, 2);
    let is_there = "fetch(told[0].network).then((answer) => answer.text())";
    let head = "WBNETWRK 2 twilight ";
    assert_eq!(page.eval(&format!("{is_there}.then((text) => text.startsWith('{head}'))")), true);
    visit(&page, "#/atomic");
    page.until("the other table", || table(&page).game.is_empty());
    make(&page, Hand::Drag, &table(&page).game.coord(table(&page).game.legal()[0]));
    wait_for_moves(&page, 2);
    assert_eq!(page.eval("told.at(-1).network ?? null"), serde_json::Value::Null, "it has none");
}

/// What a worker of the page makes of questions, one after the other.
fn worker_says(page: &Page, asks: &[Ask]) -> Vec<Tell> {
    let asks = serde_json::to_string(asks).expect("words");
    let told = page.eval(&format!(
        "new Promise((done, fail) => {{
            const script = document.querySelector('meta[name=wonderboard-worker]').content;
            const worker = new Worker(script, {{ type: 'module' }});
            const asks = {asks}, told = [];
            worker.onerror = () => fail('the worker died');
            worker.onmessage = ({{ data }}) => {{
                if (data.Best) told.push(data);
                if (data.Failed) fail(data.Failed.what);
                if (told.length === asks.length) done(told);
                if (data === 'Ready' || data.Best) worker.postMessage(asks[told.length]);
            }};
        }})"
    ));
    serde_json::from_value(told).expect("answers")
}

/// What the engine here makes of a question.
fn engine_says(ask: &Ask) -> Tell {
    let mut here = Thinker::default();
    if here.wants(ask).is_some() {
        let name = Spec::from_text(&ask.game).ok().and_then(Spec::network).expect("a network");
        let path = xtask::root().join("networks").join(format!("{name}.txt"));
        here.equip(ask, Some(&fs::read_to_string(path).expect("a text")));
    }
    here.begin(ask, 0);
    let mut tells = Vec::new();
    while here.slice(u64::MAX, &|| 0, &mut |tell| tells.push(tell)) {}
    tells.pop().expect("an answer")
}

#[test]
fn with_its_network_a_worker_thinks_just_as_the_program_here() {
    let page = open("", "{}");
    let address = |name| Some(page.address_of(&format!("networks/{name}.txt")));
    let shipped = Spec::all().filter_map(|spec| Some((spec, spec.network()?)));
    let (mut asks, mut expected) = (Vec::new(), Vec::new());
    for (version, (spec, name)) in shipped.enumerate() {
        let rules = spec.rules();
        let ask = Ask {
            version: version as u32,
            game: spec.text(),
            fen: fen::write(rules, &rules.start()),
            earlier: Vec::new(),
            seed: 3,
            network: address(name),
            task: EngineTask::Bounded { nodes: 6_000 },
        };
        expected.push(engine_says(&ask));
        asks.push(ask);
    }
    assert!(!asks.is_empty());
    assert_eq!(worker_says(&page, &asks), expected);
    // Without, it thinks otherwise, and one that cannot be had is done without.
    let without: Vec<Ask> = asks.iter().map(|ask| Ask { network: None, ..ask.clone() }).collect();
    let missing = asks.iter().map(|ask| Ask { network: address("missing"), ..ask.clone() });
    let alone = worker_says(&page, &without);
    assert_ne!(alone, expected);
    assert_eq!(worker_says(&page, &missing.collect::<Vec<_>>()), alone);
    page.take_errors();
}
