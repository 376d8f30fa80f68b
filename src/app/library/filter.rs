//! Which of the kept games somebody wants to see.

use crate::app::common::finish::Finish;
use crate::app::common::player::PlayedBy;
use crate::app::library::order::insert_once;
use crate::app::library::score::{Against, OwnResult};
use crate::app::library::{Record, words};
use crate::texts::texts;

/// What must be true of a game, as far as anything is wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// What occurs in what the list says.
    pub query: String,
    /// The slug of a game.
    pub game: Option<String>,
    pub standing: Option<Standing>,
    pub opponent: Option<OpponentKind>,
    pub label: Option<String>,
}

/// How a game stands as its one person sees it. Any game may be drawn or go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    Won,
    Drawn,
    Lost,
    Open,
}

impl Standing {
    pub const ALL: [Standing; 4] = [Standing::Won, Standing::Drawn, Standing::Lost, Standing::Open];

    /// What it is called.
    pub fn name(self) -> String {
        match self {
            Standing::Won => texts().kept_won(),
            Standing::Drawn => texts().kept_drawn(),
            Standing::Lost => texts().kept_lost(),
            Standing::Open => texts().kept_open(),
        }
    }

    fn is_of(self, record: &Record) -> bool {
        match self {
            Standing::Won => record.own_result() == Some(OwnResult::Won),
            Standing::Lost => record.own_result() == Some(OwnResult::Lost),
            Standing::Drawn => matches!(record.finish, Some(Finish::Known(None, _))),
            Standing::Open => record.finish.is_none(),
        }
    }
}

/// Against whom a game is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum OpponentKind {
    /// The computer, at any level.
    Computer,
    One(Against),
    /// Two people play, here or wherever a file comes from.
    TwoPeople,
}

impl OpponentKind {
    /// What it is called.
    pub fn name(self) -> String {
        match self {
            OpponentKind::Computer => texts().kept_any_level(),
            OpponentKind::One(against) => words::opponent(against),
            OpponentKind::TwoPeople => texts().kept_two_people(),
        }
    }

    fn is_of(self, record: &Record) -> bool {
        let against = record.game.own().map(|(_, against)| against);
        match self {
            OpponentKind::Computer => matches!(against, Some(Against::Computer(_))),
            OpponentKind::One(one) => against == Some(one),
            OpponentKind::TwoPeople => record.game.players() == [PlayedBy::Human; 2],
        }
    }

    /// What a game is among.
    fn all_of(record: &Record) -> Vec<OpponentKind> {
        match record.game.own() {
            Some((_, against @ Against::Computer(_))) => {
                vec![OpponentKind::Computer, OpponentKind::One(against)]
            }
            Some((_, against)) => vec![OpponentKind::One(against)],
            None if OpponentKind::TwoPeople.is_of(record) => vec![OpponentKind::TwoPeople],
            None => vec![],
        }
    }
}

impl Filter {
    /// Is a game wanted? Words are compared as `lowered`: the browser knows the small letters of all
    /// languages, and the page need not bring them.
    pub fn admits(&self, record: &Record, lowered: impl Fn(&str) -> String) -> bool {
        self.game.as_ref().is_none_or(|slug| record.game.slug() == slug)
            && self.standing.is_none_or(|standing| standing.is_of(record))
            && self.opponent.is_none_or(|kind| kind.is_of(record))
            && self.label.as_ref().is_none_or(|label| record.labels.contains(label))
            && words::answers(record, &self.query, lowered)
    }

    /// Is everything wanted?
    pub fn is_empty(&self) -> bool {
        Filter { query: self.query.trim().to_owned(), ..self.clone() } == Filter::default()
    }

    /// The same without what can no longer be chosen: the last game of its kind may have been deleted.
    pub fn within(self, choices: &Choices) -> Filter {
        Filter {
            game: self.game.filter(|slug| choices.games.contains(slug)),
            opponent: self.opponent.filter(|kind| choices.opponents.contains(kind)),
            label: self.label.filter(|label| choices.labels.contains(label)),
            ..self
        }
    }
}

/// What there is to choose from among the games that are kept, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// Their slugs.
    pub games: Vec<String>,
    pub opponents: Vec<OpponentKind>,
    pub labels: Vec<String>,
}

impl Choices {
    pub fn of<'a>(records: impl Iterator<Item = &'a Record>) -> Choices {
        let mut choices = Choices::default();
        for record in records {
            insert_once(&mut choices.games, record.game.slug().to_owned());
            for kind in OpponentKind::all_of(record) {
                insert_once(&mut choices.opponents, kind);
            }
            for label in &record.labels {
                insert_once(&mut choices.labels, label.clone());
            }
        }
        choices
    }
}
