//! Rulebooks as texts, one line for each thing that is said.
//!
//! The first line is the lead. `# ` begins a heading, `- ` an item of a list; any other line is a
//! paragraph, but for these, with the lines below them:
//!
//! ```text
//! @chess                         the game beside chess, as a list of three: the same, new, what changes
//! @games alice twilight          the way to other games' rules
//! @figure FEN | MOVES            a picture; its caption
//! @walk FEN                      a game to step through; what is said of its start; and then
//! > MOVES                        moves that are played; what is said of the last of them
//! ! MOVE SAN                     a move that is refused; why
//! @demo RTFEN                    a game in real time; what is said of its start; and then
//! > TICK SIDE COMMAND            what is done; what is said of it
//! ! TICK SIDE COMMAND            what is tried and refused; why
//! @try FEN | MOVES               a board to move on freely, FEN or RTFEN, and moves that do what there is to be
//!                                tried, which is said
//! @puzzle MOVES KEY FEN          a position to solve; what is asked; what is said of the key
//! ```
//!
//! A FEN may be left out where it is that of the start, and so may words.

use crate::variants::rulebook::{DemoDeed, Rulebook, RulebookPart, Stop};

/// Reads a rulebook. Whatever makes no sense is read as a paragraph.
pub fn read(text: &'static str) -> Rulebook {
    let mut lines = Lines(text);
    let lead = lines.said();
    let mut parts = Vec::new();
    while let Some(line) = lines.next() {
        if let Some(part) = part(line, &mut lines) {
            parts.push(part);
        }
    }
    Rulebook { lead, parts }
}

/// The lines that are still to be read.
struct Lines(&'static str);

impl Lines {
    fn next(&mut self) -> Option<&'static str> {
        let (line, rest) = self.0.split_once('\n').unwrap_or((self.0, ""));
        let read = !self.0.is_empty();
        self.0 = rest;
        read.then_some(line.trim_end())
    }

    /// The next line if it begins so, without its beginning.
    fn next_after(&mut self, sign: &str) -> Option<&'static str> {
        self.0.starts_with(sign).then(|| self.next())??.strip_prefix(sign)
    }

    /// The next line if something is said in it; nothing otherwise.
    fn said(&mut self) -> &'static str {
        match self.0.starts_with(['>', '!', '\n']) {
            true => "",
            false => self.next().unwrap_or_default(),
        }
    }
}

/// Something done in a game in real time, if that comes next.
fn deed(lines: &mut Lines) -> Option<DemoDeed> {
    let done = lines.next_after("> ");
    let refused = done.is_none();
    let line = done.or_else(|| lines.next_after("! "))?;
    let mut fields = line.splitn(3, ' ');
    let tick = fields.next()?.parse().ok()?;
    let (side, command) = (fields.next()?, fields.next()?);
    Some(DemoDeed { tick, side, command, refused, words: lines.said() })
}

/// The part that begins with a line.
fn part(line: &'static str, lines: &mut Lines) -> Option<RulebookPart> {
    if line.is_empty() {
        return None;
    }
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    Some(match word {
        "#" => RulebookPart::Heading(rest),
        "-" => {
            let others = std::iter::from_fn(|| lines.next_after("- "));
            RulebookPart::List(std::iter::once(rest).chain(others).collect())
        }
        "@chess" => RulebookPart::Compared(std::iter::from_fn(|| lines.next_after("- ")).collect()),
        "@games" => RulebookPart::Games(rest.split(' ').collect()),
        "@figure" => {
            let (fen, moves) = fen_and_moves(rest);
            RulebookPart::Figure { fen, moves, caption: lines.said() }
        }
        "@walk" => {
            let words = lines.said();
            RulebookPart::Walk {
                fen: rest,
                words,
                stops: std::iter::from_fn(|| stop(lines)).collect(),
            }
        }
        "@demo" => {
            let words = lines.said();
            RulebookPart::Demo {
                start: rest,
                words,
                deeds: std::iter::from_fn(|| deed(lines)).collect(),
            }
        }
        "@try" => {
            let (fen, moves) = fen_and_moves(rest);
            RulebookPart::Try { fen, moves, task: lines.said() }
        }
        "@puzzle" => {
            let mut words = rest.splitn(3, ' ');
            let moves = words.next()?.parse().ok()?;
            let (key, fen) = (words.next()?, words.next()?);
            RulebookPart::Puzzle { fen, moves, key, task: lines.said(), found: lines.said() }
        }
        _ => RulebookPart::Text(line),
    })
}

/// A FEN, and moves from there.
fn fen_and_moves(text: &'static str) -> (&'static str, &'static str) {
    let (fen, moves) = text.split_once('|').unwrap_or((text, ""));
    (fen.trim(), moves.trim())
}

fn stop(lines: &mut Lines) -> Option<Stop> {
    if let Some(moves) = lines.next_after("> ") {
        return Some(Stop::Play(moves, lines.said()));
    }
    let (m, san) = lines.next_after("! ")?.split_once(' ')?;
    Some(Stop::Try(m, san, lines.said()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_every_part() {
        let book = read(
            "A lead.\n\n@chess\n- a\n- b\n- c\n\nA paragraph.\n\n# Title\n- one\n- two\n\n@games a b\n\n\
             @try 8/8 b | a7a6\nMove.\n\n@figure 8/8 w | e2e4 e7e5\nA caption.\n\n@figure |\n\n@walk\nThe start.\n> e2e4 e7e5\n\
             > d2d4\nFour.\n! Ke1 Ke2\nNo.\n\n@puzzle 2 a2b1 8/8 w - -\nMate.\nRight.\n",
        );
        let stops = vec![
            Stop::Play("e2e4 e7e5", ""),
            Stop::Play("d2d4", "Four."),
            Stop::Try("Ke1", "Ke2", "No."),
        ];
        let puzzle = RulebookPart::Puzzle {
            fen: "8/8 w - -",
            moves: 2,
            key: "a2b1",
            task: "Mate.",
            found: "Right.",
        };
        let parts = vec![
            RulebookPart::Compared(vec!["a", "b", "c"]),
            RulebookPart::Text("A paragraph."),
            RulebookPart::Heading("Title"),
            RulebookPart::List(vec!["one", "two"]),
            RulebookPart::Games(vec!["a", "b"]),
            RulebookPart::Try { fen: "8/8 b", moves: "a7a6", task: "Move." },
            RulebookPart::Figure { fen: "8/8 w", moves: "e2e4 e7e5", caption: "A caption." },
            RulebookPart::Figure { fen: "", moves: "", caption: "" },
            RulebookPart::Walk { fen: "", words: "The start.", stops },
            puzzle,
        ];
        assert_eq!(book, Rulebook { lead: "A lead.", parts });
        assert_eq!(read(""), Rulebook { lead: "", parts: Vec::new() });
    }
}
