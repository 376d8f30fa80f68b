//! What an address opens in a frame: whatever stands in it, there is a game to play.

use crate::app::common::player::PlayedBy;
use crate::app::embed::wish::{FrameWish, Mode};
use crate::app::turns::action::Action;
use crate::app::turns::notice::Saying;
use crate::app::turns::solution::Solution;
use crate::app::turns::table::{Setup, Table};
use crate::board::{Color, Player};
use crate::game::Game;
use crate::game::link;
use crate::game::link::Link;
use crate::notation::Fault;
use crate::variants::Spec;

/// What an address opens.
#[derive(Clone, PartialEq)]
pub struct Opened {
    pub wish: FrameWish,
    /// What is on the table; it says what is wrong with the address, if anything is.
    pub table: Table,
    /// What there is to find, in a puzzle.
    pub puzzle: Option<Solution>,
}

impl Opened {
    /// Opens an address. One that is wrong opens the usual start of the game it names, to be
    /// played.
    pub fn of(address: &str) -> Opened {
        let (wish, odd) = FrameWish::read(address);
        let link = link::decode(address);
        let (opened, fault) = match link.and_then(|link| Opened::try_of(link, &wish)) {
            Ok(opened) => (opened, odd),
            Err(fault) => (Opened::start(link::game_of(address), wish), Some(fault)),
        };
        let Some(fault) = fault else { return opened };
        let table = opened.table.act(Action::Say(Saying::BadLink { fault, replaced: false }), 0);
        Opened { table, ..opened }
    }

    fn try_of(link: Link, wish: &FrameWish) -> Result<Opened, Fault> {
        let whole = link.game;
        let spec = whole.spec();
        let puzzle = match wish.mode {
            Mode::Puzzle => Some(Solution::new(&whole, link.ply.unwrap_or(0))?),
            Mode::Play | Mode::Replay => None,
        };
        let game = match &puzzle {
            Some(puzzle) => whole.first_plies(puzzle.start()),
            None => whole,
        };
        let players = players(&game, link.orientation, wish);
        let mut table = Table::with(Setup { spec, players, time: None }, game);
        table.orientation = link.orientation.unwrap_or(match wish.mode {
            Mode::Replay => Color::White,
            Mode::Play | Mode::Puzzle => table.orientation,
        });
        if puzzle.is_none() {
            table.shown = link.ply.filter(|&ply| ply < table.game.len());
        }
        Ok(Opened { wish: wish.clone(), table, puzzle })
    }

    /// The start of a game, to be played.
    fn start(spec: Option<Spec>, wish: FrameWish) -> Opened {
        let wish = FrameWish { mode: Mode::Play, ..wish };
        let spec = spec.unwrap_or(Spec::CHESS);
        let setup = Setup { spec, players: [PlayedBy::Human; 2], time: None };
        let table = Table::new(setup);
        let players = players(&table.game, None, &wish);
        Opened { wish, table: Table::new(Setup { players, ..setup }), puzzle: None }
    }
}

/// Who sits where: the visitor behind the side that is drawn below or, if nothing is said of that, the
/// one that is to move.
fn players(game: &Game, below: Option<Color>, wish: &FrameWish) -> [PlayedBy; 2] {
    let players = |visitor: Player, other: PlayedBy| {
        [Player::First, Player::Second]
            .map(|player| if player == visitor { PlayedBy::Human } else { other })
    };
    match wish.mode {
        Mode::Replay => [PlayedBy::Nobody; 2],
        Mode::Puzzle => players(game.player_of(game.turn()), PlayedBy::Nobody),
        Mode::Play if !wish.engine => [PlayedBy::Human; 2],
        Mode::Play => {
            let visitor = game.player_of(below.unwrap_or(game.turn()));
            players(visitor, PlayedBy::Computer(wish.level))
        }
    }
}
