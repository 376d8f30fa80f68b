//! Networks read from files, for engines that play with one.

use std::fs;

use super::{Args, Failure};
use crate::evaluation::Rated;
use crate::evaluation::network::{Inputs, Network};
use crate::variants::Spec;

/// Reads a network. An engine keeps it for as long as it runs, so it is never let go.
pub fn read(path: &str) -> Result<&'static Network, Failure> {
    let refuse = |why: String| Failure::Fault(format!("{path}: {why}"));
    let bytes = fs::read(path).map_err(|error| refuse(error.to_string()))?;
    let network = Network::read(&bytes).map_err(|fault| refuse(fault.to_string()))?;
    Ok(Box::leak(Box::new(network)))
}

/// A game as an engine plays it with a network; none if it is of another game.
pub fn rated(spec: Spec, network: &'static Network) -> Option<Rated> {
    let inputs = Inputs::of(spec.rules());
    // Series are searched in a way of their own, whoever's weights they are played with.
    let is_searched = !spec.rules().has_series();
    let fits = is_searched && network.game == spec.weights_file().name && network.inputs == inputs;
    fits.then(|| spec.rated().with_network(network))
}

/// A game as an engine plays it, with the network of `--network` if there is one.
pub fn given(args: &Args, spec: Spec) -> Result<Rated, Failure> {
    let Some(path) = args.option("network") else { return Ok(spec.rated()) };
    let network = read(path)?;
    let refuse =
        || Failure::Fault(format!("{path}: it is of {}, not of {}", network.game, spec.text()));
    rated(spec, network).ok_or_else(refuse)
}
