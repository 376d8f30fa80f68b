//! An attempt at a puzzle of a game of turns: what becomes of each move, what counts, and which table there is to see.

use std::rc::Rc;

use crate::app::common::player::PlayedBy;
use crate::app::puzzles::progress::Outcome;
use crate::app::puzzles::refutation;
use crate::app::turns::solution::{PuzzleVerdict, Solution};
use crate::app::turns::table::{Setup, Table};
use crate::game::gesture::gestures;
use crate::game::{Game, Spot};
use crate::puzzle::Puzzle;
use crate::rules::Move;
use crate::worker::{Ask, Tell};

/// How far an attempt is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The solver is to move, or the reply is on its way.
    Open,
    /// A try was wrong, and it is shown why: that of this number.
    Refuting(usize),
    Solved,
    /// The solver wanted to see the solution.
    Shown,
}

/// A move that was not the one.
#[derive(Clone, PartialEq, Debug)]
pub struct Try {
    /// The game with the move as its last.
    pub game: Game,
    /// What shows that it is wrong, once that is known; empty where nothing does.
    pub refutation: Option<Vec<Move>>,
}

/// An attempt.
#[derive(Clone, PartialEq, Debug)]
pub struct Attempt {
    pub puzzle: Rc<Puzzle>,
    solution: Solution,
    pub phase: Phase,
    /// What counts, once that is decided.
    pub outcome: Option<Outcome>,
    pub is_hinted: bool,
    pub tries: Vec<Try>,
    /// The best line that the engine has told so far of the try that is looked at, in coordinates.
    heard: Vec<String>,
}

/// What can happen in an attempt.
#[derive(Clone)]
pub enum AttemptAction {
    /// The game on the table is this one now.
    Played(Box<Table>),
    /// What the engine tells of the try that is looked at.
    Told(Tell),
    /// Nothing is known of the try that is looked at.
    NothingKnown,
    /// Goes back to where the last try was made.
    Back,
    /// Shows once more why a try was wrong.
    Look(usize),
    Hint,
    GiveUp,
    /// Begins anew. What counts has been decided.
    Again,
}

impl Attempt {
    /// A new attempt.
    pub fn new(puzzle: Rc<Puzzle>) -> Attempt {
        Attempt {
            solution: Solution::of(puzzle.line.clone()),
            puzzle,
            phase: Phase::Open,
            outcome: None,
            is_hinted: false,
            tries: Vec::new(),
            heard: Vec::new(),
        }
    }

    /// The position at the start.
    pub fn start(&self) -> Game {
        Game::from(self.puzzle.game, self.puzzle.start)
    }

    /// A table at which the solver goes on from a game; once nothing is to be found any more, nobody does. It is looked
    /// at as another one: turned round or not, with the same board in front.
    pub fn table(&self, game: Game, before: Option<&Table>) -> Table {
        let solver = self.puzzle.solver();
        let mut players = [PlayedBy::Nobody; 2];
        if self.phase == Phase::Open {
            players[solver as usize] = PlayedBy::Human;
        }
        let mut table = Table::with(Setup { spec: self.puzzle.game, players, time: None }, game);
        table.orientation = table.color_of(solver);
        if let Some(before) = before {
            table.view = before.view;
            if before.orientation != before.color_of(solver) {
                table.orientation = !table.orientation;
            }
        }
        table
    }

    /// The whole solution, shown after the given number of moves.
    pub fn laid_out(&self, made: usize, before: &Table) -> Table {
        let whole = self.solution.laid_out(&self.table(self.start(), Some(before)));
        let made = made.min(whole.game.len());
        Table { shown: Some(made).filter(|&made| made < whole.game.len()), ..whole }
    }

    /// How far the game on a table has come.
    pub fn verdict(&self, table: &Table) -> PuzzleVerdict {
        self.solution.verdict(table)
    }

    /// The spot of the piece that makes the next move of the solution.
    pub fn next_spot(&self, game: &Game) -> Option<Spot> {
        let m = *self.puzzle.line.get(game.len())?;
        gestures(m, game.turn()).next().map(|[first, _]| first)
    }

    /// Is nothing to be found any more?
    pub fn is_done(&self) -> bool {
        matches!(self.phase, Phase::Solved | Phase::Shown)
    }

    /// The try that is looked at.
    pub fn refuted(&self) -> Option<&Try> {
        match self.phase {
            Phase::Refuting(number) => self.tries.get(number),
            _ => None,
        }
    }

    /// How many of the moves on a table belong to the solution.
    pub fn found(&self, table: &Table) -> usize {
        let made = table.game.moves();
        made.iter().zip(&self.puzzle.line).take_while(|(made, right)| made == right).count()
    }

    /// Is the last move on a table the one before a try, of which it is still said that it was wrong?
    pub fn is_missed(&self, table: &Table) -> bool {
        self.tries.last().is_some_and(|tried| tried.game.len() == table.game.len() + 1)
    }

    /// What the engine is to be asked about the try that is looked at.
    pub fn question(&self) -> Option<Ask> {
        let Phase::Refuting(number) = self.phase else { return None };
        let tried = self.tries.get(number).filter(|tried| tried.refutation.is_none())?;
        refutation::question(&tried.game, number as u32)
    }

    /// The attempt after something has happened.
    pub fn act(&self, action: AttemptAction) -> Attempt {
        let mut attempt = self.clone();
        match action {
            AttemptAction::Played(table) => attempt.judge(&table),
            AttemptAction::Told(tell) => attempt.hear(tell),
            AttemptAction::NothingKnown => attempt.learn(&[]),
            AttemptAction::Back if attempt.refuted().is_some() => attempt.phase = Phase::Open,
            AttemptAction::Back => {}
            AttemptAction::Look(number) => attempt.phase = Phase::Refuting(number),
            AttemptAction::Hint => attempt.is_hinted = true,
            AttemptAction::GiveUp => {
                attempt.phase = Phase::Shown;
                attempt.decide(Outcome::Failed);
            }
            AttemptAction::Again => {
                (attempt.phase, attempt.is_hinted) = (Phase::Open, false);
                attempt.tries.clear();
            }
        }
        attempt
    }

    fn judge(&mut self, table: &Table) {
        if self.phase != Phase::Open || table.game.is_empty() {
            return;
        }
        match self.verdict(table) {
            PuzzleVerdict::Open | PuzzleVerdict::Reply(_) => {}
            PuzzleVerdict::Solved => {
                self.phase = Phase::Solved;
                self.decide(if self.is_hinted { Outcome::Helped } else { Outcome::Solved });
            }
            PuzzleVerdict::Wrong => {
                let game = table.game.clone();
                let known = self.tries.iter().position(|tried| tried.game.moves() == game.moves());
                let number = known.unwrap_or(self.tries.len());
                if known.is_none() {
                    // Where the game has ended nothing follows.
                    let over = table.outcome().is_some();
                    self.tries.push(Try { game, refutation: over.then(Vec::new) });
                }
                self.phase = Phase::Refuting(number);
                self.decide(Outcome::Failed);
            }
        }
    }

    fn decide(&mut self, outcome: Outcome) {
        self.outcome.get_or_insert(outcome);
    }

    /// Hears the engine. What it tells of another question is passed over.
    fn hear(&mut self, tell: Tell) {
        let asked = self.question().map(|ask| ask.version);
        match tell {
            Tell::Info { version, lines } if Some(version) == asked => {
                self.heard = lines.into_iter().next().map(|best| best.coords).unwrap_or_default();
            }
            Tell::Best { version, coord, .. } if Some(version) == asked => {
                let heard = std::mem::take(&mut self.heard);
                let best: Vec<String> = coord.into_iter().collect();
                self.learn(if heard.is_empty() { &best } else { &heard });
            }
            Tell::Failed { version, .. } if Some(version) == asked => self.learn(&[]),
            _ => {}
        }
    }

    /// Knows what follows the try that is looked at, in coordinates.
    fn learn(&mut self, coords: &[String]) {
        let Phase::Refuting(number) = self.phase else { return };
        if let Some(tried) = self.tries.get_mut(number) {
            let line = refutation::line(&tried.game, coords, self.puzzle.solver());
            tried.refutation = Some(line);
        }
    }
}
