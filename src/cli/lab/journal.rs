//! A file of the pairs of games that have been played for a measure: a line for each, added when it is over.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;
use std::sync::Mutex;

use crate::lab::begun::Begun;
use crate::lab::pair::Pair;

/// The pairs of a measure.
pub struct Journal {
    known: HashMap<(String, usize), Pair>,
    /// Where lines are added; none where no file can be written, and then a run that is broken off has lost its time.
    file: Mutex<Option<File>>,
}

impl Journal {
    /// Reads what is there and goes on from it.
    pub fn open(path: &Path) -> Journal {
        let text = fs::read_to_string(path).unwrap_or_default();
        // The last line may have been broken off.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let known = whole.lines().filter_map(read).collect();
        Journal { known, file: Mutex::new(opened(path, whole.len()).ok()) }
    }
}

impl Begun for Journal {
    fn known(&self, what: &str, number: usize) -> Option<Pair> {
        self.known.get(&(what.to_owned(), number)).copied()
    }

    fn note(&self, what: &str, number: usize, pair: Pair) {
        let Ok(mut file) = self.file.lock() else { return };
        let Pair { halves: [first, second], plies } = pair;
        // What cannot be noted is played again.
        let _ =
            file.as_mut().map(|file| writeln!(file, "{number};{first};{second};{plies};{what}"));
    }
}

/// The file, to be added to after its first `whole` bytes.
fn opened(path: &Path, whole: usize) -> std::io::Result<File> {
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    let file = File::options().create(true).append(true).open(path)?;
    file.set_len(whole as u64)?;
    Ok(file)
}

/// A line; none if it is not one.
fn read(line: &str) -> Option<((String, usize), Pair)> {
    let mut fields = line.splitn(5, ';');
    let mut number = || fields.next()?.parse().ok();
    let [at, first, second, plies]: [usize; 4] = [number()?, number()?, number()?, number()?];
    let halves = [u8::try_from(first).ok()?, u8::try_from(second).ok()?];
    let what = fields.next()?.to_owned();
    halves.iter().all(|&halves| halves <= 2).then_some(((what, at), Pair { halves, plies }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_known_after_a_break_and_a_broken_line_is_not() {
        let folder =
            std::env::temp_dir().join(format!("wonderboard-journal-{}", std::process::id()));
        let path = folder.join("begun").join("chess-0123.txt");
        let pairs = [[2, 0], [1, 1]].map(|halves| Pair { halves, plies: 120 });
        let first = Journal::open(&path);
        first.note("N* plies, 2^9", 7, pairs[0]);
        first.note("blindness 0.5; more", 8, pairs[1]);
        drop(first);
        let text = fs::read_to_string(&path).expect("a journal");
        fs::write(&path, format!("{text}9;1;1")).expect("written");
        let second = Journal::open(&path);
        assert_eq!(second.known("N* plies, 2^9", 7), Some(pairs[0]));
        assert_eq!(second.known("blindness 0.5; more", 8), Some(pairs[1]));
        assert_eq!(second.known("N* plies, 2^9", 9), None);
        second.note("N* plies, 2^9", 9, pairs[1]);
        drop(second);
        assert_eq!(Journal::open(&path).known("N* plies, 2^9", 9), Some(pairs[1]));
        fs::remove_dir_all(folder).expect("removed");
    }
}
