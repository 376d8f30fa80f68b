//! What is done with many kept games: tags, filters, and what they come to.

use crate::play::{FRIENDS, Hand, make, open, open_on};
use crate::records::{STUBS, choose_file, in_database, list, rows, wait_for_rows};
use e2e::{Device, Page};

/// Puts finished games and one that goes on beside what is kept: the latest is first.
const SHELF: &str = "
    const you = 'Human', level = (n) => ({ Computer: n }), afar = { Afar: 7 };
    const put = (n, name, game, players, moves, result, more = {}) => games.put({
        id: String(n).padStart(16, '0'), name, begun: 9, changed: 1000 - n, result,
        game: { Turns: {
            game, start: null, moves: moves.split(' '), players, time: null, left: null,
            ended: result && { winner: { W: 1, B: 2, D: null }[result[0]], reason: result.split(' by ')[1] },
            black_below: false,
        } },
        ...more,
    }, String(n).padStart(16, '0'));
    const spanish = 'e2e4 e7e5 g1f3 b8c6 f1b5';
    put(1, 'one', 'chess', [you, level(4)], spanish, 'White wins by resignation');
    put(2, 'two', 'chess', [you, level(4)], 'e2e4 e7e5 f2f4', 'Black wins by resignation');
    put(3, 'three', 'chess', [level(2), you], 'd2d4 d7d5', 'Black wins by resignation');
    put(4, 'four', 'twilight', [you, level(2)], 'e2e4', 'Draw by agreement');
    put(5, 'five', 'chess', [you, you], 'c2c4', 'White wins by resignation', { tags: ['study'] });
    put(6, 'six', 'alice,castling=off', [afar, you], 'e2e4', null);";

/// The list with these games in it.
fn shelf(page: &Page) {
    list(page, 0);
    in_database(page, SHELF);
    page.reload();
    wait_for_rows(page, 6);
}

/// The names of the games that are listed.
fn names(page: &Page) -> Vec<String> {
    rows(page).iter().map(|row| row.lines().next().unwrap_or_default().to_owned()).collect()
}

/// Chooses an entry of a list by what it says.
#[track_caller]
fn choose(page: &Page, name: &str, entry: &str) {
    let list = format!("document.querySelector('.records-finder select[aria-label={name}]')");
    page.eval(&format!(
        "(() => {{
            const list = {list};
            list.selectedIndex = [...list.options].findIndex((one) => one.text === '{entry}');
            list.dispatchEvent(new Event('change', {{ bubbles: true }}));
        }})()"
    ));
    assert_eq!(page.eval(&format!("{list}.selectedOptions[0]?.text")), entry);
}

#[track_caller]
fn wait_for_names(page: &Page, expected: &[&str]) {
    page.until(&format!("{expected:?}"), || names(page) == expected);
}

/// What can be chosen in a list.
fn entries(page: &Page, name: &str) -> String {
    let entries = format!(
        "[...document.querySelectorAll('select[aria-label={name}] option')].map(e => e.text).join(', ')"
    );
    page.eval(&entries).as_str().expect("a text").to_owned()
}

#[test]
fn games_are_found_by_what_they_are() {
    let page = open("", FRIENDS);
    shelf(&page);
    assert_eq!(entries(&page, "Game"), "Any game, Alice Chess, Chess, Twilight Chess");
    assert_eq!(
        entries(&page, "Opponent"),
        "Any opponent, Computer, any level, Rabbit, level 5, Hatter, level 7, Friend, Two people"
    );
    choose(&page, "Game", "Chess");
    wait_for_names(&page, &["one", "two", "three", "five"]);
    page.wait_for_text(".records-count", "4 of 6 games");
    choose(&page, "Result", "Won");
    wait_for_names(&page, &["one", "three"]);
    choose(&page, "Opponent", "Rabbit, level 5");
    wait_for_names(&page, &["three"]);
    page.screenshot("library-filtered");
    page.must_be_accessible();
    choose(&page, "Result", "Lost");
    page.wait_for_text(".records-count", "None of your 6 games matches these filters.");
    page.click("text=Clear filters");
    wait_for_rows(&page, 6);
    assert_eq!(
        page.eval("[...document.querySelectorAll('select')].some(e => e.selectedIndex)"),
        false
    );
    assert_eq!(page.count(".records-clear"), 0);
    for (result, found) in [("Drawn", "four"), ("In progress", "six")] {
        choose(&page, "Result", result);
        wait_for_names(&page, &[found]);
    }
    // By keys, too, and together with words.
    page.click("text=Clear filters");
    page.eval("document.querySelector('select[aria-label=Tag]').focus(), 0");
    page.key("ArrowDown");
    wait_for_names(&page, &["five"]);
    page.click(".records-search");
    page.type_text("friend");
    page.wait_for_text(".records-count", "None of your 6 games");
    // What can no longer be chosen is no longer wanted.
    page.key("Control+a");
    page.key("Delete");
    wait_for_names(&page, &["five"]);
    page.click("[aria-label='Delete five']");
    wait_for_rows(&page, 5);
    assert_eq!(entries(&page, "Tag"), "");
}

#[test]
fn tags_are_given_found_by_and_taken_away() {
    let page = open("", FRIENDS);
    shelf(&page);
    page.click("[aria-label='Tags of one']");
    page.wait_for("document.activeElement.ariaLabel === 'New tag'");
    page.type_text("study, best games");
    page.key("Enter");
    page.until("both tags", || page.count(".tag:has(svg)") == 2);
    // The field is ready for another, and knows those there are.
    assert_eq!(
        page.eval("document.activeElement.ariaLabel + document.activeElement.value"),
        "New tag"
    );
    let known = "[...document.activeElement.list.options].map(e => e.value).join()";
    page.wait_for(&format!("{known} === 'best games,study'"));
    page.type_text("end");
    page.key("Enter");
    page.until("a third", || page.count(".tag:has(svg)") == 3);
    page.screenshot("library-tagging");
    page.must_be_accessible();
    page.click("[aria-label='Remove the tag “end”']");
    page.until("two left", || page.count(".tag:has(svg)") == 2);
    page.wait_for("document.activeElement.ariaLabel === 'New tag'");
    page.key("Escape");
    page.wait_for("document.activeElement.ariaLabel === 'Tags of one'");
    page.reload();
    wait_for_rows(&page, 6);
    page.click("[aria-label='Show games tagged “study”']");
    wait_for_names(&page, &["one", "five"]);
    choose(&page, "Tag", "best games");
    wait_for_names(&page, &["one"]);
    page.must_be_accessible();
    // It is searched as well.
    page.click("text=Clear filters");
    page.click(".records-search");
    page.type_text("best ga");
    wait_for_names(&page, &["one"]);
}

#[test]
fn tags_leave_with_a_file_and_stay_with_a_game_that_goes_on() {
    let page = open("", FRIENDS);
    page.eval(&format!("(() => {{ {STUBS} }})()"));
    make(&page, Hand::Drag, "e2e4");
    list(&page, 1);
    page.click("[aria-label='Tags of Chess']");
    page.wait_for("document.activeElement.ariaLabel === 'New tag'");
    page.type_text("Paris");
    page.click("text=Add");
    page.until("the tag", || page.count(".tag:has(svg)") == 1);
    page.click("text=Back to the board");
    make(&page, Hand::Drag, "e7e5");
    make(&page, Hand::Drag, "g1f3");
    list(&page, 1);
    page.until("its moves", || rows(&page)[0].contains("2 moves"));
    assert_eq!(page.text(".record .tag"), "Paris");
    page.click("text=Export all (PGN)");
    page.wait_for_text(".records .said", "1 game exported.");
    let text = page.eval("saved[0][1].text()");
    let text = text.as_str().expect("a text");
    assert!(text.contains("[KeptTags \"Paris\"]\n"), "{text}");
    let other = open("", FRIENDS);
    list(&other, 0);
    choose_file(&other, text);
    wait_for_rows(&other, 1);
    assert_eq!(other.text(".record .tag"), "Paris");
}

/// What a table says, row by row.
fn scores(page: &Page, id: &str) -> String {
    let rows = format!(
        "[...document.querySelectorAll('[aria-labelledby={id}] tr')]
            .map(row => [...row.children].map(cell => cell.innerText.trim()).join(' ')).join('; ')"
    );
    page.eval(&rows).as_str().expect("a text").to_owned()
}

/// The lines of openings that are seen.
fn lines(page: &Page) -> Vec<String> {
    let lines = page.eval(
        "[...document.querySelectorAll('.opening')].filter(e => e.checkVisibility())
            .map(e => [...e.children].map(part => part.children[0] ?? part).map(part => part.innerText).join(' '))",
    );
    let lines = lines.as_array().expect("lines").iter();
    lines.map(|line| line.as_str().unwrap_or_default().to_owned()).collect()
}

#[test]
fn statistics_count_scores_and_openings() {
    let page = open("", FRIENDS);
    shelf(&page);
    page.click("text=Statistics");
    page.wait_for_text(".stats", "5 finished games. 1 has no score");
    assert_eq!(page.count(".record"), 0);
    let head = "Games Won Drawn Lost Score";
    assert_eq!(
        scores(&page, "stats-games"),
        format!(
            "Game {head}; Chess 3 2 0 1 67 %; Twilight Chess 1 0 1 0 50 %; All games 4 2 1 1 63 %"
        )
    );
    assert_eq!(
        scores(&page, "stats-opponents"),
        format!(
            "Opponent {head}; Rabbit, level 5 2 1 1 0 75 %; Hatter, level 7 2 1 0 1 50 %; All games 4 2 1 1 63 %"
        )
    );
    page.screenshot("library-statistics");
    page.must_be_accessible();
    // Openings open by a press or a key, game by game.
    assert_eq!(lines(&page), [""; 0]);
    page.click(".openings summary");
    assert_eq!(
        lines(&page),
        ["1. e4 e5 2 games +1 =0 −1 50 %", "1. d4 d5 1 game +1 =0 −0 100 %", "1. c4 1 game"]
    );
    page.eval("document.querySelector('summary.opening').focus(), 0");
    page.key("Enter");
    page.until("the replies", || {
        lines(&page)[1..3]
            == ["2. Nf3 Nc6 3. Bb5 1 game +1 =0 −0 100 %", "2. f4 1 game +0 =0 −1 0 %"]
    });
    assert_eq!(page.text(".openings h4"), "As White");
    page.screenshot("library-openings");
    page.must_be_accessible();
    // They are those of the games that are found.
    choose(&page, "Opponent", "Rabbit, level 5");
    page.until("fewer games", || scores(&page, "stats-games").ends_with("All games 2 1 1 0 75 %"));
    choose(&page, "Game", "Twilight Chess");
    page.until("one opening", || lines(&page) == ["1. e4 1 game +0 =1 −0 50 %"]);
    choose(&page, "Opponent", "Any opponent");
    choose(&page, "Game", "Alice Chess");
    page.wait_for_text(".stats-none", "None of these games is finished.");
    page.click("text=Clear filters");
    page.click("text=Games");
    wait_for_rows(&page, 6);
}

#[test]
fn tags_and_statistics_are_good_to_look_at_by_night_and_on_a_phone() {
    let page = open_on(
        Device::PHONE,
        "",
        r#"{"language":"de","wish":{"game":"chess","opponent":"Friend"}}"#,
    );
    page.tap(".game-name");
    page.wait_to_see(".sheet-foot .to-games");
    page.tap(".sheet-foot .to-games");
    wait_for_rows(&page, 0);
    in_database(&page, SHELF);
    page.reload();
    wait_for_rows(&page, 6);
    let look = |view: &str| {
        for scheme in ["light", "dark"] {
            page.prefer(&[("prefers-color-scheme", scheme)]);
            for device in [Device::PHONE, Device::DESKTOP] {
                page.emulate(device);
                page.must_be_accessible();
                page.screenshot(&format!("library-{view}-{}-{scheme}", device.width));
                let wider = page.eval("document.documentElement.scrollWidth > innerWidth");
                assert_eq!(wider, false, "nothing hangs over the side");
            }
        }
        page.emulate(Device::PHONE);
    };
    page.tap("[aria-label='Schlagwörter von one']");
    page.wait_for("document.activeElement.ariaLabel === 'Neues Schlagwort'");
    page.type_text("Endspiel, Paris, ein recht langes Schlagwort");
    page.key("Enter");
    page.until("the tags", || page.count(".tag:has(svg)") == 3);
    choose(&page, "Ergebnis", "Gewonnen");
    page.until("fewer games", || names(&page).len() == 2);
    look("tags");
    page.tap("text=Filter löschen");
    page.tap("text=Statistik");
    page.wait_to_see(".stats");
    page.tap(".openings summary");
    page.tap("summary.opening");
    page.until("the replies", || lines(&page).len() == 5);
    look("statistics");
}
