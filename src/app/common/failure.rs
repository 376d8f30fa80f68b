//! Why a browser keeps nothing.

use serde::{Deserialize, Serialize};

/// Why a browser keeps nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum StorageFailure {
    /// Its database is damaged.
    Damaged,
    /// In the browser's own words.
    Error(String),
}
