//! Who plays in a match: the engine at a level, or another program that speaks UCI.

use std::time::Duration;

use super::ending::Forfeit;
use super::plan::MatchPlan;
use super::program::UciProgram;
use super::record::MatchRecord;
use crate::cli::Failure;
use crate::cli::watch::Clockwork;
use crate::engine::{Limits, Team, Value};
use crate::evaluation::Rated;
use crate::notation::coords;
use crate::rules::{Move, Rules};

/// A player at the board.
pub struct MatchPlayer {
    plan: MatchPlan,
    mind: Mind,
}

enum Mind {
    Own(Box<Team>),
    Other(Other),
}

/// Another program, which may have to be started again.
struct Other {
    path: String,
    /// The game, as `Spec::text` writes it.
    game: String,
    patience: Duration,
    running: Option<UciProgram>,
}

impl Other {
    fn start(&mut self, plan: &MatchPlan) -> Result<(), Failure> {
        self.running = Some(UciProgram::start(&self.path, plan, &self.game, self.patience)?);
        Ok(())
    }
}

impl MatchPlayer {
    /// Seats a player for games, as `Spec::text` writes which. A program is started; to make ready it may take
    /// as long as the patience lasts.
    pub fn new(
        rated: Rated,
        plan: &MatchPlan,
        game: &str,
        patience: Duration,
    ) -> Result<MatchPlayer, Failure> {
        let mind = match &plan.program {
            None => Mind::Own(Box::new(Team::new(rated, plan.hash, plan.threads))),
            Some(path) => {
                let (path, game) = (path.clone(), game.to_owned());
                let mut other = Other { path, game, patience, running: None };
                other.start(plan)?;
                Mind::Other(other)
            }
        };
        Ok(MatchPlayer { plan: plan.clone(), mind })
    }

    /// Makes ready for another game. A program that is gone is started again.
    pub fn begin(&mut self, seed: u64) -> Result<(), Failure> {
        match &mut self.mind {
            Mind::Own(search) => search.set_level(self.plan.level, seed),
            Mind::Other(other) => {
                let patience = other.patience;
                let ready = |program: &mut UciProgram| program.begin(patience).is_ok();
                if !other.running.as_mut().is_some_and(ready) {
                    other.start(&self.plan)?;
                }
            }
        }
        Ok(())
    }

    /// Its move, and what it thinks of the position for itself, in centipawns; or why it has none. A program
    /// that has not answered for as long as the patience lasts is ended.
    pub fn choose(
        &mut self,
        rules: Rules,
        record: &MatchRecord,
        mut limits: Limits,
        patience: Duration,
    ) -> Result<(Move, Value), Forfeit> {
        limits.nodes = self.plan.nodes.or(limits.nodes);
        match &mut self.mind {
            Mind::Own(search) => {
                let best = search.think(&record.root, &limits, &mut Clockwork::new());
                let best = best.ok_or_else(|| Forfeit::Illegal("(none)".to_owned()))?;
                Ok((best.m, best.report.value))
            }
            Mind::Other(other) => {
                let program = other.running.as_mut().ok_or(Forfeit::Dead)?;
                let answer = program.ask(&record.fen, &record.coords, &limits, patience);
                if answer.is_err() {
                    other.running.take().into_iter().for_each(UciProgram::kill);
                }
                let (text, value) = answer?;
                let read = coords::read(rules, &record.root.position, &text);
                Ok((read.map_err(|_| Forfeit::Illegal(text))?, value))
            }
        }
    }
}
