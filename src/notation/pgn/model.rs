//! What a PGN file says, checked and in order.

use crate::notation::words::GameResult;
use crate::rules::Move;
use crate::variants::Spec;

/// One game with its annotations.
#[derive(Clone, PartialEq, Debug)]
pub struct PgnGame {
    /// Lines meant for other programs (`%...`) before the tags, without their percent signs.
    pub escapes: Vec<String>,
    /// All tags but `Variant`, `SetUp`, `FEN` and `Result`, which the fields below stand for.
    pub tags: Tags,
    /// Which game is played.
    pub spec: Spec,
    /// The FEN it starts from, as we write it; none for the usual start.
    pub fen: Option<String>,
    /// The moves that were played.
    pub line: PgnLine,
    pub verdict: GameResult,
}

impl PgnGame {
    /// A game without moves, from the usual start.
    pub fn new(spec: Spec) -> PgnGame {
        PgnGame {
            escapes: Vec::new(),
            tags: Tags::default(),
            spec,
            fen: None,
            line: PgnLine::default(),
            verdict: GameResult::Open,
        }
    }

    /// A game without annotations, from a FEN or the usual start. The moves must be legal.
    pub fn of_moves(
        spec: Spec,
        fen: Option<String>,
        moves: &[Move],
        verdict: GameResult,
    ) -> PgnGame {
        let line = PgnLine {
            remarks: Vec::new(),
            nodes: moves.iter().map(|&m| PgnNode::new(m)).collect(),
        };
        PgnGame { fen, line, verdict, ..PgnGame::new(spec) }
    }

    /// The moves that were played, without variations.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.line.nodes.iter().map(|node| node.played)
    }

    /// Is anything said of the moves, or another one considered?
    pub fn is_annotated(&self) -> bool {
        let is_bare = |node: &PgnNode| *node == PgnNode::new(node.played);
        !self.line.remarks.is_empty() || !self.line.nodes.iter().all(is_bare)
    }
}

/// A sequence of moves: those played, or a variation.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PgnLine {
    /// What is said before the first move.
    pub remarks: Vec<PgnRemark>,
    pub nodes: Vec<PgnNode>,
}

impl PgnLine {
    /// Adds a remark behind everything that is in the line; an empty comment is left out.
    pub fn push_remark(&mut self, remark: PgnRemark) {
        if remark.is_empty() {
            return;
        }
        match self.nodes.last_mut() {
            None => self.remarks.push(remark),
            Some(node) => match node.variations.last_mut() {
                None => node.remarks.push(remark),
                Some(variation) => variation.remarks.push(remark),
            },
        }
    }
}

/// A move and what is said about it.
#[derive(Clone, PartialEq, Debug)]
pub struct PgnNode {
    pub played: Move,
    /// Numeric annotation glyphs: 1 for `!`, 2 for `?`, and so on as the standard numbers them.
    pub nags: Vec<u8>,
    /// What is said after the move and before its variations.
    pub remarks: Vec<PgnRemark>,
    /// What could have been played in its place, each with what is said behind it.
    pub variations: Vec<Variation>,
}

/// A line that could have been played in the place of a move.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Variation {
    pub line: PgnLine,
    /// What is said behind its closing parenthesis.
    pub remarks: Vec<PgnRemark>,
}

impl PgnNode {
    /// A move about which nothing is said.
    pub fn new(played: Move) -> PgnNode {
        PgnNode { played, nags: Vec::new(), remarks: Vec::new(), variations: Vec::new() }
    }
}

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

/// A game's tags. Each name occurs once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    pub fn get(&self, name: &str) -> Option<&str> {
        let tag = self.0.iter().find(|tag| tag.0 == name);
        tag.map(|tag| tag.1.as_str())
    }

    /// Sets a tag; an earlier value of that name is gone.
    ///
    /// A name is letters, digits and any of `_+#=:-`; other characters are left out, and a name of
    /// nothing else is no tag. Line ends and other control characters in the value become blanks.
    pub fn set(&mut self, name: &str, value: &str) {
        let name: String = name.chars().filter(|&c| is_name(c)).collect();
        if name.is_empty() {
            return;
        }
        let value = value.replace(char::is_control, " ");
        match self.0.iter_mut().find(|tag| tag.0 == name) {
            Some(tag) => tag.1 = value,
            None => self.0.push((name, value)),
        }
    }

    /// Takes a tag out and hands back its value.
    pub fn take(&mut self, name: &str) -> Option<String> {
        let index = self.0.iter().position(|tag| tag.0 == name)?;
        Some(self.0.remove(index).1)
    }

    /// Names and values, in the order in which they were set.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// Can this stand in the name of a tag?
pub(super) fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || "_+#=:-".contains(c)
}
