//! A game from its opening to its end.

use crate::board::Player as Person;
use crate::engine::Root;
use crate::lab::Line;
use crate::lab::players::{Choice, Player};
use crate::rules::{Outcome, Reason, Rules};

/// The plies after which a game is drawn.
pub const LONGEST: usize = 400;
/// Plies without capture or pawn move after which a draw is claimed, and how often a position occurs before it is.
const IDLE: u8 = 100;
const TIMES: usize = 3;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    pub winner: Option<Person>,
    /// None if it went on for too long.
    pub reason: Option<Reason>,
    /// Plies that were played after the opening, and turns, of which some games have fewer.
    pub plies: usize,
    pub turns: usize,
}

impl Ending {
    /// Twice the points of a person.
    pub fn halves(&self, person: Person) -> u8 {
        match self.winner {
            None => 1,
            Some(winner) => 2 * u8::from(winner == person),
        }
    }

    /// The points of a person.
    pub fn points(&self, person: Person) -> f64 {
        f64::from(self.halves(person)) / 2.0
    }
}

/// Has two players play from a position, the first as the person who begins games. Whoever watches sees each position before
/// it is left, and what is played there.
pub fn play(
    rules: Rules,
    seats: [&mut dyn Player; 2],
    start: &Line,
    watch: &mut dyn FnMut(&Line, Choice),
) -> Ending {
    let [first, second] = seats;
    let mut line = start.clone();
    let mut turns = 0;
    for plies in 0..=LONGEST {
        let ended = |outcome: Outcome| Ending {
            winner: outcome.winner,
            reason: Some(outcome.reason),
            plies,
            turns,
        };
        if let Some(outcome) = outcome(rules, &line.root) {
            return ended(outcome);
        }
        let info = &line.position().info;
        turns += usize::from(info.made_in_turn() == 0);
        let mover: &mut dyn Player = match info.player() {
            Person::First => &mut *first,
            Person::Second => &mut *second,
        };
        let Some(choice) = mover.choose(&line).filter(|_| plies < LONGEST) else { break };
        watch(&line, choice);
        line.advance(rules, choice.m);
    }
    Ending { winner: None, reason: None, plies: line.ply - start.ply, turns }
}

/// The end of a game by its rules; draws that could be claimed are.
fn outcome(rules: Rules, root: &Root) -> Option<Outcome> {
    if let Some(outcome) = rules.outcome(&root.position) {
        return Some(outcome);
    }
    if root.occurrences() >= TIMES {
        return Some(Outcome::draw(Reason::Threefold));
    }
    let idle = rules.has_fifty_moves() && root.position.info.clock >= IDLE;
    idle.then_some(Outcome::draw(Reason::FiftyMoves))
}
