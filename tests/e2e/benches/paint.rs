//! How soon a press is seen on a slow processor: `cargo bench --package e2e --bench paint [-- GAME…]`, after
//! `cargo xtask dist`.
//!
//! In every game two people here make the same moves by presses, a quarter as fast as this machine. A press is
//! seen once the first frame after it is done in which something on the page has changed; how long that takes is
//! printed: for half of the presses, for nine in ten, and the longest. Wanted are at most 64 and 120 ms.
//!
//! What the browser itself calls the duration of an input (Event Timing) is of no use here: without a screen Chromium
//! sometimes takes note of a frame only with the next one, 300 ms later, though it drew it in time.
//!
//! For the game without turns there is also how much of its time the page works while the computer plays and a person
//! makes a move a second, on this machine as it is. Wanted are less than 25 %.
//!
//! These take the time of the wall, so nothing else should run beside them.

use std::thread::sleep;
use std::time::{Duration, Instant};

use e2e::{Device, Page};
use wonderboard::app::draw::spots;
use wonderboard::app::draw::spots::role_name;
use wonderboard::app::turns::choices::{becomes, part_ways, ways};
use wonderboard::app::turns::words::way_spoken;
use wonderboard::game::Game;
use wonderboard::game::gesture::{between, gestures};
use wonderboard::rules::Move;
use wonderboard::variants::Spec;
use xtask::server::Server;
use xtask::site::Site;

/// How many moves are made in each game.
const MOVES: usize = 24;

/// Notes of every press when it is seen, in milliseconds.
const NOTED: &str = "paints = []; var pressed = null, drawn = new MessageChannel();
    addEventListener('pointerdown', (event) => pressed = event.timeStamp, true);
    drawn.port1.onmessage = ({ data }) => paints.push(performance.now() - data);
    new MutationObserver(() => {
        if (pressed === null) return;
        const at = pressed;
        pressed = null;
        requestAnimationFrame(() => drawn.port2.postMessage(at));
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });";

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with('-')).collect();
    let server = Site::new(xtask::dist()).listen(0).expect("a free port");
    println!("{:<22}{:>8}{:>8}{:>8}  ms from press to paint", "", "half", "nine", "worst");
    let games = Spec::all().map(|spec| spec.slug()).filter(|slug| is_among(&wanted, slug));
    for slug in games {
        print(slug, of_turns(&server, slug));
    }
    if is_among(&wanted, "realtime") {
        print("realtime", without_turns(&server));
        println!("a game without turns keeps the page busy {:.0} % of the time", busy(&server));
    }
}

fn is_among(wanted: &[String], slug: &str) -> bool {
    wanted.is_empty() || wanted.iter().any(|it| it == slug)
}

/// Of half of the inputs, of nine in ten, and the longest.
fn print(name: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let at = |share: usize| times.get((times.len() * share / 100).min(times.len() - 1)).copied();
    let [half, nine, worst] = [50, 90, 100].map(|share| at(share).unwrap_or_default());
    println!("{name:<22}{half:>8.0}{nine:>8.0}{worst:>8.0}");
}

/// Two people at one device.
const FRIENDS: &str = r#"{"wish":{"opponent":"Friend"},"realtime":{"opponent":"Friend"}}"#;

/// Nobody needs to be shown how time passes.
const OF_OLD: &str =
    r#"localStorage['wonderboard.realtime.experience'] ??= '{"finished":true,"shown":true}'"#;

/// The page with these settings, once what comes behind the first board has come.
fn open(server: &Server, hash: &str, settings: &str) -> Page {
    let page = Page::new();
    page.emulate(Device::DESKTOP);
    page.before_load(&format!("localStorage['wonderboard.settings'] ??= '{settings}'; {NOTED}"));
    page.before_load(OF_OLD);
    page.goto(&server.url(hash));
    page.wait_to_see("[role=gridcell]");
    sleep(Duration::from_millis(1500));
    page
}

/// The page as two people open it, on a processor that is a quarter as fast.
fn open_slow(server: &Server, hash: &str) -> Page {
    let page = open(server, hash, FRIENDS);
    page.slow_processor(4.0);
    page
}

/// How long it took until each press was seen, in milliseconds.
fn times(page: &Page, presses: usize) -> Vec<f64> {
    let told = page.eval("paints");
    let times: Vec<f64> =
        told.as_array().into_iter().flatten().filter_map(|time| time.as_f64()).collect();
    assert_eq!(times.len(), presses, "every press changes something");
    times
}

fn of_turns(server: &Server, slug: &str) -> Vec<f64> {
    let page = open_slow(server, &format!("#/{slug}"));
    let mut game = Game::new(Spec::from_slug(slug).expect("a game"));
    let (mut made, mut presses) = (0, 0);
    while made < MOVES {
        let Some((pressed, next)) = (0..50).find_map(|turn| plain(&game, made * 14 + turn * 11))
        else {
            break;
        };
        pressed.iter().for_each(|selector| press(&page, selector));
        (made, presses, game) = (made + 1, presses + pressed.len(), next);
    }
    times(&page, presses)
}

/// Presses something, and waits longer than a frame takes, as people do.
fn press(page: &Page, selector: &str) {
    page.click(selector);
    sleep(Duration::from_millis(250));
}

fn spot(name: &str) -> String {
    format!("[data-spot={name}]")
}

/// A move by number that presses make, and what they press: two squares, and a way where there are several.
fn plain(game: &Game, number: usize) -> Option<(Vec<String>, Game)> {
    let (legal, us) = (game.legal(), game.turn());
    let m = *legal.get(number % legal.len().max(1))?;
    let spots = gestures(m, us).next()?;
    let alike = between(legal, us, spots[0], spots[1]);
    let mut pressed = spots.map(|at| spot(&spots::name(at))).to_vec();
    if alike.len() > 1 {
        pressed.push(way(game, &alike, m)?);
    }
    let next = game.after(m).filter(|next| next.status().outcome.is_none())?;
    Some((pressed, next))
}

/// The button of a move's own way.
fn way(game: &Game, alike: &[Move], m: Move) -> Option<String> {
    let ways = ways(&game.scene(), alike);
    let own = ways.iter().find(|way| way.moves.iter().any(|made| made.0 == m))?;
    let spoken = way_spoken(own);
    let label = match part_ways(alike) {
        true => spoken,
        false => format!("{}: {spoken}", role_name(becomes(&game.scene(), m))),
    };
    (own.moves.len() == 1 && ways.len() > 1).then(|| format!(".choice[aria-label='{label}']"))
}

fn without_turns(server: &Server) -> Vec<f64> {
    const MADE: &str = "g1 f3 b8 c6 a2 a4 h7 h5 b1 c3 g8 f6";
    let page = open_slow(server, "#/realtime?delays=none");
    page.click(".cover .button");
    page.until("the countdown", || page.count(".cover") == 0);
    page.eval("paints.length = 0");
    MADE.split(' ').for_each(|square| press(&page, &spot(square)));
    times(&page, MADE.split(' ').count())
}

/// How much of its time the page works, in percent.
fn busy(server: &Server) -> f64 {
    let page = open(server, "#/realtime", "{}");
    page.click(".cover .button");
    page.until("the countdown", || page.count(".cover") == 0);
    let (worked, since) = (page.worked(), Instant::now());
    for file in 'a'..='h' {
        let begun = Instant::now();
        for rank in [2, 3] {
            page.click(&spot(&format!("{file}{rank}")));
        }
        sleep(Duration::from_secs(1).saturating_sub(begun.elapsed()));
    }
    100.0 * (page.worked() - worked) / since.elapsed().as_secs_f64()
}
