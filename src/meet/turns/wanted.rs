//! What somebody wants of the other side, of each kind at most one thing. It stands until it is answered or void, also
//! beside something else: the other side may have agreed to it already.

use super::message::Wish;

/// What one side wants and the other has not answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Wanted {
    rematch: bool,
    /// To go back to where so many moves had been made.
    pub take_back: Option<u16>,
    pub draw: bool,
}

impl Wanted {
    /// What is to be answered first, if anything is wanted.
    pub fn first(&self) -> Option<Wish> {
        self.all().next()
    }

    /// All that is wanted, what is to be answered first before the rest.
    pub fn all(&self) -> impl Iterator<Item = Wish> + use<> {
        let rematch = self.rematch.then_some(Wish::Rematch);
        let take_back = self.take_back.map(|to| Wish::TakeBack { to });
        [rematch, take_back, self.draw.then_some(Wish::Draw)].into_iter().flatten()
    }

    pub fn has(&self, wish: Wish) -> bool {
        self.all().any(|wanted| wanted == wish)
    }

    /// Is something of the kind wanted?
    pub fn has_kind(&self, wish: Wish) -> bool {
        match wish {
            Wish::Rematch => self.rematch,
            Wish::TakeBack { .. } => self.take_back.is_some(),
            Wish::Draw => self.draw,
        }
    }

    pub fn add(&mut self, wish: Wish) {
        match wish {
            Wish::Rematch => self.rematch = true,
            Wish::TakeBack { to } => self.take_back = Some(to),
            Wish::Draw => self.draw = true,
        }
    }

    /// A wish is answered, or void.
    pub fn drop(&mut self, wish: Wish) {
        match wish {
            Wish::Rematch => self.rematch = false,
            Wish::TakeBack { .. } => self.take_back = None,
            Wish::Draw => self.draw = false,
        }
    }
}
