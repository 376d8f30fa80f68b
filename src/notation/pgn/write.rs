//! Writing games in the export format.

use std::borrow::Cow;

use super::command::Command;
use super::model::{PgnGame, Tags};
use super::notes::PgnRemark;
use super::order::{self, Step};
use super::tags::{self, ROSTER};
use super::tree::{MoveTree, NodeId};
use super::wrap::{Wrap, one_line};
use crate::board::{Color, Position};
use crate::notation::{fen, san};
use crate::rules::{Move, Rules};
use crate::variants::Spec;

/// Tags that the fields of a game stand for.
const IMPLIED: [&str; 4] = ["Result", "Variant", "SetUp", "FEN"];

/// Writes games one after another, a blank line between them.
pub fn write_all(games: &[PgnGame]) -> String {
    let games: Vec<String> = games.iter().map(write).collect();
    games.join("\n")
}

/// Writes a game; the text ends with a line end.
pub fn write(game: &PgnGame) -> String {
    let mut text = String::new();
    for line in &game.escapes {
        text += &format!("%{}\n", without_line_ends(line));
    }
    push_tags(&mut text, game);
    text.push('\n');
    text + &movetext(game)
}

fn push_tags(text: &mut String, game: &PgnGame) {
    let mut push = |name: &str, value: &str| tags::push(text, name, value);
    for (name, unknown) in ROSTER {
        push(name, game.tags.get(name).unwrap_or(unknown));
    }
    push("Result", game.verdict.token());
    if game.spec != Spec::CHESS {
        push("Variant", game.spec.card().tag);
    }
    for (choice, value) in game.spec.options() {
        push(choice.tag, value);
    }
    if let Some(fen) = &game.fen {
        push("SetUp", "1");
        push("FEN", fen);
    }
    for (name, value) in other_tags(&game.tags) {
        push(name, value);
    }
}

/// The tags that are not in every game, in their order.
fn other_tags(tags: &Tags) -> impl Iterator<Item = (&str, &str)> {
    let known = |name: &str| ROSTER.iter().any(|tag| tag.0 == name) || IMPLIED.contains(&name);
    tags.iter().filter(move |tag| !known(tag.0))
}

fn without_line_ends(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}

/// The moves and the result.
fn movetext(game: &PgnGame) -> String {
    let rules = game.spec.rules();
    let read = game.fen.as_ref().map(|text| fen::read(rules, text));
    let start = read.and_then(Result::ok).unwrap_or_else(|| rules.start());
    let (tree, wrap) = (&game.tree, Wrap::default());
    let mut writer = Writer { rules, tree, wrap, preceding: Preceding::Break };
    writer.whole(start);
    writer.wrap.word(game.verdict.token());
    writer.wrap.finish()
}

struct Writer<'a> {
    rules: Rules,
    tree: &'a MoveTree,
    wrap: Wrap,
    preceding: Preceding,
}

/// What stands before a move.
#[derive(Clone, Copy, PartialEq)]
enum Preceding {
    /// The beginning of a line, a remark or a variation: the move's number is told.
    Break,
    Move,
}

impl Writer<'_> {
    /// Writes everything, from a position on.
    fn whole(&mut self, start: Position) {
        self.said(NodeId::START);
        order::each(self.tree, self.rules, start, |step| match step {
            Step::Open => {
                self.wrap.open("(");
                self.preceding = Preceding::Break;
            }
            Step::Move(id, position) => self.made(id, position),
            Step::Close => {
                self.wrap.glue(")");
                self.preceding = Preceding::Break;
            }
        });
    }

    /// Writes the move of a node, made in a position, with what is said about it.
    fn made(&mut self, id: NodeId, position: &Position) {
        let notes = self.tree.notes(id);
        if !self.is_next(id) {
            self.remarks(&notes.before);
        }
        if let Some(m) = self.tree.made(id) {
            self.played(position, m);
        }
        for glyph in &notes.glyphs {
            self.wrap.word(&format!("${glyph}"));
        }
        self.said(id);
    }

    /// Does the move of a node stand directly behind the one before it? Then whatever stands between
    /// them belongs to that.
    fn is_next(&self, id: NodeId) -> bool {
        let tree = self.tree;
        let follows = |parent| !tree.is_main_child(parent) || !tree.has_siblings(parent);
        tree.is_main_child(id) && tree.parent(id).is_some_and(follows)
    }

    /// Writes a move, its number before it where one is due. The moves of a turn are joined by
    /// commas.
    fn played(&mut self, position: &Position, m: Move) {
        let san = san::write(self.rules, position, m);
        let info = &position.info;
        let before = std::mem::replace(&mut self.preceding, Preceding::Move);
        // Series are numbered one by one.
        if info.series().number > 0 && info.made_in_turn() == 0 {
            let number = 2 * u32::from(info.fullmove) - info.turn().pick(1, 0);
            self.wrap.word(&format!("{number}."));
            return self.wrap.word(&san);
        }
        match (before, info.made_in_turn(), info.turn()) {
            (Preceding::Move, 1.., _) => return self.wrap.glue(&format!(",{san}")),
            (Preceding::Break, _, Color::Black) => self.wrap.word(&format!("{}...", info.fullmove)),
            (_, _, Color::White) => self.wrap.word(&format!("{}.", info.fullmove)),
            (Preceding::Move, 0, Color::Black) => {}
        }
        self.wrap.word(&san);
    }

    /// Writes what stands behind the move of a node. Commands share the first comment.
    fn said(&mut self, id: NodeId) {
        let next = self.tree.main_child(id).filter(|&next| self.is_next(next));
        let mut notes = Cow::Borrowed(self.tree.notes(id));
        for remark in next.into_iter().flat_map(|next| &self.tree.notes(next).before) {
            notes.to_mut().say(remark.clone());
        }
        let commands: Vec<String> = notes.commands.iter().map(Command::text).collect();
        let (text, others) = match notes.after.split_first() {
            Some((PgnRemark::Comment(text), others)) => (&**text, others),
            _ => ("", &notes.after[..]),
        };
        self.comment(&commands, &one_line(text));
        self.remarks(others);
    }

    fn remarks(&mut self, remarks: &[PgnRemark]) {
        for remark in remarks {
            match remark {
                PgnRemark::Escape(text) => {
                    self.preceding = Preceding::Break;
                    self.wrap.whole_line(&format!("%{}", without_line_ends(text)));
                }
                PgnRemark::Comment(text) => self.comment(&[], &one_line(text)),
            }
        }
    }

    /// Writes a comment in braces, or, if it has a closing brace in it, up to the line's end.
    fn comment(&mut self, commands: &[String], text: &str) {
        let words = text.split(' ').filter(|word| !word.is_empty());
        // No line ends within a command.
        let words: Vec<&str> = commands.iter().map(String::as_str).chain(words).collect();
        if words.is_empty() {
            return;
        }
        self.preceding = Preceding::Break;
        if words.iter().any(|word| word.contains('}')) {
            return self.wrap.last_of_line(&format!(";{}", words.join(" ")));
        }
        self.wrap.open("{");
        for (i, word) in words.into_iter().enumerate() {
            // A word that begins with a percent sign must not begin a line.
            match word.starts_with('%') && i > 0 {
                true => self.wrap.glue(&format!(" {word}")),
                false => self.wrap.word(word),
            }
        }
        self.wrap.glue("}");
    }
}
