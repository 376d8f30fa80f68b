//! What a frame is to show.

use std::rc::Rc;

use yew::Reducible;

/// What the frame is to show. The same address once more is another visit.
#[derive(Clone, PartialEq)]
pub struct Visit {
    pub number: u32,
    pub address: String,
}

impl Reducible for Visit {
    type Action = String;

    fn reduce(self: Rc<Self>, address: String) -> Rc<Self> {
        Rc::new(Visit { number: self.number + 1, address })
    }
}
