//! Pictures of every view, to be looked at one by one: `cargo xtask gallery [VIEW…]` writes them to
//! `target/gallery/VIEW-SIZE-SCHEME.png`, in five sizes, by day and by night. The twelve that show most are kept, in one
//! size each, as `docs/gallery/VIEW.webp` (docs/gallery.md).

use std::fs;
use std::path::Path;

use e2e::{Device, Page};
use wonderboard::variants::Spec;
use xtask::server::Server;
use xtask::site::Site;

const SIZES: [(&str, Device); 5] = [
    ("desktop", Device::DESKTOP),
    ("wide", Device { width: 1920, height: 1080, ..Device::DESKTOP }),
    ("tablet", Device::TABLET),
    ("phone", Device::PHONE),
    ("landscape", Device { width: 667, height: 375, ..Device::PHONE }),
];

const SCHEMES: [&str; 2] = ["light", "dark"];

/// Two people here, and nothing that moves.
const SETTINGS: &str =
    r#"{"pace":"none","wish":{"opponent":"Friend"},"realtime":{"opponent":"Friend"}}"#;

/// A game of chess with something to say about it.
const GAME: &str =
    "?m=e2e4,e7e5,g1f3,b8c6,f1c4,g8f6,f3g5,d7d5,e4d5,f6d5,g5f7,e8f7,d1f3,f7e6,b1c3,c6b4";

/// A view: what it is called, its address, what is pressed there one after the other (also keys, and ways to other
/// addresses), and what shows then.
struct View {
    name: &'static str,
    hash: String,
    presses: &'static [&'static str],
    shows: &'static str,
}

const BOARD: &str = "[role=gridcell]";

/// Boards are as the rules give them, or where their rules can be seen.
const PLAYED: [(&str, &str); 10] = [
    ("twilight", "?m=e2e4,e7e5,g1@N,d8@Q,d2d4,e5d4"),
    ("tandem", "?m=e2e4,d7d5,e4e5,d5d4"),
    ("alice", "?m=e2e4,d7d5,g1f3,c8g4"),
    ("switch-side", "?m=e2e4,e7e5,g1f3,b8c6"),
    ("crazyhouse", "?m=e2e4,d7d5,e4d5,d8d5"),
    ("racing-kings", "?m=h2h3,a2a3"),
    ("atomic", "?m=e2e4,d7d5,e4d5"),
    ("madrasi", "?m=e2e4,d7d5"),
    ("circe", "?m=e2e4,g8f6,e4e5,f6d5,f1c4,d5b6,c4f7,e8f7"),
    ("progressive", "?m=e2e4,e7e5,g8f6,d2d4"),
];

/// Fool's mate, and where it is kept.
const PLAYED_HERE: &[&str] = &[
    "[data-spot=f2]",
    "[data-spot=f3]",
    "[data-spot=e7]",
    "[data-spot=e5]",
    "[data-spot=g2]",
    "[data-spot=g4]",
    "[data-spot=d8]",
    "[data-spot=h4]",
    "#/games",
];

/// Everything there is to look at besides the games.
const OTHERS: [(&str, &str, &[&str], &str); 23] = [
    ("home", "home", &[], ".home-today .living .piece"),
    ("new-game", "chess", &["text=New game"], "dialog"),
    ("settings", "chess", &["text=Settings"], "dialog .looks svg"),
    ("share", "twilight?m=e2e4,e7e5,g1@N", &["text=Share"], "dialog"),
    ("help", "chess", &["key=?"], "dialog"),
    ("asked", "chess?m=e2e4,e7e5", &["text=Resign"], ".confirm .primary"),
    ("end", "chess?m=e2e4,e7e5,d1h5,b8c6,f1c4,g8f6,h5f7", &[], ".to-puzzle"),
    (
        "promotion",
        "chess/7k/P7/8/8/8/8/8/K7_w_-_-_0_1",
        &["[data-spot=a7]", "[data-spot=a8]"],
        ".chooser",
    ),
    ("rules", "rules/twilight", &[], ".rules .lead"),
    ("games", "chess", PLAYED_HERE, ".record"),
    ("editor", "editor/chess", &[], "#editor-verdict p"),
    ("editor-alice", "editor/alice", &[], "#editor-verdict p"),
    ("realtime", "realtime", &[], BOARD),
    ("puzzles", "puzzles", &[], ".puzzles .today .living .piece"),
    ("puzzle", "puzzles/twilight", &[], ".solving [role=gridcell]"),
    ("puzzle-shown", "puzzles/alice", &["text=Solution"], ".solve-themes"),
    ("strike", "puzzles/realtime", &[], ".solving .chill"),
    ("learn", "learn", &[], ".courses li:last-child"),
    ("course", "learn/alice", &[], ".course [role=gridcell]"),
    ("course-timed", "learn/realtime", &[], ".course .cover"),
    ("analysis", GAME, &["text=Analysis"], ".lines .ply"),
    ("report", GAME, &["text=Analysis", "text=Get a report on the game"], ".graph"),
    ("laboratory", "laboratory", &[], ".lab-figure svg"),
];

/// The pictures that are kept, by view, size and scheme.
const KEPT: [(&str, &str, &str); 12] = [
    ("twilight", "desktop", "light"),
    ("alice", "desktop", "dark"),
    ("tandem", "phone", "light"),
    ("course", "phone", "dark"),
    ("realtime", "desktop", "light"),
    ("crazyhouse", "tablet", "light"),
    ("report", "wide", "light"),
    ("analysis", "desktop", "dark"),
    ("editor-alice", "desktop", "light"),
    ("rules", "phone", "light"),
    ("home", "desktop", "light"),
    ("new-game", "phone", "dark"),
];

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let server = Site::new(xtask::dist()).listen(0).expect("a free port");
    let (all, kept) = (xtask::root().join("target/gallery"), xtask::root().join("docs/gallery"));
    for folder in [&all, &kept] {
        fs::create_dir_all(folder).expect("a folder for pictures");
    }
    for view in views().filter(|view| wanted.is_empty() || wanted.iter().any(|it| it == view.name))
    {
        for (size, device) in SIZES {
            for scheme in SCHEMES {
                let page = open(&server, &view, device, scheme);
                page.picture(&all.join(format!("{}-{size}-{scheme}.png", view.name)));
                if KEPT.contains(&(view.name, size, scheme)) {
                    page.picture(&kept.join(format!("{}.webp", view.name)));
                }
            }
        }
        println!("{}", Path::new("target/gallery").join(format!("{}-*.png", view.name)).display());
    }
}

fn views() -> impl Iterator<Item = View> {
    let games = Spec::all().map(|spec| {
        let name = spec.slug();
        let played = PLAYED.iter().find(|it| it.0 == name).map_or("", |it| it.1);
        View { name, hash: format!("{name}{played}"), presses: &[], shows: BOARD }
    });
    let others = OTHERS.into_iter().map(|(name, hash, presses, shows)| {
        let game = if hash.starts_with('?') { "chess" } else { "" };
        View { name, hash: format!("{game}{hash}"), presses, shows }
    });
    games.chain(others)
}

fn open(server: &Server, view: &View, device: Device, scheme: &str) -> Page {
    let page = Page::new();
    page.emulate(device);
    page.prefer(&[("prefers-color-scheme", scheme), ("prefers-reduced-motion", "reduce")]);
    page.before_load(&format!("localStorage['wonderboard.settings'] ??= '{SETTINGS}'"));
    page.goto(&server.url(&format!("#/{}", view.hash)));
    page.wait_to_see(if view.presses.is_empty() { view.shows } else { BOARD });
    if !view.presses.is_empty() {
        page.wait_for("wonderboardParts.isThere(4)");
    }
    for press in view.presses {
        match press.split_once('=') {
            Some(("key", key)) => page.key(key),
            _ if press.starts_with("#/") => {
                page.eval(&format!("location.hash = '{press}', 0"));
            }
            _ => page.click(press),
        }
    }
    page.wait_to_see(view.shows);
    page
}
