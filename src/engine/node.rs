//! What every node of the search needs: its end, its evaluation, its children.

use super::eval;
use super::history::PieceTo;
use super::run::StopReason;
use super::searcher::{Eval, Searcher};
use super::stack::Node;
use super::table::TtEntry;
use super::value::{DRAW, MAX_PLY, Value, Window, is_mate, lost_at, won_at};
use crate::board::{Boards, Player, Position};
use crate::evaluation::Tally;
use crate::rules::Move;

/// How often the clock is looked at, in nodes; a power of two.
pub const POLL: u64 = 512;

impl<B: Boards> Searcher<'_, B> {
    /// Counts a node. True when the search shall end.
    pub fn visit(&mut self, ply: usize) -> bool {
        self.run.nodes += 1;
        self.run.seldepth = self.run.seldepth.max(ply as u32);
        self.data.stack_mut(ply).pv.clear();
        if self.run.nodes >= self.run.node_limit {
            self.stop = Some(StopReason::Finished);
        } else if self.run.nodes & (POLL - 1) == 0 {
            self.poll();
        }
        self.stop.is_some()
    }

    /// Looks at the clock and asks whoever watches.
    fn poll(&mut self) {
        let now = self.watch.now_ms();
        let elapsed = now.saturating_sub(self.run.started_ms);
        if self.watch.should_stop() || self.run.budget.is_spent(elapsed) {
            self.stop = Some(StopReason::Finished);
        } else if self.pause_ms.is_some_and(|pause| now >= pause) {
            self.stop = Some(StopReason::Paused);
        }
    }

    /// The value of a node at which the game or the line ends.
    pub fn ended(&mut self, node: &Node<B>) -> Option<Value> {
        let position = &node.position;
        if let Some(end) = self.game.rules.ending(position) {
            return Some(match end.winner {
                None => DRAW,
                Some(player) if player == position.info.player() => won_at(node.distance),
                Some(_) => lost_at(node.distance),
            });
        }
        if self.run.repetition.is_draw()
            || self.game.rules.is_dead(position.boards(), &position.info)
        {
            return Some(DRAW);
        }
        // Mate on the hundredth ply counts.
        if position.info.clock >= 100
            && self.game.rules.has_fifty_moves()
            && (!node.safety.in_check || !self.game.rules.legal(position).is_empty())
        {
            return Some(DRAW);
        }
        (node.ply >= MAX_PLY).then(|| self.evaluate(node))
    }

    /// Can the king be taken in this turn?
    pub fn takes_king(&self, node: &Node<B>) -> bool {
        let position = &node.position;
        let (info, evaluation) = (&position.info, self.game.evaluation);
        evaluation.takes_king(position.boards(), info, info.turn())
    }

    /// The static evaluation for the person to move.
    pub fn evaluate(&mut self, node: &Node<B>) -> Value {
        let (game, position, placed) = (self.game, &node.position, node.placed);
        let value = match self.data.sums() {
            None => eval::evaluate_placed(game, position, placed),
            Some(sums) => eval::evaluate_by_network(game, sums, position, placed, node.ply),
        };
        value + self.style.whim(position.info.key())
    }

    /// The static evaluation for the person to move; as corrected by experience it is remembered
    /// in the node's entry. In check that of the last own move.
    pub fn static_eval(&mut self, node: &Node<B>, known: Option<TtEntry>) -> Eval {
        if node.safety.in_check {
            self.data.stack_mut(node.ply).eval = None;
            let before = self.data.eval_before(node.ply).map_or(0, |value| node.turned(value));
            return Eval { plain: before, corrected: before, searched: before };
        }
        let plain = match known {
            Some(known) => known.eval,
            None => self.evaluate(node),
        };
        let (boards, turn) = (node.position.boards(), node.position.info.turn());
        let pieces = self.data.parameters.correction_pieces;
        let corrected = self.data.correction.apply(boards, turn, plain, pieces);
        self.data.stack_mut(node.ply).eval = Some(node.turned(corrected));
        self.judge_last(node, corrected);
        // A search says more than an evaluation, where it says that this is wrong.
        let searched =
            known.filter(|known| !is_mate(known.value) && known.settles(corrected, corrected));
        Eval { plain, corrected, searched: searched.map_or(corrected, |known| known.value) }
    }

    /// Learns from how much better or worse the position has become with the last move, if it was quiet.
    fn judge_last(&mut self, node: &Node<B>, eval: Value) {
        let Some(ply) = node.ply.checked_sub(1) else { return };
        let last = self.data.stack(ply);
        if !last.is_quiet
            || last.current_move == PieceTo::NONE
            || node.position.info.made_in_turn() > 0
        {
            return;
        }
        if let Some(before) = last.eval {
            let (short, gained) = (last.current_move, node.turned(before) - eval);
            let (them, by) = (!node.position.info.turn(), self.data.parameters.bonus_gained);
            self.data.history.adjust_plain(them, short, (gained * by / 16).clamp(-600, 600));
        }
    }

    /// Is a node better for the person to move than the position two plies before?
    pub fn is_improving(&self, node: &Node<B>, eval: Value) -> bool {
        let before = self.data.eval_before(node.ply);
        !node.safety.in_check
            && before.is_some_and(|before| match node.position.info.player() {
                Player::First => eval > before,
                Player::Second => -eval < before,
            })
    }

    /// The node after a move.
    pub fn step(&self, node: &Node<B>, m: Move) -> Node<B> {
        let mut tally = Tally::from(self.game.weights, node.placed);
        let mut next = Node { ply: node.ply + 1, ..*node };
        self.game.rules.make(&mut next.position, m, Some(&mut tally));
        self.data.table.prefetch(next.position.info.key());
        next.placed = tally.sum;
        self.look_at(node, &mut next);
        next
    }

    /// A position after another with the same pieces in the same places.
    pub fn child(&self, node: &Node<B>, position: Position<B>) -> Node<B> {
        let mut next = Node { position, ply: node.ply + 1, ..*node };
        self.look_at(node, &mut next);
        next
    }

    /// Sees what follows from the position of a node that comes after another.
    fn look_at(&self, node: &Node<B>, next: &mut Node<B>) {
        next.distance = node.distance + self.span(node, &next.position);
        next.safety = self.game.rules.safety(&next.position);
    }

    /// By how much the distance grows from a node to a position after it. What somebody does on
    /// and on counts as if the other had moved in between, but the moves of a turn as one.
    fn span(&self, node: &Node<B>, next: &Position<B>) -> usize {
        let ends = || self.game.rules.ending(next).is_some();
        match (next.info.player() == node.position.info.player(), next.info.made_in_turn()) {
            (false, _) => 1,
            (true, 0) => 2,
            (true, _) => ends() as usize,
        }
    }

    /// Searches a child; the value is for the person to move at the parent, who may be to move at
    /// the child as well.
    pub fn enter(
        &mut self,
        node: &Node<B>,
        next: &Node<B>,
        current_move: PieceTo,
        window: Window,
        depth: i32,
    ) -> Value {
        self.data.stack_mut(node.ply).current_move = current_move;
        self.run.repetition.push(next.position.info.key());
        let value = if next.position.info.player() == node.position.info.player() {
            self.search(next, window, depth)
        } else {
            -self.search(next, window.flipped(), depth)
        };
        self.run.repetition.pop();
        value
    }

    /// Does a weak player miss the move? Never the cure of a check.
    pub fn overlooks(&self, node: &Node<B>, m: Move) -> bool {
        let is_own = node.position.info.player() == self.run.position.info.player();
        !node.safety.in_check
            && match is_own {
                true => self.style.overlooks(self.game, &node.position, m),
                false => self.style.overlooks_reply(self.game, &node.position, m),
            }
    }
}
