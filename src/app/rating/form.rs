//! How somebody fares against the computer, and what level that speaks for.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Rating, of_level};
use crate::app::common::finish::Verdict;
use crate::app::common::id::Id;
use crate::app::common::level;
use crate::engine::Level;

/// A game against the computer that has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Under what it is kept.
    pub id: Id,
    /// The game's slug.
    pub game: &'static str,
    /// The computer's.
    pub level: u8,
    pub verdict: Verdict,
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
    #[serde(rename = "level", with = "level")]
    level: u8,
    /// By the game's slug.
    #[serde(rename = "ratings")]
    ratings: BTreeMap<String, Rating>,
}

/// After so many wins or losses in a row another level is proposed.
const ENOUGH: i8 = 2;

impl Form {
    /// After a game has ended.
    pub fn after(&self, ended: &Ended) -> Form {
        let &Ended { id, game, level, verdict } = ended;
        let mut form = self.clone();
        if form.counted == Some(id) {
            return form;
        }
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

    /// The level to play a game at next, if another one than that of now: one lower after two losses, one higher after
    /// two wins.
    pub fn proposed(&self, slug: &str, level: u8) -> Option<u8> {
        let is_of_it = self.game == slug && self.level == level;
        let next = match self.run {
            run if !is_of_it || run.abs() < ENOUGH => return None,
            1.. => level + 1,
            _ => level.checked_sub(1)?,
        };
        Level::new(next).map(Level::number)
    }
}
