//! What a program that the page brings tells the page.

use serde::{Deserialize, Serialize};

/// How far the program is, or what it tells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Sign<T> {
    /// It is there, and can be asked.
    Ready,
    /// It has drawn what was asked for.
    Drawn,
    Told(T),
}
