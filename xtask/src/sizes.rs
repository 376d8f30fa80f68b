//! What a visitor downloads, against the budget.

use crate::gzip::gzipped;
use crate::{later, offline, single};
use anyhow::{Result, bail};
use std::fmt;
use std::fs;
use std::path::Path;

/// Most bytes a group of files may take, gzipped. What the first board does without comes later
/// (`later`), with what it alone has in memory (`split`): the first load had 408 kB before the one and 320 before the
/// other, which had what the parts say and know among its own. `later` also has what several parts share, since the course
/// without turns is a part of its own: 15 kB more there, 38 kB less for the game without turns, 5 kB less for the report; and powers
/// and logarithms since the laboratory needs them too: 1.8 kB more there. The one file has the laboratory since: its part, what it says in four
/// languages and what it found take 80 kB of it, and it had no more than 12 kB to give.
/// Madrasi, Circe and both Progressive Chesses take 18 kB of the worker, 0.4 of the later part, 0.3 of the texts and 0.9 of the list of
/// files that are kept offline, until games beyond the first nine have a program of their own.
/// Alice over five more games, and more puzzles of Madrasi and Circe: 9 kB of puzzles, 2 of courses, 1.5 of that list and 15 of the
/// one file. Playing over a connection has a part of 60 kB with 1.7 kB of texts in each language, 80 kB of
/// the one file, and 5 kB of the later part, for two parts show QR codes. Both together take 0.5 kB of the first load, though what is
/// said of damaged data comes later now. Series have 36 puzzles more, 1.3 kB. Numbers of their own of Circe, Madrasi,
/// Progressive Chess and Alice over five games, which are worth 100 to 325 Elo to all but one, take 6 kB of the worker, although all
/// their low bytes are kept apart from the high ones (0.4 kB less); as differences from those of the game below they would take 0.4 less. Texts, rulebooks and courses in four languages
/// take a third of the one file; packing those of a game in all languages together saves nothing.
/// Networks, which are worth 60 to 150 Elo at equal time, have 8 kB of the worker to ask them and 1.2 to fetch one (3.6 with futures), and 17 to 40 kB
/// of the one file each, as texts no larger than bytes; a page that fetches one itself would have 1.3 kB more of its first load.
const BUDGETS: [(&str, u64); 34] = [
    (FIRST_LOAD, 290_500),
    (LATER, 173_200),
    (TEXTS, 16_200),
    (TIMED, 72_000),
    (RECORDS, 73_000),
    (READING, 36_000),
    (HAND, 42_000),
    (ANALYSIS, 35_000),
    (FRAME, 26_000),
    (CHOICES, 25_000),
    (PIECES, 10_000),
    (EDITOR, 48_000),
    (REPORT, 33_000),
    (STATISTICS, 15_000),
    (SHARING, 18_000),
    (HOME, 15_000),
    (COURSES, 35_000),
    (LESSONS, 42_500),
    (SOLVING, 65_000),
    (PUZZLES, 47_500),
    (TIMED_COURSE, 25_000),
    (EXPLORER, 14_000),
    (LABORATORY, 65_000),
    (FOUND, 20_000),
    (MEET, 60_000),
    (NETWORKS, 150_000),
    (WORKER, 192_000),
    (REALTIME, 90_000),
    (STYLES, 15_000),
    (PICTURES, 6_000),
    (INSTALLING, 28_000),
    (PREVIEW, 20_000),
    (SINGLE, 2_050_000),
    (EMBEDDING, 5_000),
];

const FIRST_LOAD: &str = "first load";
/// What `src/boot.js` fetches once the first board is drawn.
const LATER: &str = "later part of the page";
/// What all later parts say.
const TEXTS: &str = "later texts";
const TIMED: &str = "part of the game without turns";
const RECORDS: &str = "part of the list of games";
const READING: &str = "part that is read";
const HAND: &str = "part of what a hand does";
const ANALYSIS: &str = "part of the analysis";
const FRAME: &str = "part of frames";
const CHOICES: &str = "part of what is chosen";
/// Each is fetched when it is chosen, and all when somebody chooses.
const PIECES: &str = "sets of pieces";
const EDITOR: &str = "part of the editor";
const REPORT: &str = "part of the report";
const STATISTICS: &str = "part of the statistics";
const HOME: &str = "part of the first page";
const COURSES: &str = "part of courses";
/// What all courses say in one language. Each is fetched when somebody learns its game.
const LESSONS: &str = "texts of courses";
const SHARING: &str = "part of what is shared";
const SOLVING: &str = "part of the puzzles";
/// Each game's are fetched when somebody solves some.
const PUZZLES: &str = "puzzles";
const TIMED_COURSE: &str = "part of the course without turns";
const EXPLORER: &str = "part of the explorer";
const LABORATORY: &str = "part of the laboratory";
/// What the laboratory found, and what is said of it in one language.
const FOUND: &str = "findings of the laboratory";
const MEET: &str = "part of meeting a friend";
/// Each game's is fetched when the engine is asked about that game.
const NETWORKS: &str = "networks";
const WORKER: &str = "worker wasm";
const REALTIME: &str = "worker without turns";
const STYLES: &str = "styles";
const PICTURES: &str = "pictures";
const INSTALLING: &str = "icons and service worker";
/// No visitor fetches it: it is for chats that show what a link leads to.
const PREVIEW: &str = "preview of links";
/// Packed already, and as large on a disk as it is.
const SINGLE: &str = "all in one file, as it is";
const EMBEDDING: &str = "for other pages";

/// Every file of the built page with its sizes.
pub struct Sizes(Vec<File>);

struct File {
    name: String,
    /// The later part of the page that it belongs to.
    part: Option<String>,
    raw: u64,
    gzip: u64,
}

impl Sizes {
    /// Measures every file under `dist`.
    pub fn measure(dist: &Path) -> Result<Sizes> {
        let mut files = Vec::new();
        collect(dist, "", &mut files)?;
        let parts = later::parts()?;
        files.iter_mut().for_each(|file| file.part = later::part_of(&file.name, &parts));
        files.sort_by(|a, b| b.gzip.cmp(&a.gzip).then_with(|| a.name.cmp(&b.name)));
        Ok(Sizes(files))
    }

    /// An error names every group over its budget.
    pub fn check(&self) -> Result<()> {
        let over: Vec<String> = BUDGETS
            .iter()
            .filter(|(group, budget)| self.total(group) > *budget)
            .map(|(group, budget)| {
                format!("{group} {} of {} kB", kb(self.total(group)), kb(*budget))
            })
            .collect();
        if !over.is_empty() {
            bail!("over the size budget (gzipped): {}", over.join(", "));
        }
        Ok(())
    }

    fn total(&self, group: &str) -> u64 {
        let files = self.0.iter().filter(|file| is_in(file, group));
        files.map(|file| if group == SINGLE { file.raw } else { file.gzip }).sum()
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{:>12} {:>12}  file", "raw kB", "gzip kB")?;
        for file in &self.0 {
            writeln!(f, "{:>12} {:>12}  {}", kb(file.raw), kb(file.gzip), file.name)?;
        }
        for (group, budget) in BUDGETS {
            writeln!(f, "{:>25}  {group} (budget {})", kb(self.total(group)), kb(budget))?;
        }
        Ok(())
    }
}

/// Which files a group counts.
fn is_in(file: &File, group: &str) -> bool {
    let (name, part) = (&*file.name, file.part.as_deref());
    let worker = name.starts_with("worker");
    let realtime = name.starts_with("realtime");
    let manifest = name.starts_with("manifest.");
    let preview = name == offline::PREVIEW;
    let is_later_text = name.starts_with("texts/en-later-");
    let icon = name.starts_with("icons/") && !preview;
    let installing = icon || manifest || name == offline::NAME;
    let pieces = name.starts_with("pieces/");
    let is_book =
        ["rulebooks/", "courses/", "laboratory/"].iter().any(|folder| name.starts_with(folder));
    let found =
        ["laboratory/found/", "laboratory/en/"].iter().any(|folder| name.starts_with(folder));
    let puzzles = name.starts_with("puzzles/");
    let networks = name.starts_with("networks/");
    let embedding = name.starts_with("examples/") || name == "wonder-board.js";
    match group {
        // Rulebooks, courses, puzzles and networks are fetched when somebody wants them, what is for installing the page
        // once it runs, and what one language says first.
        FIRST_LOAD => {
            let later = worker
                || realtime
                || pieces
                || puzzles
                || networks
                || part.is_some()
                || installing
                || embedding
                || preview;
            let is_other =
                name.starts_with("texts/") && (is_later_text || !name.starts_with("texts/en"));
            !later && !is_other && name != single::NAME && !is_book
        }
        LATER => part == Some("later"),
        TEXTS => is_later_text,
        TIMED => part == Some("timed"),
        RECORDS => part == Some("records"),
        READING => part == Some("reading"),
        HAND => part == Some("hand"),
        ANALYSIS => part == Some("analysis"),
        FRAME => part == Some("frame"),
        CHOICES => part == Some("choices"),
        PIECES => pieces,
        EDITOR => part == Some("editor"),
        REPORT => part == Some("report"),
        STATISTICS => part == Some("statistics"),
        SHARING => part == Some("sharing"),
        HOME => part == Some("home"),
        COURSES => part == Some("courses"),
        LESSONS => name.starts_with("courses/en/"),
        SOLVING => part == Some("puzzles"),
        PUZZLES => puzzles,
        NETWORKS => networks,
        TIMED_COURSE => part == Some("timed-course"),
        EXPLORER => part == Some("explorer"),
        LABORATORY => part == Some("laboratory"),
        FOUND => found,
        MEET => part == Some("meet"),
        INSTALLING => installing,
        PREVIEW => preview,
        EMBEDDING => embedding,
        WORKER => worker && name.ends_with(".wasm"),
        REALTIME => realtime && name.ends_with(".wasm"),
        SINGLE => name == single::NAME,
        STYLES => name.ends_with(".css") && part.is_none() && !embedding,
        _ => name.ends_with(".svg") && !installing,
    }
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<File>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{name}/"), files)?;
        } else {
            let bytes = fs::read(entry.path())?;
            let (raw, gzip) = (bytes.len() as u64, gzipped(&bytes)?.len() as u64);
            files.push(File { name, part: None, raw, gzip });
        }
    }
    Ok(())
}

/// Thousands of bytes, with a decimal.
fn kb(bytes: u64) -> String {
    format!("{:.1}", bytes as f64 / 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(files: &[(&str, u64)]) -> Sizes {
        let parts = later::parts().unwrap();
        let file = |&(name, gzip): &(&str, u64)| File {
            name: name.into(),
            part: later::part_of(name, &parts),
            raw: gzip,
            gzip,
        };
        Sizes(files.iter().map(file).collect())
    }

    #[test]
    fn the_worker_is_not_part_of_the_first_load() {
        let sizes = sizes(&[("app_bg.wasm", 249_000), ("worker-1_bg.wasm", 150_000)]);
        assert!(sizes.check().is_ok());
        assert_eq!(sizes.total(FIRST_LOAD), 249_000);
    }

    #[test]
    fn later_parts_are_not_part_of_the_first_load() {
        let parts = [("app-1_later.wasm", 100_000), ("app-1_timed.wasm", 60_000)];
        let styles = [("timed-2.css", 3_000), ("board-3.css", 7_000)];
        let sizes = sizes(&[parts[0], parts[1], styles[0], styles[1], ("app-1_bg.wasm", 249_000)]);
        let groups = [FIRST_LOAD, LATER, TIMED, RECORDS, STYLES];
        let totals = groups.map(|group| sizes.total(group));
        assert_eq!(totals, [256_000, 100_000, 63_000, 0, 7_000]);
    }

    #[test]
    fn rulebooks_and_courses_are_not_part_of_the_first_load() {
        let books = [("rulebooks/de/chess.txt", 9_000), ("courses/en/chess.txt", 2_000)];
        let sizes = sizes(&[books[0], books[1], ("courses/de/chess.txt", 3_000), ("a.js", 1)]);
        assert_eq!([FIRST_LOAD, LESSONS].map(|group| sizes.total(group)), [1, 2_000]);
    }

    #[test]
    fn puzzles_are_not_part_of_the_first_load() {
        let sizes =
            sizes(&[("puzzles/chess.txt", 2_000), ("app-1_puzzles.wasm", 9_000), ("a.js", 1)]);
        let totals = [FIRST_LOAD, PUZZLES, SOLVING].map(|group| sizes.total(group));
        assert_eq!(totals, [1, 2_000, 9_000]);
    }

    #[test]
    fn texts_of_one_language_are_part_of_the_first_load() {
        let english = [("texts/en-1.ftl", 9_000), ("texts/en-later-3.ftl", 5_000)];
        let sizes = sizes(&[english[0], english[1], ("texts/de-2.ftl", 9_500), ("a.js", 1)]);
        assert_eq!([FIRST_LOAD, TEXTS].map(|group| sizes.total(group)), [9_001, 5_000]);
    }

    #[test]
    fn what_installs_the_page_is_not_part_of_the_first_load() {
        let sizes = sizes(&[("icons/icon.svg", 7_000), ("offline.js", 2_000), ("a.js", 1)]);
        assert_eq!((sizes.total(FIRST_LOAD), sizes.total(INSTALLING)), (1, 9_000));
        assert!(sizes.check().is_ok());
    }

    #[test]
    fn the_page_as_one_file_counts_as_it_is_and_by_itself() {
        let files = [(single::NAME, 1_300_000), ("a.js", 1)];
        assert!(sizes(&files).check().is_ok());
        assert_eq!((sizes(&files).total(FIRST_LOAD), sizes(&files).total(SINGLE)), (1, 1_300_000));
    }

    #[test]
    fn what_other_pages_need_is_not_part_of_the_first_load() {
        let sizes = sizes(&[("wonder-board.js", 900), ("examples/embed.html", 800), ("a.js", 1)]);
        assert_eq!((sizes.total(FIRST_LOAD), sizes.total(EMBEDDING)), (1, 1_700));
    }

    #[test]
    fn names_what_is_over_its_budget() {
        let complaint = sizes(&[("a.css", 15_001), ("worker_bg.wasm", 1)]).check().unwrap_err();
        assert!(complaint.to_string().contains("styles"), "{complaint}");
        assert!(!complaint.to_string().contains("worker"), "{complaint}");
    }
}
