//! The desk as a Yew reducer.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::editor::{Change, Desk, DeskAction, Tool};

/// The desk in the page.
#[derive(Clone, PartialEq)]
pub struct DeskRoom {
    pub desk: Desk,
}

impl Reducible for DeskRoom {
    type Action = DeskAction;

    fn reduce(self: Rc<Self>, action: DeskAction) -> Rc<Self> {
        let desk = self.desk.act(action);
        // The same desk again spares everybody a look.
        if desk == self.desk { self } else { Rc::new(DeskRoom { desk }) }
    }
}

/// The desk and the way to act at it, as components hand them on.
pub type DeskHandle = UseReducerHandle<DeskRoom>;

/// Does something at the desk.
pub fn act<E>(room: &DeskHandle, action: DeskAction) -> Callback<E> {
    let room = room.dispatcher();
    Callback::from(move |_| room.dispatch(action.clone()))
}

/// Changes the position, by what somebody enters.
pub fn change<T: 'static>(room: &DeskHandle, make: impl Fn(T) -> Change + 'static) -> Callback<T> {
    let room = room.dispatcher();
    Callback::from(move |value| room.dispatch(DeskAction::Change(make(value))))
}

/// Takes a tool, or lays it away again.
pub fn take(room: &DeskHandle, tool: Tool) {
    // The hand is what is there without a tool.
    let is_in_hand = room.desk.tool == tool;
    room.dispatch(DeskAction::Take(if is_in_hand { Tool::Hand } else { tool }));
}
