//! What a person says of a kept game, and may change.

use crate::app::library::{Record, labels};

/// What a person changes about what is known of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// It is called otherwise, or by no name.
    Name(Option<String>),
    /// It gets the labels of a text beside its own.
    Label(String),
    /// It loses a label.
    Unlabel(String),
}

impl Edit {
    /// Makes the change.
    pub fn apply(&self, record: &mut Record) {
        match self {
            Edit::Name(name) => record.name.clone_from(name),
            Edit::Label(text) => record.labels = labels::with(&record.labels, text),
            Edit::Unlabel(label) => record.labels.retain(|known| known != label),
        }
    }
}
