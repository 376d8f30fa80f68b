//! `fit`: finds the numbers of a game's evaluation that tell best what becomes of positions.
//!
//! For each position the evaluation, which is the engine's own, is taken for linear in its numbers (`slopes`), and
//! the numbers go down the slope of the loss (`loss`, `descent`); then it is taken for linear anew where they have
//! come to, for the attack on a king is not (`rounds`). This is Gauss and Newton's method, with Adam for its steps.
//! What is written follows from the arguments and the files alone.

pub mod corpus;
pub mod curve;
mod descent;
pub mod loss;
pub mod parallel;
mod prior;
mod prober;
mod rounds;
mod slopes;
mod tidy;

use std::io::Write;

use super::replace::save;
use super::{ANY, Args, Failure, Verb, tell};
use crate::evaluation::Weights;
use crate::variants::weights;
pub use corpus::{Corpus, Example};
pub use rounds::{Epoch, Fitted, Plan, fit};

pub const VERB: Verb = Verb {
    name: "fit",
    usage: "SLUG FILE... [--out FILE] [--svg FILE] [--seed S] [--rounds N] [--epochs N] [--blend X] [--scale X] [--plain] [--prior X] [--threads N] [--option k=v]...",
    words: (2, ANY),
    flags: &["plain"],
    options: &[
        "out", "svg", "seed", "rounds", "epochs", "blend", "scale", "prior", "threads", "option",
    ],
    run,
};

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let spec = args.spec(0)?;
    let usual = Plan::default();
    let plan = Plan {
        seed: args.number("seed", usual.seed)?,
        rounds: args.number("rounds", usual.rounds)?,
        epochs: args.number("epochs", usual.epochs)?,
        blend: share(args, "blend", usual.blend)?,
        scale: scale(args)?,
        plain: args.flag("plain"),
        prior: args.number("prior", usual.prior)?,
        threads: args.threads()?,
    };
    let file = spec.weights_file();
    let corpus = Corpus::read(spec, &args.words()[1..])?;
    tell(&format!("{}: {corpus}", file.name));
    let start = weights::numbers(file.text.as_bytes());
    let fitted = fit(spec.rated(), &start, &corpus, &plan, |epoch| tell(&epoch.to_string()));
    tell(&fitted.to_string());
    if let Some(path) = args.option("svg") {
        save(path, curve::draw(file.name, &fitted.epochs, &fitted.best))?;
    }
    let text = weights::write(&fitted.numbers, &Weights::FIELDS);
    match args.option("out") {
        Some(path) => save(path, text),
        None => Ok(write!(out, "{text}")?),
    }
}

/// The scale that is asked for, if one is.
fn scale(args: &Args) -> Result<Option<f64>, Failure> {
    let Some(_) = args.option("scale") else { return Ok(None) };
    let scale = args.number("scale", 0.0)?;
    let refuse = || Failure::Usage("--scale is above 0".to_owned());
    (scale > 0.0).then_some(Some(scale)).ok_or_else(refuse)
}

/// The value of an option from 0 to 1.
pub fn share(args: &Args, name: &str, otherwise: f64) -> Result<f64, Failure> {
    let share = args.number(name, otherwise)?;
    let refuse = || Failure::Usage(format!("--{name} is from 0 to 1"));
    (0.0..=1.0).contains(&share).then_some(share).ok_or_else(refuse)
}
