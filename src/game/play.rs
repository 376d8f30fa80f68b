//! A game being played.

use std::rc::Rc;

use super::men::{self, ManScene};
use super::status::{self, Status};
use crate::board::{Color, Plane, Role};
use crate::notation::fault::Part;
use crate::notation::{Fault, coords, fen, san};
use crate::rules::{Move, Rules, StateOf, Variant};
use crate::variants::Spec;

/// A position on the way of a game, and how it came about.
#[derive(Clone)]
pub struct Ply<V: Variant> {
    pub state: StateOf<V>,
    /// The move that led here and its SAN; none for the start.
    pub made: Option<(Move, Rc<str>)>,
    pub men: Rc<[ManScene]>,
    /// What this position is compared by for repetition.
    identity: u64,
}

/// A game from its start to its last move. There is always a last position, and its legal moves
/// are at hand.
///
/// Playing on makes a copy: some hundred bytes a ply, once a move of a person.
#[derive(Clone)]
pub struct Match<V: Variant> {
    spec: Spec,
    rules: V,
    /// The start.
    first: Ply<V>,
    /// What came after it.
    later: Vec<Ply<V>>,
    legal: Vec<Move>,
    status: Status,
}

impl<V: Variant> Match<V> {
    /// A game from the usual start.
    pub fn new(spec: Spec, rules: V) -> Match<V> {
        let start = rules.start();
        Match::from(spec, rules, start)
    }

    /// A game from a position.
    pub fn from(spec: Spec, rules: V, start: StateOf<V>) -> Match<V> {
        let legal = rules.legal(&start);
        let identity = status::identity::<V>(&start, &legal);
        let first = Ply { men: men::number(&start).into(), state: start, made: None, identity };
        let status = status::judge(&rules, &start, &[identity]);
        Match { spec, rules, first, later: Vec::new(), legal, status }
    }

    pub fn spec(&self) -> Spec {
        self.spec
    }

    pub fn rules(&self) -> &V {
        &self.rules
    }

    /// The plies from the start, which is the first of them.
    pub fn plies(&self) -> impl DoubleEndedIterator<Item = &Ply<V>> {
        std::iter::once(&self.first).chain(&self.later)
    }

    /// The last ply: the position to move in.
    pub fn last(&self) -> &Ply<V> {
        self.later.last().unwrap_or(&self.first)
    }

    /// The moves made, each with the ply that stood before it.
    pub fn moves_made(&self) -> impl DoubleEndedIterator<Item = (&Ply<V>, Move)> {
        (0..self.later.len()).filter_map(|i| {
            let before = if i == 0 { &self.first } else { &self.later[i - 1] };
            Some((before, self.later[i].made.as_ref()?.0))
        })
    }

    /// How many moves have been made.
    pub fn len(&self) -> usize {
        self.later.len()
    }

    pub fn is_empty(&self) -> bool {
        self.later.is_empty()
    }

    pub fn state(&self) -> &StateOf<V> {
        &self.last().state
    }

    pub fn legal(&self) -> &[Move] {
        &self.legal
    }

    pub fn status(&self) -> Status {
        self.status
    }

    /// The game with one more move; `None` if the move is not legal.
    ///
    /// A game that has ended may go on: whether it should is not for the rules of moving to say.
    pub fn after(&self, m: Move) -> Option<Match<V>> {
        let mut next = self.clone();
        next.push(m).then_some(next)
    }

    /// Makes a move; false, and nothing changes, if it is not legal.
    pub fn push(&mut self, m: Move) -> bool {
        if !self.legal.contains(&m) {
            return false;
        }
        let san = san::write_among(&self.rules, self.state(), &self.legal, m).into();
        let state = self.rules.play(self.state(), m);
        let men = men::follow(&self.last().men, m, &state).into();
        self.legal = self.rules.legal(&state);
        let identity = status::identity::<V>(&state, &self.legal);
        self.later.push(Ply { state, made: Some((m, san)), men, identity });
        self.judge();
        true
    }

    /// The game as it stood after so many moves; all of it if there were fewer.
    pub fn first_plies(&self, moves: usize) -> Match<V> {
        let mut earlier = self.clone();
        earlier.later.truncate(moves);
        earlier.legal = earlier.rules.legal(earlier.state());
        earlier.judge();
        earlier
    }

    fn judge(&mut self) {
        let identities: Vec<u64> = self.plies().map(|ply| ply.identity).collect();
        self.status = status::judge(&self.rules, self.state(), &identities);
    }

    /// The start as FEN, unless it is the usual one.
    pub fn start_fen(&self) -> Option<String> {
        let usual = fen::write(&self.rules, &self.rules.start());
        Some(fen::write(&self.rules, &self.first.state)).filter(|fen| *fen != usual)
    }

    /// The moves in coordinates.
    pub fn coords(&self) -> Vec<String> {
        let made = self.plies().zip(&self.later);
        made.filter_map(|(before, ply)| Some(coords::write(&before.state, ply.made.as_ref()?.0)))
            .collect()
    }

    /// Plays moves given in coordinates; the fault says which of them is not legal.
    pub fn replay<'a>(mut self, moves: impl IntoIterator<Item = &'a str>) -> Result<Self, Fault> {
        for (number, text) in (1..).zip(moves) {
            let m = coords::read(&self.rules, self.state(), text)
                .map_err(|fault| fault.within(Part::Move(number)))?;
            self.push(m);
        }
        Ok(self)
    }

    /// Does an army have a man besides its king, on a board or in reserve?
    pub fn has_force(&self, color: Color) -> bool {
        let state = self.state();
        let man = |plane: &Plane| !(plane.color(color) & !plane.role(Role::King)).is_empty();
        state.boards().iter().any(man) || !state.meta.reserve(color).is_empty()
    }
}
