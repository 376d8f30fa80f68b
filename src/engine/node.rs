//! What every node of the search needs: its end, its evaluation, its children.

use super::eval;
use super::history::PieceTo;
use super::run::StopReason;
use super::searcher::{Eval, Searcher, Task};
use super::stack::Node;
use super::table::TtEntry;
use super::value::{DRAW, Expected, MAX_PLY, Value, Window, is_mate, lost_at, won_at};
use crate::board::{Board, BoardSquare, Boards, Player, Position, Role};
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

    /// The static evaluation for the person to move, as it is and as corrected by experience;
    /// the latter is remembered in the node's entry, before what the table knows corrects it once
    /// more. In check that of the last own move.
    pub fn static_eval(&mut self, node: &Node<B>, known: Option<TtEntry>) -> Eval {
        if node.safety.in_check {
            self.data.stack_mut(node.ply).eval = None;
            let before = self.data.eval_before(node.ply).map_or(0, |value| node.turned(value));
            return Eval { plain: before, corrected: before };
        }
        let plain = match known {
            Some(known) => known.eval,
            None => self.evaluate(node),
        };
        let corrected = self.data.correction.apply(&node.position, plain);
        self.data.stack_mut(node.ply).eval = Some(node.turned(corrected));
        // A search says more than an evaluation, where it says that this is wrong.
        let searched =
            known.filter(|known| !is_mate(known.value) && known.settles(corrected, corrected));
        Eval { plain, corrected: searched.map_or(corrected, |known| known.value) }
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

    /// Step 6: a node so good or so bad that its moves need not be tried. What the opponent would
    /// take if nothing were done is noted in the task.
    pub fn prunes_node(&mut self, node: &Node<B>, task: &mut Task) -> Option<Value> {
        let (depth, eval) = (task.depth, task.eval.corrected);
        let Window { alpha, beta, .. } = task.window;
        if task.window.is_open() || node.safety.in_check || task.excluded.is_some() {
            return None;
        }
        // Reverse futility: so far above that whatever the opponent does, enough will be left.
        let margin = 75 * (depth - task.improving as i32);
        if depth <= 7 && !is_mate(beta) && eval - margin >= beta {
            return Some((eval + beta) / 2);
        }
        // Razoring: so far below that only captures could help.
        if depth <= 3 && eval + 220 * depth < alpha && !is_mate(alpha) {
            let value = self.quiesce(node, task.window);
            if value <= alpha {
                return Some(value);
            }
        }
        // Null move: even a second move in a row would not help the opponent.
        if self.game.evaluation.allows_null_move() && depth >= 3 && eval >= beta && !is_mate(beta) {
            return self.null_move(node, task);
        }
        None
    }

    /// Lets the opponent move twice. If even then the position is too good, it is.
    fn null_move(&mut self, node: &Node<B>, task: &mut Task) -> Option<Value> {
        let position = &node.position;
        let us = position.info.turn();
        let passed = self.data.context(us, node.ply).earlier[0] == PieceTo::NONE;
        // Where few pieces are left, having to move may be the whole trouble.
        let non_pawns = |board: &Board| {
            (board.color(us) & !board.pawns(us) & !board.pieces(us, Role::King)).len()
        };
        let free = position.boards().iter().map(non_pawns).sum::<u32>() > 1
            || !position.info.pocket(us).is_empty();
        if passed && node.ply > 0 || !free {
            return None;
        }
        let next = position.passed();
        let key = next.info.key();
        let next = self.child(node, next);
        let beta = task.window.beta;
        let less = 3 + task.depth / 3 + ((task.eval.corrected - beta) / 180).min(3);
        let depth = task.depth - 1 - less;
        let doubt = Window::above(beta - 1).expecting(Expected::Refuted);
        let value = self.enter(node, &next, PieceTo::NONE, doubt, depth);
        if self.stop.is_some() {
            return Some(DRAW);
        }
        if value >= beta {
            return Some(if is_mate(value) { beta } else { value });
        }
        // What the opponent's answer takes is under threat.
        let answer = self.data.table.probe(key, next.distance).and_then(|known| known.best);
        task.threatened = answer.and_then(|answer| match answer {
            Move::Normal { from, to, .. } => Some(to.on(from.board())),
            _ => None,
        });
        task.threatened = task
            .threatened
            .filter(|&at: &BoardSquare| position.board(at).color(us).has(at.square()));
        None
    }

    /// The node after a move.
    pub fn step(&self, node: &Node<B>, m: Move) -> Node<B> {
        let mut tally = Tally::from(self.game.weights, node.placed);
        let position = self.game.rules.play_observed(&node.position, m, Some(&mut tally));
        self.data.table.prefetch(position.info.key());
        Node { placed: tally.sum, ..self.child(node, position) }
    }

    /// A position after another with the same pieces in the same places.
    pub fn child(&self, node: &Node<B>, position: Position<B>) -> Node<B> {
        let distance = node.distance + self.span(node, &position);
        let safety = self.game.rules.safety(&position);
        Node { safety, position, placed: node.placed, ply: node.ply + 1, distance }
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
