//! Where one goes on from a puzzle.

use yew::prelude::*;

use crate::app::common::player::Side;
use crate::app::turns::table::Table;
use crate::board::Player;
use crate::game::Game;
use crate::web::turns::room::RoomHandle;

/// The ways on from a puzzle, each told to the page.
#[derive(Clone, PartialEq)]
pub struct Ways {
    /// What is on the boards, whenever that changes.
    pub look: Callback<RoomHandle>,
    /// A game to look into.
    pub study: Callback<Table>,
    /// A game to play on from, as its solver.
    pub play: Callback<(Game, Player)>,
    /// A position of the game without turns to play on from, as RTFEN, and the solver's side.
    pub play_timed: Callback<(String, Side)>,
    /// The keys are to be listed.
    pub help: Callback<()>,
    /// The address has changed.
    pub moved: Callback<()>,
}
