//! The page without a network, its updates, and that it asks nobody else for anything.

use crate::play::{BEGINNER, Hand, click_move, make, moves, table, wait_for_moves, with_settings};
use crate::{built, serve};
use e2e::{Page, Tab};
use std::fs;
use std::path::{Path, PathBuf};
use wonderboard::app::wording::terms;
use wonderboard::variants::CATALOGUE;
use xtask::offline;
use xtask::server::Server;
use xtask::site::Site;

/// Plays a beginner's computer, with turns and without.
pub const ALONE: &str =
    r#"{"pace":"none","wish":{"game":"chess","level":1},"realtime":{"level":1}}"#;
const QUICK: &str = "realtime?tu_ms=500&delays=none&black_extra=0";

const IS_NEXT: &str = "document.querySelector('[name=description]').content.startsWith('Next')";

/// The page as somebody sees it who plays the computer, once it is kept.
fn kept<T: Tab>(server: &Server) -> T {
    let page = T::fresh();
    with_settings(&page, ALONE);
    page.goto(&server.url("#/"));
    wait_until_kept(&page);
    page
}

fn wait_until_kept(page: &impl Tab) {
    page.wait_to_see("[role=gridcell]");
    page.wait_for("navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller)");
}

/// Opens the part of the page that an address names.
fn turn_to(page: &impl Tab, hash: &str) {
    page.eval(&format!("location.hash = '#/{hash}', 0"));
}

/// Every rulebook is read, a course begun, both engines answer, and what was played is listed.
pub fn use_everything(page: &impl Tab) {
    // Once the view is named, what is done after drawing is done: it follows addresses.
    page.wait_for("document.title.endsWith('· Wonderboard')");
    for game in &CATALOGUE {
        turn_to(page, &format!("rules/{}", game.slug));
        page.wait_for_text(".rules h1", &terms::title(game));
        page.wait_to_see(".rules .lead");
    }
    turn_to(page, "rules/realtime");
    page.wait_for_text(".rules h1", "Real-time Chess");
    page.wait_to_see(".rules .lead");
    for game in ["twilight", "alice"] {
        turn_to(page, &format!("learn/{game}"));
        page.wait_to_see(".course-words h2");
        page.wait_to_see(".course [role=gridcell]");
    }
    for game in ["chess", "alice"] {
        turn_to(page, game);
        page.wait_to_see("[data-spot=e2]");
        page.until("the other table", || table(page).game.is_empty());
        click_move(page, "e2e4");
        wait_for_moves(page, 2);
    }
    turn_to(page, "games");
    page.until("both games to be listed", || page.count(".record") == 2);
    turn_to(page, QUICK);
    page.click(".cover .button");
    let made = "document.querySelectorAll('.timed-moves .ply').length > 0";
    page.until("the computer's first move", || page.eval(made) == true);
}

in_every_browser!(all_of_it_works_under_a_path_without_a_network);

fn all_of_it_works_under_a_path_without_a_network<T: Tab>() {
    let server = serve(built().under("some/where"));
    let page: T = kept(&server);
    let start = server.url("index.html?from=start#/");
    drop(server);
    page.reload();
    page.wait_to_see("[role=gridcell]");
    use_everything(&page);
    page.goto(&start);
    page.wait_to_see("[role=gridcell]");
    page.forgive();
}

pub const POLICY: &str = "Content-Security-Policy";

/// The page under the policy of the guide.
pub fn under_policy() -> Site {
    let guide = fs::read_to_string(xtask::root().join("docs/hosting.md")).expect("a guide");
    let policy = guide.lines().find_map(|line| line.strip_prefix(&format!("{POLICY}: ")));
    built().header(POLICY, policy.expect("a policy"))
}

/// What the policy forbids would be an error in the console.
#[test]
fn nobody_else_is_asked_for_anything_under_the_policy_of_the_guide() {
    let server = serve(under_policy());
    let page: Page = kept(&server);
    use_everything(&page);
    let own = [server.origin(), "data:".into(), "blob:".into()];
    let foreign = |url: &String| !own.iter().any(|start| url.starts_with(start));
    let asked = page.requests();
    assert_eq!(asked.iter().filter(|url| foreign(url)).collect::<Vec<_>>(), [""; 0]);
    let seen = |end: &str| asked.iter().any(|url| url.ends_with(end));
    assert!(seen(".wasm") && seen("rulebooks/en/realtime.txt"), "{asked:?}");
}

/// A copy of the built page that can be made another version.
struct Published(PathBuf);

impl Published {
    fn new(name: &str) -> Published {
        let folder = xtask::root().join("target").join("browser").join(name);
        let _ = fs::remove_dir_all(&folder);
        copy(&xtask::dist(), &folder);
        Published(folder)
    }

    /// Publishes a build with another description and another worker over this one.
    fn publish_next(&self) {
        let start = fs::read_to_string(self.0.join("index.html")).expect("a page");
        let (_, from) = start.split_once("content=\"worker-").expect("a worker");
        let old = format!("worker-{}", &from[..16]);
        let new = "worker-0000000000000000";
        for end in [".js", "_bg.wasm", "_loader.js"] {
            let file = self.0.join(format!("{new}{end}"));
            fs::rename(self.0.join(format!("{old}{end}")), file).expect("renamed");
        }
        let start = start.replace(&old, new).replace("content=\"Play ", "content=\"Next: play ");
        fs::write(self.0.join("index.html"), start).expect("written");
        let loader = self.0.join(format!("{new}_loader.js"));
        let text = fs::read_to_string(&loader).expect("a loader").replace(&old, new);
        fs::write(loader, text).expect("written");
        offline::write(&self.0).expect("a service worker");
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let (from, to) = entry.map(|e| (e.path(), to.join(e.file_name()))).expect("an entry");
        match from.is_dir() {
            true => copy(&from, &to),
            false => drop(fs::copy(from, to).expect("a copy")),
        }
    }
}

/// The page looks for a new version, as it does whenever it comes into sight.
fn come_into_sight(page: &Page) {
    page.eval("document.dispatchEvent(new Event('visibilitychange')), 0");
}

fn caches(page: &Page) -> usize {
    page.eval("caches.keys().then(keys => keys.length)").as_u64().unwrap_or_default() as usize
}

#[test]
fn an_update_is_offered_and_taken_without_losing_the_game() {
    let copy = Published::new("update-alone");
    let server = serve(Site::new(&copy.0).under("games"));
    let page: Page = kept(&server);
    make(&page, Hand::Click, "e2e4");
    wait_for_moves(&page, 2);
    page.eval("window.mark = true");
    copy.publish_next();
    come_into_sight(&page);
    page.wait_for_text("#update", "A new version is ready");
    page.screenshot("update");
    page.must_be_accessible();
    assert_eq!(page.eval("window.mark"), true, "nobody reloaded it");
    // The game goes on as if nothing were; so does the old build after a reload, engine and all.
    page.reload();
    page.wait_for_text("#update", "A new version is ready");
    assert_eq!(page.eval(IS_NEXT), false);
    page.wait_to_see("[role=gridcell]");
    make(&page, Hand::Click, &table(&page).game.coord(table(&page).game.legal()[0]));
    wait_for_moves(&page, 4);
    page.click("text=Later");
    page.until("nothing to be offered", || page.count("#update .toast") == 0);
    page.reload();
    page.wait_to_see("#update .toast");
    let before = moves(&page);
    page.click("text=Reload");
    page.wait_for(IS_NEXT);
    page.wait_to_see("[role=gridcell]");
    assert_eq!(moves(&page), before);
    assert_eq!(page.count("#update .toast"), 0);
    make(&page, Hand::Click, &table(&page).game.coord(table(&page).game.legal()[0]));
    wait_for_moves(&page, 6);
    page.until("the old build to be gone", || caches(&page) == 1);
    drop(server);
    page.reload();
    page.wait_for(IS_NEXT);
    page.take_errors();
}

#[test]
fn a_second_page_stays_of_its_build_until_its_own_reload() {
    let copy = Published::new("update-two");
    let server = serve(Site::new(&copy.0));
    let page: Page = kept(&server);
    let sibling = page.profile().page();
    sibling.before_load(
        "workers = []; Worker = class extends Worker {
            constructor(...rest) { super(...rest); workers.push(this) }
        }",
    );
    sibling.goto(&server.url("#/chess"));
    wait_until_kept(&sibling);
    sibling.eval("window.mark = true");
    copy.publish_next();
    come_into_sight(&page);
    sibling.wait_to_see("#update .toast");
    page.click("text=Reload");
    page.wait_for(IS_NEXT);
    assert_eq!(sibling.eval("window.mark"), true, "nobody reloaded it");
    // Its worker is no longer on the server.
    sibling.crash_workers();
    sibling.until("a new worker", || sibling.eval("workers.length") == 2);
    sibling.take_errors();
    make(&sibling, Hand::Click, "d2d4");
    wait_for_moves(&sibling, 2);
    sibling.click("text=Reload");
    sibling.wait_for(IS_NEXT);
    sibling.wait_to_see("[role=gridcell]");
    sibling.take_errors();
}

/// Chromium does so now and then, on a busy machine.
#[test]
fn an_update_comes_though_the_browser_keeps_the_last_version_at_work() {
    let copy = Published::new("update-kept");
    let server = serve(Site::new(&copy.0));
    let page: Page = kept(&server);
    make(&page, Hand::Click, "e2e4");
    wait_for_moves(&page, 2);
    let before = moves(&page);
    page.eval("ServiceWorker.prototype.postMessage = () => {}, 0");
    copy.publish_next();
    come_into_sight(&page);
    page.wait_to_see("#update .toast");
    page.click("text=Reload");
    page.wait_for(IS_NEXT);
    page.wait_to_see("[role=gridcell]");
    assert_eq!(moves(&page), before);
    wait_until_kept(&page);
    page.until("the old build to be gone", || caches(&page) == 1);
    drop(server);
    page.reload();
    page.wait_for(IS_NEXT);
    page.take_errors();
}

#[test]
fn a_damaged_copy_is_not_kept() {
    let copy = Published::new("update-damaged");
    // As in the middle of an upload: the list is of another build than the files.
    fs::write(copy.0.join("rulebooks/en/chess.txt"), "cut off").expect("written");
    let server = serve(Site::new(&copy.0));
    let page = Page::new();
    with_settings(&page, BEGINNER);
    page.goto(&server.url("#/"));
    page.wait_to_see("[role=gridcell]");
    page.until("the files to be fetched", || server.served("rulebooks/en/chess.txt"));
    page.wait_for("navigator.serviceWorker.getRegistration().then((kept) => !kept)");
    assert_eq!(page.eval("navigator.serviceWorker.controller"), serde_json::Value::Null);
    make(&page, Hand::Drag, "e2e4");
    wait_for_moves(&page, 2);
    page.take_errors();
}

#[test]
fn whoever_builds_the_page_meets_no_older_one() {
    let copy = Published::new("update-retired");
    let server = serve(Site::new(&copy.0));
    let page: Page = kept(&server);
    assert_eq!(caches(&page), 1);
    fs::write(copy.0.join(offline::NAME), offline::RETIRED).expect("written");
    come_into_sight(&page);
    page.until("nothing to be kept", || caches(&page) == 0);
    // It clears everything away, and only then itself.
    page.wait_for("navigator.serviceWorker.getRegistrations().then(all => all.length === 0)");
    page.reload();
    page.wait_to_see("[role=gridcell]");
    assert_eq!(page.eval("navigator.serviceWorker.controller"), serde_json::Value::Null);
    make(&page, Hand::Click, "e2e4");
    wait_for_moves(&page, 2);
}

#[test]
fn where_there_are_no_service_workers_nothing_is_lost() {
    for refusal in ["get() { throw new DOMException('no', 'SecurityError') }", "value: undefined"] {
        let page = Page::new();
        with_settings(&page, BEGINNER);
        page.before_load(&format!(
            "Object.defineProperty(Navigator.prototype, 'serviceWorker', {{ {refusal} }})"
        ));
        page.goto(&crate::SITE.url("#/"));
        page.wait_to_see("[role=gridcell]");
        make(&page, Hand::Drag, "e2e4");
        wait_for_moves(&page, 2);
    }
}
