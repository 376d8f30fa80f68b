//! Which network an engine plays with.

use std::fs;

use super::{Args, Failure};
use crate::evaluation::Rated;
use crate::evaluation::network::Network;
use crate::variants::Spec;

/// Reads the network in a file.
pub fn read(file: &str) -> Result<Network, Failure> {
    let refuse = |why: String| Failure::Fault(format!("{file}: {why}"));
    let text = fs::read_to_string(file).map_err(|error| refuse(error.to_string()))?;
    Network::read(&text).map_err(|fault| refuse(fault.to_string()))
}

/// Which network an engine plays with.
#[derive(Clone, Copy, Default)]
pub enum ChosenNetwork {
    /// That of the game, where one ships.
    #[default]
    Own,
    Nothing,
    Other(&'static Network),
}

impl ChosenNetwork {
    /// `own`, `none`, or a file to be read. An engine keeps a network for as long as it runs, so it is never let go.
    pub fn read(text: &str) -> Result<ChosenNetwork, Failure> {
        match text {
            "own" => return Ok(ChosenNetwork::Own),
            "none" => return Ok(ChosenNetwork::Nothing),
            _ => {}
        }
        Ok(ChosenNetwork::Other(Box::leak(Box::new(read(text)?))))
    }

    /// A game with the network that `--network` says; one of another game is refused.
    pub fn rate(args: &Args, spec: Spec) -> Result<Rated, Failure> {
        let path = args.option("network").unwrap_or_default();
        let refuse = || Failure::Fault(format!("{path}: the network is not of {}", spec.text()));
        ChosenNetwork::given(args)?.rated(spec).ok_or_else(refuse)
    }

    /// What `--network` says, which is `own` if nothing is said.
    pub fn given(args: &Args) -> Result<ChosenNetwork, Failure> {
        args.option("network").map_or(Ok(ChosenNetwork::Own), ChosenNetwork::read)
    }

    /// A game as an engine plays it; none if the network is of another game.
    pub fn rated(self, spec: Spec) -> Option<Rated> {
        match self {
            ChosenNetwork::Own => Some(spec.rated()),
            ChosenNetwork::Nothing => Some(spec.rated_alone()),
            ChosenNetwork::Other(network) => spec.rated_by(network),
        }
    }
}
