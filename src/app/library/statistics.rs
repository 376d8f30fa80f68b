//! What finished games come to: the score by game and by opponent. Games of two people have none.

use std::cmp::Reverse;

use crate::app::library::Record;
use crate::app::library::order::insert;
use crate::app::library::score::{Against, Score};

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
        let mut finished = 0;
        let mut scored = Vec::new();
        for record in records.filter(|record| record.finish.is_some()) {
            finished += 1;
            if let (Some(result), Some((_, against))) = (record.own_result(), record.game.own()) {
                scored.push((record.game.slug(), against, Score::from(result)));
            }
        }
        let mut games = Vec::new();
        for (slug, score) in sums(scored.iter().map(|&(slug, _, score)| (slug, score))) {
            let is_before =
                |(slug, score): &(String, Score)| (Reverse(score.games()), slug.clone());
            insert(&mut games, (slug.to_owned(), score), is_before);
        }
        let mut opponents = Vec::new();
        for sum in sums(scored.iter().map(|&(_, against, score)| (against, score))) {
            insert(&mut opponents, sum, |&(against, _)| against);
        }
        let all = scored.iter().map(|&(_, _, score)| score).sum();
        Statistics { finished, all, games, opponents }
    }

    /// How many finished games have no score: two people played them, or they only tell how they ended.
    pub fn unscored(&self) -> usize {
        self.finished - self.all.games()
    }
}

/// The sum of the scores of each kind.
fn sums<K: PartialEq>(scores: impl Iterator<Item = (K, Score)>) -> Vec<(K, Score)> {
    let mut sums: Vec<(K, Score)> = Vec::new();
    for (kind, score) in scores {
        match sums.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, sum)) => *sum = *sum + score,
            None => sums.push((kind, score)),
        }
    }
    sums
}
