//! The engine's best lines as they are shown: moves with their numbers, and what stands on the boards after each.

use crate::app::common::shape::{Brush, Shape};
use crate::app::turns::table::Table;
use crate::app::turns::watching::Subject;
use crate::app::turns::words;
use crate::board::Color;
use crate::game::gesture::gestures;
use crate::game::{Game, Spot};
use crate::rules::Move;
use crate::worker::{Info, Score};

/// Longer lines are cut: what comes late is a guess.
const LONGEST: usize = 16;

/// A line that the engine expects.
#[derive(Clone, PartialEq)]
pub struct Line {
    /// To the person whose chances are shown.
    pub score: Score,
    pub depth: u32,
    pub moves: Vec<LineMove>,
}

/// A move of a line.
#[derive(Clone, PartialEq)]
pub struct LineMove {
    pub m: Move,
    /// The side that makes it.
    pub us: Color,
    /// The number before it, where one is due: `3.`, `3…`.
    pub number: Option<String>,
    pub san: String,
    /// The game after it.
    pub after: Game,
}

/// The lines that the engine has told of, the best first.
pub fn lines(table: &Table) -> Vec<Line> {
    let Some(game) = table.watched_game() else { return Vec::new() };
    let is_theirs = game.player_of(game.turn()) == words::measured(table);
    let line = |info: &Info| Line {
        score: if is_theirs { info.score } else { info.score.turned() },
        depth: info.depth,
        moves: moves(&game, info),
    };
    table.thoughts.iter().map(line).collect()
}

fn moves(start: &Game, info: &Info) -> Vec<LineMove> {
    let (mut game, mut moves) = (start.clone(), Vec::new());
    for (san, coord) in info.line.iter().zip(&info.coords).take(LONGEST) {
        let Some((m, after)) = game.read(coord).ok().and_then(|m| Some((m, game.after(m)?))) else {
            break;
        };
        let place = game.place(game.len());
        let is_due = moves.is_empty() || place.made == 0 && place.color == Color::White;
        let number = is_due.then(|| format!("{}{}", place.number, place.color.pick(".", "…")));
        moves.push(LineMove { m, us: game.turn(), number, san: san.clone(), after: after.clone() });
        game = after;
    }
    moves
}

/// The best moves as they are drawn on the boards, the best first: of each the first turn. What is threatened is red.
pub fn pointers(table: &Table, lines: &[Line]) -> Vec<Shape> {
    if !table.watching.arrows {
        return Vec::new();
    }
    let brush = match table.watching.subject {
        Subject::Position => Brush::Blue,
        Subject::Threat => Brush::Red,
    };
    let mut shapes: Vec<Shape> = Vec::new();
    for line in lines {
        let mover = line.moves.first().map(|first| first.us);
        let turn = line.moves.iter().take_while(|made| Some(made.us) == mover);
        for shape in turn.filter_map(|made| pointer(made.m, made.us, brush)) {
            if !shapes.iter().any(|known| known.lies_on(shape)) {
                shapes.push(shape);
            }
        }
    }
    shapes
}

/// An arrow from where a side's move begins to where it ends; a circle, where it only begins or ends on the boards.
pub fn pointer(m: Move, us: Color, brush: Brush) -> Option<Shape> {
    let [first, second] = gestures(m, us).next()?;
    match (first, second) {
        (Spot::Square(from), Spot::Square(to)) if from.board() == to.board() => {
            Some(Shape { board: from.board(), from: from.square(), to: to.square(), brush })
        }
        (Spot::Square(at), _) | (_, Spot::Square(at)) => {
            Some(Shape::circle(at.board(), at.square(), brush))
        }
        _ => None,
    }
}
