//! Real-time chess against the scenarios and streams of `tests/vectors`, and by its laws.

mod edges;
mod games;
mod laws;
mod positions;
mod scenarios;
mod texts;
mod vectors;
