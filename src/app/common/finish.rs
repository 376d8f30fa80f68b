//! How a kept game ended, as data. It is stored in the words of the first build that kept games.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::app::common::player::Person;
use crate::board::Player;
use crate::realtime;
use crate::rules::Reason;

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finish {
    /// Who won, nobody if it was drawn, and how.
    Known(Option<Person>, Manner),
    /// In words of another build.
    Words(String),
}

/// How a game ended for the one person who played it here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Won,
    Lost,
    Drawn,
}

impl Verdict {
    /// What it means to somebody that one of the players has won, or none.
    pub fn of<T: PartialEq>(winner: Option<T>, own: T) -> Verdict {
        match winner {
            None => Verdict::Drawn,
            Some(winner) if winner == own => Verdict::Won,
            Some(_) => Verdict::Lost,
        }
    }
}

/// How somebody won, or why nobody did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    Reason(Reason),
    /// What only games without turns know, or under another name.
    FiftyMoveRule,
    SeventyFiveMoveRule,
    Material,
    Idle,
}

/// Who wins, as it is stored.
fn stored(winner: Person) -> &'static str {
    match winner {
        Person::Side(color) => color.pick("White wins", "Black wins"),
        Person::You => "You win",
        Person::Computer => "Computer wins",
        Person::Friend => "Friend wins",
        Person::Numbered(Player::First) => "Player 1 wins",
        Person::Numbered(Player::Second) => "Player 2 wins",
    }
}

/// A draw, as it is stored.
const DRAWN: &str = "Draw";

impl Manner {
    const OTHERS: [Manner; 4] =
        [Manner::FiftyMoveRule, Manner::SeventyFiveMoveRule, Manner::Material, Manner::Idle];

    fn all() -> impl Iterator<Item = Manner> {
        Reason::ALL.into_iter().map(Manner::Reason).chain(Manner::OTHERS)
    }

    /// How somebody wins, or why nobody does, as it is stored.
    fn stored(self, is_won: bool) -> &'static str {
        match self {
            Manner::Reason(Reason::Time) if is_won => " on time",
            Manner::Reason(Reason::Time) => ": out of time against a bare king",
            Manner::Reason(Reason::KingCaptured) if is_won => " by taking the king",
            Manner::Reason(Reason::KingCaptured) => " by king captured",
            Manner::Reason(Reason::KingExploded) => " by blowing up the king",
            Manner::Reason(Reason::KingArrived) => " the race",
            Manner::Reason(Reason::BothArrived) => ": both kings have arrived",
            Manner::Reason(Reason::Checkmate) => " by checkmate",
            Manner::Reason(Reason::Resignation) => " by resignation",
            Manner::Reason(Reason::Stalemate) => " by stalemate",
            Manner::Reason(Reason::DeadPosition) => " by dead position",
            Manner::Reason(Reason::FiftyMoves) => " by fifty moves",
            Manner::Reason(Reason::SeventyFiveMoves) => " by seventy-five moves",
            Manner::Reason(Reason::QuietSeries) => " by ten quiet series",
            Manner::Reason(Reason::Threefold) => " by threefold repetition",
            Manner::Reason(Reason::Fivefold) => " by fivefold repetition",
            Manner::Reason(Reason::Agreement) => " by agreement",
            Manner::Reason(Reason::Unstated) => "",
            Manner::FiftyMoveRule => " by the fifty-move rule",
            Manner::SeventyFiveMoveRule => " by the seventy-five-move rule",
            Manner::Material => ": nobody can mate",
            Manner::Idle => ": nobody has moved for long",
        }
    }
}

impl From<realtime::Reason> for Manner {
    fn from(reason: realtime::Reason) -> Manner {
        match reason {
            realtime::Reason::Checkmate => Manner::Reason(Reason::Checkmate),
            realtime::Reason::Resignation => Manner::Reason(Reason::Resignation),
            realtime::Reason::Stalemate => Manner::Reason(Reason::Stalemate),
            realtime::Reason::Agreement => Manner::Reason(Reason::Agreement),
            realtime::Reason::Threefold => Manner::Reason(Reason::Threefold),
            realtime::Reason::Fivefold => Manner::Reason(Reason::Fivefold),
            realtime::Reason::FiftyMoves => Manner::FiftyMoveRule,
            realtime::Reason::SeventyFiveMoves => Manner::SeventyFiveMoveRule,
            realtime::Reason::Material => Manner::Material,
            realtime::Reason::Idle => Manner::Idle,
        }
    }
}

impl Finish {
    /// As it is stored.
    fn stored(&self) -> String {
        match self {
            Finish::Known(winner, manner) => {
                let who = winner.map_or(DRAWN, stored);
                format!("{who}{}", manner.stored(winner.is_some()))
            }
            Finish::Words(words) => words.clone(),
        }
    }

    fn read(words: &str) -> Finish {
        let winners = Person::ALL.into_iter().map(Some).chain([None]);
        let known = winners.flat_map(|winner| Manner::all().map(move |manner| (winner, manner)));
        let mut fitting = known.filter(|(winner, manner)| {
            let rest = words.strip_prefix(winner.map_or(DRAWN, stored));
            rest == Some(manner.stored(winner.is_some()))
        });
        match fitting.next() {
            Some((winner, manner)) => Finish::Known(winner, manner),
            None => Finish::Words(words.to_owned()),
        }
    }
}

impl Serialize for Finish {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.stored())
    }
}

impl<'de> Deserialize<'de> for Finish {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Finish, D::Error> {
        Ok(Finish::read(&String::deserialize(deserializer)?))
    }
}
