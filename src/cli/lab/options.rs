//! The options that all words of `lab` have in common.

use std::path::PathBuf;

use crate::cli::{Args, Failure};
use crate::lab::Scale;
use crate::notation::fault::Excerpt;

/// Where results are kept when nothing is said.
const FOLDER: &str = "lab";

/// How much is measured, from which seed, on how many threads, and where it is kept.
pub struct Options {
    pub scale: Scale,
    pub seed: u64,
    pub threads: usize,
    pub folder: PathBuf,
}

impl Options {
    pub fn read(args: &Args) -> Result<Options, Failure> {
        let name = args.option("scale").unwrap_or(Scale::QUICK.name);
        let unknown = || Failure::Usage(format!("--scale: {} is none", Excerpt::of(name)));
        Ok(Options {
            scale: Scale::of(name).ok_or_else(unknown)?,
            seed: args.number("seed", 1)?,
            threads: args.threads()?,
            folder: PathBuf::from(args.option("out").unwrap_or(FOLDER)),
        })
    }
}
