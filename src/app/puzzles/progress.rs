//! How somebody fares with puzzles: ratings, streaks, and what comes back to be tried again.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::app::puzzles::games::PuzzleGame;
use crate::app::puzzles::keeping::{Attempts, Past, RETURNS};
use crate::app::puzzles::shelf::Posed;
use crate::app::rating::Rating;
use crate::puzzle::PuzzleId;

/// How unsure the rating of a puzzle is before anybody here has tried it: it was guessed.
const GUESSED: f64 = 150.0;

/// What became of the first attempt at a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Solved,
    /// Solved after a hint. It counts neither way, and comes back.
    Helped,
    Failed,
}

/// Ratings before and after a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingChange {
    pub before: Rating,
    pub after: Rating,
}

impl RatingChange {
    /// How much it went up, or if negative down, as it is shown.
    pub fn points(self) -> i64 {
        i64::from(self.after.rounded()) - i64::from(self.before.rounded())
    }
}

/// What is trained.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleWish {
    /// The name of a game in addresses; empty for all of them.
    #[serde(rename = "game")]
    pub game: String,
    /// The key of a theme; empty for any.
    #[serde(rename = "theme")]
    pub theme: String,
    #[serde(rename = "rated")]
    pub rated: bool,
}

impl Default for PuzzleWish {
    fn default() -> PuzzleWish {
        PuzzleWish { game: String::new(), theme: String::new(), rated: true }
    }
}

/// How many in a row, and the longest run ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Streak {
    #[serde(rename = "length")]
    pub length: u32,
    #[serde(rename = "best")]
    pub best: u32,
    /// The last day that counted, from 1970 on.
    #[serde(rename = "day")]
    pub day: u32,
}

impl Streak {
    fn longer(self, day: u32) -> Streak {
        let length = self.length.saturating_add(1);
        Streak { length, best: self.best.max(length), day }
    }
}

/// Everything that is kept of puzzles.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleProgress {
    /// By the game's name.
    #[serde(rename = "ratings")]
    ratings: BTreeMap<String, Rating>,
    /// What was tried, by the game's name.
    #[serde(rename = "tried")]
    tried: BTreeMap<String, Attempts>,
    /// Days on which something was solved.
    #[serde(rename = "days")]
    days: Streak,
    /// Puzzles solved at the first try.
    #[serde(rename = "row")]
    row: Streak,
    #[serde(rename = "wish")]
    pub wish: PuzzleWish,
}

impl PuzzleProgress {
    /// The solver's rating in a game, once a puzzle has counted.
    pub fn rating(&self, game: PuzzleGame) -> Option<Rating> {
        self.ratings.get(game.slug()).map(|rating| rating.checked())
    }

    /// What became of a puzzle the last time, if it was tried.
    pub fn past(&self, game: PuzzleGame, id: PuzzleId) -> Option<Past> {
        self.tried.get(game.slug())?.get(id)
    }

    /// How many puzzles of a game were tried, and how many of these solved the last time.
    pub fn counts(&self, game: PuzzleGame) -> (usize, usize) {
        let all = self.tried.get(game.slug()).map(Attempts::iter);
        all.into_iter().flatten().fold((0, 0), |(tried, solved), (_, past)| {
            (tried + 1, solved + usize::from(past.is_solved))
        })
    }

    /// How hard a puzzle is by now.
    pub fn puzzle_rating(&self, game: PuzzleGame, posed: &Posed) -> Rating {
        let known = self.past(game, posed.id).and_then(|past| past.rating);
        let (rating, deviation) = known
            .map_or((f64::from(posed.rating()), GUESSED), |(rating, deviation)| {
                (f64::from(rating), f64::from(deviation))
            });
        Rating { rating, deviation, volatility: Rating::UNKNOWN.volatility }.checked()
    }

    /// Would an attempt at a puzzle count? Only the first does.
    pub fn counts_for_rating(&self, game: PuzzleGame, id: PuzzleId) -> bool {
        self.wish.rated && self.past(game, id).is_none()
    }

    /// Notes what became of an attempt on a day, and says how the rating changed, if it counted.
    pub fn note(
        &mut self,
        game: PuzzleGame,
        posed: &Posed,
        outcome: Outcome,
        day: u32,
    ) -> Option<RatingChange> {
        let past = self.past(game, posed.id);
        let counts = self.counts_for_rating(game, posed.id) && outcome != Outcome::Helped;
        let rating = counts.then(|| self.rate(game, posed, outcome));
        let known = past.as_ref().and_then(|past| past.rating);
        let now = Past {
            is_solved: outcome != Outcome::Failed,
            day,
            stage: stage(past, outcome, day),
            rating: rating.map(|(_, puzzle)| puzzle).or(known),
        };
        self.tried.entry(game.slug().to_owned()).or_default().set(posed.id, now);
        match outcome {
            Outcome::Solved => self.row = self.row.longer(day),
            Outcome::Failed => self.row.length = 0,
            Outcome::Helped => {}
        }
        if outcome != Outcome::Failed && self.days.day != day {
            let length = self.days_in_a_row(day);
            self.days = Streak { length, ..self.days }.longer(day);
        }
        rating.map(|(change, _)| change)
    }

    /// A puzzle is gone.
    pub fn forget(&mut self, game: PuzzleGame, id: PuzzleId) {
        if let Some(attempts) = self.tried.get_mut(game.slug()) {
            attempts.remove(id);
        }
    }

    /// Rates somebody and a puzzle by each other: the change, and rating and deviation of the puzzle.
    fn rate(
        &mut self,
        game: PuzzleGame,
        posed: &Posed,
        outcome: Outcome,
    ) -> (RatingChange, (u16, u16)) {
        let score = if outcome == Outcome::Solved { 1.0 } else { 0.0 };
        let before = self.rating(game).unwrap_or(Rating::UNKNOWN);
        let puzzle = self.puzzle_rating(game, posed);
        let after = short(before.after(puzzle, score));
        let hard = puzzle.after(before, 1.0 - score);
        self.ratings.insert(game.slug().to_owned(), after);
        (
            RatingChange { before, after },
            (hard.rating.round() as u16, hard.deviation.round() as u16),
        )
    }

    /// On how many days in a row up to a day something was solved; the day itself may be without yet.
    pub fn days_in_a_row(&self, day: u32) -> u32 {
        if self.days.day.saturating_add(1) >= day { self.days.length } else { 0 }
    }

    /// The most days in a row there ever were.
    pub fn most_days(&self) -> u32 {
        self.days.best
    }

    /// How many puzzles in a row were solved at the first try, and the most there ever were.
    pub fn in_a_row(&self) -> (u32, u32) {
        (self.row.length, self.row.best)
    }

    /// Was a puzzle solved on that very day?
    pub fn is_solved_on(&self, game: PuzzleGame, id: PuzzleId, day: u32) -> bool {
        self.past(game, id).is_some_and(|past| past.is_solved && past.day == day)
    }

    /// What comes back, and on which day, the earliest first.
    pub fn returning(&self) -> Vec<(u32, PuzzleGame, PuzzleId)> {
        let of_game = |(slug, attempts): (&String, &Attempts)| {
            let game = PuzzleGame::of(slug)?;
            let due = |(id, past): (PuzzleId, Past)| Some((past.returns()?, game, id));
            Some(attempts.iter().filter_map(due).collect::<Vec<_>>())
        };
        let mut all: Vec<_> = self.tried.iter().filter_map(of_game).flatten().collect();
        all.sort_by_key(|&(day, _, id)| (day, id));
        all
    }

    /// What is due by a day, the longest due first.
    pub fn due(&self, day: u32) -> Vec<(PuzzleGame, PuzzleId)> {
        let all = self.returning().into_iter();
        all.take_while(|&(due, ..)| due <= day).map(|(_, game, id)| (game, id)).collect()
    }
}

/// A rating with as many digits as are worth keeping.
fn short(rating: Rating) -> Rating {
    let rounded = |value: f64, parts: f64| (value * parts).round() / parts;
    Rating {
        rating: rounded(rating.rating, 100.0),
        deviation: rounded(rating.deviation, 100.0),
        volatility: rounded(rating.volatility, 1e6),
    }
}

/// How far a puzzle is on its way back after an attempt on a day; none if it need not come back.
fn stage(past: Option<Past>, outcome: Outcome, day: u32) -> Option<u8> {
    let before = past.and_then(|past| past.stage);
    let is_due = past.and_then(|past| past.returns()).is_some_and(|due| due <= day);
    match (outcome, before) {
        (Outcome::Failed, _) | (Outcome::Helped, None) => Some(0),
        (Outcome::Helped, before) => before,
        (Outcome::Solved, Some(stage)) if is_due => {
            Some(stage + 1).filter(|&next| usize::from(next) < RETURNS.len())
        }
        (Outcome::Solved, before) => before,
    }
}
