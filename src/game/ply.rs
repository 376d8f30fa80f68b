//! A position on the way of a game. Plies are shared by all games that have them in common.

use std::rc::Rc;

use super::men::{self, ManScene};
use super::status::{self, Status};
use crate::board::{Color, Plane, Role, State};
use crate::notation::san;
use crate::rules::{Move, Rules};

/// A position on the way of a game, how it came about, and what follows from it.
#[derive(Debug)]
pub struct Ply {
    /// How many moves were made before.
    pub number: usize,
    pub state: State,
    /// The move that led here and its SAN; none for the start.
    pub made: Option<(Move, Rc<str>)>,
    pub men: Rc<[ManScene]>,
    /// The legal moves.
    pub legal: Vec<Move>,
    pub status: Status,
    /// What this position is compared by for repetition.
    identity: u64,
    /// The ply since which nothing has left the game for good: no earlier one can be repeated.
    since: usize,
    pub(super) before: Option<Rc<Ply>>,
}

impl Ply {
    /// The start of a game.
    pub fn start(rules: Rules, state: State) -> Ply {
        let men = men::number(&state).into();
        Ply::new(rules, state, None, men, None)
    }

    /// The ply after a legal move.
    pub fn after(before: &Rc<Ply>, rules: Rules, m: Move) -> Ply {
        let san = san::write_among(rules, &before.state, &before.legal, m).into();
        let state = rules.play(&before.state, m);
        let men = men::follow(&before.men, m, &state).into();
        Ply::new(rules, state, Some((m, san)), men, Some(before.clone()))
    }

    fn new(
        rules: Rules,
        state: State,
        made: Option<(Move, Rc<str>)>,
        men: Rc<[ManScene]>,
        before: Option<Rc<Ply>>,
    ) -> Ply {
        let legal = rules.legal(&state);
        let identity = status::identity(&state, &legal);
        let number = before.as_ref().map_or(0, |before| before.number + 1);
        let lasting = before.as_ref().filter(|before| force(&before.state) == force(&state));
        let since = lasting.map_or(number, |before| before.since);
        let mut ply = Ply {
            number,
            state,
            made,
            men,
            legal,
            status: Status::default(),
            identity,
            since,
            before,
        };
        ply.status = status::judge(rules, &ply.state, ply.times());
        ply
    }

    /// How often the position has occurred, this time included.
    fn times(&self) -> usize {
        self.repeatable().filter(|ply| ply.identity == self.identity).count()
    }

    /// This ply and those before it, back to where something last left the game for good.
    pub fn repeatable(&self) -> impl Iterator<Item = &Ply> {
        self.back().take_while(|ply| ply.number >= self.since)
    }

    /// The ply before, and the move that led from there to here; none for the start.
    pub fn made(&self) -> Option<(&Ply, Move)> {
        Some((self.before.as_deref()?, self.made.as_ref()?.0))
    }

    /// The plies from this one back to the start.
    pub fn back(&self) -> impl Iterator<Item = &Ply> {
        std::iter::successors(Some(self), |ply| ply.before.as_deref())
    }
}

/// Letting go of a long game must not go as deep as the game is long.
impl Drop for Ply {
    fn drop(&mut self) {
        let mut before = self.before.take();
        while let Some(mut ply) = before.and_then(Rc::into_inner) {
            before = ply.before.take();
        }
    }
}

/// All pieces on the boards and in reserve, a yoked pair counting as two: what is less can never
/// be more again, in any game.
fn force(state: &State) -> u32 {
    let on = |plane: &Plane| plane.occupied().len() + plane.role(Role::Tandem).len();
    let on_boards: u32 = state.boards().iter().map(on).sum();
    let reserves = Color::ALL.map(|color| {
        let reserve = state.meta.reserve(color);
        Role::RESERVABLE.map(|role| reserve.count(role) as u32).iter().sum::<u32>()
    });
    on_boards + reserves[0] + reserves[1]
}
