//! What is said of a text that could not be read: first what it looks like, in a player's words, then what is wrong
//! with it, and where.

use crate::app::wording::{faults, terms};
use crate::notation::Fault;
use crate::notation::likeness::{self, Likeness, PageKind};
use crate::texts::texts;
use crate::variants::Spec;

/// What is said of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    /// One sentence or more.
    pub words: String,
    /// What the reader of the text found, and where; none if that is all there is to say.
    pub detail: Option<String>,
    /// The game that can read it.
    pub opens: Option<Spec>,
}

/// What is said of a text that somebody brings who is at a game.
pub fn explained(text: &str, spec: Spec, fault: &Fault) -> Explained {
    let found = sentence(&faults::said(fault));
    let Some(likeness) = likeness::of(text, spec, fault) else {
        return Explained { words: found, detail: None, opens: None };
    };
    let opens = if let Likeness::Game(other) = likeness { Some(other) } else { None };
    let looks = looks(&likeness);
    let words = match is_written_otherwise(&likeness).then(|| example(spec)) {
        Some(example) => format!("{looks} {example}"),
        None => looks,
    };
    let says_more = !matches!(likeness, Likeness::Page { .. } | Likeness::Timed);
    Explained { words, detail: Some(found).filter(|_| says_more), opens }
}

fn looks(likeness: &Likeness) -> String {
    let t = texts();
    match likeness {
        Likeness::Game(other) => t.guess_game(&terms::title(other.card())),
        Likeness::Timed => t.guess_timed(&t.timed_title()),
        Likeness::Pocket(other) => t.guess_pocket(&terms::title(other.card())),
        Likeness::Bars(other) => t.guess_bars(&terms::title(other.card())),
        Likeness::Shuffled => t.guess_shuffled(),
        Likeness::CountedChecks => t.guess_checks(),
        Likeness::OtherBoard { files, ranks } => t.guess_board(*files, *ranks),
        Likeness::CutOff { ranks } => t.guess_cut(*ranks),
        Likeness::NoSide => t.guess_side(),
        Likeness::Epd => t.guess_epd(),
        Likeness::Moves => t.guess_moves(),
        Likeness::Page { site, kind } => t.guess_page(word(*kind), &site.text),
    }
}

/// The word by which the text of a page is chosen.
fn word(kind: PageKind) -> &'static str {
    match kind {
        PageKind::Game => "game",
        PageKind::Study => "study",
        PageKind::Puzzle => "puzzle",
        PageKind::Person => "person",
        PageKind::Tournament => "tournament",
        PageKind::Other => "other",
    }
}

/// Does it help to see how the game at hand writes a position?
fn is_written_otherwise(likeness: &Likeness) -> bool {
    matches!(likeness, Likeness::Game(_) | Likeness::Pocket(_) | Likeness::Bars(_))
}

/// How a game writes a position, by an example.
fn example(spec: Spec) -> String {
    let (title, fen) = (terms::title(spec.card()), likeness::example(spec));
    match likeness::has_zone(spec) {
        true => texts().guess_zone(&title, &fen),
        false => texts().guess_example(&title, &fen),
    }
}

/// What was found, as a sentence.
fn sentence(found: &str) -> String {
    let mut said = found.to_owned();
    if let Some(first) = said.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    if !said.ends_with('.') {
        said.push('.');
    }
    said
}
