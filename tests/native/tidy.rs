//! What `ARCHITECTURE.md` promises of the source, as far as a test can see it.

use std::fs;
use std::path::{Path, PathBuf};

/// A source file: its path from `src/` on, its text, and its code without comments and tests.
pub struct Source {
    pub path: String,
    text: String,
    pub code: String,
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All files of the source, by their paths.
pub fn sources() -> Vec<Source> {
    let mut found = Vec::new();
    collect(&root().join("src"), &mut found);
    found.sort_by(|a, b| a.path.cmp(&b.path));
    assert!(found.len() > 50, "the source is found");
    found
}

fn collect(folder: &Path, found: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a text");
            let path = path.strip_prefix(root().join("src")).expect("inside src");
            let path = path.to_string_lossy().replace('\\', "/");
            found.push(Source { code: code_of(&text), path, text });
        }
    }
}

/// The code of a file: its comments are left out, and its tests, which stand at its end.
fn code_of(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let lines = code.lines().map(|line| match line.trim_start().starts_with("//") {
        true => "",
        false => line.split(" // ").next().unwrap_or_default(),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Finds words in the code of the files that are wanted; says where.
fn found(words: &[&str], wanted: impl Fn(&str) -> bool) -> Vec<String> {
    let mut places = Vec::new();
    for source in sources().iter().filter(|source| wanted(&source.path)) {
        for (number, line) in (1..).zip(source.code.lines()) {
            for word in words.iter().filter(|word| line.contains(**word)) {
                places.push(format!("src/{}:{number}: {word}", source.path));
            }
        }
    }
    places
}

fn within(path: &str, folders: &[&str]) -> bool {
    folders.iter().any(|folder| path.split('/').next() == Some(folder))
}

const NONE: [String; 0] = [];

#[test]
fn every_file_says_what_it_is() {
    for source in sources() {
        assert!(source.text.starts_with("//! "), "src/{}", source.path);
    }
}

#[test]
fn files_are_short() {
    let mut lengths = Vec::new();
    for source in sources() {
        let length = source.text.lines().count();
        assert!(length <= 450, "src/{} has {length} lines", source.path);
        lengths.push(length);
    }
    lengths.sort_unstable();
    let median = lengths[lengths.len() / 2];
    assert!(median <= 150, "half of the files have more than {median} lines");
}

#[test]
fn only_variants_notation_and_the_command_line_name_a_game() {
    let names = [
        "Twilight",
        "TWILIGHT",
        "Alice",
        "ALICE",
        "Twinmove",
        "TWINMOVE",
        "SwitchSide",
        "SWITCH_SIDE",
        "LookingGlass",
        "Crazyhouse",
        "CRAZYHOUSE",
        "\"twilight\"",
        "\"crazyhouse\"",
        "variants::chess",
        "variants::Chess",
        "variants::tandem",
        "variants::Tandem",
    ];
    let blind = |path: &str| {
        let folders = [
            "board", "rules", "realtime", "engine", "findings", "game", "lab", "meet", "plot",
            "puzzle", "app", "web", "worker",
        ];
        within(path, &folders)
    };
    // The looking-glass is a layer of the rules that lies over any game.
    let blind = |path: &str| blind(path) && !path.starts_with("rules/alice");
    assert_eq!(found(&names, blind), NONE);
}

/// A search asks the game, or the move, and so knows the kinds of no game but orthodox chess.
#[test]
fn the_search_knows_no_game_in_disguise() {
    let kinds = ["Flit", "Warp", "Drop", "Part", "Rocket", "Switch"];
    let kinds = kinds.map(|kind| format!("Move::{kind}"));
    let mut words: Vec<&str> = kinds.iter().map(String::as_str).collect();
    words.extend(["Memory", "Switched", "Captured"]);
    let search = |path: &str| within(path, &["engine"]) && !path.starts_with("engine/realtime");
    assert_eq!(found(&words, search), NONE);
}

#[test]
fn only_the_catalogue_tells_games_apart() {
    let words = ["slug == \"", "card() == ", "Spec::of("];
    assert_eq!(found(&words, |path| !within(path, &["variants"])), NONE);
}

#[test]
fn lower_layers_do_not_know_higher_ones() {
    // A layer, and those it must not know.
    let above_rules =
        ["evaluation", "variants", "notation", "engine", "game", "app", "web", "worker", "cli"];
    let above_board = [&["rules", "realtime"], &above_rules[..]].concat();
    let layers: [(&str, &[&str]); 20] = [
        ("board", &above_board),
        ("rules", &[&["realtime"], &above_rules[..]].concat()),
        ("realtime", &above_rules),
        ("evaluation", &[&["realtime"], &above_rules[1..]].concat()),
        ("variants", &[&["realtime"], &above_rules[2..]].concat()),
        ("notation", &[&["evaluation"], &above_rules[3..]].concat()),
        ("engine", &["game", "app", "web", "worker", "cli"]),
        ("game", &["realtime", "evaluation", "engine", "app", "web", "worker", "cli"]),
        ("meet", &["evaluation", "engine", "puzzle", "app", "web", "worker", "cli"]),
        ("puzzle", &["game", "app", "web", "worker", "cli"]),
        ("lab", &["game", "puzzle", "worker", "app", "web", "cli"]),
        // Without turns it measures in a folder of its own.
        ("lab/measures", &["realtime"]),
        ("plot", &[&["board", "rules", "realtime", "lab"], &above_rules[..]].concat()),
        ("findings", &[&["board", "rules", "realtime", "lab"], &above_rules[..]].concat()),
        ("worker", &["app", "web", "cli"]),
        ("app", &["evaluation", "web", "cli"]),
        ("app/turns", &["app::realtime"]),
        ("app/realtime", &["app::turns"]),
        ("web/turns", &["app::realtime", "web::realtime"]),
        ("web/realtime", &["app::turns", "web::turns"]),
    ];
    for (layer, barred) in layers {
        let inside = format!("{layer}/");
        for other in barred {
            let path = format!("crate::{other}");
            assert_eq!(found(&[&path], |path| path.starts_with(&inside)), NONE, "{layer}");
        }
    }
    let of_turns = |path: &str| within(path, &["engine"]) && !path.starts_with("engine/realtime");
    assert_eq!(found(&["crate::realtime"], of_turns), NONE);
    // The page links no weights.
    let page = |path: &str| within(path, &["app", "web"]);
    assert_eq!(found(&[".evaluation()", ".rated()", "crate::evaluation"], page), NONE);
    // Only views say something, and what says it knows of nothing else.
    let mute = |path: &str| !within(path, &["app", "web", "texts"]);
    assert_eq!(found(&["crate::texts"], mute), NONE);
    let used = found(&["use crate::"], |path| within(path, &["texts"]));
    assert_eq!(used, NONE);
}

/// Files with words that are stored, meant for other programs, or say what is wrong with a text: they are
/// the same in all languages.
const UNSPOKEN: &[&str] = &[
    "app/embed/change.rs",
    "app/embed/puzzle.rs",
    "app/embed/wish.rs",
    "app/share/opening.rs",
    "app/common/finish.rs",
    "app/common/id.rs",
    "app/library/import.rs",
    "app/reading/walk.rs",
];

/// What a person reads stands in `texts`, in every language.
#[test]
fn views_hold_no_words() {
    let views = sources().into_iter().filter(|source| within(&source.path, &["app", "web"]));
    let mut places = Vec::new();
    for source in views.filter(|source| !UNSPOKEN.contains(&source.path.as_str())) {
        let is_web = source.path.starts_with("web/");
        for (before, literal) in literals(&source.code) {
            let is_said = match is_web {
                true => is_sentence(literal) || is_shown(before, literal),
                false => words(literal) > 1 && !literal.starts_with('<'),
            };
            if is_said {
                places.push(format!("src/{}: {literal:?}", source.path));
            }
        }
    }
    assert_eq!(places, NONE);
}

/// How many words are in a literal: letters, and what may stand around them.
fn words(literal: &str) -> usize {
    let letters = |word: &str| {
        let bare = word.trim_matches(|c: char| c.is_ascii_punctuation() && c != '}' && c != '{');
        bare.chars().count() > 1 && bare.chars().all(|c| c.is_alphabetic() || "’…-".contains(c))
    };
    literal.split_whitespace().filter(|word| letters(word)).count()
}

/// Is it two words or more, of which the first begins like a sentence or the last ends like one? Names of
/// classes and the like do neither.
fn is_sentence(literal: &str) -> bool {
    let begins = literal.trim_start().starts_with(char::is_uppercase);
    words(literal) > 1 && (begins || literal.ends_with(['.', '!', '?', '…', ':', ',']))
}

/// Is a literal what an element holds, or what it is called by?
fn is_shown(before: &str, literal: &str) -> bool {
    // Names of formats, and the page's own, are the same in all languages.
    let is_name = |word: &str| word.to_uppercase() == word || word == "Wonderboard";
    let has_word = literal.split(|c: char| !c.is_alphabetic()).any(|word| !is_name(word));
    let before = before.trim_end();
    let called = ["aria-label=", "title=", "placeholder=", "alt="];
    let is_node =
        before.ends_with('{') && before[..before.len() - 1].trim_end().ends_with(['>', '}']);
    has_word && (is_node || called.iter().any(|name| before.ends_with(name)))
}

/// The string literals of a text of code, each with what is before it.
fn literals(code: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = code[at..].find('"').map(|start| at + start) {
        if code[..start].ends_with('\'') {
            at = start + 1;
            continue;
        }
        let mut end = start + 1;
        while !code[end..].starts_with('"') {
            end += if code[end..].starts_with('\\') { 2 } else { 1 };
            while !code.is_char_boundary(end) {
                end += 1;
            }
        }
        found.push((&code[..start], &code[start + 1..end]));
        at = end + 1;
    }
    found
}

#[test]
fn only_one_file_of_each_kind_of_position_changes_its_pieces() {
    let doors = [".lift(", ".clear_unmoved("];
    let allowed = ["rules/apply.rs", "realtime/position.rs"];
    let wanted = |path: &str| !within(path, &["board"]) && !allowed.contains(&path);
    assert_eq!(found(&doors, wanted), NONE);
}

#[test]
fn real_time_chess_is_pure() {
    let words = ["f32", "f64", "std::time", "Instant", "String", "format!", "HashMap"];
    assert_eq!(found(&words, |path| within(path, &["realtime"])), NONE);
}

#[test]
fn the_browser_is_known_in_few_places() {
    let words = ["web_sys", "wasm_bindgen", "js_sys", "gloo", "yew"];
    let elsewhere = |path: &str| !within(path, &["bin", "worker", "web"]) && path != "lib.rs";
    assert_eq!(found(&words, elsewhere), NONE);
}

#[test]
fn the_browsers_database_is_known_in_one_place() {
    assert_eq!(found(&["idb::"], |path| !path.starts_with("web/library/")), NONE);
}

/// A strict policy of a host (docs/hosting.md) lets a program set styles, but not as attributes.
#[test]
fn styles_are_properties() {
    let words = [" style=", " {style}", "\"style\""];
    assert_eq!(found(&words, |path| path.starts_with("web/")), NONE);
}

#[test]
fn nothing_is_left_undone_or_allowed_to_panic() {
    let words = [
        "todo!",
        "unimplemented!",
        "dbg!",
        "panic!",
        "unreachable!",
        ".unwrap()",
        ".expect(",
        "#[ignore",
        "allow(dead_code",
        "allow(unused",
        "allow(clippy",
    ];
    assert_eq!(found(&words, |_| true), NONE);
}

/// Whoever adds a file of tests must name it in the program that runs it.
#[test]
fn every_file_of_tests_is_part_of_a_program() {
    for program in ["tests/native", "tests/e2e/tests/browser"] {
        let folder = root().join(program);
        let main = fs::read_to_string(folder.join("main.rs")).expect("a program");
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            let is_module = path.extension().is_none_or(|extension| extension == "rs");
            if is_module && name != "main" {
                assert!(main.contains(&format!("mod {name};\n")), "{program}/main.rs: {name}");
            }
        }
    }
    let beside = fs::read_dir(root().join("tests")).expect("a folder");
    for path in beside.map(|entry| entry.expect("an entry").path()) {
        assert!(path.extension().is_none(), "{} belongs into tests/native", path.display());
    }
}

#[test]
fn no_test_is_left_out() {
    for folder in ["tests", "xtask/src"] {
        let mut texts = Vec::new();
        walk(&root().join(folder), &mut texts);
        assert!(!texts.is_empty(), "{folder} is found");
        for (path, text) in texts {
            let ignored = text.lines().any(|line| line.trim_start().starts_with("#[ignore"));
            assert!(!ignored, "{}", path.display());
        }
    }
}

fn walk(folder: &Path, texts: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            walk(&path, texts);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            texts.push((path.clone(), fs::read_to_string(&path).expect("a text")));
        }
    }
}

#[test]
fn no_library_under_a_foreign_licence_is_locked() {
    let lock = fs::read_to_string(root().join("Cargo.lock")).expect("a lock file");
    for name in ["shakmaty", "pgn-reader", "pleco", "chess-tui"] {
        assert!(!lock.contains(&format!("name = \"{name}\"")), "{name} is GPL");
    }
}
