//! The explorer: what every move of a position is worth to the engine, as it searches ever more nodes. It shows where the
//! engine changes its mind, which moves look good only at first, and what people would play.

mod insight;
mod people;
mod survey;

pub use insight::{Change, Insight};
pub use people::{Likelihoods, RATINGS, likelihoods};
pub use survey::{COLUMNS, Candidate, Cell, NODES, Survey};
