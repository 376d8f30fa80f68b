//! Evaluating the positions of a game one after another, and writing down what was found.

use crate::app::turns::question::ask;
use crate::board::Color;
use crate::engine::Score;
use crate::game::{Game, GameTree};
use crate::notation::pgn::{NodeId, Worth};
use crate::rules::Move;
use crate::worker::{Ask, EngineTask, Info, Tell, Until};

use super::{Grade, Report};

/// How many positions the engine usually looks at from each of the game: about a quarter of a second.
pub const NODES: u32 = 200_000;

/// Better lines are shown so far, in plies.
const LINE: usize = 8;

/// The positions of a game, and what has been found out about them. The last comes first: what the engine has seen
/// there helps it with those before.
#[derive(Clone, PartialEq, Debug)]
pub struct Appraisal {
    /// The game, and its nodes, the start first.
    game: Game,
    line: Vec<NodeId>,
    /// By the number of moves made.
    findings: Vec<Option<Finding>>,
    /// How many positions the engine looks at from each.
    nodes: u32,
    /// What was last told of the position that is being looked at.
    last: Option<Info>,
}

/// What the engine makes of a position.
#[derive(Clone, PartialEq, Debug)]
struct Finding {
    /// To the person to move.
    score: Score,
    depth: u32,
    line: Vec<Move>,
}

impl Appraisal {
    /// The game that was played, as nobody has looked at it yet.
    pub fn of(tree: &GameTree, nodes: u32) -> Appraisal {
        let line: Vec<NodeId> = std::iter::once(NodeId::START).chain(tree.main_line()).collect();
        Appraisal { game: tree.game(), findings: vec![None; line.len()], line, nodes, last: None }
    }

    /// Is it of the game that was played in this tree?
    pub fn is_of(&self, tree: &GameTree) -> bool {
        self.line[1..] == tree.main_line() && self.game == tree.game()
    }

    /// How many positions have been looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let open = (0..self.line.len()).filter(|&made| self.is_open(made)).count();
        (self.line.len() - open, self.line.len())
    }

    /// What is to be asked next; none once all has been found.
    pub fn question(&self) -> Option<Ask> {
        let made = self.next()?;
        let task = EngineTask::Analyse { lines: 1, until: Until::Nodes(self.nodes) };
        Some(ask(&self.game.first_plies(made), version(made), task))
    }

    /// Hears what the engine tells. What it tells of another position is passed over.
    pub fn told(&mut self, tell: Tell) {
        let Some(made) = self.next() else { return };
        match tell {
            Tell::Info { version: of, lines } if of == version(made) => {
                self.last = lines.into_iter().next();
            }
            Tell::Best { version: of, score, .. } if of == version(made) => {
                let game = self.game.first_plies(made);
                let last = self.last.take();
                let depth = last.as_ref().map_or(0, |info| info.depth);
                let line = last.map(|info| moves(game, &info.coords)).unwrap_or_default();
                self.findings[made] = Some(Finding { score, depth, line });
            }
            Tell::Ready | Tell::Info { .. } | Tell::Best { .. } | Tell::Failed { .. } => {}
        }
    }

    /// Writes evaluations, glyphs, and what would have been better into the tree of the game.
    pub fn write(&self, tree: &mut GameTree) {
        for (made, (&node, finding)) in self.line.iter().zip(&self.findings).enumerate() {
            let Some(finding) = finding else { continue };
            let is_white = self.game.first_plies(made).turn() == Color::White;
            let worth = match if is_white { finding.score } else { finding.score.turned() } {
                Score::Centipawns(n) => Worth::Centipawns(n),
                Score::Mate(n) => Worth::Mate(n),
            };
            tree.change(node, |notes| notes.set_worth(Some(worth), Some(finding.depth)));
        }
        let Some(report) = Report::of(tree) else { return };
        for (judged, better) in report.moves.iter().zip(&self.findings) {
            let (Some(grade), Some(better)) = (judged.grade(), better) else { continue };
            self.remark(tree, judged.node, grade, &better.line);
        }
    }

    /// Gives a move its glyph, unless somebody has given it one, and what would have been better.
    fn remark(&self, tree: &mut GameTree, node: NodeId, grade: Grade, better: &[Move]) {
        if !tree.notes(node).glyphs.iter().any(|glyph| (1..=6).contains(glyph)) {
            tree.change(node, |notes| notes.add_glyph(grade.glyph()));
        }
        let before = tree.moves().parent(node);
        if let Some(before) = before.filter(|_| better.first().copied() != tree.moves().made(node))
        {
            tree.play_all(before, better.iter().copied().take(LINE));
        }
    }

    fn next(&self) -> Option<usize> {
        (0..self.line.len()).rev().find(|&made| self.is_open(made))
    }

    /// Is a position still to be looked at? A game that is over needs no looking.
    fn is_open(&self, made: usize) -> bool {
        self.findings[made].is_none() && self.game.first_plies(made).status().outcome.is_none()
    }
}

/// Answers are told apart by the number of moves made.
fn version(made: usize) -> u32 {
    made as u32
}

fn moves(mut game: Game, coords: &[String]) -> Vec<Move> {
    let mut moves = Vec::new();
    for coord in coords {
        let Some((m, next)) = game.read(coord).ok().and_then(|m| Some((m, game.after(m)?))) else {
            break;
        };
        moves.push(m);
        game = next;
    }
    moves
}
