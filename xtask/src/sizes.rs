//! What a visitor downloads, against the budget.

use crate::gzip::gzipped;
use crate::{fingerprint, later, offline, single};
use anyhow::{Result, bail};
use std::fmt;
use std::fs;
use std::path::Path;

/// Most bytes a group of files may take, gzipped. What the first board does without comes later
/// (`later`): the first load had 408 kB before. The list of games has all their rules in it a second
/// time: it plays them through to picture, write and read them. The page without turns takes up kept
/// games and tells what to keep, for five more. Texts and rulebooks in two languages take 40 kB of the one
/// file, which has programs of its own for the game without turns and for the list.
const BUDGETS: [(&str, u64); 11] = [
    (FIRST_LOAD, 320_000),
    (LATER, 120_000),
    (ARENA, 255_000),
    (RECORDS, 275_000),
    (WORKER, 150_000),
    (REALTIME, 90_000),
    (STYLES, 19_000),
    (PICTURES, 6_000),
    (INSTALLING, 20_000),
    (SINGLE, 1_600_000),
    (EMBEDDING, 5_000),
];

const FIRST_LOAD: &str = "first load";
/// What `src/boot.js` fetches once the first board is drawn.
const LATER: &str = "later part of the page";
const ARENA: &str = "page without turns";
const RECORDS: &str = "list of games";
const WORKER: &str = "worker wasm";
const REALTIME: &str = "worker without turns";
const STYLES: &str = "styles";
const PICTURES: &str = "pictures";
const INSTALLING: &str = "icons and service worker";
/// Packed already, and as large on a disk as it is.
const SINGLE: &str = "all in one file, as it is";
const EMBEDDING: &str = "for other pages";

/// Every file of the built page with its sizes.
pub struct Sizes(Vec<File>);

struct File {
    name: String,
    raw: u64,
    gzip: u64,
}

impl Sizes {
    /// Measures every file under `dist`.
    pub fn measure(dist: &Path) -> Result<Sizes> {
        let mut files = Vec::new();
        collect(dist, "", &mut files)?;
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
        let files = self.0.iter().filter(|file| is_in(&file.name, group));
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
fn is_in(name: &str, group: &str) -> bool {
    let worker = name.starts_with("worker");
    let realtime = name.starts_with("realtime");
    let arena = name.starts_with(fingerprint::ARENA);
    let records = name.starts_with(fingerprint::RECORDS);
    let manifest = name.starts_with("manifest.");
    let installing = name.starts_with("icons/") || manifest || name == offline::NAME;
    let embedding = name.starts_with("examples/") || name == "wonder-board.js";
    match group {
        // Rulebooks are fetched when somebody wants to read them, what is for installing the page
        // once it runs, and the texts of one language.
        FIRST_LOAD => {
            let program = worker || realtime || arena || records;
            let part = name.ends_with(later::SUFFIX);
            let later = program || part || installing || embedding || name == single::NAME;
            let is_foreign = name.starts_with("texts/") && !name.starts_with("texts/en");
            !later && !is_foreign && !name.starts_with("rulebooks/")
        }
        LATER => name.ends_with(later::SUFFIX),
        ARENA => arena,
        RECORDS => records,
        INSTALLING => installing,
        EMBEDDING => embedding,
        WORKER => worker && name.ends_with(".wasm"),
        REALTIME => realtime && name.ends_with(".wasm"),
        SINGLE => name == single::NAME,
        STYLES => name.ends_with(".css") && !embedding,
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
            files.push(File { name, raw: bytes.len() as u64, gzip: gzipped(&bytes)?.len() as u64 });
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
        let file = |&(name, gzip): &(&str, u64)| File { name: name.into(), raw: gzip, gzip };
        Sizes(files.iter().map(file).collect())
    }

    #[test]
    fn the_worker_is_not_part_of_the_first_load() {
        let sizes = sizes(&[("app_bg.wasm", 249_000), ("worker-1_bg.wasm", 150_000)]);
        assert!(sizes.check().is_ok());
        assert_eq!(sizes.total(FIRST_LOAD), 249_000);
    }

    #[test]
    fn the_later_part_is_not_part_of_the_first_load() {
        let sizes = sizes(&[("app-1_later.wasm", 110_000), ("app-1_bg.wasm", 249_000)]);
        assert_eq!((sizes.total(FIRST_LOAD), sizes.total(LATER)), (249_000, 110_000));
    }

    #[test]
    fn rulebooks_are_not_part_of_the_first_load() {
        assert_eq!(sizes(&[("rulebooks/de/chess.txt", 9_000), ("a.js", 1)]).total(FIRST_LOAD), 1);
    }

    #[test]
    fn texts_of_one_language_are_part_of_the_first_load() {
        let files = [("texts/en-1.ftl", 9_000), ("texts/de-2.ftl", 9_500), ("a.js", 1)];
        assert_eq!(sizes(&files).total(FIRST_LOAD), 9_001);
    }

    #[test]
    fn what_installs_the_page_is_not_part_of_the_first_load() {
        let sizes = sizes(&[("icons/icon.svg", 7_000), ("offline.js", 2_000), ("a.js", 1)]);
        assert_eq!((sizes.total(FIRST_LOAD), sizes.total(INSTALLING)), (1, 9_000));
        assert!(sizes.check().is_ok());
    }

    #[test]
    fn the_page_as_one_file_counts_as_it_is_and_by_itself() {
        let files = [(single::NAME, 1_600_000), ("a.js", 1)];
        assert!(sizes(&files).check().is_ok());
        assert_eq!((sizes(&files).total(FIRST_LOAD), sizes(&files).total(SINGLE)), (1, 1_600_000));
    }

    #[test]
    fn what_other_pages_need_is_not_part_of_the_first_load() {
        let sizes = sizes(&[("wonder-board.js", 900), ("examples/embed.html", 800), ("a.js", 1)]);
        assert_eq!((sizes.total(FIRST_LOAD), sizes.total(EMBEDDING)), (1, 1_700));
    }

    #[test]
    fn names_what_is_over_its_budget() {
        let complaint = sizes(&[("a.css", 19_001), ("worker_bg.wasm", 1)]).check().unwrap_err();
        assert!(complaint.to_string().contains("styles"), "{complaint}");
        assert!(!complaint.to_string().contains("worker"), "{complaint}");
    }
}
