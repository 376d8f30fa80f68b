//! What is not in the catalogue.

use super::options::Choice;

/// Why a text names no game that is played here.
#[derive(Clone, Debug)]
pub enum Unknown {
    /// There is no game of that name.
    Game(String),
    /// The game of that slug has no option of that name.
    Option { game: &'static str, key: String },
    /// The option has no value of that name.
    Value { choice: &'static Choice, value: String },
}
