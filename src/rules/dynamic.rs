//! A game whose rules are looked up at run time.
//!
//! A search wants positions that are no larger than they must be, and constants for the number of
//! boards; which game it is it asks so seldom that a pointer does as well as a type (the same bench in
//! the same time). So one search serves all games on so many boards, and whoever sets up a board,
//! reads a FEN or asks for the moves of one position has one copy of that code for all games.

use std::marker::PhantomData;

use super::{Memory, Move, Moves, Outcome, Rules, Stage, Variant, View};
use crate::board::{
    Bitboard, BoardId, Boards, Color, Meta, Plane, Reach, Role, Roles, Score, Site, State, Weights,
    Wide,
};

/// The questions of [`Variant`], asked through a pointer.
trait Questions: Send + Sync {
    fn boards(&self) -> usize;
    fn allows_null_move(&self) -> bool;
    fn files(&self) -> u8;
    fn is_royal(&self) -> bool;
    fn memory(&self) -> &'static [Memory];
    fn start(&self) -> State<Wide>;
    fn moves(&self, view: &View, out: &mut Moves);
    fn men(&self) -> Roles;
    fn pawn_squares(&self, us: Color) -> Bitboard;
    fn doubles(&self, plane: &Plane, us: Color) -> Bitboard;
    fn land(&self, boards: &[Plane], us: Color, m: Move, out: &mut Moves);
    fn passage(&self, boards: &[Plane], from: BoardId, onto: BoardId) -> Bitboard;
    fn across(&self, boards: &[Plane], us: Color, movers: Roles, stage: Stage, out: &mut Moves);
    fn bars_in_check(&self, king_move: Move) -> bool;
    fn has_castling(&self) -> bool;
    fn has_en_passant(&self) -> bool;
    fn victim(&self, passed: Site, board: BoardId, us: Color) -> Option<Site>;
    fn duty(&self, meta: &Meta) -> [Roles; 2];
    fn declare(&self, boards: &[Plane], meta: &Meta, first: usize, out: &mut Moves);
    fn figure(&self, boards: &[Plane], m: Move) -> Vec<Site>;
    fn pass_turn(&self, boards: &[Plane], meta: &mut Meta, m: Move, moved: Role);
    fn attacked(&self, boards: &[Plane], at: Site, by: Color) -> bool;
    fn is_progress(&self, moved: Role) -> bool;
    fn decided(&self, boards: &[Plane], meta: &Meta) -> Option<Outcome>;
    fn takes_king(&self, boards: &[Plane], meta: &Meta, us: Color) -> bool;
    fn is_dead(&self, state: &State<Wide>) -> bool;
    fn weights(&self) -> &'static Weights;
    fn evaluate(&self, w: &Weights, meta: &Meta, plane: &Plane, reach: &Reach) -> Score;
}

/// Writes down once that every question is passed on, with its words.
macro_rules! pass_on {
    ($asked:ident; $($name:ident($($word:ident: $kind:ty),*) $(-> $answer:ty)?;)*) => {
        $(fn $name(&self, $($word: $kind),*) $(-> $answer)? { $asked!(self, $name($($word),*)) })*
    };
}

macro_rules! answers {
    ($asked:ident) => {
        pass_on! { $asked;
            boards() -> usize;
            allows_null_move() -> bool;
            files() -> u8;
            is_royal() -> bool;
            memory() -> &'static [Memory];
            moves(view: &View, out: &mut Moves);
            men() -> Roles;
            pawn_squares(us: Color) -> Bitboard;
            doubles(plane: &Plane, us: Color) -> Bitboard;
            land(boards: &[Plane], us: Color, m: Move, out: &mut Moves);
            passage(boards: &[Plane], from: BoardId, onto: BoardId) -> Bitboard;
            across(boards: &[Plane], us: Color, movers: Roles, stage: Stage, out: &mut Moves);
            bars_in_check(king_move: Move) -> bool;
            has_castling() -> bool;
            has_en_passant() -> bool;
            victim(passed: Site, board: BoardId, us: Color) -> Option<Site>;
            duty(meta: &Meta) -> [Roles; 2];
            declare(boards: &[Plane], meta: &Meta, first: usize, out: &mut Moves);
            figure(boards: &[Plane], m: Move) -> Vec<Site>;
            pass_turn(boards: &[Plane], meta: &mut Meta, m: Move, moved: Role);
            attacked(boards: &[Plane], at: Site, by: Color) -> bool;
            is_progress(moved: Role) -> bool;
            decided(boards: &[Plane], meta: &Meta) -> Option<Outcome>;
            takes_king(boards: &[Plane], meta: &Meta, us: Color) -> bool;
            weights() -> &'static Weights;
            evaluate(w: &Weights, meta: &Meta, plane: &Plane, reach: &Reach) -> Score;
        }
    };
}

macro_rules! of_the_game {
    ($self:ident, $name:ident($($word:ident),*)) => { Variant::$name($self, $($word),*) };
}

macro_rules! of_the_pointer {
    ($self:ident, $name:ident($($word:ident),*)) => { $self.0.$name($($word),*) };
}

impl<V: Variant> Questions for V {
    fn start(&self) -> State<Wide> {
        Rules::start(self).fitted()
    }

    fn is_dead(&self, state: &State<Wide>) -> bool {
        Variant::is_dead(self, &state.fitted())
    }

    answers!(of_the_game);
}

/// A game, whichever it is, with room for the boards `B`. Where there is room for all, as on the
/// page, one type serves every game; the engine has just the room that a game needs.
#[derive(Clone, Copy)]
pub struct Dynamic<B: Boards>(&'static dyn Questions, PhantomData<B>);

impl<B: Boards> Dynamic<B> {
    /// The game asks for no more boards than there is room for.
    pub const fn of<V: Variant>(rules: &'static V) -> Dynamic<B> {
        const { assert!(V::Boards::COUNT <= B::COUNT) };
        Dynamic(rules, PhantomData)
    }

    /// The same game with room for any.
    pub fn roomy(self) -> Dynamic<Wide> {
        Dynamic(self.0, PhantomData)
    }
}

impl<B: Boards> Variant for Dynamic<B> {
    type Boards = B;

    fn setup(&self, state: &mut State<B>) {
        *state = self.0.start().fitted();
    }

    fn is_dead(&self, state: &State<B>) -> bool {
        self.0.is_dead(&state.fitted())
    }

    answers!(of_the_pointer);
}
