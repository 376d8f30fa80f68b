//! A game with its variations as it is written down: the game itself, and below each move that has
//! others beside it those others, further in.

use crate::board::{Color, Position};
use crate::game::tree::GameTree;
use crate::notation::pgn::order::{self, Step};
use crate::notation::pgn::{MoveTree, NodeId};
use crate::notation::san;
use crate::rules::Rules;

/// A line as far as it goes without a variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// How far in it stands: how many variations it is part of.
    pub depth: usize,
    pub moves: Vec<Written>,
}

/// A move as it is written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    pub id: NodeId,
    /// The number of the full move, with its dots, where one is due.
    pub number: Option<String>,
    pub san: String,
    /// Numeric annotation glyphs.
    pub glyphs: Vec<u8>,
    /// What is said before the move, and after it.
    pub before: String,
    pub after: String,
}

/// A tree as stretches in the order of reading.
pub fn stretches(tree: &GameTree) -> Vec<Stretch> {
    let start = tree.game_at(NodeId::START);
    let (rules, moves) = (start.rules(), tree.moves());
    let mut stretches = vec![Stretch { depth: 0, moves: vec![] }];
    let mut depth = 0;
    order::each(moves, rules, *start.position(), |step| match step {
        Step::Open => {
            depth += 1;
            stretches.push(Stretch { depth, moves: vec![] });
        }
        Step::Move(id, position) => {
            let stretch = stretches.last_mut();
            stretch.into_iter().for_each(|stretch| stretch.write(moves, rules, id, position));
        }
        Step::Close => {
            depth -= 1;
            stretches.push(Stretch { depth, moves: vec![] });
        }
    });
    stretches.retain(|stretch| !stretch.moves.is_empty());
    stretches
}

/// How a glyph is shown behind a move; nothing for those that people rarely use.
pub fn glyph(number: u8) -> &'static str {
    match number {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        10 => "=",
        13 => "∞",
        14 => "⩲",
        15 => "⩱",
        16 => "±",
        17 => "∓",
        18 => "+−",
        19 => "−+",
        _ => "",
    }
}

impl Stretch {
    /// Writes the move of a node, made in a position.
    fn write(&mut self, tree: &MoveTree, rules: Rules, id: NodeId, position: &Position) {
        let Some(m) = tree.made(id) else { return };
        let (info, notes) = (&position.info, tree.notes(id));
        let begins = self.moves.is_empty();
        let is_due = begins || info.made_in_turn() == 0 && info.turn() == Color::White;
        let number = || format!("{}{}", info.fullmove, info.turn().pick(".", "…"));
        self.moves.push(Written {
            id,
            number: is_due.then(number),
            san: san::write(rules, position, m),
            glyphs: notes.glyphs.clone(),
            before: notes.comment_before(),
            after: notes.comment(),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::pgn;

    fn written(text: &str) -> Vec<String> {
        let tree = GameTree::read(&pgn::read_one(text).expect("a game")).expect("a start");
        let word = |written: &Written| {
            let number = written.number.iter().map(|number| format!("{number} "));
            let glyphs: String = written.glyphs.iter().map(|&number| glyph(number)).collect();
            number.collect::<String>() + &written.san + &glyphs
        };
        let line = |stretch: &Stretch| {
            let words: Vec<_> = stretch.moves.iter().map(word).collect();
            format!("{}{}", "-".repeat(stretch.depth), words.join(" "))
        };
        stretches(&tree).iter().map(line).collect()
    }

    #[test]
    fn variations_stand_below_the_move_they_replace() {
        let text = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3! Nc6 *";
        let lines = ["1. e4 e5", "-1… c5 2. Nf3", "--2. c3 d5", "-2… d6", "-1… e6", "2. Nf3! Nc6"];
        assert_eq!(written(text), lines);
        assert_eq!(written("1. e4 (1. d4 d5) *"), ["1. e4", "-1. d4 d5"]);
        assert!(written("*").is_empty());
    }

    #[test]
    fn a_turn_of_several_moves_has_one_number() {
        let text = "[Variant \"Twinmove\"]\n\n1. e4,Bb5 d5,Nf6 2. a3 *";
        assert_eq!(written(text), ["1. e4 Bb5 d5 Nf6 2. a3"]);
    }
}
