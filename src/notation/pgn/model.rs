//! What a PGN file says, checked and in order.

use std::collections::BTreeMap;

use super::tree::{MoveTree, NodeId};
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
    /// The moves that were played, with what could have been played, and what is said about both.
    pub tree: MoveTree,
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
            tree: MoveTree::default(),
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
        let tree = MoveTree::line(moves.iter().copied());
        PgnGame { fen, tree, verdict, ..PgnGame::new(spec) }
    }

    /// The moves that were played, without variations.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        let line = self.tree.main_line_from(NodeId::START);
        line.filter_map(|id| self.tree.made(id))
    }

    /// Is anything said of the moves, or another one considered?
    pub fn is_annotated(&self) -> bool {
        self.tree != MoveTree::line(self.moves())
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
        let Some((name, value)) = sound(name, value) else { return };
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

/// Many tags at once; of those with one name the last counts.
impl<'a> FromIterator<(&'a str, &'a str)> for Tags {
    fn from_iter<T: IntoIterator<Item = (&'a str, &'a str)>>(pairs: T) -> Tags {
        let (mut tags, mut places) = (Tags::default(), BTreeMap::new());
        for (name, value) in pairs.into_iter().filter_map(|(name, value)| sound(name, value)) {
            let place = *places.entry(name.clone()).or_insert(tags.0.len());
            match tags.0.get_mut(place) {
                Some(tag) => tag.1 = value,
                None => tags.0.push((name, value)),
            }
        }
        tags
    }
}

/// A tag as it can be written; none if nothing is left of its name.
fn sound(name: &str, value: &str) -> Option<(String, String)> {
    let name: String = name.chars().filter(|&c| is_name(c)).collect();
    (!name.is_empty()).then(|| (name, value.replace(char::is_control, " ")))
}

/// Can this stand in the name of a tag?
pub(super) fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || "_+#=:-".contains(c)
}
