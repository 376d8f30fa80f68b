//! The report of a game: what each move lost, how well each side played, and where the game turned. It is read from what
//! the tree of the game says of its positions (`%eval`), so it is stored with the game, and a game that was
//! evaluated elsewhere has one at once.

mod accuracy;
pub mod appraisal;
pub mod lesson;
pub mod turning;

use crate::app::turns::words::share;
use crate::board::{Color, Player};
use crate::game::{Game, GameTree};
use crate::notation::pgn::{NodeId, Worth};
use crate::worker::Score;

/// How bad a move is, by the expected score it loses: lichess counts the same in twice as large numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Grade {
    Inaccuracy,
    Mistake,
    Blunder,
}

impl Grade {
    pub const ALL: [Grade; 3] = [Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// The grade of a loss in thousandths of a point.
    pub fn of(loss: u32) -> Option<Grade> {
        Grade::ALL.into_iter().rev().find(|grade| loss >= grade.least())
    }

    const fn least(self) -> u32 {
        match self {
            Grade::Inaccuracy => 50,
            Grade::Mistake => 100,
            Grade::Blunder => 150,
        }
    }

    /// The glyph for it, as PGN numbers them.
    pub const fn glyph(self) -> u8 {
        match self {
            Grade::Inaccuracy => 6,
            Grade::Mistake => 2,
            Grade::Blunder => 4,
        }
    }
}

/// A move of the game, as the report has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JudgedMove {
    pub node: NodeId,
    pub mover: Player,
    /// The first person's expected score after it, in thousandths.
    pub share: u32,
    /// What the mover's expected score lost by it, in thousandths.
    pub loss: u32,
}

impl JudgedMove {
    pub fn grade(&self) -> Option<Grade> {
        Grade::of(self.loss)
    }
}

/// How well somebody played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Performance {
    /// Inaccuracies, mistakes and blunders.
    pub grades: [usize; 3],
    /// From 0 to 100.
    pub accuracy: u32,
    /// The expected score lost by a move, on average, in thousandths.
    pub loss: u32,
}

/// What is known of a game whose positions have been evaluated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The first person's expected score at the start, in thousandths.
    pub start: u32,
    pub moves: Vec<JudgedMove>,
}

/// What the start is worth to White where nobody has said: a move's worth, as elsewhere.
const START: Worth = Worth::Centipawns(15);

impl Report {
    /// The report of the game that was played; none as long as a position of it has not been evaluated.
    pub fn of(tree: &GameTree) -> Option<Report> {
        let (line, game) = (tree.main_line(), tree.game());
        let start = tree.notes(NodeId::START).worth().unwrap_or(START);
        let start = first_share(start, &game.first_plies(0));
        let (mut before, mut moves) = (start, Vec::new());
        for (made, &node) in line.iter().enumerate() {
            let (then, now) = (game.first_plies(made), game.first_plies(made + 1));
            let mover = then.player_of(then.turn());
            let share = worth(tree, node, &now)?;
            let loss = share_of(mover, before).saturating_sub(share_of(mover, share));
            moves.push(JudgedMove { node, mover, share, loss });
            before = share;
        }
        (!moves.is_empty()).then_some(Report { start, moves })
    }

    /// How well a person played; none if they made no move.
    pub fn performance(&self, player: Player) -> Option<Performance> {
        let own: Vec<_> = self.moves.iter().filter(|judged| judged.mover == player).collect();
        let count = |grade| own.iter().filter(|judged| judged.grade() == Some(grade)).count();
        let loss: u32 = own.iter().map(|judged| judged.loss).sum();
        Some(Performance {
            grades: Grade::ALL.map(count),
            accuracy: accuracy::of(self, player)?,
            loss: loss / own.len() as u32,
        })
    }

    /// The move by which the game turned: the worst, if it was a mistake at all.
    pub fn turning_point(&self) -> Option<&JudgedMove> {
        let worst = self.moves.iter().rev().max_by_key(|judged| judged.loss);
        worst.filter(|judged| judged.grade() >= Some(Grade::Mistake))
    }

    /// The mistakes and blunders of a person.
    pub fn mistakes(&self, player: Player) -> impl Iterator<Item = &JudgedMove> {
        let own = self.moves.iter().filter(move |judged| judged.mover == player);
        own.filter(|judged| judged.grade() >= Some(Grade::Mistake))
    }
}

/// The first person's share of a position that the tree says something of, or that has ended the game.
fn worth(tree: &GameTree, node: NodeId, game: &Game) -> Option<u32> {
    let told = || tree.notes(node).worth().map(|worth| first_share(worth, game));
    ended(game).or_else(told)
}

/// The first person's share of a game that is over by its rules.
fn ended(game: &Game) -> Option<u32> {
    let outcome = game.status().outcome?;
    Some(outcome.winner.map_or(500, |winner| share_of(winner, 1000)))
}

/// A person's share of the first person's.
fn share_of(player: Player, first: u32) -> u32 {
    if player == Player::First { first } else { 1000 - first }
}

fn score(worth: Worth) -> Score {
    match worth {
        Worth::Centipawns(n) => Score::Centipawns(n),
        Worth::Mate(n) => Score::Mate(n),
    }
}

/// The first person's share of what White has.
fn first_share(worth: Worth, game: &Game) -> u32 {
    let white = share(score(worth));
    if game.player_of(Color::White) == Player::First { white } else { 1000 - white }
}
