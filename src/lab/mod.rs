//! The laboratory: what the rules of a game do to the play of computers and of people, in numbers.
//!
//! Everything follows from a seed and from limits of nodes, so that the same numbers come out on any number of threads.
//! What is measured with is in `ruler` and `players`, on what in `samples`, what in `measures`; `stats` tells how sure a
//! number is, and `run` measures what is not yet known. `docs/laboratory.md` says what all of it means.
//!
//! No game is named in here.

pub mod begun;
pub mod chance;
pub mod check;
pub mod fit;
pub mod line;
pub mod measures;
pub mod pair;
pub mod people;
pub mod players;
pub mod results;
pub mod ruler;
pub mod run;
pub mod samples;
pub mod scale;
pub mod setup;
pub mod stats;
pub mod timed;
pub mod workers;

pub use chance::Chance;
pub use line::Line;
pub use ruler::Ruler;
pub use scale::Scale;
pub use setup::Lab;
