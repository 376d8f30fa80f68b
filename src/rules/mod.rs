//! What a game may ask for, and what follows from its answers.
//!
//! A game answers the questions of [`Variant`]; [`Rules`] derives everything else and is never
//! overridden. A generator sees one board ([`View`]); where a mover comes down is a separate
//! question, so that a layer of boards can lie over any game.

pub mod alice;
pub mod apply;
pub mod attempt;
pub mod dynamic;
pub mod generate;
pub mod moves;
pub mod outcome;
pub mod perft;
pub mod refusal;
pub mod safety;

pub use attempt::Attempt;
pub use generate::{Stage, View};
pub use moves::{Move, Moves};
pub use outcome::{Outcome, Reason};
pub use refusal::Refusal;
pub use safety::Safety;

use crate::board::{
    Bitboard, BoardId, Boards, Color, Meta, Phase, Plane, Reach, Role, Roles, Score, Site, State,
    Weights,
};

/// The position type of a game.
pub type StateOf<V> = State<<V as Variant>::Boards>;

/// What a position of some games remembers beyond men, turn, castling, en passant and clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Memory {
    /// Men in reserve.
    Reserve,
    /// Which pawns have never left their squares.
    Pawns,
    /// Which part of the turn is due.
    Phase,
    /// Who commands which army, and how often that may change.
    Command,
}

/// The questions a game answers. Those with a default answer it as orthodox chess does.
pub trait Variant: Copy + Send + Sync + 'static {
    type Boards: Boards;

    /// May a search assume that passing is never the best move?
    fn allows_null_move(&self) -> bool {
        true
    }

    /// How many boards it has; there may be room for more.
    fn boards(&self) -> usize {
        Self::Boards::COUNT
    }

    /// How many files its boards have, from the a-file; there are always eight ranks.
    fn files(&self) -> u8 {
        8
    }

    /// Is the king never captured, so that a side may not leave it attacked?
    fn is_royal(&self) -> bool {
        true
    }

    /// What a position remembers beyond what orthodox chess does.
    fn memory(&self) -> &'static [Memory] {
        &[]
    }

    /// Puts the men of the start on empty boards.
    fn setup(&self, state: &mut StateOf<Self>);

    /// Pseudo-legal moves on one board: all that obeys how men move, the king's safety aside.
    fn moves(&self, view: &View, out: &mut Moves) {
        generate::orthodox(view, out);
    }

    /// The men that can ever stand on its boards.
    fn men(&self) -> Roles {
        Roles::ALL.without(Role::Tandem)
    }

    /// The squares a pawn of `us` can ever stand on.
    fn pawn_squares(&self, us: Color) -> Bitboard {
        !(Bitboard::rank_for(us, 0) | Bitboard::rank_for(us, 7))
    }

    /// The pawns that may make a double step, other men permitting.
    fn doubles(&self, plane: &Plane, us: Color) -> Bitboard {
        plane.men(us, Role::Pawn) & Bitboard::rank_for(us, 1)
    }

    /// Where the mover may come down: the move itself, none, or several in its place. Asked only
    /// in games of more than one board.
    fn land(&self, _boards: &[Plane], _us: Color, m: Move, out: &mut Moves) {
        out.push(m);
    }

    /// The squares of board `from` at which a man that arrives there may come down on board `onto`,
    /// as far as the men on the boards let it. On one board it comes down where it arrives.
    fn passage(&self, _boards: &[Plane], _from: BoardId, _onto: BoardId) -> Bitboard {
        Bitboard::FULL
    }

    /// Moves that begin and end on the same square of different boards.
    fn across(
        &self,
        _boards: &[Plane],
        _us: Color,
        _movers: Roles,
        _stage: Stage,
        _out: &mut Moves,
    ) {
    }

    /// Is a move forbidden to a king that is in check, though it would be safe afterwards?
    fn bars_in_check(&self, _king_move: Move) -> bool {
        false
    }

    /// Is there castling at all?
    fn has_castling(&self) -> bool {
        true
    }

    /// Is there en passant at all?
    fn has_en_passant(&self) -> bool {
        true
    }

    /// Where the pawn stands that `us` may capture on a board after a double step over `passed`.
    fn victim(&self, passed: Site, board: BoardId, us: Color) -> Option<Site> {
        let behind = passed.square().ahead(us, -1)?;
        (passed.board() == board).then_some(Site::new(board, behind))
    }

    /// Which men must move if any of them can, and which may when none of those can.
    fn duty(&self, _meta: &Meta) -> [Roles; 2] {
        [Roles::ALL, Roles::NONE]
    }

    /// Appends what may be declared along with each move from index `first` on: the move again, with
    /// its declaration.
    fn declare(&self, _boards: &[Plane], _meta: &Meta, _first: usize, _out: &mut Moves) {}

    /// The men that make the figure a declared move rests on, each beside the next and the last
    /// beside the first; the boards are those before the move.
    fn figure(&self, _boards: &[Plane], _m: Move) -> Vec<Site> {
        Vec::new()
    }

    /// Hands the turn on after a move of a man of role `moved`; the boards are those after it.
    fn pass_turn(&self, _boards: &[Plane], meta: &mut Meta, _m: Move, _moved: Role) {
        meta.hand_over();
    }

    /// Is a site attacked by an army? A game of one board must answer as orthodox chess does.
    fn attacked(&self, boards: &[Plane], at: Site, by: Color) -> bool {
        boards.get(at.board().index()).is_some_and(|plane| plane.attacked(at.square(), by))
    }

    /// Does a move of this role, though no capture, set the fifty-move count back?
    fn is_progress(&self, moved: Role) -> bool {
        moved.is_pawn()
    }

    /// How the game has ended other than by lack of moves (a king captured, say).
    fn decided(&self, _boards: &[Plane], _meta: &Meta) -> Option<Outcome> {
        None
    }

    /// Where kings are captured: can `us` take the enemy king within one turn, the present one or,
    /// were the enemy to pass, the next? No is also the answer where a look does not tell.
    fn takes_king(&self, _boards: &[Plane], _meta: &Meta, _us: Color) -> bool {
        false
    }

    /// Can neither side mate by any series of moves?
    fn is_dead(&self, state: &StateOf<Self>) -> bool {
        outcome::orthodox_dead(state)
    }

    /// What men are worth, for the engine.
    fn weights(&self) -> &'static Weights;

    /// The game's own terms of evaluation on one of its boards, White's minus Black's; material,
    /// placement and what all games share is counted elsewhere.
    fn evaluate(&self, _w: &Weights, _meta: &Meta, _plane: &Plane, _reach: &Reach) -> Score {
        Score::ZERO
    }
}

/// What follows from the answers.
pub trait Rules: Variant {
    /// The position the game starts from.
    fn start(&self) -> StateOf<Self> {
        let mut state = State::empty(self.boards());
        self.setup(&mut state);
        state
    }

    /// Where the king stands whose safety binds `color`, if it has one.
    fn king(&self, state: &StateOf<Self>, color: Color) -> Option<Site> {
        state.boards().iter().zip(0..).find_map(|(plane, board)| {
            plane.king(color).map(|square| Site::new(BoardId::new(board), square))
        })
    }

    /// Is the king of `color` attacked? Never where kings are captured like any man.
    fn in_check(&self, state: &StateOf<Self>, color: Color) -> bool {
        self.is_royal()
            && self
                .king(state, color)
                .is_some_and(|king| self.attacked(state.boards(), king, !color))
    }

    /// What bears on the king of the side to move.
    fn safety(&self, state: &StateOf<Self>) -> Safety {
        safety::look(self, state)
    }

    /// The men that may move now: those that must, if any of them can, and else the others.
    fn due(&self, state: &StateOf<Self>) -> Roles {
        generate::due(self, state, &self.safety(state), &mut Moves::new())
    }

    /// Appends the pseudo-legal moves of a stage.
    fn generate(&self, state: &StateOf<Self>, safety: &Safety, stage: Stage, out: &mut Moves) {
        generate::generate(self, state, safety, stage, Roles::ALL, out);
    }

    /// Appends the pseudo-legal moves of a stage that men of some roles make.
    fn generate_of(
        &self,
        state: &StateOf<Self>,
        safety: &Safety,
        stage: Stage,
        roles: Roles,
        out: &mut Moves,
    ) {
        generate::generate(self, state, safety, stage, roles, out);
    }

    /// Does a pseudo-legal move leave the mover's king safe, before and after it comes down?
    fn is_legal(&self, state: &StateOf<Self>, safety: &Safety, m: Move) -> bool {
        safety::is_legal(self, state, safety, m)
    }

    /// All legal moves.
    fn legal(&self, state: &StateOf<Self>) -> Moves {
        let mut out = Moves::new();
        self.append_legal(state, &mut out);
        out
    }

    /// How the game has ended other than by lack of moves.
    fn ending(&self, state: &StateOf<Self>) -> Option<Outcome> {
        self.decided(state.boards(), &state.meta)
    }

    /// Appends all legal moves; none once the game has ended.
    fn append_legal(&self, state: &StateOf<Self>, out: &mut Moves) {
        if self.ending(state).is_some() {
            return;
        }
        let safety = self.safety(state);
        let base = out.len();
        self.generate(state, &safety, Stage::All, out);
        let mut kept = base;
        for i in base..out.len() {
            if self.is_legal(state, &safety, out[i]) {
                out[kept] = out[i];
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// The position after a pseudo-legal move.
    fn play(&self, state: &StateOf<Self>, m: Move) -> StateOf<Self> {
        let mut next = *state;
        let moved = apply::apply(self, &mut next, m);
        let (boards, meta) = next.split();
        self.pass_turn(boards, meta, m, moved);
        // A second half of a turn that nobody can make is left out.
        if meta.phase() == Phase::Second && !generate::is_any(self, &next) {
            next.meta.set_phase(Phase::First);
            next.meta.hand_over();
        }
        next
    }

    /// How the position ends the game by itself, if it does. Draws by repetition or by the fifty
    /// moves belong to the whole game.
    fn outcome(&self, state: &StateOf<Self>) -> Option<Outcome> {
        outcome::outcome(self, state)
    }
}

impl<V: Variant> Rules for V {}
