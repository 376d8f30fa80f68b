//! The order in which moves are tried: the likely best first, made in stages so that what is not
//! needed is not generated.

use super::checks::Checks;
use super::exchange;
use super::history::Context;
use super::order::{KILLER, is_noisy};
use super::stack::{Node, SearchData};
use super::value::Value;
use crate::board::{Boards, Roles, Site};
use crate::rules::{Move, Stage, Variant};

/// Which moves are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    All,
    /// Captures and promotions that lose nothing.
    Noisy,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Hint,
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
    step: Step,
    wanted: Wanted,
    tt_move: Option<Move>,
    /// An own man that the opponent threatens to take.
    pub threatened: Option<Site>,
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
        rules: &dyn Variant,
        data: &mut SearchData,
        node: &Node<B>,
        wanted: Wanted,
        tt_move: Option<Move>,
    ) -> Picker {
        let base = data.moves.len();
        let tt_move = tt_move.filter(|&m| is_offered(rules, data, node, m));
        let evades = node.safety.in_check && wanted == Wanted::All;
        Picker {
            step: match (tt_move, evades) {
                (Some(_), _) => Step::Hint,
                (None, true) => Step::MakeEvasions,
                (None, false) => Step::MakeNoisy,
            },
            wanted,
            tt_move,
            threatened: None,
            eval: data.stack(node.ply).eval.map_or(0, |value| node.turned(value)),
            checks: match wanted {
                Wanted::Noisy => Checks::NONE,
                Wanted::All => Checks::of(rules, &node.state),
            },
            context: data.context(node.state.meta.turn(), node.ply),
            base,
            next: base,
            losing_end: base,
        }
    }

    /// Puts moves of a man early that stands on a site where it can be taken.
    pub fn save(&mut self, threatened: Option<Site>) {
        self.threatened = threatened;
    }

    /// Leaves out the quiet moves not picked yet.
    pub fn skip_quiets(&mut self) {
        if matches!(self.step, Step::MakeQuiets | Step::Quiets) {
            self.step = Step::Losing;
            self.next = self.base;
        }
    }

    /// The next move, as long as there is one. A tt_move comes first.
    pub fn next<B: Boards>(
        &mut self,
        rules: &dyn Variant,
        data: &mut SearchData,
        node: &Node<B>,
    ) -> Option<Picked> {
        while self.step != Step::Done {
            let picked = match self.step {
                Step::Hint => self.tt_move_first(rules, node),
                Step::MakeNoisy | Step::MakeQuiets | Step::MakeEvasions => {
                    self.make(rules, data, node);
                    None
                }
                Step::Noisy | Step::Quiets | Step::Evasions => self.pick(rules, data, node),
                Step::Losing => self.losing(data),
                Step::Done => None,
            };
            if picked.is_some() {
                return picked;
            }
        }
        None
    }

    /// The tt_move itself, if it is legal.
    fn tt_move_first<B: Boards>(&mut self, rules: &dyn Variant, node: &Node<B>) -> Option<Picked> {
        let evades = node.safety.in_check && self.wanted == Wanted::All;
        self.step = if evades { Step::MakeEvasions } else { Step::MakeNoisy };
        let m = self.tt_move.filter(|&m| rules.is_legal(&node.state, &node.safety, m))?;
        Some(Picked { m, is_noisy: is_noisy(&node.state, m), score: KILLER * 2 })
    }

    /// Generates the moves of a stage on top of the stack and scores them.
    fn make<B: Boards>(&mut self, rules: &dyn Variant, data: &mut SearchData, node: &Node<B>) {
        let from = data.moves.len();
        self.next = from;
        let (stage, step) = match self.step {
            Step::MakeNoisy => (Stage::Noisy, Step::Noisy),
            Step::MakeEvasions => (Stage::All, Step::Evasions),
            _ => (Stage::Quiet, Step::Quiets),
        };
        rules.generate(&node.state, &node.safety, stage, &mut data.moves);
        self.score(rules, data, node, from);
        self.step = step;
    }

    /// The best of what was generated last, if it is to be tried now.
    fn pick<B: Boards>(
        &mut self,
        rules: &dyn Variant,
        data: &mut SearchData,
        node: &Node<B>,
    ) -> Option<Picked> {
        let Some((m, score)) = self.best(data) else {
            self.advance();
            return None;
        };
        if Some(m) == self.tt_move || !rules.is_legal(&node.state, &node.safety, m) {
            return None;
        }
        let is_noisy = match self.step {
            Step::Noisy => true,
            Step::Evasions => is_noisy(&node.state, m),
            _ => false,
        };
        let changes_armies = matches!(m, Move::Switch(_));
        let wins = || changes_armies || exchange::see_ge(rules, &node.state, m, 0);
        let sound = || score >= 0 && wins();
        if self.step == Step::Noisy && !sound() {
            // Put aside, where moves picked before have left a place.
            data.moves[self.losing_end] = m;
            data.scores[self.losing_end] = score;
            self.losing_end += 1;
            return None;
        }
        Some(Picked { m, is_noisy, score })
    }

    /// What follows when the moves of a stage have been picked.
    fn advance(&mut self) {
        self.step = match (self.step, self.wanted) {
            (Step::Noisy, Wanted::All) => Step::MakeQuiets,
            (Step::Quiets, Wanted::All) => {
                self.next = self.base;
                Step::Losing
            }
            _ => Step::Done,
        };
    }

    /// The next of the captures put aside.
    fn losing(&mut self, data: &SearchData) -> Option<Picked> {
        if self.next >= self.losing_end {
            self.step = Step::Done;
            return None;
        }
        self.next += 1;
        let (m, score) = (data.moves[self.next - 1], data.scores[self.next - 1]);
        Some(Picked { m, is_noisy: true, score })
    }

    /// Takes this node's moves off the stack.
    pub fn finish(self, data: &mut SearchData) {
        data.moves.truncate(self.base);
        data.scores.truncate(self.base);
    }

    /// The best of the moves not picked yet.
    fn best(&mut self, data: &mut SearchData) -> Option<(Move, i32)> {
        let rest = data.scores.get(self.next..)?;
        let (offset, &score) = rest.iter().enumerate().reduce(|a, b| match b.1 > a.1 {
            true => b,
            false => a,
        })?;
        data.moves.swap(self.next, self.next + offset);
        data.scores.swap(self.next, self.next + offset);
        self.next += 1;
        Some((data.moves[self.next - 1], score))
    }
}

/// Is it among the moves generated here? A move from the table may belong to another position.
fn is_offered<B: Boards>(
    rules: &dyn Variant,
    data: &mut SearchData,
    node: &Node<B>,
    m: Move,
) -> bool {
    let role = match m {
        Move::Drop { role, .. } => Some(role),
        _ => m.origin().and_then(|from| node.state.plane(from).role_at(from.square())),
    };
    let Some(role) = role else { return false };
    let stage = match is_noisy(&node.state, m) {
        true => Stage::Noisy,
        false => Stage::Quiet,
    };
    let base = data.moves.len();
    let roles = Roles::only(role);
    rules.generate_of(&node.state, &node.safety, stage, roles, &mut data.moves);
    let offered = data.moves[base..].contains(&m);
    data.moves.truncate(base);
    offered
}
