//! Learning from one's mistakes: each moment is played again.

use crate::app::turns::question::ask;
use crate::app::turns::words::share;
use crate::board::Player;
use crate::game::GameTree;
use crate::notation::pgn::NodeId;
use crate::worker::{Ask, EngineTask, Tell, Until};

use super::{Grade, Report, START, ended, first_share, share_of};

/// How long an answer is thought about, in positions.
const NODES: u32 = 300_000;

/// How far one is with the mistake at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// A better move is looked for.
    Asked,
    /// One was made, and is thought about.
    Judging(NodeId),
    /// It was no better, or not good enough.
    Wrong,
    Right,
    /// The better move has been shown.
    Shown,
}

/// What can happen in a lesson.
pub enum LessonAction {
    /// Somebody looks at a move of a tree now.
    Look(GameTree, NodeId),
    Told(Tell),
    /// The better move is to be seen.
    Show,
    /// The moment at hand once more.
    Again,
    /// The next mistake.
    Next,
}

/// The mistakes of a person, one after the other.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    pub player: Player,
    pub stage: Stage,
    tree: GameTree,
    /// What was in it when the lesson began.
    known: GameTree,
    /// The moves that were mistakes.
    mistakes: Vec<NodeId>,
    /// Which of them is at hand.
    at: usize,
}

impl Lesson {
    /// The mistakes of a person in a game; none if there are none, or it has no report.
    pub fn of(tree: &GameTree, player: Player) -> Option<Lesson> {
        let report = Report::of(tree)?;
        let mistakes: Vec<_> = report.mistakes(player).map(|judged| judged.node).collect();
        let stage = Stage::Asked;
        (!mistakes.is_empty()).then(|| Lesson {
            player,
            stage,
            tree: tree.clone(),
            known: tree.clone(),
            mistakes,
            at: 0,
        })
    }

    /// The game, as it was looked at last.
    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// Was a move in the game before the lesson began?
    pub fn knows(&self, node: NodeId) -> bool {
        self.known.moves().contains(node)
    }

    /// The mistake at hand; none once all have been played again.
    pub fn mistake(&self) -> Option<NodeId> {
        let known = self.mistakes.get(self.at).copied();
        known.filter(|&id| self.tree.moves().contains(id))
    }

    /// The moment before it.
    pub fn moment(&self) -> Option<NodeId> {
        self.tree.moves().parent(self.mistake()?)
    }

    /// The move that would have been better: the first variation beside it.
    pub fn solution(&self) -> Option<NodeId> {
        let (mistake, before) = (self.mistake()?, self.moment()?);
        self.known.moves().children(before).find(|&child| child != mistake)
    }

    /// Which mistake is at hand, counted from 1, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        ((self.at + 1).min(self.mistakes.len()), self.mistakes.len())
    }

    /// The lesson after something has happened.
    pub fn act(&self, action: LessonAction) -> Lesson {
        let staged = |stage| Lesson { stage, ..self.clone() };
        match action {
            LessonAction::Look(tree, at) => Lesson { tree, ..self.clone() }.looked(at),
            LessonAction::Told(tell) => staged(self.judged(&tell).unwrap_or(self.stage)),
            LessonAction::Show => staged(Stage::Shown),
            LessonAction::Again => staged(Stage::Asked),
            LessonAction::Next => Lesson { at: self.at + 1, ..staged(Stage::Asked) },
        }
    }

    /// What the engine has to say about the answer.
    pub fn question(&self) -> Option<Ask> {
        let Stage::Judging(answer) = self.stage else { return None };
        let task = EngineTask::Analyse { lines: 1, until: Until::Nodes(NODES) };
        Some(ask(&self.tree.game_at(answer), answer.number(), task))
    }

    /// A move that follows the moment at hand is an answer: right or wrong, or it has to be thought about.
    fn looked(self, at: NodeId) -> Lesson {
        let is_answer = at != NodeId::START && self.tree.moves().parent(at) == self.moment();
        // Whoever was wrong may go back and try again.
        let is_open = matches!(self.stage, Stage::Asked | Stage::Wrong) && self.mistake().is_some();
        if is_open && self.moment() == Some(at) {
            return Lesson { stage: Stage::Asked, ..self };
        }
        if !is_open || !is_answer {
            return self;
        }
        let stage = if self.mistake() == Some(at) {
            Stage::Wrong
        } else if self.solution() == Some(at) {
            Stage::Right
        } else {
            // What ends the game needs no thought.
            ended(&self.tree.game_at(at)).map_or(Stage::Judging(at), |first| self.verdict(first))
        };
        Lesson { stage, ..self }
    }

    /// What follows from what the engine says about the answer; none if it speaks of something else.
    fn judged(&self, tell: &Tell) -> Option<Stage> {
        let (Stage::Judging(answer), Tell::Best { version, score, .. }) = (self.stage, tell) else {
            return None;
        };
        let now = self.tree.game_at(answer);
        let first = share_of(now.player_of(now.turn()), share(*score));
        (*version == answer.number()).then(|| self.verdict(first))
    }

    /// Is an answer good enough after which the first person has such a share? It may lose less than an
    /// inaccuracy does.
    fn verdict(&self, first: u32) -> Stage {
        let before = self.moment().unwrap_or(NodeId::START);
        let best = self.tree.notes(before).worth().unwrap_or(START);
        let best = share_of(self.player, first_share(best, &self.tree.game_at(before)));
        match Grade::of(best.saturating_sub(share_of(self.player, first))) {
            None => Stage::Right,
            Some(_) => Stage::Wrong,
        }
    }
}
