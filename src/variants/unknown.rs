//! What is not in the catalogue.

use super::Spec;
use super::options::Choice;

/// Why a text names no game that is played here.
#[derive(Clone, Debug)]
pub enum Unknown {
    /// There is no game of that name.
    Game(String),
    /// The game has no option of that name.
    Option { game: Spec, key: String },
    /// The option has no value of that name.
    Value { choice: &'static Choice, value: String },
}
