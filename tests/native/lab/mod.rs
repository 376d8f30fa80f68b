//! The laboratory.

mod doses;
mod people;
mod plain;
mod runs;
mod timed;
mod unfamiliar;
