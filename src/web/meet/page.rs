//! What the view in which people meet needs of the page.

use yew::prelude::*;

use crate::app::realtime::TimedWish;
use crate::app::turns::table::Table;
use crate::web::realtime::tie::Tie;
use crate::web::turns::room::RoomHandle;

/// What the view needs of the page.
#[derive(Clone, PartialEq, Properties)]
pub struct MeetProps {
    pub room: RoomHandle,
    /// Is it what the page shows?
    pub is_shown: bool,
    /// What somebody calls themselves, and the server that tells addresses, empty for none.
    pub name: String,
    pub stun: String,
    /// What was wished for last of the game without turns, and what ties that to a connection.
    pub wish: TimedWish,
    pub tie: Tie,
    /// Hears another name.
    pub on_name: Callback<String>,
    /// Puts a table in the place of the one there is.
    pub on_sit: Callback<Table>,
    /// Goes to the board: to that of the game without turns, or of those with.
    pub on_board: Callback<bool>,
    /// Opens the dialog of new games.
    pub on_new: Callback<()>,
}
