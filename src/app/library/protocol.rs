//! What the page and what keeps games tell each other: the part of the program that it brings when there
//! is a game to keep or the list is looked at.

use std::rc::Rc;

use crate::app::common::failure::StorageFailure;
use crate::app::common::id::Id;
use crate::app::library::{Keep, Record};

/// What the page wants.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ToLibrary {
    /// Is the list looked at? Then this is the address of the board one comes from.
    pub lists: Option<&'static str>,
    /// The game that was at hand when the page was opened: this page wrote it, or read it.
    pub found: Option<Rc<Keep>>,
    pub games: Games,
}

/// The games played on this page as they stand now, the latest last: what comes late has missed nothing.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Games(Vec<Rc<Keep>>);

/// So many games at most are told; those before have been heard long ago.
const MOST: usize = 4;

impl Games {
    /// The games with one more, or with one as it stands now.
    pub fn with(&self, keep: Keep) -> Games {
        let mut games = self.0.clone();
        games.retain(|other| other.id != keep.id);
        games.push(Rc::new(keep));
        let surplus = games.len().saturating_sub(MOST);
        Games(games.split_off(surplus))
    }

    pub fn iter(&self) -> impl Iterator<Item = &Keep> {
        self.0.iter().map(|keep| &**keep)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// What the page is told.
#[derive(Clone, PartialEq, Debug)]
pub enum FromLibrary {
    /// Another page has played on in a game: what is at hand here goes on as another one.
    Forked { from: Id, to: Id },
    /// A game of the list is to be played on, or looked at.
    Open(Box<Record>),
    /// From now on the browser keeps nothing.
    Refused(StorageFailure),
}
