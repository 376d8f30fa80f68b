//! How boards and pieces can look: every mark stands out from every square, and no set lacks a piece.

use wonderboard::app::draw::sets::{PieceSet, SETS, drawing};
use wonderboard::app::share::picture::squares;
use wonderboard::app::shell::settings::{BOARDS, Settings};
use wonderboard::board::Role;

const THEME: &str = include_str!("../../styles/theme.css");
const BOARD: &str = include_str!("../../styles/board.css");

/// Red, green and blue from 0 to 1.
type Rgb = [f64; 3];

fn hex(color: &str) -> Rgb {
    let part = |at: usize| u8::from_str_radix(&color[at..at + 2], 16).expect("two digits");
    [1, 3, 5].map(|at| f64::from(part(at)) / 255.0)
}

/// `rgb(176 214 255 / .72)`: a color, and how much of it there is.
fn wash(text: &str) -> (Rgb, f64) {
    let inner = text.trim_start_matches("rgb(").trim_end_matches(')');
    let (color, share) = inner.split_once('/').expect("a share");
    let parts: Vec<f64> =
        color.split_whitespace().map(|part| part.parse().expect("a number")).collect();
    (
        [parts[0], parts[1], parts[2]].map(|part| part / 255.0),
        share.trim().parse().expect("a share"),
    )
}

fn over(ground: Rgb, (color, share): (Rgb, f64)) -> Rgb {
    [0, 1, 2].map(|i| ground[i] * (1.0 - share) + color[i] * share)
}

/// The contrast of two colors, as WCAG has it.
fn contrast(one: Rgb, other: Rgb) -> f64 {
    let linear = |part: f64| match part {
        0.0..=0.04045 => part / 12.92,
        _ => ((part + 0.055) / 1.055).powf(2.4),
    };
    let luminance = |color: Rgb| {
        let [red, green, blue] = color.map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

/// What stands after a name in a style sheet, wherever it does.
fn values(sheet: &'static str, name: &str) -> Vec<&'static str> {
    let value = |at: usize| sheet[at + name.len()..].trim_start_matches(':').split(';').next();
    let places = sheet.match_indices(name).map(|(at, _)| at);
    let named = places.filter(|&at| sheet[at + name.len()..].starts_with(": "));
    named.map(|at| value(at).expect("a value").trim()).collect()
}

#[test]
fn every_mark_stands_out_from_every_square() {
    let marks = ["--mark", "--trail", "--alarm", "--world"].map(|name| values(THEME, name));
    let brushes = values(BOARD, "--brush");
    assert_eq!((marks[3].len(), brushes.len()), (3, 4));
    let mut washes = vec![([0.0; 3], 0.0)];
    washes.extend(["--mark-wash", "--trail-wash"].map(|name| wash(values(THEME, name)[0])));
    for board in BOARDS {
        let look = squares(board);
        assert_eq!(look.name, board);
        for square in [look.light, look.dark] {
            for wash in &washes {
                let ground = over(hex(square), *wash);
                for mark in marks.iter().flatten() {
                    let found = contrast(hex(mark), ground);
                    assert!(found >= 3.0, "{mark} on {square} of {board}: {found:.2}");
                }
            }
            for brush in &brushes {
                let found = contrast(hex(brush), hex(square));
                assert!(found >= 2.0, "{brush} on {square} of {board}: {found:.2}");
            }
        }
        for (square, ink) in [(look.light, look.on_light), (look.dark, look.on_dark)] {
            let found = contrast(hex(square), hex(ink));
            assert!(found >= 4.5, "{ink} on {square} of {board}: {found:.2}");
        }
    }
}

/// The file of a set.
fn file(set: &str) -> &'static str {
    match set {
        "round" => include_str!("../../pieces/round.txt"),
        "carved" => include_str!("../../pieces/carved.txt"),
        "folded" => include_str!("../../pieces/folded.txt"),
        "letters" => include_str!("../../pieces/letters.txt"),
        _ => panic!("{set} has no file"),
    }
}

#[test]
fn every_set_has_every_piece_and_each_its_own() {
    let mut bodies = Vec::new();
    for name in SETS {
        let set = PieceSet::read(file(name));
        for role in Role::ALL {
            let glyph = set.glyph(role);
            for path in [glyph.body, glyph.detail] {
                assert!(path.starts_with('M'), "{name} {role:?}: {path}");
            }
            let here = [glyph.body, glyph.detail, glyph.shade].concat();
            let is_path = |sign: char| "MmLlHhVvCcSsAaZz0123456789.- ".contains(sign);
            assert!(here.chars().all(is_path), "{name} {role:?}: {here}");
            let alike = Role::ALL.into_iter().filter(|&other| set.glyph(other) == glyph);
            assert_eq!(alike.count(), 1, "{name} {role:?}");
            bodies.push((role as u8, here));
            // All roles of a set have strokes alike.
            let drawn = drawing(file(name), role);
            for width in [set.outline, set.line] {
                assert!(drawn.contains(&format!("stroke-width=\"{width}\"")), "{name} {role:?}");
            }
        }
    }
    let all = bodies.len();
    bodies.sort_unstable();
    bodies.dedup();
    assert_eq!(bodies.len(), all, "no set is another's");
}

#[test]
fn a_set_is_well_formed_and_read_as_a_browser_writes_it() {
    for name in SETS {
        roxmltree::Document::parse(file(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let written = file(name).replace("/>", "></path>");
        assert_eq!(PieceSet::read(written.leak()), PieceSet::read(file(name)));
    }
    assert!(PieceSet::read("<html>not found</html>").glyph(Role::King).body.is_empty());
}

#[test]
fn a_mute_page_is_as_loud_as_before_once_it_is_heard_again() {
    let mut settings = Settings { volume: 40, ..Settings::default() };
    settings.set_sound(false);
    assert_eq!(settings.loudness(), 0);
    settings.set_sound(true);
    assert_eq!(settings.loudness(), 40);
    let mut turned_down = Settings { sound: false, volume: 0, ..Settings::default() };
    turned_down.set_sound(true);
    assert_eq!(turned_down.loudness(), Settings::default().volume);
}
