//! What an address opens in a frame: whatever stands in it, there is a game to play.

use super::riddle::Riddle;
use super::wish::{Mode, Wish};
use crate::board::{Color, Seat};
use crate::game::Game;
use crate::game::link::{self, Link};
use crate::notation::Fault;
use crate::ui::notice::Saying;
use crate::ui::player::Player;
use crate::ui::table::{Action, Setup, Table};
use crate::variants::Spec;

/// What an address opens.
#[derive(Clone, PartialEq)]
pub struct Opened {
    pub wish: Wish,
    /// What is on the table; it says what is wrong with the address, if anything is.
    pub table: Table,
    /// What there is to find, in a puzzle.
    pub riddle: Option<Riddle>,
}

impl Opened {
    /// Opens an address. One that is wrong opens the usual start of the game it names, to be
    /// played.
    pub fn of(address: &str) -> Opened {
        let (wish, odd) = Wish::read(address);
        let link = link::decode(address);
        let (opened, fault) = match link.and_then(|link| Opened::try_of(link, &wish)) {
            Ok(opened) => (opened, odd),
            Err(fault) => (Opened::start(link::game_of(address), wish), Some(fault)),
        };
        let Some(fault) = fault else { return opened };
        let table = opened.table.act(Action::Say(Saying::BadLink(fault)), 0);
        Opened { table, ..opened }
    }

    fn try_of(link: Link, wish: &Wish) -> Result<Opened, Fault> {
        let whole = link.game;
        let spec = whole.spec();
        let riddle = match wish.mode {
            Mode::Puzzle => Some(Riddle::new(&whole, link.ply.unwrap_or(0))?),
            Mode::Play | Mode::Replay => None,
        };
        let game = match &riddle {
            Some(riddle) => whole.first_plies(riddle.start()),
            None => whole,
        };
        let players = players(&game, link.orientation, wish);
        let mut table = Table::with(Setup { spec, players, time: None }, game);
        table.orientation = link.orientation.unwrap_or(match wish.mode {
            Mode::Replay => Color::White,
            Mode::Play | Mode::Puzzle => table.orientation,
        });
        if riddle.is_none() {
            table.shown = link.ply.filter(|&ply| ply < table.game.len());
        }
        Ok(Opened { wish: wish.clone(), table, riddle })
    }

    /// The start of a game, to be played.
    fn start(spec: Option<Spec>, wish: Wish) -> Opened {
        let wish = Wish { mode: Mode::Play, ..wish };
        let spec = spec.unwrap_or(Spec::CHESS);
        let setup = Setup { spec, players: [Player::Human; 2], time: None };
        let table = Table::new(setup);
        let players = players(&table.game, None, &wish);
        Opened { wish, table: Table::new(Setup { players, ..setup }), riddle: None }
    }
}

/// Who sits where: the visitor behind the army that is drawn below or, if nothing is said of that, the
/// one that is to move.
fn players(game: &Game, below: Option<Color>, wish: &Wish) -> [Player; 2] {
    let seats = |visitor: Seat, other: Player| {
        [Seat::First, Seat::Second].map(|seat| if seat == visitor { Player::Human } else { other })
    };
    match wish.mode {
        Mode::Replay => [Player::Nobody; 2],
        Mode::Puzzle => seats(game.seat_of(game.turn()), Player::Nobody),
        Mode::Play if !wish.engine => [Player::Human; 2],
        Mode::Play => {
            let visitor = game.seat_of(below.unwrap_or(game.turn()));
            seats(visitor, Player::Computer(wish.level))
        }
    }
}
