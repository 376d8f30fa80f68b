//! What the view in which people meet sees of a meeting, and what is done in it.

use super::Wiring;
use crate::app::meet::meeting::{Meeting, Stage};
use crate::app::meet::visit::Visit;
use crate::web::meet::neighbours::Neighbours;

impl Wiring {
    /// What somebody has done in the view, which is not drawn anew for it.
    pub fn visit<T>(&self, see: impl FnOnce(&mut Visit) -> T) -> T {
        see(&mut self.0.borrow_mut().visit)
    }

    /// Somebody does something in the view.
    pub fn note(&self, change: impl FnOnce(&mut Visit)) {
        self.visit(change);
        self.changed();
    }

    /// Hands an answer to whichever other window waits for it.
    pub fn hand_over(&self, answer: &str) {
        let wiring = self.clone();
        let taken = move || wiring.note(|visit| visit.is_handed = true);
        self.0.borrow_mut().neighbours = Neighbours::handing(answer, taken);
    }

    /// Nothing is handed over any more.
    pub fn forget_neighbours(&self) {
        self.0.borrow_mut().neighbours = None;
    }

    /// How far the meeting is, if there is one.
    pub fn stage(&self) -> Option<Stage> {
        self.0.borrow().meeting.as_ref().map(|meeting| meeting.stage.clone())
    }

    /// Does somebody here invite, to the game without turns or to one with?
    pub fn invites(&self, is_timed: bool) -> bool {
        let inner = self.0.borrow();
        let is_host = inner.meeting.as_ref().is_some_and(Meeting::is_host);
        is_host && inner.sitting.purpose.is_timed() == is_timed
    }

    /// Has somebody here taken up an invitation?
    pub fn is_invited(&self) -> bool {
        self.0.borrow().meeting.as_ref().is_some_and(|meeting| !meeting.is_host())
    }

    /// Does an answer with this mark belong here?
    pub fn waits_for(&self, mark: u32) -> bool {
        self.0.borrow().meeting.as_ref().is_some_and(|meeting| meeting.waits_for(mark))
    }

    /// Does the browser have to be told when the answer was opened?
    pub fn waits(&self) -> bool {
        self.0.borrow().meeting.as_ref().is_some_and(Meeting::waits)
    }

    /// Does a look with the camera go on, which an answer ends wherever it comes from?
    pub fn looks(&self, look: u32) -> bool {
        let inner = self.0.borrow();
        let waits = inner.meeting.as_ref().is_some_and(|it| matches!(it.stage, Stage::Inviting(_)));
        waits && inner.visit.looks_with(look)
    }
}
