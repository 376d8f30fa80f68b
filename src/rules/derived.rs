//! What follows from the answers a game gives: the same for all of them, so nothing here is ever
//! answered otherwise.

use super::{
    Memory, Move, Moves, Outcome, Safety, Stage, Variant, apply, generate, outcome, safety,
};
use crate::board::{BoardId, Boards, Color, Phase, Roles, Site, State};

impl dyn Variant + '_ {
    /// The position the game starts from.
    pub fn start<B: Boards>(&self) -> State<B> {
        let mut state = State::empty(self.boards());
        self.setup(&mut state.placement(self.weights()));
        state
    }

    /// Does it have men in reserve, wherever they come from?
    pub fn has_reserve(&self) -> bool {
        let is_reserve = |memory: &Memory| matches!(memory, Memory::Reserve | Memory::Pocket);
        self.memory().iter().any(is_reserve)
    }

    /// Where the king stands whose safety binds `color`, if it has one.
    pub fn king<B: Boards>(&self, state: &State<B>, color: Color) -> Option<Site> {
        state.boards().iter().zip(0..).find_map(|(plane, board)| {
            plane.king(color).map(|square| Site::new(BoardId::new(board), square))
        })
    }

    /// Is the king of `color` attacked? Never where kings are captured like any man.
    pub fn in_check<B: Boards>(&self, state: &State<B>, color: Color) -> bool {
        self.is_royal()
            && self
                .king(state, color)
                .is_some_and(|king| self.attacked(state.boards(), king, !color))
    }

    /// What bears on the king of the side to move.
    pub fn safety<B: Boards>(&self, state: &State<B>) -> Safety {
        safety::look(self, state)
    }

    /// The men that may move now: those that must, if any of them can, and else the others.
    pub fn due<B: Boards>(&self, state: &State<B>) -> Roles {
        generate::due(self, state, &self.safety(state), &mut Moves::new())
    }

    /// Appends the pseudo-legal moves of a stage.
    pub fn generate<B: Boards>(
        &self,
        state: &State<B>,
        safety: &Safety,
        stage: Stage,
        out: &mut Moves,
    ) {
        generate::generate(self, state, safety, stage, Roles::ALL, out);
    }

    /// Appends the pseudo-legal moves of a stage that men of some roles make.
    pub fn generate_of<B: Boards>(
        &self,
        state: &State<B>,
        safety: &Safety,
        stage: Stage,
        roles: Roles,
        out: &mut Moves,
    ) {
        generate::generate(self, state, safety, stage, roles, out);
    }

    /// Does a pseudo-legal move leave the mover's king safe, before and after it comes down?
    pub fn is_legal<B: Boards>(&self, state: &State<B>, safety: &Safety, m: Move) -> bool {
        safety::is_legal(self, state, safety, m)
    }

    /// All legal moves.
    pub fn legal<B: Boards>(&self, state: &State<B>) -> Moves {
        let mut out = Moves::new();
        self.append_legal(state, &mut out);
        out
    }

    /// How the game has ended other than by lack of moves.
    pub fn ending<B: Boards>(&self, state: &State<B>) -> Option<Outcome> {
        self.decided(state.boards(), &state.meta)
    }

    /// Appends all legal moves; none once the game has ended.
    pub fn append_legal<B: Boards>(&self, state: &State<B>, out: &mut Moves) {
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
    pub fn play<B: Boards>(&self, state: &State<B>, m: Move) -> State<B> {
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
    pub fn outcome<B: Boards>(&self, state: &State<B>) -> Option<Outcome> {
        outcome::outcome(self, state)
    }
}
