//! What somebody wants of the other side, of each kind at most one thing. It stands until it is answered or void, also
//! beside something else: the other side may have agreed to it already.

use super::message::Wish;

/// What one side wants and the other has not answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Wanted {
    pub rematch: bool,
    /// How many moves are to be left.
    pub take_back: Option<u16>,
    pub draw: bool,
}

impl Wanted {
    /// All that is wanted, what is to be answered first before the rest.
    pub fn all(&self) -> [Option<Wish>; 3] {
        [
            self.rematch.then_some(Wish::Rematch),
            self.take_back.map(|to| Wish::TakeBack { to }),
            self.draw.then_some(Wish::Draw),
        ]
    }

    /// What is to be answered first, if anything is wanted.
    pub fn first(&self) -> Option<Wish> {
        self.all().into_iter().flatten().next()
    }

    pub fn has(&self, wish: Wish) -> bool {
        self.all().contains(&Some(wish))
    }

    /// Is something of this kind wanted? The move to go back to may be another.
    pub fn has_kind_of(&self, wish: Wish) -> bool {
        match wish {
            Wish::Rematch => self.rematch,
            Wish::TakeBack { .. } => self.take_back.is_some(),
            Wish::Draw => self.draw,
        }
    }

    /// A wish stands, or is answered or void.
    pub fn set(&mut self, wish: Wish, stands: bool) {
        match wish {
            Wish::Rematch => self.rematch = stands,
            Wish::TakeBack { to } => self.take_back = stands.then_some(to),
            Wish::Draw => self.draw = stands,
        }
    }
}
