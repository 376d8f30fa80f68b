//! What is said about a move.

use super::command::{self, Command};
use super::wrap::one_line;

/// Text among the moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PgnRemark {
    /// For people. Blanks and line ends count as one blank each when it is written.
    Comment(String),
    /// A line for other programs, without its percent sign.
    Escape(String),
}

impl PgnRemark {
    /// Is it a comment that says nothing?
    pub fn is_empty(&self) -> bool {
        matches!(self, PgnRemark::Comment(text) if text.is_empty())
    }
}

/// What is said about a move, or about the game before any.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// What stands before the move: in a variation, or where variations have come between.
    pub before: Vec<PgnRemark>,
    /// Numeric annotation glyphs: 1 for `!`, 2 for `?`, and so on as the standard numbers them.
    pub glyphs: Vec<u8>,
    /// What programs have noted after the move: clocks, evaluations, arrows.
    pub commands: Vec<Command>,
    /// What stands after the move, but for the commands in it.
    pub after: Vec<PgnRemark>,
}

impl Notes {
    pub const NONE: Notes =
        Notes { before: Vec::new(), glyphs: Vec::new(), commands: Vec::new(), after: Vec::new() };

    pub fn is_empty(&self) -> bool {
        *self == Notes::NONE
    }

    /// What people say after the move.
    pub fn comment(&self) -> String {
        comment_in(&self.after)
    }

    /// What people say before the move.
    pub fn comment_before(&self) -> String {
        comment_in(&self.before)
    }

    /// Says something else after the move, or nothing. Commands in it join the others.
    pub fn set_comment(&mut self, text: &str) {
        self.after.retain(|remark| matches!(remark, PgnRemark::Escape(_)));
        self.say(PgnRemark::Comment(text.to_owned()));
    }

    /// Says something else before the move, or nothing.
    pub fn set_comment_before(&mut self, text: &str) {
        self.before.retain(|remark| matches!(remark, PgnRemark::Escape(_)));
        let said = PgnRemark::Comment(one_line(text));
        self.before.extend(Some(said).filter(|said| !said.is_empty()));
    }

    /// Adds what stands after the move, the commands of a comment apart.
    pub fn say(&mut self, remark: PgnRemark) {
        let remark = match remark {
            PgnRemark::Comment(text) => {
                let (commands, text) = command::part(&one_line(&text));
                self.commands.extend(commands);
                PgnRemark::Comment(text)
            }
            escape => escape,
        };
        self.after.extend(Some(remark).filter(|remark| !remark.is_empty()));
    }

    /// Adds a glyph, once.
    pub fn add_glyph(&mut self, glyph: u8) {
        if !self.glyphs.contains(&glyph) {
            self.glyphs.push(glyph);
        }
    }

    /// Adds a glyph, or takes it away if it is there.
    pub fn toggle_glyph(&mut self, glyph: u8) {
        match self.glyphs.iter().position(|&other| other == glyph) {
            Some(place) => drop(self.glyphs.remove(place)),
            None => self.glyphs.push(glyph),
        }
    }

    /// What the command of a name says.
    pub fn command(&self, name: &str) -> Option<&str> {
        let known = self.commands.iter().find(|command| command.name() == name);
        known.map(Command::argument)
    }

    /// Has the command of a name say something else, or takes it away.
    pub fn set_command(&mut self, name: &str, argument: Option<&str>) {
        let new = argument.and_then(|argument| Command::new(name, argument));
        let old = self.commands.iter().position(|command| command.name() == name);
        let place = old.unwrap_or(self.commands.len());
        self.commands.retain(|command| command.name() != name);
        if let Some(new) = new {
            self.commands.insert(place, new);
        }
    }
}

/// What people say, all of it.
fn comment_in(remarks: &[PgnRemark]) -> String {
    let texts = remarks.iter().filter_map(|remark| match remark {
        PgnRemark::Comment(text) => Some(text.as_str()),
        PgnRemark::Escape(_) => None,
    });
    texts.collect::<Vec<_>>().join(" ")
}
