//! Who may write over what. Two pages may have the same game at hand, and neither knows of the other:
//! what another page has written since is never written over.

use crate::app::common::id::Id;
use crate::app::library::{Keep, Kept, Record};
use crate::app::realtime::saved::begins;
use crate::notation::realtime;

/// What becomes of a game that is to be kept.
#[derive(Clone, PartialEq, Debug)]
pub enum Settled {
    /// It is kept as it is.
    Known,
    Write(Record),
    /// It goes on as a game of its own, beside what somebody else has written.
    Fork(Record),
}

/// Compares a game with what is stored under its id, and with what this page last read or wrote
/// there. `other` is the id of a game of its own, should it come to that.
pub fn settle(
    stored: Option<&Record>,
    base: Option<&Kept>,
    keep: &Keep,
    other: Id,
    now: u64,
) -> Settled {
    let Keep { id, finish, game } = keep.clone();
    let new = Record { id, name: None, labels: vec![], begun: now, changed: now, finish, game };
    let Some(stored) = stored else { return Settled::Write(new) };
    if stored.game == new.game && stored.finish == new.finish {
        return Settled::Known;
    }
    let (there, here) = (PlayedGame::of(&stored.game), PlayedGame::of(&new.game));
    let is_alike = there.is_like(&here);
    let is_ours = || base.is_some_and(|base| PlayedGame::of(base).is_like(&there));
    if !is_alike && !there.begins(&here) && !is_ours() {
        return Settled::Fork(Record { id: other, ..new });
    }
    let changed = if is_alike { stored.changed } else { now };
    // What a person has said of it stays.
    let Record { name, labels, begun, .. } = stored.clone();
    Settled::Write(Record { name, labels, begun, changed, ..new })
}

impl Kept {
    /// Has the same been played, however it is looked at?
    pub fn is_like(&self, other: &Kept) -> bool {
        PlayedGame::of(self).is_like(&PlayedGame::of(other))
    }

    /// Is this what has been played in the other up to some moment?
    pub fn begins(&self, other: &Kept) -> bool {
        PlayedGame::of(self).begins(&PlayedGame::of(other))
    }
}

/// What was played in a kept game: one without turns is read once, however often it is compared.
struct PlayedGame<'a> {
    kept: &'a Kept,
    timed: Option<realtime::TimedRecord>,
}

impl<'a> PlayedGame<'a> {
    fn of(kept: &'a Kept) -> PlayedGame<'a> {
        let timed = match kept {
            Kept::Turns(_) => None,
            Kept::Timed(saved) => realtime::record::read(&saved.game).ok(),
        };
        PlayedGame { kept, timed }
    }

    fn is_like(&self, other: &PlayedGame) -> bool {
        self.begins(other) && other.begins(self)
    }

    fn begins(&self, other: &PlayedGame) -> bool {
        match (self.kept, other.kept) {
            (Kept::Turns(this), Kept::Turns(other)) => {
                let same_start = (&this.game, &this.start) == (&other.game, &other.start);
                let same_end = this.ended.is_none() || this.ended == other.ended;
                let ends_there = this.ended.is_none() || this.moves.len() == other.moves.len();
                same_start && same_end && ends_there && other.moves.starts_with(&this.moves)
            }
            // What cannot be read is like itself alone.
            (Kept::Timed(this), Kept::Timed(that)) if this.game == that.game => true,
            (Kept::Timed(_), Kept::Timed(_)) => match (&self.timed, &other.timed) {
                (Some(this), Some(other)) => begins(this, other),
                _ => false,
            },
            _ => false,
        }
    }
}
