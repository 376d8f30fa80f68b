//! What is kept of each puzzle: a few numbers, all of a game in one text, so that hundreds of them take little room and
//! one that is damaged takes no other along.
//!
//! An entry is `0k3v9z:s20780`: the puzzle's name, whether it was solved (`s`) or failed (`f`) the last time, and the day
//! of that, counted from 1970. Behind it may stand `~1`, how far it is on its way back, and `@1210/92`, how hard it is by
//! now and how unsure that is. Entries are parted by blanks.

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
    pub stage: Option<u32>,
    /// How hard it is by now and how unsure that is, once it has counted.
    pub rating: Option<(u32, u32)>,
}

impl Past {
    /// The day on which it comes back.
    pub fn returns(&self) -> Option<u32> {
        let wait = RETURNS.get(self.stage? as usize)?;
        Some(self.day.saturating_add(*wait))
    }

    fn write(&self) -> String {
        let mut text = format!("{}{}", if self.is_solved { 's' } else { 'f' }, self.day);
        if let Some(stage) = self.stage {
            text += &format!("~{stage}");
        }
        if let Some((rating, deviation)) = self.rating {
            text += &format!("@{rating}/{deviation}");
        }
        text
    }

    fn read(text: &str) -> Option<Past> {
        let number = |text: &str| text.parse::<u32>().ok();
        let (text, rating) = match text.split_once('@') {
            Some((before, rating)) => {
                let (rating, deviation) = rating.split_once('/')?;
                (before, Some((number(rating)?, number(deviation)?)))
            }
            None => (text, None),
        };
        let (text, stage) = match text.split_once('~') {
            Some((before, stage)) => (before, Some(number(stage)?)),
            None => (text, None),
        };
        let (verdict, day) = text.split_at_checked(1)?;
        let is_solved = verdict == "s";
        let is_told = is_solved || verdict == "f";
        is_told.then_some(Past { is_solved, day: number(day)?, stage, rating })
    }
}

/// The entries of a text. Those that make no sense are passed over.
pub fn entries(text: &str) -> impl Iterator<Item = (PuzzleId, Past)> + '_ {
    text.split(' ').filter_map(|entry| {
        let (id, past) = entry.split_once(':')?;
        Some((PuzzleId::read(id)?, Past::read(past)?))
    })
}

/// A text with another entry for a puzzle, or none any more.
pub fn with(text: &str, id: PuzzleId, past: Option<Past>) -> String {
    let own = format!("{id}:");
    let mut changed = String::new();
    let mut add = |entry: &str| {
        if !changed.is_empty() {
            changed.push(' ');
        }
        changed += entry;
    };
    text.split(' ')
        .filter(|entry| !entry.is_empty() && !entry.starts_with(&own))
        .for_each(&mut add);
    if let Some(past) = past {
        add(&(own + &past.write()));
    }
    changed
}
