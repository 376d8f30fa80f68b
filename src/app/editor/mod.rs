//! The position editor, without a browser: a position that somebody sets up, of any game and whether it can
//! be played or not, what can be changed about it, and what is wrong with it. The components that draw it
//! are in `web/editor`.

pub mod address;
pub mod change;
pub mod counter;
pub mod desk;
pub mod dialect;
pub mod draft;
pub mod game;
pub mod man;
pub mod opening;
pub mod paste;
pub mod rights;
pub mod scene;
pub mod verdict;
pub mod words;

pub use change::Change;
pub use counter::Counter;
pub use desk::{Desk, DeskAction, Tool};
pub use draft::Draft;
pub use game::EditedGame;
pub use man::Man;
