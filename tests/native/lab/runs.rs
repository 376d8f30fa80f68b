//! Runs on the command line: nothing but their arguments matters to what comes out.

use std::fs;
use std::path::PathBuf;

use wonderboard::cli::run;
use wonderboard::lab::results::Results;

/// A folder that is not there yet, and no longer once this is gone.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("{}-lab-{name}", std::process::id());
        Folder(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name))
    }

    fn bytes(&self, slug: &str) -> [String; 2] {
        [format!("results/{slug}.json"), format!("positions/{slug}.csv")]
            .map(|file| fs::read_to_string(self.0.join(file)).expect("a file"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Where a test fails it may never have been there.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn lab(words: &str, folder: &Folder) -> (u8, String) {
    let folder = folder.0.to_str().expect("a path");
    let words = format!("lab {words} --out {folder}");
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
