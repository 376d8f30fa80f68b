//! One game of a match: whose move it is, how long it may take, and when the game is over.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::clock::{MatchClock, TimeControl};
use super::ending::{Ending, Forfeit};
use super::player::MatchPlayer;
use super::record::MatchRecord;
use crate::board::{Player, Position};
use crate::cli::adjudication::{self, LONGEST, Lead};
use crate::engine::{Limits, Value};
use crate::rules::{Move, Outcome, Rules};

/// What a move may take.
pub struct Terms {
    pub limits: Limits,
    pub time: Option<TimeControl>,
    /// How long a program may be silent where there is no clock, beyond the time for a move if there is one.
    pub timeout: Duration,
}

/// Watches over one game.
pub struct Referee<'a> {
    rules: Rules,
    terms: &'a Terms,
    clock: Option<MatchClock>,
    lead: Lead,
    pub record: MatchRecord,
}

impl Referee<'_> {
    /// The referee of a game from a position.
    pub fn new(rules: Rules, terms: &Terms, start: Position) -> Referee<'_> {
        let clock = terms.time.map(MatchClock::new);
        let record = MatchRecord::new(rules, start);
        Referee { rules, terms, clock, lead: Lead::default(), record }
    }

    /// Has the players play to the end, the first as the person who begins games; none if the match was called
    /// off before.
    pub fn decide(
        &mut self,
        players: [&mut MatchPlayer; 2],
        called_off: &AtomicBool,
    ) -> Option<Ending> {
        for _ in 0..LONGEST {
            if called_off.load(Ordering::Relaxed) {
                return None;
            }
            if let Some(ending) = self.ending() {
                return Some(ending);
            }
            let mover = self.record.root.position.info.player();
            match self.choice(&mut *players[mover as usize], mover) {
                Ok((m, value)) => self.make(m, value, mover),
                Err(forfeit) => return Some(Ending::Forfeited(mover, forfeit)),
            }
        }
        Some(self.ending().unwrap_or(Ending::Adjudicated(None)))
    }

    /// The end, if the position or what the players think of it is one.
    fn ending(&self) -> Option<Ending> {
        if let Some(outcome) = self.rules.outcome(&self.record.root.position) {
            return Some(Ending::Ruled(outcome));
        }
        if let Some(reason) = adjudication::draw(&self.record.root) {
            return Some(Ending::Ruled(Outcome::draw(reason)));
        }
        self.lead.winner().map(|winner| Ending::Adjudicated(Some(winner)))
    }

    /// What the mover plays, in time.
    fn choice(
        &mut self,
        player: &mut MatchPlayer,
        mover: Player,
    ) -> Result<(Move, Value), Forfeit> {
        let (limits, patience) = self.allowance(mover);
        let begun = Instant::now();
        let chosen = player.choose(self.rules, &self.record, limits, patience);
        let elapsed_ms = begun.elapsed().as_millis() as u64;
        let Some(clock) = &mut self.clock else { return chosen };
        let in_time = clock.spend(mover, elapsed_ms) && chosen != Err(Forfeit::Silent);
        if in_time { chosen } else { Err(Forfeit::Late) }
    }

    /// The limits of a move, and how long its answer is waited for.
    fn allowance(&self, mover: Player) -> (Limits, Duration) {
        let mut limits = self.terms.limits.clone();
        let Some(clock) = &self.clock else {
            let movetime = Duration::from_millis(limits.movetime_ms.unwrap_or(0));
            return (limits, movetime.saturating_add(self.terms.timeout));
        };
        limits.clocks = clock.told(mover, self.record.root.position.info.turn());
        (limits, Duration::from_millis(clock.allowed_ms(mover)))
    }

    fn make(&mut self, m: Move, value: Value, mover: Player) {
        self.lead.hear(mover, value);
        self.record.advance(self.rules, m);
        let goes_on = self.record.root.position.info.player() == mover;
        if let Some(clock) = self.clock.as_mut().filter(|_| !goes_on) {
            clock.earn(mover);
        }
    }
}
