//! What a run has found so far, kept beside the file that it writes.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::cli::Failure;
use crate::puzzle::text;
use crate::variants::Spec;

use super::selfplay::Found;

/// The line that follows what was found in a game.
const END: &str = "# game";

/// Notes of a run: a line a puzzle, with the plies of its game before it, and a line a game.
pub struct Journal {
    file: Option<File>,
    kept: String,
    /// How many games are noted.
    pub games: u64,
}

impl Journal {
    /// The notes beside a file, if they are of the same command; new ones otherwise. A game that was broken off
    /// is not in them. Without a file nothing is kept.
    pub fn open(file: Option<&Path>, head: &str) -> Result<Journal, Failure> {
        let Some(path) = file.map(journal_of) else {
            return Ok(Journal { file: None, kept: String::new(), games: 0 });
        };
        let noted = fs::read_to_string(&path).unwrap_or_default();
        let kept = noted.strip_prefix(head).map(whole_games).unwrap_or_default().to_owned();
        fs::write(&path, format!("{head}{kept}"))?;
        let file = OpenOptions::new().append(true).open(&path)?;
        Ok(Journal { file: Some(file), kept, games: 0 })
    }

    /// What was found before, game by game.
    pub fn read(&mut self, game: Spec) -> Result<Vec<Vec<Found>>, Failure> {
        let mut games = vec![Vec::new()];
        for line in self.kept.lines() {
            if line.starts_with(END) {
                self.games += 1;
                games.push(Vec::new());
                continue;
            }
            let damaged = || Failure::Fault(format!("the journal is damaged: {line}"));
            let (ply, line) = line.split_once(' ').ok_or_else(damaged)?;
            let puzzle = text::read_line(game, line).map_err(|_| damaged())?;
            let ply = ply.parse().map_err(|_| damaged())?;
            if let Some(found) = games.last_mut() {
                found.push(Found { ply, puzzle });
            }
        }
        games.pop();
        Ok(games)
    }

    /// Notes what was found in the next game.
    pub fn note(&mut self, found: &[Found]) -> Result<(), Failure> {
        self.games += 1;
        let Some(file) = &mut self.file else { return Ok(()) };
        let lines =
            found.iter().map(|found| format!("{} {}\n", found.ply, text::write(&found.puzzle)));
        let lines: String = lines.collect();
        Ok(writeln!(file, "{lines}{END} {}", self.games)?)
    }
}

/// `puzzles/chess.txt.journal`.
fn journal_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".journal");
    PathBuf::from(name)
}

/// The notes up to the end of the last whole game.
fn whole_games(notes: &str) -> &str {
    let end = notes.rfind(END).map_or(0, |at| at + notes[at..].find('\n').map_or(0, |end| end + 1));
    match notes[..end].ends_with('\n') {
        true => &notes[..end],
        false => "",
    }
}
