//! What somebody does at an address of the view in which people meet.

use crate::app::meet::meeting::NoAnswer;

/// All of it is forgotten when they go elsewhere, but for what the device can do.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Visit {
    /// The address; empty while the view is not shown.
    pub address: String,
    /// Is there a game to invite to?
    pub is_asked: bool,
    /// What they call themselves.
    pub name: String,
    /// Have they taken up the invitation?
    pub is_accepted: bool,
    /// Has another window taken the answer that was opened?
    pub is_handed: bool,
    /// Why what they brought is no answer.
    pub fault: Option<NoAnswer>,
    /// Can the device read codes with a camera?
    pub can_see: bool,
    pub sight: Sight,
    /// How often the camera was asked for.
    looks: u32,
}

/// Whether somebody looks for an answer with the camera.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sight {
    #[default]
    Closed,
    /// They have been asked whether the page may have the camera.
    Asked,
    Open,
    None(NoSight),
}

/// Why there is nothing to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoSight {
    Forbidden,
    Missing,
}

impl Visit {
    /// They come to an address, under a name they have used before. Is that news?
    pub fn comes_to(&mut self, address: &str, is_asked: bool, name: &str) -> bool {
        let is_new = self.address != address;
        if is_new {
            let (address, name) = (address.to_owned(), name.to_owned());
            let (can_see, looks) = (self.can_see, self.looks);
            *self = Visit { address, name, can_see, looks, ..Visit::default() };
        }
        is_new | (std::mem::replace(&mut self.is_asked, is_asked) != is_asked)
    }

    /// They want to look with the camera: by this number the page knows that it is still this look.
    pub fn look(&mut self) -> u32 {
        self.looks = self.looks.wrapping_add(1);
        self.sight = Sight::Asked;
        self.looks
    }

    /// The camera of a look is open, or there is none.
    pub fn opened(&mut self, look: u32, why: Option<NoSight>) {
        if self.looks_with(look) {
            self.sight = why.map_or(Sight::Open, Sight::None);
        }
    }

    /// Is it this look that goes on?
    pub fn looks_with(&self, look: u32) -> bool {
        look == self.looks && matches!(self.sight, Sight::Asked | Sight::Open)
    }

    /// The camera has read something, and this is why it is no answer.
    pub fn has_read(&mut self, fault: Option<NoAnswer>) {
        if fault.is_none() {
            self.look_away();
        }
        self.fault = fault;
    }

    /// They have seen enough.
    pub fn look_away(&mut self) {
        self.sight = Sight::Closed;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_goes_elsewhere_begins_anew() {
        let mut visit = Visit::default();
        assert!(visit.comes_to("#/meet", false, "Ann"));
        (visit.name, visit.can_see) = ("Anna".into(), true);
        assert!(!visit.comes_to("#/meet", false, "Ann"));
        assert!(visit.comes_to("#/meet", true, "Ann"), "there is a game by now");
        assert_eq!(visit.name, "Anna");
        assert!(visit.comes_to("#/meet/realtime", true, "Ann"));
        assert_eq!((&*visit.name, visit.is_asked, visit.can_see), ("Ann", true, true));
    }

    #[test]
    fn a_look_ends_with_an_answer_or_when_somebody_has_had_enough() {
        let mut visit = Visit::default();
        let first = visit.look();
        visit.look_away();
        visit.opened(first, None);
        assert!(!visit.looks_with(first), "it opened too late");
        let second = visit.look();
        assert!(visit.looks_with(second) && !visit.looks_with(first));
        visit.opened(second, None);
        visit.has_read(Some(NoAnswer::Invitation));
        assert!(visit.looks_with(second), "another code may follow");
        visit.has_read(None);
        assert_eq!((visit.sight, visit.fault.clone()), (Sight::Closed, None));
        let third = visit.look();
        visit.opened(third, Some(NoSight::Forbidden));
        assert_eq!(visit.sight, Sight::None(NoSight::Forbidden));
        // Elsewhere nobody looks any more, nor begins to count anew.
        let fourth = visit.look();
        visit.comes_to("#/meet", true, "");
        assert!(!visit.looks_with(fourth) && visit.look() > fourth);
    }
}
