//! *Find your number*: somebody plays orthodox chess and another game in turn against an engine whose nodes double after a
//! win and halve after a loss, so that they soon stand where half of the points are made: a staircase (Cornsweet, "The
//! staircase-method in psychophysics", 1962). What is found is their N* of each game, and so their own hardness of the game.

use serde::{Deserialize, Serialize};

use crate::app::common::player::PlayedBy;
use crate::app::turns::saved::SavedTable;
use crate::app::turns::table::{Setup, Table};
use crate::findings::Estimate;
use crate::findings::logistic::{Dose, half_of};
use crate::game::clock::TimeControl;
use crate::variants::Spec;

/// So many games of each are to be played.
pub const GAMES: usize = 30;
/// Where a staircase begins and within which bounds it stays, in half doublings of one node: 512 nodes; 4 and a million.
const FIRST: i32 = 18;
const RANGE: [i32; 2] = [4, 40];
/// Whole steps at first, and half ones after so many games.
const WHOLE: usize = 6;
/// How the chance to win falls with each doubling: about 210 Elo, as in the laboratory's measures.
const SLOPE: f64 = 1.2;
/// What people have for a game: a sitting of a few games takes ten minutes or so.
const TIME: TimeControl = TimeControl::minutes(5, 3);

/// A game that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The game's slug.
    pub game: String,
    /// The engine's nodes, in half doublings of one.
    pub halves: i32,
    /// Half points that the person made: 0, 1 or 2.
    pub made: u8,
    /// The whole game.
    pub table: SavedTable,
}

/// All games by which somebody is measured, of whichever games.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Staircase {
    /// The slug of the game that is compared; empty before one is chosen.
    pub chosen: String,
    pub played: Vec<Played>,
    /// The game that is due, if it was begun.
    pub at_hand: Option<SavedTable>,
}

/// A game to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Due {
    pub game: String,
    pub halves: i32,
    /// Does the person begin?
    pub begins: bool,
    /// Which of the thirty it is, from 1.
    pub number: usize,
}

impl Due {
    /// How many nodes the engine has.
    pub fn nodes(&self) -> u32 {
        nodes(self.halves)
    }

    /// The table at which it is played; the engine is called so.
    pub fn table(&self, engine: &str) -> Option<Table> {
        let spec = Spec::from_slug(&self.game)?;
        let mut players = [PlayedBy::Human, PlayedBy::Nobody];
        let mut names = [None, Some(engine.into())];
        if !self.begins {
            players.reverse();
            names.reverse();
        }
        let mut table = Table::new(Setup { spec, players, time: Some(TIME) });
        table.orientation = table.color_of(table.setup.human());
        table.names = names;
        Some(table)
    }
}

/// Half points that the person at a table has made, once its game is over: 0, 1 or 2.
pub fn made(table: &Table) -> Option<u8> {
    let winner = table.outcome()?.winner;
    Some(winner.map_or(1, |winner| if table.setup.is_human(winner) { 2 } else { 0 }))
}

/// Nodes of so many half doublings.
pub fn nodes(halves: i32) -> u32 {
    2f64.powf(f64::from(halves) / 2.0).round() as u32
}

impl Staircase {
    /// The games of a kind that were played, in their order.
    pub fn of<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a Played> {
        self.played.iter().filter(move |played| played.game == game)
    }

    /// What comes next for somebody who compares a game with another, which comes first of two; none once all are played.
    pub fn due(&self, base: &str, game: &str) -> Option<Due> {
        let [of_base, of_game] = [base, game].map(|game| self.of(game).count());
        let next = if of_base <= of_game && of_base < GAMES { base } else { game };
        let number = self.of(next).count() + 1;
        let (halves, begins) = (self.stands(next), number % 2 == 1);
        (number <= GAMES).then(|| Due { game: next.to_owned(), halves, begins, number })
    }

    /// With a game that is over, at such a table, counted among those played.
    pub fn with(mut self, due: &Due, table: &Table, now: u64) -> Staircase {
        if let Some(made) = made(table) {
            let table = SavedTable::of(table, now);
            self.played.push(Played { game: due.game.clone(), halves: due.halves, made, table });
            self.at_hand = None;
        }
        self
    }

    /// Where the staircase of a game stands, in half doublings of one node.
    pub fn stands(&self, game: &str) -> i32 {
        let step = |halves: i32, (place, played): (usize, &Played)| {
            let size = if place < WHOLE { 2 } else { 1 };
            (halves + size * (i32::from(played.made) - 1)).clamp(RANGE[0], RANGE[1])
        };
        self.of(game).enumerate().fold(FIRST, step)
    }

    /// N* of a game in doublings of one node; none before anything is played.
    pub fn strength(&self, game: &str) -> Option<Estimate> {
        // The engine's points fall where the person's rise: with more nodes it makes more of them.
        let dose = |played: &Played| Dose {
            at: f64::from(played.halves) / 2.0,
            points: 1.0 - f64::from(played.made) / 2.0,
            games: 1.0,
        };
        let doses: Vec<Dose> = self.of(game).map(dose).collect();
        if doses.is_empty() {
            return None;
        }
        let (value, error) = half_of(&doses, SLOPE);
        Some(Estimate::around(value, error))
    }

    /// How much harder a game is for the computer than another against this very person, in doublings.
    pub fn hardness(&self, base: &str, game: &str) -> Option<Estimate> {
        Some(self.strength(game)?.minus(&self.strength(base)?))
    }

    /// All games, to be told as PGN. What cannot be read any more is left out.
    pub fn tables(&self) -> Vec<Table> {
        self.played.iter().filter_map(|played| played.table.open().ok()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::turns::action::Action;
    use crate::board::{Color, Player, splitmix};
    use crate::findings::logistic::logistic;

    fn played(game: &str, halves: i32, made: u8) -> Played {
        let setup = Setup { spec: Spec::CHESS, players: [PlayedBy::Human; 2], time: None };
        let table = SavedTable::of(&Table::new(setup), 0);
        Played { game: game.to_owned(), halves, made, table }
    }

    /// A whole staircase of somebody of a known strength, in doublings.
    fn measured(truth: f64, seed: u64) -> Staircase {
        let mut staircase = Staircase::default();
        let mut state = seed;
        while let Some(due) = staircase.due("base", "other") {
            state = splitmix::first(state.wrapping_add(1));
            let chance = (state >> 11) as f64 / (1u64 << 53) as f64;
            let wins = chance < logistic(SLOPE * (truth - f64::from(due.halves) / 2.0));
            staircase.played.push(played(&due.game, due.halves, if wins { 2 } else { 0 }));
        }
        staircase
    }

    #[test]
    fn a_known_strength_is_found_within_its_interval() {
        for truth in [6.0, 10.4, 15.0] {
            let all: Vec<Staircase> = (0..400).map(|seed| measured(truth, seed << 32)).collect();
            let found = |staircase: &Staircase| staircase.strength("other").expect("a strength");
            let inside = |found: &Estimate| (found.low..found.high).contains(&truth);
            let held = all.iter().map(found).filter(inside).count();
            assert!(held >= 368, "{truth}: {held} of 400");
            let mean = all.iter().map(|one| found(one).value).sum::<f64>() / 400.0;
            assert!((mean - truth).abs() < 0.15, "{truth}: {mean}");
            let same = all.iter().filter(|one| {
                let found = one.hardness("base", "other").expect("a hardness");
                (found.low..found.high).contains(&0.0)
            });
            assert!(same.count() >= 368, "{truth}");
        }
    }

    #[test]
    fn games_come_in_turn_and_sides_change() {
        let staircase = measured(9.0, 7);
        assert_eq!(staircase.played.len(), 2 * GAMES);
        let games: Vec<&str> = staircase.played.iter().map(|one| &*one.game).take(4).collect();
        assert_eq!(games, ["base", "other", "base", "other"]);
        let due = Staircase::default().due("base", "other").expect("a game");
        assert_eq!((due.nodes(), due.begins, due.number), (512, true, 1));
        // Whoever compares a third game need not play the first again.
        let third = staircase.due("base", "third").expect("a game");
        assert_eq!((&*third.game, third.number), ("third", 1));
        assert_eq!(staircase.due("base", "other"), None);
    }

    #[test]
    fn a_game_counts_for_whoever_sits_there() {
        let chess = Spec::CHESS.slug();
        let due = Due { game: chess.to_owned(), halves: 18, begins: false, number: 2 };
        let table = due.table("512").expect("a table");
        assert_eq!(table.orientation, Color::Black);
        assert_eq!((table.own_name(Player::First), made(&table)), (Some("512"), None));
        let lost = table.act(Action::Resign, 0);
        assert_eq!(made(&lost), Some(0));
        let staircase =
            Staircase { at_hand: Some(SavedTable::of(&table, 0)), ..Staircase::default() };
        let staircase = staircase.with(&due, &lost, 5);
        assert_eq!((staircase.at_hand.clone(), staircase.stands(chess)), (None, 16));
        assert_eq!(staircase.tables()[0].outcome(), lost.outcome());
    }

    #[test]
    fn steps_are_halved_after_six_games_and_stay_within_bounds() {
        let mut staircase = Staircase::default();
        let mut stood = Vec::new();
        for made in [2, 2, 0, 1, 2, 2, 2, 0] {
            let halves = staircase.stands("game");
            stood.push(halves);
            staircase.played.push(played("game", halves, made));
        }
        assert_eq!(stood, [18, 20, 22, 20, 20, 22, 24, 25]);
        let lost = Staircase { played: vec![played("game", 4, 0); 20], ..Staircase::default() };
        assert_eq!(lost.stands("game"), RANGE[0]);
        assert_eq!(staircase.strength("none"), None);
    }
}
