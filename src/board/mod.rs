//! The nouns: squares, men, one board, and the state of a game.
//!
//! Nothing in here knows a rule, a game, a text or a browser.

pub mod attacks;
pub mod bitboard;
pub mod color;
pub mod key;
pub mod placement;
pub mod plane;
pub mod reach;
pub mod role;
pub mod score;
pub mod splitmix;
pub mod square;
pub mod state;
pub mod terms;

pub use bitboard::Bitboard;
pub use color::{ByColor, Color, Seat};
pub use placement::Placement;
pub use plane::Plane;
pub use reach::Reach;
pub use role::{Man, Role, Roles};
pub use score::{Score, Weights};
pub use square::{BoardId, Site, Square};
pub use state::{Boards, Meta, Phase, Reserve, Run, State, Wide};
pub use terms::Terms;
