//! Positions of each game to measure an engine by. They stand apart from the catalogue, for the page has no use for them.

use super::{
    CATALOGUE, Spec, atomic, chess, circe, crazyhouse, layered, madrasi, progressive, racing_kings,
    switch_side, tandem, twilight, twinmove,
};

/// The positions of each game, as FEN.
static POSITIONS: [(&str, &[&str]); CATALOGUE.len()] = [
    ("twilight", twilight::POSITIONS),
    ("alice", layered::POSITIONS),
    ("looking-glass", layered::APART),
    ("ms-alice", layered::POSITIONS),
    ("odonohue", layered::POSITIONS),
    ("duo", layered::APART),
    ("alice-8x4", layered::NARROW),
    ("alice-3", layered::THREE),
    ("alice-twilight", layered::WITH_ZONES),
    ("tandem", tandem::POSITIONS),
    ("twinmove", twinmove::POSITIONS),
    ("twinmove-free", twinmove::POSITIONS),
    ("switch-side", switch_side::POSITIONS),
    ("atomic", atomic::POSITIONS),
    ("racing-kings", racing_kings::POSITIONS),
    ("alice-tandem", layered::WITH_PAIRS),
    ("alice-twinmove", layered::WITH_HALVES),
    ("alice-switch-side", layered::WITH_CHAINS),
    ("crazyhouse", crazyhouse::POSITIONS),
    ("madrasi", madrasi::POSITIONS),
    ("circe", circe::POSITIONS),
    ("progressive", progressive::POSITIONS),
    ("progressive-circe", progressive::REBORN),
    ("alice-atomic", layered::WITH_BLASTS),
    ("alice-racing-kings", layered::RUNNING),
    ("alice-crazyhouse", layered::WITH_POCKETS),
    ("alice-madrasi", layered::WITH_STONES),
    ("alice-circe", layered::WITH_REBIRTHS),
    ("chess", chess::POSITIONS),
];

impl Spec {
    /// Positions of the game, as FEN.
    pub fn positions(self) -> &'static [&'static str] {
        let own = POSITIONS.iter().find(|(slug, _)| *slug == self.slug());
        own.map_or(&[], |(_, positions)| *positions)
    }
}
