//! A game with its variations as it is written down: the game itself, and below each move that has
//! others beside it those others, further in.

use crate::board::{Color, Position};
use crate::game::tree::GameTree;
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
    let (rules, position) = (start.rules(), *start.position());
    let mut writer = Writer { rules, tree: tree.moves(), way: vec![position], stretches: vec![] };
    writer.whole();
    writer.stretches.retain(|stretch| !stretch.moves.is_empty());
    writer.stretches
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

struct Writer<'a> {
    rules: Rules,
    tree: &'a MoveTree,
    /// The positions on the way to where we are.
    way: Vec<Position>,
    stretches: Vec<Stretch>,
}

/// What is still to be written: what follows a move, or a variation that begins with one. So many moves
/// were made before, and so far in it stands.
enum Due {
    Rest(NodeId, usize, usize),
    Variation(NodeId, usize, usize),
}

impl Writer<'_> {
    /// Writes everything. What comes later waits on a list, however deep variations are nested.
    fn whole(&mut self) {
        self.begin(0);
        let mut due = vec![Due::Rest(NodeId::START, 0, 0)];
        while let Some(next) = due.pop() {
            match next {
                Due::Rest(id, made, depth) => self.rest(id, made, depth, &mut due),
                Due::Variation(id, made, depth) => {
                    self.begin(depth);
                    self.write(id, made);
                    due.push(Due::Rest(id, made + 1, depth));
                }
            }
        }
    }

    fn begin(&mut self, depth: usize) {
        self.stretches.push(Stretch { depth, moves: vec![] });
    }

    /// Writes the next move of a line; the variations to it and what follows it are due.
    fn rest(&mut self, id: NodeId, made: usize, depth: usize, due: &mut Vec<Due>) {
        self.make(id, made);
        if self.stretches.last().is_none_or(|stretch| stretch.depth != depth) {
            self.begin(depth);
        }
        let mut children = self.tree.children(id);
        let Some(main) = children.next() else { return };
        self.write(main, made);
        let first = due.len();
        due.push(Due::Rest(main, made + 1, depth));
        due.extend(children.map(|other| Due::Variation(other, made, depth + 1)));
        due[first + 1..].reverse();
    }

    /// Makes the move of a node, which is the last of so many.
    fn make(&mut self, id: NodeId, made: usize) {
        let Some(before) = made.checked_sub(1) else { return };
        self.way.truncate(made);
        if let (Some(&position), Some(m)) = (self.way.get(before), self.tree.made(id)) {
            self.way.push(self.rules.play(&position, m));
        }
    }

    /// Writes the move of a node when so many were made.
    fn write(&mut self, id: NodeId, made: usize) {
        let (Some(&position), Some(m)) = (self.way.get(made), self.tree.made(id)) else { return };
        let Some(stretch) = self.stretches.last_mut() else { return };
        let (info, notes) = (&position.info, self.tree.notes(id));
        let begins = stretch.moves.is_empty();
        let is_due = begins || info.made_in_turn() == 0 && info.turn() == Color::White;
        let number = || format!("{}{}", info.fullmove, info.turn().pick(".", "…"));
        stretch.moves.push(Written {
            id,
            number: is_due.then(number),
            san: san::write(self.rules, &position, m),
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
