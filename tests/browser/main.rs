//! The page in a real browser.
//!
//! `cargo xtask test browser [FILTER]` builds the page and runs these. They need the feature
//! `browser` of the package xtask, so plain `cargo test` passes over them; after a build,
//! `cargo test -p xtask --features browser --test browser` runs them again without another.

mod harness;
