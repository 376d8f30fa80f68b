//! The puzzle page, as plain Rust: which puzzle an address means, which is next, what becomes of a try, and what is kept
//! of all that. `web/puzzles` draws it.

pub mod address;
pub mod attempt;
pub mod daily;
pub mod games;
pub mod keeping;
pub mod pick;
pub mod progress;
pub mod refutation;
pub mod shelf;
pub mod strike;
pub mod words;

pub use address::PuzzleAddress;
pub use games::PuzzleGame;
pub use progress::{Outcome, PuzzleProgress};
pub use shelf::{Posed, Shelf, Task};
