//! The browser's own Back. It closes a dialog before it leads anywhere else: a dialog has an entry of the
//! history to itself, a copy of the one below.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::app::share::sharing;
use crate::web::dom::browser;
use crate::web::draw::keys::Listener;
use crate::web::turns::room::RoomHandle;

/// The newest entry of the history, as the page knows it.
#[derive(Clone, Default)]
pub struct Entries(Rc<RefCell<Top>>);

#[derive(Default)]
enum Top {
    /// A view or a game.
    #[default]
    Place,
    /// A dialog's, with the address of the place below it.
    Dialog { below: String },
    /// That of a dialog which is closed: the history is about to go back. By then another may be open.
    Leaving { below: String, reopened: bool },
}

impl Entries {
    /// A dialog opens, perhaps in another one's place.
    pub fn opened(&self) {
        let top = &mut *self.0.borrow_mut();
        match top {
            Top::Place => {
                *top = Top::Dialog { below: browser::hash() };
                browser::stay_here();
            }
            Top::Dialog { .. } => {}
            Top::Leaving { reopened, .. } => *reopened = true,
        }
    }

    /// A dialog is closed by whoever has it before them: its entry goes.
    pub fn closed(&self) {
        let top = &mut *self.0.borrow_mut();
        if let Top::Dialog { below } = top {
            *top = Top::Leaving { below: std::mem::take(below), reopened: false };
            browser::back();
        }
    }

    /// A dialog leads to another view or game, which takes its entry.
    pub fn moved_on(&self) {
        self.0.take();
    }

    /// The history has led somewhere: from a dialog to what is below it, or to another address. Has it come
    /// back to what was below a dialog, and is that dialog to be closed?
    fn moved(&self) -> Moved {
        let top = self.0.take();
        Moved {
            came_back: top.below() == Some(&browser::hash_now()),
            closes: !matches!(top, Top::Leaving { reopened: true, .. }),
        }
    }
}

struct Moved {
    came_back: bool,
    closes: bool,
}

impl Top {
    fn below(&self) -> Option<&String> {
        match self {
            Top::Place => None,
            Top::Dialog { below } | Top::Leaving { below, .. } => Some(below),
        }
    }
}

/// All pages know the same history.
impl PartialEq for Entries {
    fn eq(&self, _: &Entries) -> bool {
        true
    }
}

/// Closes the dialog when the history goes back from it. `at_table`: is the table's address shown?
#[hook]
pub fn use_back(entries: &Entries, room: &RoomHandle, at_table: bool, close: Callback<()>) {
    let (entries, state) = (entries.clone(), (room.clone(), at_table));
    use_effect_with(state, move |(room, at_table)| {
        let (room, at_table) = (room.clone(), *at_table);
        let listener = Listener::new(browser::window().into(), "popstate", move |_| {
            let Moved { came_back, closes } = entries.moved();
            // The game may have gone on behind the dialog.
            if came_back && at_table {
                browser::hash();
                browser::show_hash(&sharing::address(&room.table));
            }
            match closes {
                true => close.emit(()),
                false => entries.opened(),
            }
        });
        move || drop(listener)
    });
}
