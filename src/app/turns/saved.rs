//! A table as it is kept between visits, in plain words: texts and numbers, no positions.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::app::common::id::Id;
use crate::app::common::player::PlayedBy;
use crate::app::turns::table::{Setup, Table};
use crate::app::turns::wire::Wire;
use crate::board::{BoardId, Color, Player};
use crate::engine::Level;
use crate::game::Game;
use crate::game::clock::{Clock, TimeControl};
use crate::notation::fault::{Part, Problem};
use crate::notation::{Fault, words};
use crate::rules::{Outcome, Reason};
use crate::variants::Spec;

/// A table as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedTable {
    /// The game and its options, as [`Spec::text`] writes them.
    #[serde(rename = "game")]
    pub game: String,
    /// The start as FEN, unless it is the usual one.
    #[serde(rename = "start")]
    pub start: Option<String>,
    /// The moves in coordinates.
    #[serde(rename = "moves")]
    pub moves: Vec<String>,
    #[serde(rename = "players")]
    pub players: [PlayedBy; 2],
    #[serde(rename = "time")]
    pub time: Option<TimeControl>,
    /// Milliseconds left to the first and the second person.
    #[serde(rename = "left")]
    pub left: Option<[u32; 2]>,
    /// Milliseconds left after each move to whoever made it, where that is known of all.
    #[serde(rename = "times", default, skip_serializing_if = "Vec::is_empty")]
    pub times: Vec<u32>,
    #[serde(rename = "ended")]
    pub ended: Option<Ended>,
    /// Is Black drawn below?
    #[serde(rename = "black_below")]
    pub black_below: bool,
    /// The number of the board in front, counted from 0.
    #[serde(rename = "front", default)]
    pub front: u8,
    /// Under what it is kept among all games.
    #[serde(rename = "record", default)]
    pub record: Option<Id>,
    /// What is said of the game beyond its moves, as PGN.
    #[serde(rename = "annotated", default, skip_serializing_if = "Option::is_none")]
    pub annotated: Option<Rc<str>>,
    /// After how many plies somebody asked what the computer would play.
    #[serde(rename = "hints", default, skip_serializing_if = "Vec::is_empty")]
    pub hints: Vec<u32>,
    /// What the first and the second person are called.
    #[serde(rename = "names", default, skip_serializing_if = "is_nameless")]
    pub names: [Option<Rc<str>>; 2],
    /// Has a friend's link brought it, and its reader not yet said to play?
    #[serde(rename = "invitation", default, skip_serializing_if = "std::ops::Not::not")]
    pub is_invitation: bool,
    /// When it began here, in milliseconds since 1970.
    #[serde(rename = "begun", default, skip_serializing_if = "Option::is_none")]
    pub begun: Option<u64>,
    /// What is known of the connection over which it is played, so that it can go on over another: the number of the game in
    /// its meeting, of what was taken back in it, and of the page's lives, with dots between.
    #[serde(rename = "wire", default, skip_serializing_if = "Option::is_none")]
    pub wire: Option<String>,
}

fn is_nameless(names: &[Option<Rc<str>>; 2]) -> bool {
    *names == [None, None]
}

/// How a game was ended by people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ended {
    /// 1 for the first person, 2 for the second; none for a draw.
    #[serde(rename = "winner")]
    pub winner: Option<u8>,
    #[serde(rename = "reason")]
    pub reason: String,
}

impl SavedTable {
    /// What is to be kept of a table at a time in milliseconds.
    pub fn of(table: &Table, now: u64) -> SavedTable {
        SavedTable {
            game: table.setup.spec.text(),
            start: table.game.start_fen(),
            moves: table.game.coords(),
            players: table.setup.players,
            time: table.setup.time,
            left: table.clock.map(|clock| clock.both(now)),
            times: table.times.clone(),
            ended: table.ended.map(Ended::of),
            black_below: table.orientation == Color::Black,
            front: table.view.front.index() as u8,
            record: table.record,
            annotated: table.annotated.clone(),
            hints: table.hints.clone(),
            names: table.names.clone(),
            is_invitation: table.is_invitation,
            begun: table.begun,
            wire: table.wire.as_ref().map(wire_text),
        }
    }

    /// The table as it was, its clock standing still until the next move; the fault says what of
    /// it cannot be understood.
    pub fn open(&self) -> Result<Table, Fault> {
        let spec =
            Spec::from_text(&self.game).map_err(|what| Problem::from(what).at(Part::GameName))?;
        let moves = self.moves.iter().map(String::as_str);
        let game = Game::replay(spec, self.start.as_deref(), moves)?;
        let players = self.players.map(|player| match player {
            PlayedBy::Computer(level) => PlayedBy::Computer(Level::nearest(level).number()),
            player => player,
        });
        let setup = Setup { spec, players, time: self.time };
        let is_afar = setup.by_link().is_some();
        let mut table = Table::with(setup, game);
        table.orientation = if self.black_below { Color::Black } else { Color::White };
        if self.front < table.game.board_count() {
            table.view.front = BoardId::new(self.front);
        }
        if self.times.len() == self.moves.len() {
            table.times.clone_from(&self.times);
        }
        (table.record, table.begun) = (self.record, self.begun);
        (table.annotated, table.hints) = (self.annotated.clone(), self.hints.clone());
        table.names = self.names.clone();
        table.is_invitation = self.is_invitation;
        // It takes somebody at another device.
        table.wire = self.wire.as_deref().filter(|_| is_afar).and_then(wire);
        table.ended = self.ended.as_ref().and_then(Ended::outcome);
        table.clock =
            self.time.map(|control| Clock::resumed(control, self.left.unwrap_or(control.bases())));
        Ok(table)
    }
}

fn wire_text(wire: &Wire) -> String {
    format!("{}.{}.{}", wire.game, wire.takebacks, wire.life)
}

fn wire(text: &str) -> Option<Wire> {
    let mut numbers = text.split('.').map(|number| number.parse::<u32>().ok());
    let mut next = || numbers.next()?;
    let [game, takebacks] = [next()?, next()?].map(|number| number as u16);
    Some(Wire { takebacks, life: next()?, ..Wire::apart(game) })
}

impl Ended {
    pub fn of(outcome: Outcome) -> Ended {
        Ended {
            winner: outcome.winner.map(|player| player as u8 + 1),
            reason: words::reason(outcome.reason).to_owned(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let reason = Reason::ALL.into_iter().find(|&r| words::reason(r) == self.reason)?;
        let winner = match self.winner {
            Some(1) => Some(Player::First),
            Some(2) => Some(Player::Second),
            _ => None,
        };
        Some(Outcome { winner, reason })
    }
}
