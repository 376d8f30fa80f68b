//! `train`: trains a network that says what positions of a game are worth, on what became of positions of self-play.
//!
//! The slope of the loss is worked out by hand (`model`), in fractions; what is measured and written are whole numbers
//! (`whole`). What is written follows from the arguments and the files alone.

mod adam;
mod held_out;
mod model;
mod pool;
mod training;
mod whole;

use std::io::Write;

use super::fit::corpus::{examples_of, is_held_out, read_games};
use super::fit::{Epoch, curve, share};
use super::replace::save;
use super::{ANY, Args, Failure, Verb, network, tell};
use crate::evaluation::network::{Ground, Inputs, Network};
use crate::variants::Spec;
pub use held_out::HeldOut;
pub use pool::Pool;
pub use training::{Trained, TrainingPlan, train};

pub const VERB: Verb = Verb {
    name: "train",
    usage: "SLUG FILE... --out FILE [--svg FILE] [--from FILE] [--ground nothing|places|evaluation] [--hidden N] [--epochs N] [--batch N] [--pace X] [--decay X] [--blend X] [--seed S] [--threads N] [--option k=v]...",
    words: (2, ANY),
    flags: &[],
    options: &[
        "out", "svg", "from", "ground", "hidden", "epochs", "batch", "pace", "blend", "decay",
        "seed", "threads", "option",
    ],
    run,
};

fn run(args: &Args, _: &mut dyn Write) -> Result<(), Failure> {
    let spec = args.spec(0)?;
    let path = args.required("out")?;
    let usual = TrainingPlan::default();
    let plan = TrainingPlan {
        seed: args.number("seed", usual.seed)?,
        hidden: args.number("hidden", usual.hidden)?,
        epochs: args.number("epochs", usual.epochs)?,
        batch: args.number("batch", usual.batch)?.max(1),
        pace: args.number("pace", usual.pace)?,
        decay: args.number("decay", usual.decay)?,
        blend: share(args, "blend", usual.blend)?,
        threads: args.threads()?,
    };
    let ground = ground(args)?;
    let before = args.option("from").map(|file| network_before(file, spec, ground)).transpose()?;
    let (pool, held_out) = read(spec, &args.words()[1..], ground)?;
    let name = spec.weights_file().name;
    tell(&format!("{name}: positions {}, held out {}", pool.len(), held_out.len()));
    let hear = |epoch: &Epoch| tell(&epoch.to_string());
    let trained = train(name, &pool, &held_out, &plan, before.as_ref(), hear);
    tell(&trained.to_string());
    if let Some(path) = args.option("svg") {
        let later = trained.epochs.get(1..).unwrap_or_default();
        save(path, curve::draw(name, later, &trained.best))?;
    }
    save(path, trained.network.write())
}

/// Reads the network to go on from. It must have the same inputs and be added to the same.
fn network_before(file: &str, spec: Spec, ground: Ground) -> Result<Network, Failure> {
    let network = network::read(file)?;
    if (network.inputs, network.ground) != (Inputs::of(spec.rules()), ground) {
        let why = "it has other inputs, or is added to something else";
        return Err(Failure::Fault(format!("{file}: {why}")));
    }
    Ok(network)
}

/// What a network is to be added to.
fn ground(args: &Args) -> Result<Ground, Failure> {
    match args.option("ground").unwrap_or("evaluation") {
        "nothing" => Ok(Ground::Nothing),
        "places" => Ok(Ground::Places),
        "evaluation" => Ok(Ground::Evaluation),
        _ => Err(Failure::Usage("--ground is nothing, places or evaluation".to_owned())),
    }
}

/// Reads positions to train on, and others to measure by.
pub fn read(spec: Spec, paths: &[String], ground: Ground) -> Result<(Pool, HeldOut), Failure> {
    let mut pool = Pool::new(spec.rated(), Inputs::of(spec.rules()), ground);
    let mut held_out = HeldOut::like(&pool);
    read_games(spec, paths, |game| match is_held_out(game) {
        true => examples_of(game).for_each(|example| held_out.add(example)),
        false => examples_of(game).for_each(|example| pool.add(&example)),
    })?;
    if pool.is_empty() || held_out.is_empty() {
        return Err(Failure::Fault("there are too few positions".to_owned()));
    }
    Ok((pool, held_out))
}
