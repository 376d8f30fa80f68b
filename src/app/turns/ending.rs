//! What a game's end means to whoever played it here, and what to play next.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::app::common::id::Id;
use crate::app::common::player::PlayedBy;
use crate::app::rating::{Rating, of_level};
use crate::app::turns::table::{Setup, Table};
use crate::board::Player;

/// How a game ended for the one person who played it here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Won,
    Lost,
    Drawn,
}

/// How the game ended for the one person here; none while it goes on, or if none or both of the players are here.
pub fn verdict(table: &Table) -> Option<Verdict> {
    let outcome = table.outcome()?;
    let own = own(table.setup)?;
    Some(match outcome.winner {
        None => Verdict::Drawn,
        Some(winner) if winner == own => Verdict::Won,
        Some(_) => Verdict::Lost,
    })
}

/// The one person who plays at this device.
fn own(setup: Setup) -> Option<Player> {
    let [first, second] = [Player::First, Player::Second].map(|player| setup.is_human(player));
    match (first, second) {
        (true, false) => Some(Player::First),
        (false, true) => Some(Player::Second),
        _ => None,
    }
}

/// The level of the computer, if it is a player.
pub fn level(setup: Setup) -> Option<u8> {
    setup.players.into_iter().find_map(|player| match player {
        PlayedBy::Computer(level) => Some(level),
        _ => None,
    })
}

/// The setup with the computer at another level.
pub fn at_level(setup: Setup, level: u8) -> Setup {
    let players = setup.players.map(|player| match player {
        PlayedBy::Computer(_) => PlayedBy::Computer(level),
        player => player,
    });
    Setup { players, ..setup }
}

/// How somebody fares against the computer: kept between visits.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Form {
    /// The game that was counted last: none is counted twice.
    #[serde(rename = "counted")]
    counted: Option<Id>,
    /// Games won in a row, or if negative lost, of one game at one level.
    #[serde(rename = "run")]
    run: i8,
    #[serde(rename = "game")]
    game: String,
    #[serde(rename = "level")]
    level: u8,
    /// By the game's slug.
    #[serde(rename = "ratings")]
    ratings: BTreeMap<String, Rating>,
}

/// After so many wins or losses in a row another level is proposed.
const ENOUGH: i8 = 2;

impl Form {
    /// After the game on a table has ended. One that was not played to its end here does not count.
    pub fn after(&self, table: &Table) -> Form {
        let mut form = self.clone();
        let counts = table.is_played_on && table.hints.is_empty();
        let (Some(verdict), Some(level), true) = (verdict(table), level(table.setup), counts)
        else {
            return form;
        };
        let Some(id) = table.record.filter(|id| form.counted != Some(*id)) else { return form };
        let game = table.setup.spec.slug();
        let goes_on = form.game == game && form.level == level;
        let before = if goes_on { form.run } else { 0 };
        form.run = match verdict {
            Verdict::Won => before.max(0).saturating_add(1),
            Verdict::Lost => before.min(0).saturating_sub(1),
            Verdict::Drawn => 0,
        };
        let score = match verdict {
            Verdict::Won => 1.0,
            Verdict::Drawn => 0.5,
            Verdict::Lost => 0.0,
        };
        let rating = self.rating(game).unwrap_or(Rating::UNKNOWN);
        form.ratings.insert(game.to_owned(), rating.after(of_level(level), score));
        (form.counted, form.level, form.game) = (Some(id), level, game.to_owned());
        form
    }

    /// The rating in a game, once one has been counted.
    pub fn rating(&self, slug: &str) -> Option<Rating> {
        self.ratings.get(slug).map(|rating| rating.checked())
    }

    /// The level to play at next, if another one than that of a table: one lower after two losses, one higher after two
    /// wins.
    pub fn proposed(&self, table: &Table) -> Option<u8> {
        let level = level(table.setup)?;
        let is_of_it = self.game == table.setup.spec.slug() && self.level == level;
        let next = match self.run {
            run if !is_of_it || run.abs() < ENOUGH => return None,
            1.. => level + 1,
            _ => level.checked_sub(1)?,
        };
        (1..=8).contains(&next).then_some(next)
    }
}
