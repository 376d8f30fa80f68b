//! Writing games in the export format.

use super::model::{Game, Line, Remark, Tags, Variation};
use super::tags::{self, ROSTER, one_line};
use super::wrap::Wrap;
use crate::board::{Color, Phase, State};
use crate::notation::{fen, san};
use crate::rules::{Move, Rules};
use crate::variants::Spec;

/// Tags that the fields of a game stand for.
const IMPLIED: [&str; 4] = ["Result", "Variant", "SetUp", "FEN"];

/// Writes games one after another, a blank line between them.
pub fn write_all(games: &[Game]) -> String {
    let games: Vec<String> = games.iter().map(write).collect();
    games.join("\n")
}

/// Writes a game; the text ends with a line end.
pub fn write(game: &Game) -> String {
    let mut text = String::new();
    for line in &game.escapes {
        text += &format!("%{}\n", without_line_ends(line));
    }
    push_tags(&mut text, game);
    text.push('\n');
    text + &movetext(game)
}

fn push_tags(text: &mut String, game: &Game) {
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
fn movetext(game: &Game) -> String {
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
enum Before {
    /// The beginning of a line, a remark or a variation: the move's number is told.
    Break,
    Move,
}

impl Writer {
    fn line(&mut self, start: &State, line: &Line) {
        let mut state = *start;
        let mut before = Before::Break;
        self.remarks(&line.remarks);
        for node in &line.nodes {
            self.played(&state, node.played, before);
            for nag in &node.nags {
                self.wrap.word(&format!("${nag}"));
            }
            self.remarks(&node.remarks);
            for variation in &node.variations {
                self.variation(&state, variation);
            }
            let plain = node.remarks.is_empty() && node.variations.is_empty();
            before = if plain { Before::Move } else { Before::Break };
            state = self.rules.play(&state, node.played);
        }
    }

    fn variation(&mut self, start: &State, variation: &Variation) {
        if variation.line == Line::default() {
            return self.remarks(&variation.remarks);
        }
        self.wrap.open("(");
        self.line(start, &variation.line);
        self.wrap.glue(")");
        self.remarks(&variation.remarks);
    }

    /// Writes a move, its number before it where one is due. The second move of a turn is joined
    /// to the first by a comma.
    fn played(&mut self, state: &State, m: Move, before: Before) {
        let san = san::write(self.rules, state, m);
        let meta = &state.meta;
        match (before, meta.phase(), meta.turn()) {
            (Before::Move, Phase::Second, _) => return self.wrap.glue(&format!(",{san}")),
            (Before::Break, _, Color::Black) => self.wrap.word(&format!("{}...", meta.fullmove)),
            (_, _, Color::White) => self.wrap.word(&format!("{}.", meta.fullmove)),
            (Before::Move, Phase::First, Color::Black) => {}
        }
        self.wrap.word(&san);
    }

    fn remarks(&mut self, remarks: &[Remark]) {
        for remark in remarks {
            match remark {
                Remark::Escape(text) => {
                    self.wrap.whole_line(&format!("%{}", without_line_ends(text)))
                }
                Remark::Comment(text) => self.comment(&one_line(text)),
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
