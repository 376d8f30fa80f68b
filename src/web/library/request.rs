//! What can be wanted of a game in the list.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::common::id::Id;
use crate::app::library::Record;
use crate::app::library::edit::Edit;

/// What can be wanted of a game.
#[derive(Clone)]
pub enum RowRequest {
    Open(Rc<Record>),
    Edit(Id, Edit),
    Delete(Id),
    /// The games that have a label.
    Find(String),
}

/// What a press wants.
pub fn press(on_want: &Callback<RowRequest>, request: RowRequest) -> Callback<MouseEvent> {
    on_want.reform(move |_| request.clone())
}
