//! What an invitation to meet says: which game, by whom, who the reader will be, and the clock. All of it stands in the
//! link to a game that follows the packed offer (`notation/meeting/link`), each in a parameter of its own.

use std::rc::Rc;

use crate::app::common::player::PlayedBy;
use crate::app::turns::table::{Setup, Table};
use crate::app::turns::wire::Wire;
use crate::board::Player;
use crate::game::Game;
use crate::game::clock::TimeControl;
use crate::game::link::{self, Link};
use crate::notation::Fault;
use crate::notation::fault::{Excerpt, Part, Problem};

/// Who the reader is: the first person or the second.
const READER: &str = "as";
/// What there is on the clock: milliseconds of the first person, those added and those waited for, and those of the
/// second person where they have others.
const TIME: &str = "time";
/// Which of the games of the meeting it is.
const GAME: &str = "nr";

/// No clock has more on it: a day.
const LONGEST: u32 = 86_400_000;

/// An invitation to a game of turns.
#[derive(Clone, PartialEq, Debug)]
pub struct Invitation {
    pub game: Game,
    /// The number of the game, by which it is told from others.
    pub number: u32,
    /// Its number among those of the meeting.
    pub nr: u16,
    /// Who reads the invitation.
    pub reader: Player,
    pub time: Option<TimeControl>,
    /// What the side that invites is called.
    pub from: Option<String>,
}

impl Invitation {
    /// An invitation to the game of a table; none if it is not played over a connection.
    pub fn to(table: &Table) -> Option<Invitation> {
        let own = table.setup.human();
        Some(Invitation {
            game: table.game.clone(),
            number: table.setup.by_link()?,
            nr: table.wire.as_ref()?.game,
            reader: !own,
            time: table.setup.time,
            from: table.own_name(own).map(str::to_owned),
        })
    }

    /// The link to the game, from its `#` on.
    pub fn link(&self) -> String {
        let reader = match self.reader {
            Player::First => "first",
            Player::Second => "second",
        };
        let time = self.time.map(|time| (TIME.to_owned(), write_time(time)));
        let nr = Some(self.nr).filter(|&nr| nr > 0).map(|nr| (GAME.to_owned(), nr.to_string()));
        let from = self.from.clone().map(|name| (link::FROM.to_owned(), name));
        let all = [Some((READER.to_owned(), reader.to_owned())), time, nr, from];
        let others = all.into_iter().flatten().collect();
        link::encode(&Link { by_link: Some(self.number), others, ..Link::to(self.game.clone()) })
    }

    /// Reads the link to the game of an invitation. The fault says what is wrong with it.
    pub fn read(text: &str) -> Result<Invitation, Fault> {
        let link = link::decode(text)?;
        let told =
            |key| link.others.iter().find(|(known, _)| key == known).map(|(_, told)| &**told);
        let odd = |key, told: &str| Problem::NotUnderstood(Excerpt::of(told)).at(Part::key(key));
        let number = link.by_link.ok_or_else(|| odd("by", ""))?;
        let reader = match told(READER) {
            Some("first") => Player::First,
            Some("second") => Player::Second,
            other => return Err(odd(READER, other.unwrap_or_default())),
        };
        let time = match told(TIME) {
            None => None,
            Some(text) => Some(read_time(text).ok_or_else(|| odd(TIME, text))?),
        };
        let nr = told(GAME).unwrap_or("0");
        let nr = nr.parse().map_err(|_| odd(GAME, nr))?;
        let from = told(link::FROM).map(str::to_owned);
        Ok(Invitation { game: link.game, number, nr, reader, time, from })
    }

    /// The table of the reader, perhaps under a name. Where the game is on their table already, that one stays as it is.
    pub fn accepted(&self, known: &Table, name: Option<Rc<str>>) -> Table {
        if self.is_at(known) {
            return known.clone();
        }
        let friend = PlayedBy::Correspondence(self.number);
        let players = match self.reader {
            Player::First => [PlayedBy::Human, friend],
            Player::Second => [friend, PlayedBy::Human],
        };
        let setup = Setup { spec: self.game.spec(), players, time: self.time };
        let mut table = Table::with(setup, self.game.clone());
        table.names[self.reader as usize] = name;
        table.names[!self.reader as usize] = self.from.as_deref().map(Rc::from);
        table.wire = Some(Wire::apart(self.nr));
        table
    }

    /// The number of the meeting.
    pub fn meeting(&self) -> u32 {
        self.number.wrapping_sub(self.nr.into())
    }

    /// Is it the meeting of a table's game?
    pub fn is_at(&self, table: &Table) -> bool {
        let is_same = table.setup.spec == self.game.spec();
        let is_same = is_same && table.meeting() == Some(self.meeting());
        is_same && table.game.start_fen() == self.game.start_fen()
    }
}

fn write_time(time: TimeControl) -> String {
    let [first, second] = time.bases();
    let mut numbers = vec![first, time.increment_ms, time.delay_ms];
    numbers.extend(Some(second).filter(|&second| second != first));
    numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(",")
}

fn read_time(text: &str) -> Option<TimeControl> {
    let numbers: Option<Vec<u32>> = text.split(',').map(|number| number.parse().ok()).collect();
    let (first, increment_ms, delay_ms, second) = match *numbers?.as_slice() {
        [first, more, delay] => (first, more, delay, first),
        [first, more, delay, second] => (first, more, delay, second),
        _ => return None,
    };
    let plain = TimeControl { increment_ms, delay_ms, ..TimeControl::minutes(0, 0) };
    let is_sane = [first, second].iter().all(|base| (1..=LONGEST).contains(base))
        && [increment_ms, delay_ms].iter().all(|&more| more <= LONGEST);
    is_sane.then(|| plain.with_bases([first, second]))
}
