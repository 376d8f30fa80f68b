//! Who may write over what. Two pages may have the same game at hand, and neither knows of the other:
//! what another page has written since is never written over.

use super::{Id, Keep, Kept, Record};

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
    let Keep { id, result, game } = keep.clone();
    let new = Record { id, name: None, begun: now, changed: now, result, game };
    let Some(stored) = stored else { return Settled::Write(new) };
    if stored.game == new.game && stored.result == new.result {
        return Settled::Known;
    }
    let is_alike = stored.game.is_like(&new.game);
    let is_ours = base.is_some_and(|base| base.is_like(&stored.game));
    if !is_alike && !is_ours && !stored.game.begins(&new.game) {
        return Settled::Fork(Record { id: other, ..new });
    }
    let changed = if is_alike { stored.changed } else { now };
    Settled::Write(Record { name: stored.name.clone(), begun: stored.begun, changed, ..new })
}

impl Kept {
    /// Has the same been played, however it is looked at?
    pub fn is_like(&self, other: &Kept) -> bool {
        self.begins(other) && other.begins(self)
    }

    /// Is this what has been played in the other up to some moment?
    pub fn begins(&self, other: &Kept) -> bool {
        match (self, other) {
            (Kept::Turns(this), Kept::Turns(other)) => {
                let same_start = (&this.game, &this.start) == (&other.game, &other.start);
                let same_end = this.ended.is_none() || this.ended == other.ended;
                let ends_there = this.ended.is_none() || this.moves.len() == other.moves.len();
                same_start && same_end && ends_there && other.moves.starts_with(&this.moves)
            }
            (Kept::Timed(this), Kept::Timed(other)) => this.begins(other),
            _ => false,
        }
    }
}
