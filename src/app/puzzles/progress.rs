//! How somebody fares with puzzles: ratings, streaks, and what comes back to be tried again.

use serde::{Deserialize, Serialize};

use crate::app::puzzles::games::PuzzleGame;
use crate::app::puzzles::keeping::{Past, RETURNS, entries, with};
use crate::app::puzzles::shelf::Posed;
use crate::app::rating::Rating;
use crate::puzzle::PuzzleId;

/// How unsure the rating of a puzzle is before anybody here has tried it: it was guessed.
const GUESSED: u32 = 150;

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

/// What is kept of a game's puzzles. All numbers are whole, which takes less room.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct GameProgress {
    /// The game's name in addresses.
    #[serde(rename = "game")]
    game: String,
    /// The solver's rating in hundredths, 0 before a puzzle has counted; its deviation in hundredths; its volatility in
    /// millionths.
    #[serde(rename = "rating")]
    rating: u32,
    #[serde(rename = "deviation")]
    deviation: u32,
    #[serde(rename = "volatility")]
    volatility: u32,
    /// What became of each puzzle (`keeping`).
    #[serde(rename = "tried")]
    tried: String,
}

/// Everything that is kept of puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleProgress {
    #[serde(rename = "games")]
    games: Vec<GameProgress>,
    /// On how many days in a row something was solved, the most there ever were, and the last of them, counted from 1970.
    #[serde(rename = "days")]
    days: u32,
    #[serde(rename = "most_days")]
    most_days: u32,
    #[serde(rename = "last_day")]
    last_day: u32,
    /// How many puzzles in a row were solved at the first try, and the most there ever were.
    #[serde(rename = "row")]
    row: u32,
    #[serde(rename = "longest_row")]
    longest_row: u32,
    /// What is trained: the name of a game in addresses, empty for all of them.
    #[serde(rename = "game")]
    pub game: String,
    /// The key of a theme, empty for any.
    #[serde(rename = "theme")]
    pub theme: String,
    /// Does nothing count?
    #[serde(rename = "casual")]
    pub casual: bool,
}

const HUNDREDTHS: f64 = 100.0;
const MILLIONTHS: f64 = 1e6;

impl GameProgress {
    fn rating(&self) -> Option<Rating> {
        let rating = Rating {
            rating: f64::from(self.rating) / HUNDREDTHS,
            deviation: f64::from(self.deviation) / HUNDREDTHS,
            volatility: f64::from(self.volatility) / MILLIONTHS,
        };
        (self.rating > 0).then(|| rating.checked())
    }

    fn set_rating(&mut self, rating: Rating) {
        self.rating = (rating.rating * HUNDREDTHS).round() as u32;
        self.deviation = (rating.deviation * HUNDREDTHS).round() as u32;
        self.volatility = (rating.volatility * MILLIONTHS).round() as u32;
    }
}

impl PuzzleProgress {
    fn of(&self, game: PuzzleGame) -> Option<&GameProgress> {
        self.games.iter().find(|known| known.game == game.slug())
    }

    fn of_mut(&mut self, game: PuzzleGame) -> Option<&mut GameProgress> {
        if self.of(game).is_none() {
            let game = game.slug().to_owned();
            self.games.push(GameProgress { game, ..GameProgress::default() });
        }
        self.games.iter_mut().find(|known| known.game == game.slug())
    }

    /// The solver's rating in a game, once a puzzle has counted.
    pub fn rating(&self, game: PuzzleGame) -> Option<Rating> {
        self.of(game)?.rating()
    }

    /// What became of a puzzle the last time, if it was tried.
    pub fn past(&self, game: PuzzleGame, id: PuzzleId) -> Option<Past> {
        self.tried(game).find(|tried| tried.0 == id).map(|(_, past)| past)
    }

    /// What became of all puzzles of a game that were tried.
    pub fn tried(&self, game: PuzzleGame) -> impl Iterator<Item = (PuzzleId, Past)> {
        entries(self.of(game).map_or("", |known| known.tried.as_str()))
    }

    /// How many puzzles of a game were tried, and how many of these solved the last time.
    pub fn counts(&self, game: PuzzleGame) -> (usize, usize) {
        self.tried(game).fold((0, 0), |(tried, solved), (_, past)| {
            (tried + 1, solved + usize::from(past.is_solved))
        })
    }

    /// How hard a puzzle is by now.
    pub fn puzzle_rating(&self, game: PuzzleGame, posed: &Posed) -> Rating {
        let known = self.past(game, posed.id).and_then(|past| past.rating);
        let (rating, deviation) = known.unwrap_or((posed.rating().into(), GUESSED));
        let volatility = Rating::UNKNOWN.volatility;
        Rating { rating: rating.into(), deviation: deviation.into(), volatility }.checked()
    }

    /// Would an attempt at a puzzle count? Only the first does.
    pub fn counts_for_rating(&self, game: PuzzleGame, id: PuzzleId) -> bool {
        !self.casual && self.past(game, id).is_none()
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
        let rated = counts.then(|| self.rate(game, posed, outcome));
        let known = past.and_then(|past| past.rating);
        let now = Past {
            is_solved: outcome != Outcome::Failed,
            day,
            stage: stage(past, outcome, day),
            rating: rated.map(|(_, puzzle)| puzzle).or(known),
        };
        let known = self.of_mut(game)?;
        known.tried = with(&known.tried, posed.id, Some(now));
        if let Some((change, _)) = rated {
            known.set_rating(change.after);
        }
        self.count(outcome, past.is_none(), day);
        rated.map(|(change, _)| change)
    }

    /// Rates somebody and a puzzle by each other: the change, and rating and deviation of the puzzle.
    fn rate(
        &self,
        game: PuzzleGame,
        posed: &Posed,
        outcome: Outcome,
    ) -> (RatingChange, (u32, u32)) {
        let score = if outcome == Outcome::Solved { 1.0 } else { 0.0 };
        let before = self.rating(game).unwrap_or(Rating::UNKNOWN);
        let puzzle = self.puzzle_rating(game, posed);
        let hard = puzzle.after(before, 1.0 - score);
        let change = RatingChange { before, after: before.after(puzzle, score) };
        (change, (hard.rounded(), hard.deviation.round() as u32))
    }

    /// Counts days and, among new puzzles, those in a row.
    fn count(&mut self, outcome: Outcome, is_new: bool, day: u32) {
        match outcome {
            Outcome::Solved if is_new => self.row = self.row.saturating_add(1),
            Outcome::Failed if is_new => self.row = 0,
            _ => {}
        }
        self.longest_row = self.longest_row.max(self.row);
        if outcome != Outcome::Failed && self.last_day != day {
            self.days = self.days_in_a_row(day).saturating_add(1);
            self.last_day = day;
            self.most_days = self.most_days.max(self.days);
        }
    }

    /// A puzzle is gone.
    pub fn forget(&mut self, game: PuzzleGame, id: PuzzleId) {
        if let Some(known) = self.of_mut(game) {
            known.tried = with(&known.tried, id, None);
        }
    }

    /// On how many days in a row up to a day something was solved; the day itself may be without yet.
    pub fn days_in_a_row(&self, day: u32) -> u32 {
        if self.last_day.saturating_add(1) >= day { self.days } else { 0 }
    }

    /// The most days in a row there ever were.
    pub fn most_days(&self) -> u32 {
        self.most_days
    }

    /// How many puzzles in a row were solved at the first try, and the most there ever were.
    pub fn in_a_row(&self) -> (u32, u32) {
        (self.row, self.longest_row)
    }

    /// Was a puzzle solved on that very day?
    pub fn is_solved_on(&self, game: PuzzleGame, id: PuzzleId, day: u32) -> bool {
        self.past(game, id).is_some_and(|past| past.is_solved && past.day == day)
    }

    /// What comes back, and on which day.
    pub fn returning(&self) -> impl Iterator<Item = (u32, PuzzleGame, PuzzleId)> {
        self.games.iter().flat_map(|known| {
            let game = PuzzleGame::of(&known.game);
            let due = move |(id, past): (PuzzleId, Past)| Some((past.returns()?, game?, id));
            entries(&known.tried).filter_map(due)
        })
    }

    /// How many puzzles are due by a day.
    pub fn due(&self, day: u32) -> usize {
        self.returning().filter(|&(due, ..)| due <= day).count()
    }

    /// Which puzzle has been due longest by a day, other than the one at hand.
    pub fn next_due(&self, day: u32, at_hand: Option<PuzzleId>) -> Option<(PuzzleGame, PuzzleId)> {
        let due = self.returning().filter(|&(due, _, id)| due <= day && Some(id) != at_hand);
        due.min_by_key(|&(due, _, id)| (due, id)).map(|(_, game, id)| (game, id))
    }

    /// In how many days after a day the next puzzle comes back, if any does.
    pub fn comes_back(&self, day: u32) -> Option<u32> {
        self.returning().map(|(due, ..)| due).filter(|&due| due > day).min().map(|due| due - day)
    }
}

/// How far a puzzle is on its way back after an attempt on a day; none if it need not come back.
fn stage(past: Option<Past>, outcome: Outcome, day: u32) -> Option<u32> {
    let before = past.and_then(|past| past.stage);
    let is_due = past.and_then(|past| past.returns()).is_some_and(|due| due <= day);
    match (outcome, before) {
        (Outcome::Failed, _) | (Outcome::Helped, None) => Some(0),
        (Outcome::Helped, before) => before,
        (Outcome::Solved, Some(stage)) if is_due => {
            Some(stage + 1).filter(|&next| (next as usize) < RETURNS.len())
        }
        (Outcome::Solved, before) => before,
    }
}
