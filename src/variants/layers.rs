//! Which games are others on two boards. The first board need not know, so it does not stand in the catalogue.

use super::Spec;

/// A game on one board, and the same on two, by slug.
const ON_TWO_BOARDS: [(&str, &str); 10] = [
    ("chess", "alice"),
    ("twilight", "alice-twilight"),
    ("tandem", "alice-tandem"),
    ("twinmove", "alice-twinmove"),
    ("switch-side", "alice-switch-side"),
    ("atomic", "alice-atomic"),
    ("racing-kings", "alice-racing-kings"),
    ("crazyhouse", "alice-crazyhouse"),
    ("madrasi", "alice-madrasi"),
    ("circe", "alice-circe"),
];

impl Spec {
    /// The game on one board and on two, with their usual options, if it is offered in both ways.
    pub fn by_boards(self) -> Option<[Spec; 2]> {
        let is_own = |&&(one, two): &&(&str, &str)| [one, two].contains(&self.slug());
        let (one, two) = ON_TWO_BOARDS.iter().find(is_own)?;
        Some([one, two].map(|slug| Spec::of(slug)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variants::{CATALOGUE, Group};

    #[test]
    fn each_game_on_two_boards_goes_with_one_that_stands_apart() {
        for (one, two) in ON_TWO_BOARDS {
            let both = [one, two].map(|slug| Spec::from_slug(slug).expect("a game"));
            assert_eq!(both.map(|spec| spec.rules().boards()), [1, 2], "{two}");
            assert!(both.iter().all(|spec| spec.by_boards() == Some(both)), "{two}");
            assert!(Group::APART.contains(&both[0].card().group), "{one}");
            // Alice chess, which is chess on two boards, is chosen by herself as well.
            assert!(both[1].card().group == Group::TwoBoards || two == "alice", "{two}");
        }
        let layered = CATALOGUE.iter().filter(|card| card.group == Group::TwoBoards);
        assert_eq!(layered.count() + 1, ON_TWO_BOARDS.len());
        assert_eq!(Spec::from_slug("looking-glass").and_then(Spec::by_boards), None);
    }
}
