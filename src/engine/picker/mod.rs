//! The order in which moves are tried: the likely best first, made in stages so that what is not
//! needed is not generated.

mod score;

use super::checks::Checks;
use super::exchange;
use super::history::Context;
use super::stack::{Node, SearchData};
use super::value::Value;
use crate::board::{BoardSquare, Boards, Roles};
use crate::evaluation::Rated;
use crate::rules::{Move, Moves, Stage, Variant};
use score::KILLER;

/// Which moves are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    All,
    /// Captures and promotions that lose nothing.
    Noisy,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PickerStep {
    Hint,
    /// Quiet moves with which the players change sides, for a player who stands badly.
    MakeChanges,
    Changes,
    MakeNoisy,
    Noisy,
    MakeQuiets,
    Quiets,
    /// Captures that lose material, put aside before.
    Losing,
    MakeEvasions,
    Evasions,
    Done,
}

/// What is picked.
#[derive(Clone, Copy, Debug)]
pub struct Picked {
    pub m: Move,
    pub is_noisy: bool,
    /// How promising it is; comparable among quiet moves.
    pub score: i32,
}

/// Hands out the legal moves of a node, one after the other.
pub struct Picker {
    pub game: Rated,
    step: PickerStep,
    wanted: Wanted,
    tt_move: Option<Move>,
    /// Do quiet changes of sides come before captures?
    changes_first: bool,
    /// An own piece that the opponent threatens to take.
    pub threatened: Option<BoardSquare>,
    pub checks: Checks,
    /// The static evaluation for the person to move; zero where there is none.
    pub eval: Value,
    pub context: Context,
    /// This node's part of the stack of moves: from `base`, those still to be picked from `next`.
    base: usize,
    next: usize,
    /// Where the losing captures put aside end.
    losing_end: usize,
}

impl Picker {
    /// A picker that begins with `tt_move`, if that is a move here at all.
    pub fn new<B: Boards>(
        game: Rated,
        data: &mut SearchData,
        node: &Node<B>,
        wanted: Wanted,
        tt_move: Option<Move>,
    ) -> Picker {
        let base = data.moves.len();
        let tt_move = tt_move.filter(|&m| is_offered(game.rules, data, node, m));
        let eval = data.stack(node.ply).eval.map_or(0, |value| node.turned(value));
        let changes = eval < 0 && game.evaluation.choice(eval).is_some();
        let mut picker = Picker {
            game,
            step: PickerStep::Hint,
            wanted,
            tt_move,
            changes_first: changes && wanted == Wanted::All && !node.safety.in_check,
            threatened: None,
            eval,
            checks: match wanted {
                Wanted::Noisy => Checks::NONE,
                Wanted::All => Checks::of(game.rules, &node.position),
            },
            context: data.context(node.position.info.turn(), node.ply),
            base,
            next: base,
            losing_end: base,
        };
        if tt_move.is_none() {
            picker.step = picker.after_hint(node);
        }
        picker
    }

    /// What comes after the tt_move.
    fn after_hint<B: Boards>(&self, node: &Node<B>) -> PickerStep {
        match self.wanted {
            Wanted::All if node.safety.in_check => PickerStep::MakeEvasions,
            _ if self.changes_first => PickerStep::MakeChanges,
            _ => PickerStep::MakeNoisy,
        }
    }

    /// Puts moves of a piece early that stands on a square where it can be taken.
    pub fn save(&mut self, threatened: Option<BoardSquare>) {
        self.threatened = threatened;
    }

    /// Leaves out the quiet moves not picked yet.
    pub fn skip_quiets(&mut self) {
        if matches!(self.step, PickerStep::MakeQuiets | PickerStep::Quiets) {
            self.step = PickerStep::Losing;
            self.next = self.base;
        }
    }

    /// The next move, as long as there is one. A tt_move comes first.
    pub fn next<B: Boards>(&mut self, data: &mut SearchData, node: &Node<B>) -> Option<Picked> {
        while self.step != PickerStep::Done {
            let picked = match self.step {
                PickerStep::Hint => self.tt_move_first(node),
                PickerStep::MakeChanges
                | PickerStep::MakeNoisy
                | PickerStep::MakeQuiets
                | PickerStep::MakeEvasions => {
                    self.make(data, node);
                    None
                }
                PickerStep::Changes
                | PickerStep::Noisy
                | PickerStep::Quiets
                | PickerStep::Evasions => self.pick(data, node),
                PickerStep::Losing => self.losing(data),
                PickerStep::Done => None,
            };
            if picked.is_some() {
                return picked;
            }
        }
        None
    }

    /// The tt_move itself, if it is legal.
    fn tt_move_first<B: Boards>(&mut self, node: &Node<B>) -> Option<Picked> {
        self.step = self.after_hint(node);
        let m =
            self.tt_move.filter(|&m| self.game.rules.is_legal(&node.position, &node.safety, m))?;
        Some(Picked { m, is_noisy: m.is_noisy(&node.position), score: KILLER * 2 })
    }

    /// Generates the moves of a stage on top of the stack and scores them.
    fn make<B: Boards>(&mut self, data: &mut SearchData, node: &Node<B>) {
        if self.step == PickerStep::MakeNoisy {
            // Changes of sides, if any came before, have been tried.
            self.clear(data);
        }
        let from = data.moves.len();
        self.next = from;
        let (stage, step) = match self.step {
            PickerStep::MakeChanges => (Stage::Quiet, PickerStep::Changes),
            PickerStep::MakeNoisy => (Stage::Noisy, PickerStep::Noisy),
            PickerStep::MakeEvasions => (Stage::All, PickerStep::Evasions),
            _ => (Stage::Quiet, PickerStep::Quiets),
        };
        self.game.rules.generate(&node.position, &node.safety, stage, &mut data.moves);
        if self.changes_first && stage == Stage::Quiet {
            keep_changes(&mut data.moves, from, step == PickerStep::Changes);
        }
        self.score(data, node, from);
        self.step = step;
    }

    /// The best of what was generated last, if it is to be tried now.
    fn pick<B: Boards>(&mut self, data: &mut SearchData, node: &Node<B>) -> Option<Picked> {
        let Some((m, score)) = self.best(data) else {
            self.advance();
            return None;
        };
        if Some(m) == self.tt_move || !self.game.rules.is_legal(&node.position, &node.safety, m) {
            return None;
        }
        let is_noisy = self.is_noisy(node, m);
        let wins = || m.changes_sides() || exchange::see_ge(self.game, &node.position, m, 0);
        let sound = || score >= 0 && wins();
        if self.step == PickerStep::Noisy && !sound() {
            // Put aside, where moves picked before have left a place.
            data.moves[self.losing_end] = m;
            data.scores[self.losing_end] = score;
            self.losing_end += 1;
            return None;
        }
        Some(Picked { m, is_noisy, score })
    }

    /// Is a move of this stage a capture or a promotion? Only among evasions it must be asked.
    fn is_noisy<B: Boards>(&self, node: &Node<B>, m: Move) -> bool {
        match self.step {
            PickerStep::MakeEvasions | PickerStep::Evasions => m.is_noisy(&node.position),
            PickerStep::MakeNoisy | PickerStep::Noisy => true,
            _ => false,
        }
    }

    /// What follows when the moves of a stage have been picked.
    fn advance(&mut self) {
        self.step = match (self.step, self.wanted) {
            (PickerStep::Changes, _) => PickerStep::MakeNoisy,
            (PickerStep::Noisy, Wanted::All) => PickerStep::MakeQuiets,
            (PickerStep::Quiets, Wanted::All) => {
                self.next = self.base;
                PickerStep::Losing
            }
            _ => PickerStep::Done,
        };
    }

    /// The next of the captures put aside.
    fn losing(&mut self, data: &SearchData) -> Option<Picked> {
        if self.next >= self.losing_end {
            self.step = PickerStep::Done;
            return None;
        }
        self.next += 1;
        let (m, score) = (data.moves[self.next - 1], data.scores[self.next - 1]);
        Some(Picked { m, is_noisy: true, score })
    }

    /// Takes this node's moves off the stack.
    pub fn finish(self, data: &mut SearchData) {
        self.clear(data);
    }

    fn clear(&self, data: &mut SearchData) {
        data.moves.truncate(self.base);
        data.scores.truncate(self.base);
    }

    /// The best of the moves not picked yet.
    fn best(&mut self, data: &mut SearchData) -> Option<(Move, i32)> {
        let rest = data.scores.get(self.next..)?;
        // Looked for twice, for a value alone is found several at a time.
        let score = rest.iter().copied().reduce(i32::max)?;
        let offset = rest.iter().position(|&other| other == score)?;
        data.moves.swap(self.next, self.next + offset);
        data.scores.swap(self.next, self.next + offset);
        self.next += 1;
        Some((data.moves[self.next - 1], score))
    }
}

/// Keeps of the moves from an index on those that change sides, or those that do not.
#[inline(never)]
fn keep_changes(moves: &mut Moves, from: usize, wanted: bool) {
    let mut kept = from;
    for i in from..moves.len() {
        moves[kept] = moves[i];
        kept += usize::from(moves[i].changes_sides() == wanted);
    }
    moves.truncate(kept);
}

/// Is it among the moves generated here? A move from the table may belong to another position.
fn is_offered<B: Boards>(
    rules: &dyn Variant,
    data: &mut SearchData,
    node: &Node<B>,
    m: Move,
) -> bool {
    let Some(role) = m.mover(&node.position) else { return false };
    let stage = match m.is_noisy(&node.position) {
        true => Stage::Noisy,
        false => Stage::Quiet,
    };
    let base = data.moves.len();
    let roles = Roles::only(role);
    rules.generate_of(&node.position, &node.safety, stage, roles, &mut data.moves);
    let offered = data.moves[base..].contains(&m);
    data.moves.truncate(base);
    offered
}
