//! A position on the way of a game. Plies are shared by all games that have them in common.

use std::rc::Rc;

use super::pieces::{self, PieceScene};
use super::status::{self, Status};
use crate::board::{Board, Color, Position, Role};
use crate::notation::san;
use crate::rules::{Move, Rules};

/// A position on the way of a game, how it came about, and what follows from it.
#[derive(Debug)]
pub struct Ply {
    /// How many moves were made before.
    pub number: usize,
    pub position: Position,
    /// The move that led here and its SAN; none for the start.
    pub made: Option<(Move, Rc<str>)>,
    pub pieces: Rc<[PieceScene]>,
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
    pub fn start(rules: Rules, position: Position) -> Ply {
        let pieces = pieces::number(&position).into();
        Ply::new(rules, position, None, pieces, None)
    }

    /// The ply after a legal move.
    pub fn after(before: &Rc<Ply>, rules: Rules, m: Move) -> Ply {
        let san = san::write_among(rules, &before.position, &before.legal, m).into();
        let position = rules.play(&before.position, m);
        let pieces = pieces::follow(&before.pieces, m, &position).into();
        Ply::new(rules, position, Some((m, san)), pieces, Some(before.clone()))
    }

    fn new(
        rules: Rules,
        position: Position,
        made: Option<(Move, Rc<str>)>,
        pieces: Rc<[PieceScene]>,
        before: Option<Rc<Ply>>,
    ) -> Ply {
        let legal = rules.legal(&position);
        let identity = status::identity(&position, &legal);
        let number = before.as_ref().map_or(0, |before| before.number + 1);
        let lasting = before.as_ref().filter(|before| force(&before.position) == force(&position));
        let since = lasting.map_or(number, |before| before.since);
        let mut ply = Ply {
            number,
            position,
            made,
            pieces,
            legal,
            status: Status::default(),
            identity,
            since,
            before,
        };
        ply.status = status::judge(rules, &ply.position, ply.times());
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

    /// The piece that the last move captured, where that has come back.
    pub fn reborn(&self) -> Option<&PieceScene> {
        let (before, m) = self.made()?;
        let victim = m.victim(&before.position)?;
        let was = before.pieces.iter().find(|piece| piece.site == victim)?;
        self.pieces.iter().find(|piece| piece.key == was.key)
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

/// All pieces on the boards and in pockets, a yoked pair counting as two: what is less can never
/// be more again, in any game.
fn force(position: &Position) -> u32 {
    let on = |board: &Board| board.occupied().len() + board.role(Role::Tandem).len();
    let on_boards: u32 = position.boards().iter().map(on).sum();
    let pockets = Color::ALL.map(|color| {
        let pocket = position.info.pocket(color);
        Role::RESERVABLE.map(|role| pocket.count(role) as u32).iter().sum::<u32>()
    });
    on_boards + pockets[0] + pockets[1]
}
