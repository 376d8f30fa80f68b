//! What the positions of each game are worth, apart from the catalogue: whoever only plays by the rules
//! takes up no weights.

use super::catalogue::CATALOGUE;
use super::layered::worth;
use super::weights::{FILES, WeightsFile};
use super::{
    Atomic, Chess, Circe, Crazyhouse, Madrasi, RacingKings, Spec, Tandem, Twilight, progressive,
    switch_side, twinmove,
};
use crate::evaluation::{Evaluated, Rated};

/// By the slugs of the catalogue.
static EVALUATIONS: [(&str, Evaluated); CATALOGUE.len()] = [
    ("twilight", &Twilight),
    ("alice", &worth::ALICE),
    ("looking-glass", &worth::ALICE),
    ("ms-alice", &worth::ALICE),
    ("odonohue", &worth::ALICE),
    ("duo", &worth::DUO),
    ("alice-8x4", &worth::EIGHT_BY_FOUR),
    ("alice-3", &worth::THREE_BOARDS),
    ("alice-twilight", &worth::TWILIGHT),
    ("tandem", &Tandem),
    ("twinmove", &twinmove::COMPELLED[0]),
    ("twinmove-free", &twinmove::UNCOMPELLED[0]),
    ("switch-side", &switch_side::ALL[0][0]),
    ("atomic", &Atomic),
    ("racing-kings", &RacingKings),
    ("alice-tandem", &worth::TANDEM),
    ("alice-twinmove", &worth::TWINMOVE),
    ("alice-switch-side", &worth::SWITCH_SIDE),
    ("crazyhouse", &Crazyhouse),
    ("madrasi", &Madrasi),
    ("circe", &Circe),
    ("progressive", &progressive::CHESS_WORTH),
    ("progressive-circe", &progressive::CIRCE_WORTH),
    ("alice-atomic", &worth::ATOMIC),
    ("alice-racing-kings", &worth::RACING_KINGS),
    ("alice-crazyhouse", &worth::CRAZYHOUSE),
    ("alice-madrasi", &worth::MADRASI),
    ("alice-circe", &worth::CIRCE),
    ("chess", &Chess),
];

impl Spec {
    /// What its positions are worth. Options change the rules, but not that.
    pub fn evaluation(self) -> Evaluated {
        let own = EVALUATIONS.iter().find(|(slug, _)| *slug == self.slug());
        own.map_or(&Chess, |(_, evaluation)| *evaluation)
    }

    /// The file that says what its positions are worth.
    pub fn weights_file(self) -> &'static WeightsFile {
        let weights = self.evaluation().weights();
        let own = FILES.iter().find(|file| std::ptr::eq(&**file.weights, weights));
        own.unwrap_or(&FILES[0])
    }

    /// The game as an engine plays it: with its network, where this program holds one.
    pub fn rated(self) -> Rated {
        self.rated_alone().with_network(self.held_network())
    }

    /// The game as an engine plays it by its evaluation alone: as games are compared, for few have a network.
    pub fn rated_alone(self) -> Rated {
        Rated::new(self.rules(), self.evaluation())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_catalogue_is_there() {
        let slugs = EVALUATIONS.map(|(slug, _)| slug);
        assert_eq!(slugs, CATALOGUE.each_ref().map(|card| card.slug));
    }
}
