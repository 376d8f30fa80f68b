//! Runs on the command line: nothing but their arguments matters to what comes out.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use wonderboard::cli::run;
use wonderboard::findings;
use wonderboard::lab::results::Results;

/// What is drawn beside the folder of the laboratory.
const BESIDE: [&str; 2] = ["docs/laboratory.md", "laboratory/found/findings.txt"];

/// A folder that is not there yet, and no longer once this is gone, with one of the laboratory in it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("{}-lab-{name}", std::process::id());
        Folder(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name))
    }

    fn lab(&self) -> PathBuf {
        self.0.join("lab")
    }

    fn bytes(&self, slug: &str) -> [String; 2] {
        [format!("results/{slug}.json"), format!("positions/{slug}.csv")]
            .map(|file| fs::read_to_string(self.lab().join(file)).expect("a file"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Where a test fails it may never have been there.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn lab(words: &str, folder: &Folder) -> (u8, String) {
    let folder = folder.lab();
    let words = format!("lab {words} --out {}", folder.to_str().expect("a path"));
    let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
    let mut out = Vec::new();
    let code = run(&words, &mut out);
    (code, String::from_utf8(out).expect("text"))
}

/// Everything, of a game with two boards; of others what their rules make different.
#[test]
fn threads_make_no_difference() {
    let runs = [("twinmove", "B2 A5"), ("switch-side", "D3 B5"), ("alice", "B1 E0")];
    for (slug, measures) in runs {
        let [one, two] = ["one", "two"].map(|name| Folder::new(&format!("{slug}-{name}")));
        for (folder, threads) in [(&one, 1), (&two, 2)] {
            let words = format!("run {slug} {measures} --scale smoke --threads {threads}");
            assert_eq!(lab(&words, folder).0, 0, "{slug}");
        }
        assert_eq!(one.bytes(slug), two.bytes(slug), "{slug}");
        assert!(one.bytes(slug)[0].len() < 40_000, "{slug}");
    }
}

/// What is known is kept, and what is asked for later is measured as if it had been asked for at once.
#[test]
fn a_run_goes_on_where_another_ended() {
    let [parts, whole] = ["parts", "whole"].map(Folder::new);
    assert_eq!(lab("run chess B5 --scale smoke", &parts).0, 0);
    let before = Results::read(&parts.bytes("chess")[0]).expect("results");
    assert!(!before.sheets.contains_key("D3"));
    assert_eq!(lab("run chess D3 B5 --scale smoke", &parts).0, 0);
    assert_eq!(lab("run chess B6 D3 --scale smoke", &whole).0, 0);
    assert_eq!(parts.bytes("chess"), whole.bytes("chess"));
    let after = Results::read(&parts.bytes("chess")[0]).expect("results");
    assert_eq!(before.sheets["B5"], after.sheets["B5"]);
}

/// Two runs of a game at once, one on each core: neither takes away what the other has found.
#[test]
fn runs_beside_each_other_keep_what_both_find() {
    let folder = Folder::new("beside");
    assert_eq!(lab("run chess K --scale smoke", &folder).0, 0);
    let measure = |id: &str| lab(&format!("run chess {id} --scale smoke --threads 1"), &folder).0;
    let codes = thread::scope(|scope| {
        let runs = ["B1", "D1"].map(|id| scope.spawn(move || measure(id)));
        runs.map(|run| run.join().expect("a run"))
    });
    assert_eq!(codes, [0, 0]);
    let results = Results::read(&folder.bytes("chess")[0]).expect("results");
    assert!(["B1", "D1"].iter().all(|id| results.sheets.contains_key(*id)));
}

/// Games that are noted are not played again: what was begun of a measure is taken for played, and nothing is left of it.
#[test]
fn a_measure_goes_on_where_it_was_broken_off() {
    let [plain, known] = ["plain", "known"].map(Folder::new);
    assert_eq!(lab("run chess D1 --scale smoke", &plain).0, 0);
    let results = Results::read(&plain.bytes("chess")[0]).expect("results");
    let signature = &results.sheets["D1"].signature;
    assert_eq!(lab("run chess K --scale smoke", &known).0, 0);
    let begun = known.lab().join("begun");
    fs::create_dir_all(&begun).expect("a folder");
    let line = |budget: i32, number: usize| format!("{number};1;1;80;N* plies, 2^{budget}\n");
    let lines: String = (0..20).flat_map(|at| (0..99).map(move |n| line(at, n))).collect();
    fs::write(begun.join(format!("chess-{signature}.txt")), lines).expect("written");
    assert_eq!(lab("run chess D1 --scale smoke", &known).0, 0);
    let results = Results::read(&known.bytes("chess")[0]).expect("results");
    let pairs = results.sheets["D1"].counts.iter().filter(|(name, _)| name.contains("pairs at"));
    for (name, pairs) in pairs {
        assert!(pairs[2] > 0.0 && pairs.iter().sum::<f64>() == pairs[2], "{name}: {pairs:?}");
    }
    assert_eq!(fs::read_dir(begun).expect("a folder").count(), 0);
}

#[test]
fn another_seed_gives_other_numbers() {
    let [one, two] = ["seed-1", "seed-2"].map(Folder::new);
    assert_eq!(lab("run twilight K --scale smoke --seed 1", &one).0, 0);
    assert_eq!(lab("run twilight K --scale smoke --seed 2", &two).0, 0);
    assert_ne!(one.bytes("twilight")[1], two.bytes("twilight")[1]);
}

#[test]
fn what_is_known_of_chess_is_checked() {
    let folder = Folder::new("check");
    assert_eq!(lab("check", &folder).0, 1, "nothing is measured");
    assert_eq!(lab("run chess E0 --scale smoke", &folder).0, 0);
    let (_, told) = lab("check", &folder);
    assert!(told.contains("inside: engine against random moves: 1.000"), "{told}");
    assert!(told.contains("missing: Elo of a doubling falls"), "{told}");
}

#[test]
fn what_makes_no_sense_is_refused() {
    let folder = Folder::new("refused");
    for words in ["run go", "run chess Z9", "run chess --scale huge", "dance", "run chess --seed x"]
    {
        assert_eq!(lab(words, &folder).0, 2, "{words}");
    }
}

#[test]
fn what_was_measured_is_drawn() {
    let folder = Folder::new("drawn");
    assert_eq!(lab("run chess B1 D1 --scale smoke", &folder).0, 0);
    assert_eq!(lab("run racing-kings D1 --scale smoke", &folder).0, 0);
    assert_eq!(lab("draw", &folder).0, 0);
    let read = |name: &str| fs::read_to_string(folder.0.join(name)).expect(name);
    for name in ["hardness", "doublings"] {
        let text = read(&format!("lab/{name}.svg"));
        let picture = roxmltree::Document::parse(&text).expect(name);
        assert!(picture.root_element().attribute("aria-label").is_some(), "{name}");
        assert!(!text.contains("NaN") && !text.contains("inf"), "{name}");
    }
    assert!(!folder.lab().join("nodes.svg").exists(), "nothing was found of that");
    assert!(read("lab/hardness.svg").contains("racing-kings"));
    let findings = findings::read(&read("laboratory/found/findings.txt")).expect("findings");
    assert_eq!(findings[0].game, "chess");
    assert!(findings[1].estimate("D1", "log2 N*, plies").is_some());
    let paper = read("docs/laboratory.md");
    assert!(
        paper.contains("| chess |") && paper.contains("| B1 elo of a doubling at 500 (smoke) |"),
        "{paper}"
    );
    assert!(!paper.contains("<!--"), "every gap is filled");
}

/// What the repository shows is what was measured: nothing of it was written by hand.
#[test]
fn the_repository_shows_what_was_measured() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = Folder::new("shown");
    let results = folder.lab().join("results");
    fs::create_dir_all(&results).expect("a folder");
    for file in fs::read_dir(root.join("lab/results")).expect("results") {
        let file = file.expect("a file").path();
        assert!(fs::metadata(&file).expect("a file").len() <= 40_000, "{}", file.display());
        fs::copy(&file, results.join(file.file_name().expect("a name"))).expect("to be copied");
    }
    assert_eq!(lab("draw", &folder).0, 0);
    let drawn =
        fs::read_dir(folder.lab()).expect("a folder").map(|file| file.expect("a file").path());
    let drawn = drawn.filter(|path| path.is_file()).chain(BESIDE.map(|name| folder.0.join(name)));
    for path in drawn {
        let name = path.strip_prefix(&folder.0).expect("inside");
        let shown = fs::read_to_string(root.join(name)).expect("to be shown");
        assert_eq!(
            fs::read_to_string(&path).expect("a file"),
            shown,
            "{}: `lab draw`",
            name.display()
        );
    }
}

/// What people play is told as well, with the numbers of their own games.
#[test]
fn games_of_people_are_measured() {
    let folder = Folder::new("people");
    fs::create_dir_all(&folder.0).expect("a folder");
    let file = folder.0.join("games.pgn");
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7";
    fs::write(&file, format!("[Result \"*\"]\n\n{moves} *\n")).expect("to be written");
    let name = file.to_str().expect("a path").to_owned();
    let (code, told) = lab(&format!("people {name} --scale smoke"), &folder);
    assert_eq!(code, 0);
    assert!(told.starts_with("chess: 1 games, kappa 250\n"), "{told}");
    assert!(
        told.contains("A3 plies: 20 [20, 20]") && told.contains("A2 of played: 0 [0, 0]"),
        "{told}"
    );
    assert!(told.contains("C1 loss: "), "{told}");
    assert_eq!(lab("people nowhere.pgn", &folder).0, 1);
}
