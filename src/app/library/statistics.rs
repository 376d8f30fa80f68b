//! What finished games come to: the score by game and by opponent. Games of two people have none.

use std::cmp::Reverse;

use crate::app::library::Record;
use crate::app::library::score::{Against, OwnResult, Score};

/// The score of games, and what it is made of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// How many games are finished, with a score or without.
    pub finished: usize,
    pub all: Score,
    /// By slug, what was played most first.
    pub games: Vec<(String, Score)>,
    /// The computer by its levels, then friends.
    pub opponents: Vec<(Against, Score)>,
}

impl Statistics {
    pub fn of<'a>(records: impl Iterator<Item = &'a Record>) -> Statistics {
        let mut statistics = Statistics::default();
        for record in records.filter(|record| record.finish.is_some()) {
            statistics.finished += 1;
            if let (Some(result), Some((_, against))) = (record.own_result(), record.game.own()) {
                statistics.count(record.game.slug(), against, result);
            }
        }
        statistics.games.sort_by_key(|(slug, score)| (Reverse(score.games()), slug.clone()));
        statistics.opponents.sort_by_key(|&(against, _)| against);
        statistics
    }

    fn count(&mut self, slug: &str, against: Against, result: OwnResult) {
        let one = Score::from(result);
        self.all = self.all + one;
        add(&mut self.games, |known| known == slug, || slug.to_owned(), one);
        add(&mut self.opponents, |&known| known == against, || against, one);
    }

    /// How many finished games have no score: two people played them, or they only tell how they ended.
    pub fn unscored(&self) -> usize {
        self.finished - self.all.games()
    }
}

/// Adds to the score of what is meant, of which there may be none yet.
fn add<K>(
    scores: &mut Vec<(K, Score)>,
    is_meant: impl Fn(&K) -> bool,
    new: impl Fn() -> K,
    more: Score,
) {
    match scores.iter_mut().find(|(known, _)| is_meant(known)) {
        Some((_, score)) => *score = *score + more,
        None => scores.push((new(), more)),
    }
}
