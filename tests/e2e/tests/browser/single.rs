//! The page as one file.

use crate::offline::{ALONE, use_everything};
use crate::play::{moves, open, table, with_settings};
use e2e::{Device, Tab};
use std::fs;
use std::sync::LazyLock;
use xtask::single;

/// The address of the file in a folder of its own, so that nothing lies beside it.
static ALONE_ON_DISK: LazyLock<String> = LazyLock::new(|| {
    let folder = xtask::root().join("target").join("browser").join("single");
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(single::NAME);
    fs::copy(xtask::dist().join(single::NAME), &file).expect("a page as one file");
    format!("file://{}", file.display())
});

in_every_browser!(one_file_plays_everything_from_a_disk);

fn one_file_plays_everything_from_a_disk<T: Tab>() {
    let page = T::fresh();
    with_settings(&page, ALONE);
    let file = ALONE_ON_DISK.as_str();
    page.goto(file);
    page.wait_to_see(".home-card .living .piece");
    page.click("text=Start here: Twilight Chess");
    page.wait_to_see("[role=gridcell]");
    use_everything(&page);
    let played = table(&page).game.coords();
    assert!(played.len() >= 2, "{played:?}");
    page.reload();
    page.wait_to_see(".cover .button");
    page.eval("location.hash = '', 0");
    page.until("the game of before", || moves(&page).len() == played.len());
    assert_eq!(table(&page).game.coords(), played);
    page.click("text=Settings");
    page.wait_to_see(".setting");
    assert_eq!(page.count("a[download]"), 0, "it is the file");
    let asked = page.requests();
    let own = [file, "data:", "blob:"];
    let foreign = |url: &&String| !own.iter().any(|own| url.starts_with(own));
    assert_eq!(asked.iter().filter(foreign).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn the_page_offers_itself_as_a_file() {
    let page = open("", "{}");
    page.click("text=Settings");
    page.wait_to_see("a[download]");
    page.screenshot("single-offered");
    page.emulate(Device::PHONE);
    page.prefer(&[("prefers-color-scheme", "dark")]);
    page.must_be_accessible();
    page.screenshot("single-offered-phone");
    let file = "fetch(document.querySelector('a[download]').href).then((answer) => answer.text())";
    assert_eq!(page.eval(&format!("{file}.then((text) => text.includes('data-packed'))")), true);
}
