//! How the game without turns keeps its time: how soon the strongest computer answers, and how many
//! frames a game drops on a slow processor. `cargo bench --package e2e --bench realtime`, after
//! `cargo xtask dist`, plays for a minute; `cargo xtask test` plays for a few seconds.
//!
//! These take the time of the wall, so nothing else should run beside them.

use e2e::Page;
use std::thread::sleep;
use std::time::{Duration, Instant};
use xtask::server::Server;
use xtask::site::Site;

/// A unit of half a second; nobody waits at first.
const QUICK: &str = "#/realtime?tu_ms=500&delays=none&black_extra=0";

/// Nobody needs to be shown how time passes.
const OF_OLD: &str =
    r#"localStorage['wonderboard.realtime.experience'] ??= '{"finished":true,"shown":true}'"#;

fn main() {
    let is_bench = std::env::args().any(|word| word == "--bench");
    let lasts = Duration::from_secs(if is_bench { 60 } else { 5 });
    let server = Site::new(xtask::dist()).listen(0).expect("a free port");
    the_strongest_computer_knows_in_time_what_to_do(&server);
    a_slow_processor_drops_few_frames(&server, lasts);
}

/// The page as it opens for somebody with these settings.
fn visit(page: &Page, server: &Server, settings: &str) {
    page.before_load(&format!("localStorage['wonderboard.settings'] ??= '{settings}'"));
    page.before_load(OF_OLD);
    page.goto(&server.url(QUICK));
    page.wait_to_see("[role=gridcell]");
}

/// Presses Start or Go on and waits until time runs.
fn start(page: &Page) {
    page.click(".cover .button");
    page.until("the countdown", || page.count(".cover") == 0);
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

fn the_strongest_computer_knows_in_time_what_to_do(server: &Server) {
    let page = Page::new();
    page.before_load(NOTED);
    visit(&page, server, r#"{"pace":"none","realtime":{"level":8}}"#);
    start(&page);
    page.until("twelve moves", || {
        if page.shows(".cover .button") {
            start(&page);
        }
        page.count(".timed-moves .ply") >= 12 || page.shows(".banner")
    });
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

/// Moves pieces to and fro, game after game, without looking at what the computer does: to look takes the
/// page's time. Back comes how many moves both have made.
fn fidget(page: &Page, lasts: Duration) -> usize {
    const WHITE: [(&str, &str); 6] =
        [("g1", "f3"), ("b1", "c3"), ("a2", "a4"), ("h2", "h4"), ("e2", "e3"), ("d2", "d3")];
    const BLACK: [(&str, &str); 6] =
        [("g8", "f6"), ("b8", "c6"), ("a7", "a5"), ("h7", "h5"), ("e7", "e6"), ("d7", "d6")];
    let (begun, mut made, mut sides) = (Instant::now(), 0, [WHITE, BLACK]);
    while begun.elapsed() < lasts {
        if page.shows(".cover .button") {
            start(page);
        }
        if page.shows(".banner") {
            made += page.count(".timed-moves .ply");
            sides.reverse();
            page.click("text=Rematch");
            page.until("the countdown", || page.count(".cover") == 0);
        }
        let back = sides[0].iter().map(|&(from, to)| (to, from));
        for (from, to) in sides[0].into_iter().chain(back) {
            [from, to].iter().for_each(|square| page.click(&format!("[data-spot={square}]")));
            sleep(Duration::from_millis(400));
        }
    }
    made + page.count(".timed-moves .ply")
}

fn a_slow_processor_drops_few_frames(server: &Server, lasts: Duration) {
    let page = Page::new();
    visit(&page, server, r#"{"realtime":{"level":4}}"#);
    let slowness = slowness(&page);
    page.slow_processor((4.0 / slowness).clamp(1.0, 4.0));
    // What other tests and programs take from a page on which nothing happens.
    let rest = Frames::during(&page, || sleep(lasts / 2));
    start(&page);
    let mut made = 0;
    let played = Frames::during(&page, || made = fidget(&page, lasts));
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
    assert!(made as u64 > lasts.as_secs() / 3, "{made} moves are no game");
    assert!(count > 60 && usual <= allowed, "a frame in {usual:.1}, at rest in {still:.1}");
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
