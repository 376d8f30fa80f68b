//! Every language has every text, says it as Fluent would, and uses what it is told and nothing else.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement};
use wonderboard::app::realtime::wish::RULES;
use wonderboard::findings::pictures::{Album, Wording};
use wonderboard::findings::{self, Findings, headline};
use wonderboard::puzzle::Theme;
use wonderboard::puzzle::strike::StrikeKind;
use wonderboard::texts::{Argument, Language, Messages, TextKey, Texts, declared, texts};
use wonderboard::variants::{CATALOGUE, Spec};

/// All texts of a language. One is read again for each test, so that it may stay as long as it likes.
fn file(language: Language) -> &'static str {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("texts").join(language.code());
    let files =
        fs::read_dir(folder).expect("a folder of texts").map(|file| file.expect("a file").path());
    files.map(|file| fs::read_to_string(file).expect("a text")).collect::<String>().leak()
}

/// Arguments by message, of a file as Fluent reads it; a choice by words is listed with the words.
fn used(file: &str) -> BTreeMap<String, Used> {
    let resource = fluent_syntax::parser::parse(file).expect("the syntax of Fluent");
    let mut all = BTreeMap::new();
    for entry in &resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Comment(_) | Entry::GroupComment(_) => continue,
            other => panic!("only messages and comments are read: {other:?}"),
        };
        assert!(message.attributes.is_empty(), "{} has attributes", message.id.name);
        let mut used = Used::default();
        walk(message.value.as_ref().expect("a value"), &mut used);
        let earlier = all.insert(message.id.name.to_owned(), used);
        assert!(earlier.is_none(), "{} is there twice", message.id.name);
    }
    all
}

/// What a message uses: its arguments, and the words it chooses by, of each.
#[derive(Default, Debug)]
struct Used {
    arguments: BTreeSet<String>,
    words: BTreeMap<String, BTreeSet<String>>,
}

fn walk(pattern: &ast::Pattern<&str>, used: &mut Used) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => drop(argument(inline, used)),
            Expression::Select { selector, variants } => {
                let name = argument(selector, used).expect("a choice by an argument");
                for variant in variants {
                    let key = match &variant.key {
                        ast::VariantKey::Identifier { name } => *name,
                        ast::VariantKey::NumberLiteral { value } => *value,
                    };
                    used.words.entry(name.clone()).or_default().insert(key.to_owned());
                    walk(&variant.value, used);
                }
            }
        }
    }
}

fn argument(inline: &InlineExpression<&str>, used: &mut Used) -> Option<String> {
    match inline {
        InlineExpression::StringLiteral { .. } => None,
        InlineExpression::VariableReference { id } => {
            used.arguments.insert(id.name.to_owned());
            Some(id.name.to_owned())
        }
        other => panic!("this is not read: {other:?}"),
    }
}

/// Texts of lists, which are found by the entry: their keys have hyphens.
fn is_entry(key: &str) -> bool {
    key.contains('-')
}

#[test]
fn every_language_has_exactly_the_texts_that_are_declared() {
    let declared: BTreeSet<&str> = declared().map(|(key, _)| key).collect();
    for language in Language::ALL {
        let used = used(file(language));
        let keys: BTreeSet<&str> =
            used.keys().map(String::as_str).filter(|key| !is_entry(key)).collect();
        let missing: Vec<_> = declared.difference(&keys).collect();
        let extra: Vec<_> = keys.difference(&declared).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{language:?}: {missing:?}, {extra:?}");
    }
}

/// An area is a file of each language, and one of `src/texts/keys` or of lists.
#[test]
fn every_language_has_the_same_files() {
    let names = |folder: &str| -> BTreeSet<String> {
        let files = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).expect(folder);
        let stem = |file: fs::DirEntry| {
            file.path().file_stem().expect("a name").to_string_lossy().into_owned()
        };
        files.map(|file| stem(file.expect("a file"))).collect()
    };
    let mut areas = names("src/texts/keys");
    areas.remove("mod");
    areas.extend(["choices", "games"].map(str::to_owned));
    for language in Language::ALL {
        assert_eq!(names(&format!("texts/{}", language.code())), areas, "{language:?}");
    }
}

#[test]
fn all_languages_have_the_same_entries_of_lists() {
    let entries = |language| -> BTreeSet<&str> {
        Messages::read(file(language)).keys().filter(|key| is_entry(key)).collect()
    };
    for language in Language::ALL {
        assert_eq!(entries(language), entries(Language::English), "{language:?}");
    }
}

#[test]
fn keys_are_told_apart_by_their_numbers() {
    for language in Language::ALL {
        let messages = Messages::read(file(language));
        let numbers: BTreeSet<TextKey> = messages.keys().map(TextKey::of).collect();
        assert_eq!(numbers.len(), messages.keys().count(), "{language:?}");
    }
}

#[test]
fn texts_use_only_what_they_are_told() {
    for language in Language::ALL {
        let used = used(file(language));
        for (key, told) in declared() {
            let strange: Vec<_> =
                used[key].arguments.iter().filter(|name| !told.contains(&&***name)).collect();
            assert!(strange.is_empty(), "{language:?}: {key} is not told {strange:?}");
        }
    }
}

/// What one language says, the others say: no number or name is left out of any.
#[test]
fn all_languages_use_the_same_arguments() {
    let english = used(file(Language::English));
    for language in Language::ALL {
        for (key, used) in used(file(language)) {
            // A language may choose by what another need not know, but shows all that another shows.
            let shown = |used: &Used| -> BTreeSet<String> {
                let chosen = |name: &String| used.words.contains_key(name);
                used.arguments.iter().filter(|name| !chosen(name)).cloned().collect()
            };
            let lacking: Vec<_> =
                shown(&english[&key]).difference(&used.arguments).cloned().collect();
            assert!(lacking.is_empty(), "{language:?}: {key} leaves out {lacking:?}");
        }
    }
}

/// What is said of the laboratory in a language, from beside the page.
fn laboratory(language: Language) -> &'static str {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("laboratory");
    let file = root.join(language.code()).join("page.txt");
    fs::read_to_string(file).expect("a text").leak()
}

#[test]
fn the_laboratory_says_the_same_in_all_languages() {
    let english = used(laboratory(Language::English));
    for language in Language::ALL {
        let used = used(laboratory(language));
        assert!(used.keys().eq(english.keys()), "{language:?}");
        for (key, used) in used {
            assert_eq!(used.arguments, english[&key].arguments, "{language:?}: {key}");
        }
    }
}

/// Whoever makes pictures of the findings, and notes what is asked for.
#[derive(Default)]
struct Asking(RefCell<BTreeSet<String>>);

impl Wording for Asking {
    fn say(&self, key: &str) -> String {
        self.0.borrow_mut().insert(key.to_owned());
        key.to_owned()
    }

    fn game(&self, slug: &str) -> String {
        slug.to_owned()
    }
}

#[test]
fn the_laboratory_has_words_for_all_its_pictures() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let file = fs::read_to_string(root.join("laboratory/found/findings.txt")).expect("findings");
    let findings = findings::read(&file).expect("findings");
    let (turns, timed) = findings::parted(&findings);
    let lines = headline::lines(turns, "chess");
    let asking = Asking::default();
    let pictures = Album { findings: turns, lines: &lines, wording: &asking }.pictures();
    asking.say("lab_timed_lead");
    for line in timed.into_iter().flat_map(Findings::timed_lines) {
        asking.say(&format!("lab_timed_{}", line.key));
    }
    for picture in &pictures {
        for what in ["title", "x", "says", "not"] {
            asking.say(&format!("lab_{}_{what}", picture.key));
        }
        assert!(!picture.drawing.table().is_empty(), "{}", picture.key);
    }
    assert!(pictures.len() > 5);
    let words = used(laboratory(Language::English));
    let lacking: Vec<String> =
        asking.0.into_inner().into_iter().filter(|key| !words.contains_key(key)).collect();
    assert!(lacking.is_empty(), "{lacking:?}");
}

#[test]
fn messages_are_said_as_fluent_says_them() {
    let texts = |language| [file(language), laboratory(language)].map(|text| (language, text));
    for (language, text) in Language::ALL.into_iter().flat_map(texts) {
        let resource = FluentResource::try_new(text.to_owned()).expect("the syntax of Fluent");
        let tag = language.code().parse().expect("a language");
        let mut bundle = FluentBundle::new(vec![tag]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).expect("each message once");
        let ours = Texts::new(language, text, String::new);
        for (key, used) in used(text) {
            for arguments in samples(&used) {
                let told: FluentArgs = arguments
                    .iter()
                    .map(|&(name, value)| match value {
                        Argument::Number(n) => (name, fluent_bundle::FluentValue::from(n)),
                        Argument::Text(text) => (name, text.into()),
                    })
                    .collect();
                let message = bundle.get_message(&key).expect("the message");
                let mut faults = Vec::new();
                let pattern = message.value().expect("a value");
                let theirs = bundle.format_pattern(pattern, Some(&told), &mut faults);
                assert!(faults.is_empty(), "{key}: {faults:?}");
                assert_eq!(ours.say(&key, &arguments), theirs, "{language:?}: {key} {arguments:?}");
            }
        }
    }
}

/// For every word a message chooses by a set of arguments that has it, and numbers of every kind.
fn samples(used: &Used) -> Vec<Vec<(&str, Argument<'_>)>> {
    let values: Vec<(&str, Vec<Argument>)> = used
        .arguments
        .iter()
        .map(|name| {
            let words = used.words.get(name);
            let is_number = words.is_some_and(|words| {
                words
                    .iter()
                    .any(|word| ["one", "other"].contains(&&**word) || word.parse::<i64>().is_ok())
            });
            let mut values: Vec<Argument> = match is_number {
                true => [0, 1, 2, 3, 11, 21, 100].map(Argument::Number).into(),
                false => vec![Argument::Text("Nf3"), Argument::Number(7)],
            };
            values.extend(
                words.into_iter().flatten().filter(|_| !is_number).map(|w| Argument::Text(w)),
            );
            (name.as_str(), values)
        })
        .collect();
    let longest = values.iter().map(|(_, values)| values.len()).max().unwrap_or(1);
    // Strides that differ bring together what one stride would keep apart.
    let rounds = (0..longest * 2).flat_map(|round| [(round, 0), (round, 1)]);
    let sample = |(round, stride): (usize, usize)| {
        let picked = values
            .iter()
            .enumerate()
            .map(|(i, (name, values))| (*name, values[(round * (1 + i * stride)) % values.len()]));
        picked.collect()
    };
    rounds.map(sample).collect()
}

#[test]
fn reads_all_that_the_texts_need() {
    let text = r#"
# A comment
plain = Hello { $name }
long =
    Two lines,
    one text

count = { $n ->
    [0] none
    [one] one { $name }
   *[other] { $n }{ " " }{ $name ->
        [Ann] girls
       *[other] { "" }
    }
 } left
"#;
    let texts = Texts::new(Language::English, text, || "late = Late".to_owned());
    let say = |key: &str, n: i64| {
        texts.say(key, &[("n", Argument::Number(n)), ("name", Argument::Text("Ann"))])
    };
    assert_eq!(say("plain", 0), "Hello Ann");
    assert_eq!(say("long", 0), "Two lines,\none text");
    assert_eq!([0, 1, 2].map(|n| say("count", n)), ["none left", "one Ann left", "2 girls left"]);
    assert_eq!(["late", "missing"].map(|key| say(key, 0)), ["Late", "missing"]);
}

#[test]
fn a_language_is_chosen_by_the_first_tag_that_is_known() {
    assert_eq!(Language::choose(["pt-BR", "de-AT", "en"]), Language::German);
    assert_eq!(Language::choose(["fr-CA", "de-AT"]), Language::French);
    assert_eq!(Language::choose(["es-419"]), Language::Spanish);
    assert_eq!(Language::choose(["EN_us"]), Language::English);
    assert_eq!(Language::choose([]), Language::English);
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
    }
}

#[test]
fn texts_are_english_where_nothing_is_installed() {
    assert_eq!(texts().language, Language::English);
    assert_eq!(texts().settings_title(), "Settings");
    let written = Texts::new(Language::English, file(Language::English), String::new);
    for (key, _) in declared() {
        assert_eq!(texts().say(key, &[]), written.say(key, &[]), "src/texts/mod.rs lacks its file");
    }
}

/// What `src/boot.js` says by itself, and where the page has it.
#[test]
fn the_page_has_all_words_of_its_own_in_every_language() {
    let script = include_str!("../../src/boot.js");
    let words = script.split("const WORDS = {").nth(1).expect("the words");
    let keys = |language: Language| -> BTreeSet<&str> {
        let block = words.split(&format!(" {}: {{", language.code())).nth(1).expect("a language");
        let lines = block.split('}').next().unwrap_or_default().lines();
        lines.filter_map(|line| Some(line.trim().split_once(": \"")?.0)).collect()
    };
    let named = |text: &'static str, sign: &str| -> BTreeSet<&str> {
        let word = |rest: &'static str| rest.split(|c: char| !c.is_ascii_alphabetic()).next();
        text.split(sign).skip(1).filter_map(word).collect()
    };
    let by_script = named(script, "words.");
    let wanted = &by_script | &named(include_str!("../../index.html"), "data-words=\"");
    assert!(wanted.len() > 10);
    // English has the title in the page itself, too.
    let english = &by_script - &BTreeSet::from(["title"]);
    for language in Language::ALL {
        let wanted = if language == Language::English { &english } else { &wanted };
        assert_eq!(&keys(language), wanted, "{language:?}");
        let info = format!(
            "wonderboard-texts-{0}\" content=\"texts/{0}.ftl texts/{0}-later.ftl\"",
            language.code()
        );
        assert!(include_str!("../../index.html").contains(&info), "{language:?}");
    }
}

/// What stands in lists: games, what can be chosen about them, and themes of puzzles.
#[test]
fn every_entry_of_a_list_has_its_texts() {
    let mut wanted = BTreeSet::new();
    for card in &CATALOGUE {
        wanted.extend(
            ["title", "author", "summary"].map(|what| format!("game-{}-{what}", card.slug)),
        );
        for choice in card.options {
            wanted.insert(format!("option-{}-title", choice.tag));
            let values = choice.values.iter();
            wanted.extend(values.map(|value| format!("option-{}-{value}", choice.tag)));
        }
    }
    for rule in &RULES {
        let texts = rule.values.iter().chain(&["title"]);
        wanted.extend(texts.map(|text| format!("rule-{}-{text}", rule.key)));
    }
    wanted.extend(Spec::all_tips().map(|tip| format!("tip-{}-text", tip.name)));
    let themes = Theme::all().filter(|&theme| theme != Theme::AnyMate).map(Theme::key);
    let themes = themes.chain(StrikeKind::ALL.map(StrikeKind::key));
    wanted.extend(themes.map(|key| format!("theme-{key}-name")));
    for language in Language::ALL {
        let messages = Messages::read(file(language));
        let keys = messages.keys().map(str::to_owned);
        let entries: BTreeSet<String> = keys.filter(|key| is_entry(key)).collect();
        assert_eq!(entries, wanted, "{language:?}");
    }
}
