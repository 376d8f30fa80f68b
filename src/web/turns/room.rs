//! The table as a Yew reducer, and the settings beside it.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::turns::action::Action;
use crate::app::turns::table::Table;
use crate::web::dom::browser::now_ms;

/// The table in the page.
#[derive(Clone, PartialEq)]
pub struct Room {
    pub table: Table,
}

impl Reducible for Room {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let table = self.table.act(action, now_ms());
        // The same room again spares everybody a look.
        if table == self.table { self } else { Rc::new(Room { table }) }
    }
}

/// The table and the way to act on it, as components hand them on.
pub type RoomHandle = UseReducerHandle<Room>;
