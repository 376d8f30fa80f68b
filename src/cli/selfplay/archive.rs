//! The file that games are written to, and what is in it already.

use std::collections::HashSet;
use std::fs::{self, File};
use std::io::{ErrorKind, Seek, SeekFrom, Write};
use std::path::Path;

use crate::board::key::Key;
use crate::cli::Failure;
use crate::cli::samples::{
    SampleGame, SampleHead, SampleProblem, SampleReader, write_game, write_head,
};

/// A file of samples that is added to, game by game. No position is in it twice.
pub struct Archive {
    file: File,
    seen: HashSet<Key>,
    games: u32,
}

/// What a file holds.
#[derive(Default)]
struct Contents {
    seen: HashSet<Key>,
    games: u32,
    /// How many of its bytes are head and whole games.
    whole: usize,
}

impl Archive {
    /// Opens a file to go on behind the last game in it that is whole; what follows is cut off. A file of another
    /// run, or one that is damaged elsewhere, is refused and left as it is.
    pub fn open(path: &Path, head: &SampleHead) -> Result<Archive, Failure> {
        let refuse = |why: String| Failure::Fault(format!("{}: {why}", path.display()));
        let bytes = match fs::read(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
            read => read.map_err(|error| refuse(error.to_string()))?,
        };
        let Contents { seen, games, whole } = contents(&bytes, head).map_err(refuse)?;
        let begin = || {
            let mut file = File::options().create(true).truncate(false).write(true).open(path)?;
            file.set_len(whole as u64)?;
            file.seek(SeekFrom::End(0))?;
            if whole == 0 {
                file.write_all(&write_head(head))?;
            }
            Ok(file)
        };
        let file = begin().map_err(|error: std::io::Error| refuse(error.to_string()))?;
        Ok(Archive { file, seen, games })
    }

    /// Games in the file.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// Positions in the file.
    pub fn positions(&self) -> usize {
        self.seen.len()
    }

    /// Adds the next game, without positions that are in the file already.
    pub fn add(&mut self, mut game: SampleGame) -> Result<(), Failure> {
        game.samples.retain(|sample| self.seen.insert(sample.position.info.key()));
        self.file.write_all(&write_game(&game))?;
        self.games += 1;
        Ok(())
    }
}

/// Reads what a file of this head holds; or why it is none.
fn contents(bytes: &[u8], head: &SampleHead) -> Result<Contents, String> {
    let mut contents = Contents::default();
    // Cut off within its head, or not there.
    if write_head(head).starts_with(bytes) && bytes.len() < write_head(head).len() {
        return Ok(contents);
    }
    let mut reader = SampleReader::new(bytes).map_err(|fault| fault.to_string())?;
    let found = reader.head;
    if found != *head {
        let (game, nodes, seed) = (found.spec.text(), found.nodes, found.seed);
        return Err(format!("it is of another run ({game}, --nodes {nodes}, --seed {seed})"));
    }
    for game in reader.by_ref() {
        match game {
            Ok(game) => {
                contents.games += 1;
                contents.seen.extend(game.samples.iter().map(|sample| sample.position.info.key()));
            }
            Err(fault) if fault.what == SampleProblem::GameCutOff => break,
            Err(fault) => return Err(fault.to_string()),
        }
    }
    contents.whole = reader.end();
    Ok(contents)
}
