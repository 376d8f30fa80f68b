//! The nouns: squares, pieces, one board, and the state of a game.
//!
//! Nothing in here knows a rule, a game, a text or a browser.

pub mod attacks;
pub mod bitboard;
pub mod color;
pub mod key;
pub mod one_board;
pub mod placement;
pub mod position;
pub mod role;
pub mod splitmix;
pub mod square;
pub mod turn;

pub use bitboard::Bitboard;
pub use color::{ByColor, Color, Player};
pub use one_board::{Bearing, Board};
pub use placement::{Observer, Observing, Placement};
pub use position::{Boards, Pocket, Position, PositionInfo, Wide};
pub use role::{Piece, Role, Roles};
pub use square::{BoardId, BoardSquare, Square};
pub use turn::{Run, Series};
