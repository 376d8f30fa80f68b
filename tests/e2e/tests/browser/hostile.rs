//! Links that nobody meant well, or that were cut and bent on their way: whatever they say, there is a
//! board to play on and a word about what is wrong.

use crate::SITE;
use crate::play::{FRIENDS, Hand, make, open, visit, wait_to_listen};
use e2e::Page;
use serde_json::json;
use wonderboard::game::link;

/// Links, written as somebody might.
const LINKS: [&str; 26] = [
    "#/ludo",
    "#/__proto__",
    "#/constructor?m=toString",
    "#/chess/8/8",
    "#/chess/8/8/8/8/8/8/8/8_w_-_-_0_1",
    "#/chess/4k3/8/8/8/8/8/8/8_w_-_-_0_1",
    "#/chess/kkkkkkkk/8/8/8/8/8/8/KKKKKKKK_w_-_-_0_1",
    "#/chess/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_99999999999999999999",
    "#/chess/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_x_KQkq_e9_-1_0",
    "#/chess/<script>document.body.remove()</script>",
    "#/chess/<img src=x onerror=document.body.remove()>",
    "#/chess/../../../etc/passwd",
    "#/javascript:document.body.remove()",
    "#/%ff%fe",
    "#/%00%00%00",
    "#/chess/%2525252525",
    "#/chess?m=e2e5",
    "#/chess?m=e2e4,e2e4",
    "#/chess?m=♟e4,\u{202e}e5",
    "#/chess?o=green",
    "#/chess?ply=99999999999999999999",
    "#/alice/8/8/8/8/8/8/8/8:8/8/8/8/8/8/8/8:8_w_-_-_0_1",
    "#/alice?ep=sometimes",
    "#/twilight/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_QQQQQQQQQQQQ_w_KQkq_-_0_1_999_999",
    "#/tandem/TTTTTTTT/8/8/8/8/8/8/tttttttt_w_-_-_0_1",
    "#/switch-side/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1_3_999999999999_-",
];

/// Links that are right, to be spoilt.
const SOUND: [&str; 4] = [
    "#/chess?m=e2e4,e7e5,g1f3&ply=2&o=black",
    "#/twilight/rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR_P_b_KQkq_-_0_1_239_255",
    "#/alice/4r3/1p6/3n4/2n1k1rb/8/2b1p1p1/8/8:8/8/4R3/5R2/1P1NpB2/Q7/K7/8_w_-_-_0_1",
    "#/tandem?m=d2d4T,d7d5",
];

/// How often each of them is spoilt.
const TIMES: usize = 8;

/// Goes to a start, follows a link and, once the page has heard of it and drawn, tells: the link as the
/// browser has it, and whether the page complains. What was said before is marked.
const FOLLOW: &str = "async (start, link) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const go = async (hash) => {
        const before = location.href;
        const heard = new Promise((done) => addEventListener('hashchange', done, { once: true }));
        location.hash = hash;
        const there = location.hash;
        if (location.href !== before) await heard;
        await drawn();
        return there;
    };
    await go(start);
    document.querySelectorAll('.toast').forEach((toast) => toast.dataset.old = '');
    const there = await go(link);
    return [there, !!document.querySelector('.toast:not([data-old])')?.textContent.includes('can’t be opened')];
}";

/// A link with a few signs gone, doubled or replaced.
fn spoilt(link: &str, seed: usize) -> String {
    let mut text: Vec<char> = link.chars().collect();
    let mut chance = seed.wrapping_mul(2_654_435_761).wrapping_add(12_345);
    let mut below = |n: usize| {
        chance =
            chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (chance >> 33) % n.max(1)
    };
    for _ in 0..1 + seed % 3 {
        // The mark in front stays, or it would be no link at all.
        let at = 2 + below(text.len() - 2);
        let signs = ['/', '_', '%', '&', '=', 'q', '9', ':', '\u{fffd}', '@'];
        match below(3) {
            0 => drop(text.remove(at)),
            1 => text.insert(at, text[at]),
            _ => text[at] = signs[below(signs.len())],
        }
    }
    text.into_iter().collect()
}

/// Follows all of them in one page; `ending` is put behind each.
fn follow_all(page: &Page, ending: &str) {
    let long =
        [format!("#/{}", "9".repeat(40_000)), format!("#/chess?m={}", "e2e4,".repeat(9_000))];
    let spoilt = SOUND.iter().flat_map(|link| (0..TIMES).map(|seed| spoilt(link, seed)));
    let start = format!("#/chess?{ending}");
    for text in LINKS.iter().map(|&link| link.to_owned()).chain(long).chain(spoilt) {
        let text = match text.contains('?') {
            _ if ending.is_empty() => text,
            true => format!("{text}&{ending}"),
            false => format!("{text}?{ending}"),
        };
        let found = page.eval(&format!("({FOLLOW})({}, {})", json!(start), json!(text)));
        let excerpt: String = text.chars().take(120).collect();
        match link::decode(found[0].as_str().expect("a link")) {
            Err(_) => {
                // What was seen at once may be gone when somebody looks again on a slow machine.
                if found[1] != true {
                    let complaint = ".toast:not([data-old])";
                    page.until(&format!("a complaint of {excerpt}"), || page.count(complaint) == 1);
                    page.wait_for_text(complaint, "This link can’t be opened");
                }
                assert!(page.count(".square.grab") > 0, "nothing can be moved after {excerpt}");
            }
            Ok(_) => assert_eq!(found[1], false, "{excerpt} is right"),
        }
    }
}

#[test]
fn no_link_costs_the_board() {
    let page = open("", FRIENDS);
    wait_to_listen(&page);
    follow_all(&page, "");
    visit(&page, "#/realtime?seed=nonsense&tu_ms=-1");
    page.wait_for_text(".toast", "This link can’t be opened");
    visit(&page, "#/chess");
    make(&page, Hand::Click, "e2e4");
}

/// The page draws in steps, and shows in the address what it has drawn: by then somebody may have gone
/// elsewhere.
#[test]
fn a_link_is_followed_while_the_last_one_is_still_being_drawn() {
    let page = open("", FRIENDS);
    wait_to_listen(&page);
    page.slow_processor(8.0);
    for _ in 0..12 {
        let found = page.eval(&format!("({FOLLOW})('#/alice-twilight', '#/ludo')"));
        assert_eq!(found[0], "#/ludo");
        page.wait_for_text(".toast:not([data-old])", "This link can’t be opened");
    }
}

#[test]
fn no_link_costs_the_board_of_a_frame() {
    let page = Page::open(&SITE.url("#/chess?embed=1&engine=0"));
    page.wait_to_see("[role=gridcell]");
    follow_all(&page, "embed=1&engine=0");
    let odd =
        "#/chess?embed=1&engine=2&mode=%3Cb%3E&theme=url(x)&level=0&lang=%00&origin=javascript:";
    page.eval(&format!("location.hash = '{odd}', 0"));
    page.wait_for_text(".toast:last-child", "makes no sense");
    page.wait_to_see(".square.grab");
}
