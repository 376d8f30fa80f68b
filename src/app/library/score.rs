//! How a game went for the one person who plays it here, and what many games come to.

use std::iter::Sum;
use std::ops::Add;

use crate::app::common::finish::Finish;
use crate::app::common::player::{Person, PlayedBy};
use crate::app::library::{Kept, Record};
use crate::app::realtime::card;
use crate::board::{Color, Player};

/// A result as the person sees it who played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnResult {
    Won,
    Drawn,
    Lost,
}

/// Whom the one person plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Against {
    /// The computer, at a level.
    Computer(u8),
    /// Somebody at another device.
    Correspondence,
}

/// Wins, draws and losses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    pub won: usize,
    pub drawn: usize,
    pub lost: usize,
}

impl Score {
    /// Of how many games.
    pub fn games(self) -> usize {
        self.won + self.drawn + self.lost
    }

    /// The points won, of a hundred that could be; a draw is half a point. None without games.
    pub fn percent(self) -> Option<usize> {
        let halves = 2 * self.won + self.drawn;
        (100 * halves + self.games()).checked_div(2 * self.games())
    }
}

impl From<OwnResult> for Score {
    fn from(result: OwnResult) -> Score {
        let one = |wanted| usize::from(result == wanted);
        Score { won: one(OwnResult::Won), drawn: one(OwnResult::Drawn), lost: one(OwnResult::Lost) }
    }
}

impl Add for Score {
    type Output = Score;

    fn add(self, other: Score) -> Score {
        Score {
            won: self.won + other.won,
            drawn: self.drawn + other.drawn,
            lost: self.lost + other.lost,
        }
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Score>>(scores: I) -> Score {
        scores.fold(Score::default(), Score::add)
    }
}

impl Kept {
    /// Which game it is, whatever is chosen of its options.
    pub fn slug(&self) -> &str {
        match self {
            Kept::Turns(saved) => saved.game.split([',', ' ']).next().unwrap_or_default(),
            Kept::Timed(_) => card::SLUG,
        }
    }

    /// Who played White at the start, and who Black.
    pub fn players(&self) -> [PlayedBy; 2] {
        match self {
            Kept::Turns(saved) => saved.players,
            Kept::Timed(saved) => saved.players,
        }
    }

    /// What the first or the second person calls themselves, if they gave a name.
    pub fn own_name(&self, at: usize) -> Option<&str> {
        let Kept::Turns(saved) = self else { return None };
        let is_told = saved.annotated.is_some() && saved.begun.is_none();
        saved.names.get(at)?.as_deref().filter(|_| !is_told)
    }

    /// The side on which its one person began, and whom they play; none where two people play, or nobody.
    pub fn own(&self) -> Option<(Color, Against)> {
        let opponent = |player| match player {
            PlayedBy::Computer(level) => Some(Against::Computer(level)),
            PlayedBy::Correspondence(_) => Some(Against::Correspondence),
            PlayedBy::Human | PlayedBy::Nobody => None,
        };
        match self.players() {
            [PlayedBy::Human, other] => Some((Color::White, opponent(other)?)),
            [other, PlayedBy::Human] => Some((Color::Black, opponent(other)?)),
            _ => None,
        }
    }
}

impl Record {
    /// How it went for its one person; none while it goes on, and where there is no such person.
    pub fn own_result(&self) -> Option<OwnResult> {
        let (side, _) = self.game.own()?;
        let winner = match self.finish.as_ref()? {
            Finish::Known(winner, _) => *winner,
            // Nobody can tell.
            Finish::Words(_) => return None,
        };
        let has_won = match winner {
            None => return Some(OwnResult::Drawn),
            Some(Person::You) => true,
            Some(Person::Computer | Person::Friend) => false,
            Some(Person::Side(color)) => color == side,
            Some(Person::Numbered(player)) => player == side.pick(Player::First, Player::Second),
        };
        Some(if has_won { OwnResult::Won } else { OwnResult::Lost })
    }
}
