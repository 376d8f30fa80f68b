//! Which games have a network that ships: `networks/NAME.txt`, made by `wonderboard train` (`docs/networks.md`).
//!
//! The engine's program for this machine holds them. The page fetches that of the game that is played, for together they
//! are larger than all the rest of it.

use super::Spec;
use crate::evaluation::Rated;
use crate::evaluation::network::{Inputs, Network};

macro_rules! networks {
    ($($name:ident $file:literal: $($slug:literal)+,)*) => {
        /// The games of the catalogue that have one, and its name.
        const NAMES: &[(&str, &str)] = &[$($(($slug, $file)),+),*];

        $(#[cfg(not(target_arch = "wasm32"))]
        static $name: Held = Held::new(|| held(include_str!(concat!("../../networks/", $file, ".txt"))));)*

        /// Those that this program holds.
        #[cfg(not(target_arch = "wasm32"))]
        static HELD: &[(&str, &Held)] = &[$(($file, &$name)),*];
    };
}

networks! {
    TWILIGHT "twilight": "twilight",
    ALICE "alice": "alice" "looking-glass" "ms-alice" "odonohue",
    SWITCH_SIDE "switch-side": "switch-side",
    CHESS "chess": "chess",
}

/// A network that is read when it is first asked for.
#[cfg(not(target_arch = "wasm32"))]
type Held = std::sync::LazyLock<Option<Network>>;

#[cfg(not(target_arch = "wasm32"))]
fn held(text: &str) -> Option<Network> {
    Network::read(text).ok()
}

impl Spec {
    /// The name of its network, if one ships.
    pub fn network(self) -> Option<&'static str> {
        NAMES.iter().find(|(slug, _)| *slug == self.slug()).map(|(_, name)| *name)
    }

    /// Its network, if one ships and this program holds it.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn held_network(self) -> Option<&'static Network> {
        let name = self.network()?;
        HELD.iter().find(|(held, _)| *held == name)?.1.as_ref()
    }

    #[cfg(target_arch = "wasm32")]
    pub(super) fn held_network(self) -> Option<&'static Network> {
        None
    }

    /// The game as an engine plays it that was brought a network, or none; one of another game is of no use.
    pub fn rated_if_own(self, network: Option<&'static Network>) -> Rated {
        let inputs = Inputs::of(self.rules());
        let is_own = |own: &&Network| Some(&*own.game) == self.network() && own.inputs == inputs;
        self.rated_alone().with_network(network.filter(is_own))
    }

    /// The game as an engine plays it with any network; none if that is of another game.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn rated_by(self, network: &'static Network) -> Option<Rated> {
        let rules = self.rules();
        // Series have a search of their own, which asks no network.
        let is_searched = !rules.has_series();
        let fits = is_searched
            && network.game == self.weights_file().name
            && network.inputs == Inputs::of(rules);
        fits.then(|| self.rated().with_network(Some(network)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_network_that_ships_is_of_its_games() {
        for (slug, name) in NAMES {
            let spec = Spec::from_slug(slug).expect(slug);
            let network = spec.held_network().expect(name);
            assert!(spec.rated_by(network).is_some(), "{slug}");
            assert!(spec.rated().network.is_some(), "{slug}");
        }
    }
}
