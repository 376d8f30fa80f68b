//! A table of a match: pairs of games from random openings.

use std::sync::atomic::AtomicBool;
use std::sync::mpsc::Sender;
use std::time::Duration;

use super::ending::Ending;
use super::plan::MatchPlan;
use super::player::MatchPlayer;
use super::record::MatchRecord;
use super::referee::{Referee, Terms};
use crate::cli::Failure;
use crate::cli::opening::{Noise, Opening};
use crate::engine::Search;
use crate::evaluation::Rated;

/// What is played before the players take over.
const OPENING: Opening = Opening { plies: 8, balanced: 90 };
/// How long a program may take to start, and to make ready for a game.
const READY: Duration = Duration::from_secs(60);

/// What all games of a match have in common.
pub struct Setting {
    pub rated: Rated,
    /// The game as `Spec::text` writes it.
    pub game: String,
    pub plans: [MatchPlan; 2],
    pub terms: Terms,
    pub seed: u64,
}

/// A game that was played to its end.
pub struct Played {
    /// From 0.
    pub pair: u32,
    /// 0, or 1 for the second game of a pair, in which the players have changed seats.
    pub game: usize,
    pub record: MatchRecord,
    pub ending: Ending,
}

impl Setting {
    /// Plays pair after pair as long as there is a number for one and nobody has called the match off.
    pub fn play_pairs(
        &self,
        number: impl Fn() -> Option<u32>,
        called_off: &AtomicBool,
        send: &Sender<Result<Played, Failure>>,
    ) -> Result<(), Failure> {
        let seat = |plan| MatchPlayer::new(self.rated, plan, &self.game, READY);
        let mut players = [seat(&self.plans[0])?, seat(&self.plans[1])?];
        let mut judge = Search::new(self.rated, 1);
        while let Some(pair) = number() {
            let mut noise = Noise::of(self.seed, pair);
            let start = OPENING.draw(self.rated, &mut noise, &mut judge);
            let start = start.unwrap_or_else(|| self.rated.rules.start());
            for game in 0..2 {
                for player in &mut players {
                    player.begin(noise.next() | 1)?;
                }
                let [a, b] = &mut players;
                let seats = if game == 0 { [a, b] } else { [b, a] };
                let mut referee = Referee::new(self.rated.rules, &self.terms, start);
                let Some(ending) = referee.decide(seats, called_off) else { return Ok(()) };
                let played = Played { pair, game, record: referee.record, ending };
                if send.send(Ok(played)).is_err() {
                    return Ok(());
                }
            }
        }
        Ok(())
    }
}
