//! What is said, in the language of the page: a leaf that only views call.

pub mod endings;
pub mod faults;
pub mod figurines;
pub mod guesses;
pub mod moves;
pub mod refusals;
pub mod spoken;
pub mod spoken_moves;
pub mod terms;
