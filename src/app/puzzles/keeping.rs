//! What is kept of each puzzle: a few numbers, all of a game in one text, so that hundreds of them take little room and
//! one that is damaged takes no other along.
//!
//! An entry is `0k3v9z:s20780`: the puzzle's name, whether it was solved (`s`) or failed (`f`) the last time, and the day
//! of that, counted from 1970. Behind it may stand `~1`, how far it is on its way back, and `@1210/92`, how hard it is by
//! now and how unsure that is. Entries are parted by blanks.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::puzzle::PuzzleId;

/// How many days pass before a failed puzzle comes back, then each time it has been solved.
pub const RETURNS: [u32; 3] = [1, 3, 7];

/// What became of a puzzle the last time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Past {
    pub is_solved: bool,
    /// The day, counted from 1970.
    pub day: u32,
    /// How far it is on its way back, if it comes back.
    pub stage: Option<u8>,
    /// How hard it is by now and how unsure that is, once it has counted.
    pub rating: Option<(u16, u16)>,
}

impl Past {
    /// The day on which it comes back.
    pub fn returns(&self) -> Option<u32> {
        let wait = RETURNS.get(usize::from(self.stage?))?;
        Some(self.day.saturating_add(*wait))
    }

    fn write(&self) -> String {
        let verdict = if self.is_solved { 's' } else { 'f' };
        let stage = self.stage.map(|stage| format!("~{stage}"));
        let rating = self.rating.map(|(rating, deviation)| format!("@{rating}/{deviation}"));
        format!("{verdict}{}{}{}", self.day, stage.unwrap_or_default(), rating.unwrap_or_default())
    }

    fn read(text: &str) -> Option<Past> {
        let (text, rating) = match text.split_once('@') {
            Some((before, rating)) => {
                let (rating, deviation) = rating.split_once('/')?;
                (before, Some((rating.parse().ok()?, deviation.parse().ok()?)))
            }
            None => (text, None),
        };
        let (text, stage) = match text.split_once('~') {
            Some((before, stage)) => (before, Some(stage.parse().ok()?)),
            None => (text, None),
        };
        let (is_solved, day) = match text.split_at_checked(1)? {
            ("s", day) => (true, day),
            ("f", day) => (false, day),
            _ => return None,
        };
        Some(Past { is_solved, day: day.parse().ok()?, stage, rating })
    }
}

/// What became of the puzzles of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Attempts(BTreeMap<PuzzleId, Past>);

impl Attempts {
    pub fn get(&self, id: PuzzleId) -> Option<Past> {
        self.0.get(&id).copied()
    }

    pub fn set(&mut self, id: PuzzleId, past: Past) {
        self.0.insert(id, past);
    }

    pub fn remove(&mut self, id: PuzzleId) {
        self.0.remove(&id);
    }

    pub fn iter(&self) -> impl Iterator<Item = (PuzzleId, Past)> {
        self.0.iter().map(|(&id, &past)| (id, past))
    }

    fn write(&self) -> String {
        let entries = self.iter().map(|(id, past)| format!("{id}:{}", past.write()));
        entries.collect::<Vec<_>>().join(" ")
    }

    /// The entries of a text. Those that make no sense are passed over.
    fn read(text: &str) -> Attempts {
        let entry = |entry: &str| {
            let (id, past) = entry.split_once(':')?;
            Some((PuzzleId::read(id)?, Past::read(past)?))
        };
        Attempts(text.split(' ').filter_map(entry).collect())
    }
}

impl Serialize for Attempts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.write())
    }
}

impl<'de> Deserialize<'de> for Attempts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Attempts, D::Error> {
        String::deserialize(deserializer).map(|text| Attempts::read(&text))
    }
}
