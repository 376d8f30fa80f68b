//! What is wanted at a board that a connection to another device must hear, each once, however often the page is drawn
//! before it does.

/// What waits to be heard, and how much was heard before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wishes<T> {
    waiting: Vec<T>,
    heard: u32,
}

impl<T> Default for Wishes<T> {
    fn default() -> Wishes<T> {
        Wishes { waiting: Vec::new(), heard: 0 }
    }
}

impl<T> Wishes<T> {
    /// None are waiting, and `heard` have been heard.
    pub fn heard_so_far(heard: u32) -> Wishes<T> {
        Wishes { waiting: Vec::new(), heard }
    }

    pub fn push(&mut self, wish: T) {
        self.waiting.push(wish);
    }

    /// How many have been heard.
    pub fn heard(&self) -> u32 {
        self.heard
    }

    /// Those after the first `heard`.
    pub fn fresh(&self, heard: u32) -> &[T] {
        let known = heard.saturating_sub(self.heard) as usize;
        self.waiting.get(known..).unwrap_or_default()
    }

    /// Drops those that have been heard, `heard` of all there were.
    pub fn note_heard(&mut self, heard: u32) {
        while self.heard < heard && !self.waiting.is_empty() {
            self.waiting.remove(0);
            self.heard += 1;
        }
        self.heard = self.heard.max(heard);
    }

    /// What still waits means nothing any more.
    pub fn forget(&mut self) {
        self.heard = self.heard.saturating_add(self.waiting.len() as u32);
        self.waiting.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_wish_is_heard_once() {
        let mut wishes = Wishes::default();
        ["a", "b", "c"].into_iter().for_each(|wish| wishes.push(wish));
        assert_eq!(wishes.fresh(1), ["b", "c"]);
        wishes.note_heard(2);
        assert_eq!((wishes.fresh(2), wishes.heard()), (&["c"][..], 2));
        // Who is behind hears what is left, and nobody takes back what was heard.
        wishes.note_heard(1);
        assert_eq!((wishes.fresh(0), wishes.heard()), (&["c"][..], 2));
        assert!(wishes.fresh(9).is_empty());
        wishes.forget();
        assert_eq!(wishes, Wishes::heard_so_far(3));
    }
}
