//! The page in a real browser.
//!
//! `cargo xtask test browser [FILTER]` builds the page and runs these. Plain `cargo test` passes over
//! them; after a build, `cargo test --workspace --test browser` runs them again without another.

/// Makes tests of functions that take any kind of tab: one in each browser.
macro_rules! in_every_browser {
    ($($test:ident),* $(,)?) => {
        mod chromium {
            $(#[test] fn $test() { super::$test::<e2e::Page>() })*
        }
        mod firefox {
            $(#[test] fn $test() { super::$test::<e2e::Firefox>() })*
        }
    };
}

mod analysis;
mod boards;
mod chains;
mod clocks;
mod courses;
mod drawing;
mod dressing;
mod editor;
mod embed;
mod ends;
mod games;
mod halves;
mod harness;
mod history;
mod home;
mod hostile;
mod keeping;
mod laboratory;
mod languages;
mod layouts;
mod library;
mod links;
mod looks;
mod meet;
mod meet_camera;
mod meet_timed;
mod meet_views;
mod moving;
mod neighbours;
mod newcomers;
mod offline;
mod pairs;
mod people;
mod play;
mod premoves;
mod reading;
mod realtime;
mod records;
mod refusing;
mod sharing;
mod single;
mod solving;
mod specials;
mod start;
mod thinking;
mod typing;
mod views;

use std::sync::LazyLock;
use xtask::server::Server;
use xtask::site::Site;

/// The built page, as all tests see it that need nothing special. Its service worker keeps nothing: to fetch and keep
/// all files for each test's fresh profile took a third of the time of all tests. Those that go offline serve [`built`], which has the real one.
static SITE: LazyLock<Server> = LazyLock::new(|| serve(built().instead("offline.js", "")));

/// The built page, to be served in a special way: under a path, with headers.
fn built() -> Site {
    let dist = xtask::dist();
    assert!(dist.join("index.html").is_file(), "no page is built: run `cargo xtask test browser`");
    Site::new(dist)
}

/// A server of its own for one test.
fn serve(site: Site) -> Server {
    site.listen(0).expect("a free port")
}
