//! Writing games in the export format.

use super::model::{PgnGame, PgnLine, PgnRemark, Tags, Variation};
use super::tags::{self, ROSTER, one_line};
use super::wrap::Wrap;
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

/// The tags that are not in every game, by name.
fn other_tags(tags: &Tags) -> Vec<(&str, &str)> {
    let known = |name: &str| ROSTER.iter().any(|tag| tag.0 == name) || IMPLIED.contains(&name);
    let mut others: Vec<_> = tags.iter().filter(|tag| !known(tag.0)).collect();
    others.sort_unstable();
    others
}

fn without_line_ends(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}

/// The moves and the result.
fn movetext(game: &PgnGame) -> String {
    let rules = game.spec.rules();
    let read = game.fen.as_ref().map(|text| fen::read(rules, text));
    let start = read.and_then(Result::ok).unwrap_or_else(|| rules.start());
    let mut writer = Writer { rules, wrap: Wrap::default() };
    writer.line(&start, &game.line);
    writer.wrap.word(game.verdict.token());
    writer.wrap.finish()
}

struct Writer {
    rules: Rules,
    wrap: Wrap,
}

/// What stands before a move.
#[derive(Clone, Copy, PartialEq)]
enum Preceding {
    /// The beginning of a line, a remark or a variation: the move's number is told.
    Break,
    Move,
}

impl Writer {
    fn line(&mut self, start: &Position, line: &PgnLine) {
        let mut position = *start;
        let mut before = Preceding::Break;
        self.remarks(&line.remarks);
        for node in &line.nodes {
            self.played(&position, node.played, before);
            for nag in &node.nags {
                self.wrap.word(&format!("${nag}"));
            }
            self.remarks(&node.remarks);
            for variation in &node.variations {
                self.variation(&position, variation);
            }
            let plain = node.remarks.is_empty() && node.variations.is_empty();
            before = if plain { Preceding::Move } else { Preceding::Break };
            position = self.rules.play(&position, node.played);
        }
    }

    fn variation(&mut self, start: &Position, variation: &Variation) {
        if variation.line == PgnLine::default() {
            return self.remarks(&variation.remarks);
        }
        self.wrap.open("(");
        self.line(start, &variation.line);
        self.wrap.glue(")");
        self.remarks(&variation.remarks);
    }

    /// Writes a move, its number before it where one is due. The moves of a turn are joined by
    /// commas.
    fn played(&mut self, position: &Position, m: Move, before: Preceding) {
        let san = san::write(self.rules, position, m);
        let info = &position.info;
        match (before, info.made_in_turn(), info.turn()) {
            (Preceding::Move, 1.., _) => return self.wrap.glue(&format!(",{san}")),
            (Preceding::Break, _, Color::Black) => self.wrap.word(&format!("{}...", info.fullmove)),
            (_, _, Color::White) => self.wrap.word(&format!("{}.", info.fullmove)),
            (Preceding::Move, 0, Color::Black) => {}
        }
        self.wrap.word(&san);
    }

    fn remarks(&mut self, remarks: &[PgnRemark]) {
        for remark in remarks {
            match remark {
                PgnRemark::Escape(text) => {
                    self.wrap.whole_line(&format!("%{}", without_line_ends(text)))
                }
                PgnRemark::Comment(text) => self.comment(&one_line(text)),
            }
        }
    }

    /// Writes a comment in braces, or, if it has a closing brace in it, up to the line's end.
    fn comment(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        if text.contains('}') {
            return self.wrap.last_of_line(&format!(";{text}"));
        }
        self.wrap.open("{");
        for (i, word) in text.split(' ').enumerate() {
            // A word that begins with a percent sign must not begin a line.
            match word.starts_with('%') && i > 0 {
                true => self.wrap.glue(&format!(" {word}")),
                false => self.wrap.word(word),
            }
        }
        self.wrap.glue("}");
    }
}
