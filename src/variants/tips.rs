//! What is said on the board of a first game: a game's special moves, and when each is told of. The engine's programs
//! know nothing of it, so it does not stand in the catalogue.

use super::Spec;
use super::course::MoveKind;

/// A kind of move that somebody is told of once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tip {
    /// By this name it is said (`tip-NAME-text`) and kept.
    pub name: &'static str,
    /// It is told of as soon as such a move can be made, and needs no telling once one was.
    pub kind: MoveKind,
}

const fn tip(name: &'static str, kind: MoveKind) -> Tip {
    Tip { name, kind }
}

const WARP: Tip = tip("warp", MoveKind::Warp);
const RETURN: Tip = tip("return", MoveKind::Drop);
const BLAST: Tip = tip("blast", MoveKind::Capture);
const POCKET: Tip = tip("pocket", MoveKind::Drop);
const REBORN: Tip = tip("reborn", MoveKind::Capture);
const CROSS: Tip = tip("cross", MoveKind::Cross);
const THROUGH: Tip = tip("through", MoveKind::Flit);
const PART: Tip = tip("part", MoveKind::Part);
const ROCKET: Tip = tip("rocket", MoveKind::Rocket);
const TURN: Tip = tip("turn", MoveKind::Second);
const SWITCH: Tip = tip("switch", MoveKind::Switch);

/// By slug, in the order in which they are told.
const TIPS: [(&str, &[Tip]); 29] = [
    ("twilight", &[RETURN, WARP]),
    ("alice", &[CROSS]),
    ("looking-glass", &[CROSS]),
    ("ms-alice", &[CROSS, THROUGH]),
    ("odonohue", &[CROSS, tip("shut", MoveKind::Stay)]),
    ("duo", &[tip("choose", MoveKind::Cross), THROUGH]),
    ("alice-8x4", &[CROSS]),
    ("alice-3", &[tip("which", MoveKind::Cross)]),
    ("alice-twilight", &[CROSS, RETURN, WARP]),
    ("tandem", &[PART, ROCKET]),
    ("twinmove", &[TURN]),
    ("twinmove-free", &[tip("pair", MoveKind::Second)]),
    ("switch-side", &[SWITCH]),
    ("atomic", &[BLAST]),
    ("racing-kings", &[]),
    ("alice-tandem", &[CROSS, PART, ROCKET]),
    ("alice-twinmove", &[CROSS, TURN]),
    ("alice-switch-side", &[CROSS, SWITCH]),
    ("crazyhouse", &[POCKET]),
    ("madrasi", &[]),
    ("circe", &[REBORN]),
    ("progressive", &[tip("series", MoveKind::Second)]),
    ("progressive-circe", &[tip("series", MoveKind::Second), REBORN]),
    ("alice-atomic", &[CROSS, BLAST]),
    ("alice-racing-kings", &[CROSS]),
    ("alice-crazyhouse", &[CROSS, POCKET]),
    ("alice-madrasi", &[CROSS]),
    ("alice-circe", &[CROSS, REBORN]),
    ("chess", &[]),
];

impl Spec {
    /// What somebody is told of in their first game.
    pub fn tips(self) -> &'static [Tip] {
        TIPS.iter().find(|(slug, _)| *slug == self.slug()).map_or(&[], |(_, tips)| tips)
    }

    /// The tips of all games; some are of several.
    pub fn all_tips() -> impl Iterator<Item = Tip> {
        TIPS.iter().flat_map(|(_, tips)| tips.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_says_what_there_is_to_tell() {
        assert!(Spec::all().map(Spec::slug).eq(TIPS.map(|(slug, _)| slug)));
    }
}
