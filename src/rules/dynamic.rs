//! A game whose rules are looked up at run time.
//!
//! The engine wants every game's rules known at compile time; whoever sets up a board, reads a FEN
//! or asks for the moves of one position does not, and one copy of that code for all games is what
//! keeps the page small.

use super::{Memory, Move, Moves, Outcome, Variant, View};
use crate::board::{
    Bitboard, BoardId, Boards, Color, Meta, Plane, Role, Roles, Site, State, Weights,
};

/// The questions of [`Variant`] as far as playing needs them, asked through a pointer.
trait Questions<B: Boards>: Send + Sync {
    fn is_royal(&self) -> bool;
    fn memory(&self) -> &'static [Memory];
    fn setup(&self, state: &mut State<B>);
    fn moves(&self, view: &View, out: &mut Moves);
    fn men(&self) -> Roles;
    fn pawn_squares(&self, us: Color) -> Bitboard;
    fn doubles(&self, plane: &Plane, us: Color) -> Bitboard;
    fn land(&self, boards: &[Plane], us: Color, m: Move, out: &mut Moves);
    fn across(&self, boards: &[Plane], us: Color, movers: Roles, out: &mut Moves);
    fn bars_in_check(&self, king_move: Move) -> bool;
    fn has_en_passant(&self) -> bool;
    fn victim(&self, passed: Site, board: BoardId, us: Color) -> Option<Site>;
    fn duty(&self, meta: &Meta) -> [Roles; 2];
    fn pass_turn(&self, meta: &mut Meta, moved: Role);
    fn attacked(&self, boards: &[Plane], at: Site, by: Color) -> bool;
    fn is_progress(&self, moved: Role) -> bool;
    fn ending(&self, state: &State<B>) -> Option<Outcome>;
    fn is_dead(&self, state: &State<B>) -> bool;
    fn weights(&self) -> &'static Weights;
}

/// Writes down once that every question is passed on, with its words.
macro_rules! pass_on {
    ($asked:ident; $($name:ident($($word:ident: $kind:ty),*) $(-> $answer:ty)?;)*) => {
        $(fn $name(&self, $($word: $kind),*) $(-> $answer)? { $asked!(self, $name($($word),*)) })*
    };
}

macro_rules! answers {
    ($asked:ident, $state:ty) => {
        pass_on! { $asked;
            is_royal() -> bool;
            memory() -> &'static [Memory];
            setup(state: &mut $state);
            moves(view: &View, out: &mut Moves);
            men() -> Roles;
            pawn_squares(us: Color) -> Bitboard;
            doubles(plane: &Plane, us: Color) -> Bitboard;
            land(boards: &[Plane], us: Color, m: Move, out: &mut Moves);
            across(boards: &[Plane], us: Color, movers: Roles, out: &mut Moves);
            bars_in_check(king_move: Move) -> bool;
            has_en_passant() -> bool;
            victim(passed: Site, board: BoardId, us: Color) -> Option<Site>;
            duty(meta: &Meta) -> [Roles; 2];
            pass_turn(meta: &mut Meta, moved: Role);
            attacked(boards: &[Plane], at: Site, by: Color) -> bool;
            is_progress(moved: Role) -> bool;
            ending(state: &$state) -> Option<Outcome>;
            is_dead(state: &$state) -> bool;
            weights() -> &'static Weights;
        }
    };
}

macro_rules! of_the_game {
    ($self:ident, $name:ident($($word:ident),*)) => { Variant::$name($self, $($word),*) };
}

macro_rules! of_the_pointer {
    ($self:ident, $name:ident($($word:ident),*)) => { $self.0.$name($($word),*) };
}

impl<V: Variant> Questions<V::Boards> for V {
    answers!(of_the_game, State<V::Boards>);
}

/// A game on boards `B`, whichever it is. It plays by the game's rules; it has none of the game's
/// own terms of evaluation and always allows a null move, for it is not made for thinking.
#[derive(Clone, Copy)]
pub struct Dynamic<B: Boards>(&'static dyn Questions<B>);

impl<B: Boards> Dynamic<B> {
    pub fn of<V: Variant<Boards = B>>(rules: &'static V) -> Dynamic<B> {
        Dynamic(rules)
    }
}

impl<B: Boards> Variant for Dynamic<B> {
    type Boards = B;

    answers!(of_the_pointer, State<B>);
}
