//! Games of the engine with itself, and what is noted of every decision in them.

use super::Samples;
use super::play::{Ending, play};
use crate::board::{Board, Color, Player as Person, Position, Role};
use crate::engine::{Value, eval};
use crate::evaluation::Rated;
use crate::lab::players::{Choice, Player};
use crate::lab::setup::Setup;
use crate::lab::{Chance, Line, Ruler};
use crate::rules::Rules;

/// Nodes a move of the engine that plays.
pub const NODES: u64 = 2_000;
/// A position is kept from this ply on, and while a game is open: where this is expected of it.
const KEPT_FROM: usize = 10;
pub const KEPT: std::ops::RangeInclusive<f64> = 0.1..=0.9;

/// What is noted of a decision.
pub struct Note {
    pub mover: Person,
    /// Plies since the start of the game.
    pub ply: usize,
    /// Legal moves, and those among them that orthodox chess does not know.
    pub legal: usize,
    pub unfamiliar: usize,
    /// Ways to play the whole turn, where one begins.
    pub turn: Option<usize>,
    pub played_unfamiliar: bool,
    /// What it is worth to the mover, by the search and at a glance, in centipawns.
    pub value: Value,
    pub glance: Value,
    /// How many pieces more than the other side the mover has, by role, on boards and in pockets. None where captures are
    /// about to be made.
    pub material: Option<[i8; Role::COUNT]>,
}

/// A game as it was noted.
pub struct Noted {
    pub ending: Ending,
    pub notes: Vec<Note>,
    /// A decision of it, drawn at random.
    pub kept: Option<Line>,
}

/// Has the engine play pairs of games from openings.
pub fn play_engine(
    setup: &Setup,
    samples: &Samples,
    what: &str,
    pairs: usize,
    ruler: Ruler,
) -> Vec<Noted> {
    let players = || (setup.engine(NODES), setup.engine(NODES));
    setup.workers.gather(what, 2 * pairs, players, |(a, b), number| {
        let mut chance = setup.chance(what, number);
        a.begin(chance.draw());
        b.begin(chance.draw());
        match samples.opening(number / 2) {
            Some(start) => note(setup.game, [a, b], start, ruler, &mut chance),
            None => note(setup.game, [a, b], &setup.line(), ruler, &mut chance),
        }
    })
}

/// Has two players play, and notes every decision.
pub fn note(
    game: Rated,
    seats: [&mut dyn Player; 2],
    start: &Line,
    ruler: Ruler,
    chance: &mut Chance,
) -> Noted {
    let (mut notes, mut kept, mut candidates) = (Vec::new(), None, 0);
    let ending = play(game.rules, seats, start, &mut |line, choice| {
        let note = noted(game, line, choice);
        let is_open = KEPT.contains(&ruler.expected(choice.value));
        if note.legal > 1 && line.ply >= KEPT_FROM && is_open {
            // The n-th candidate takes the place of the one before with a chance of 1/n, so all are equally likely.
            candidates += 1;
            if chance.below(candidates) == 0 {
                kept = Some(line.clone());
            }
        }
        notes.push(note);
    });
    Noted { ending, notes, kept }
}

fn noted(game: Rated, line: &Line, choice: Choice) -> Note {
    let position = line.position();
    let legal = game.rules.legal(position);
    let is_quiet = !choice.m.is_noisy(position) && !game.rules.safety(position).in_check;
    Note {
        mover: position.info.player(),
        ply: line.ply,
        legal: legal.len(),
        unfamiliar: legal.iter().filter(|&&m| line.is_unfamiliar(game, m)).count(),
        turn: (position.info.made_in_turn() == 0).then(|| ways(game.rules, position)),
        played_unfamiliar: line.is_unfamiliar(game, choice.m),
        value: choice.value,
        glance: eval::evaluate(game, position),
        material: is_quiet.then(|| material(position)),
    }
}

/// In how many ways the mover can play a whole turn.
pub fn ways(rules: Rules, position: &Position) -> usize {
    let legal = rules.legal(position);
    if rules.moves_left(&position.info) == 1 {
        return legal.len();
    }
    let rest = |m| {
        let next = rules.play(position, m);
        let goes_on = next.info.made_in_turn() > 0 && rules.ending(&next).is_none();
        if goes_on { rules.legal(&next).len() } else { 1 }
    };
    legal.into_iter().map(rest).sum()
}

fn material(position: &Position) -> [i8; Role::COUNT] {
    let us = position.info.turn();
    Role::ALL.map(|role| {
        let count = |color: Color| {
            let on = |board: &Board| board.pieces(color, role).len() as i8;
            let on_boards: i8 = position.boards().iter().map(on).sum();
            on_boards + position.info.pocket(color).count(role) as i8
        };
        count(us) - count(!us)
    })
}
