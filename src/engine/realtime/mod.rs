//! The engine of the game without turns: durative alpha-beta.
//!
//! A minimax in which moves take time. Each player has a hand that can act again only some ticks
//! after a move; whoever can act first is the one to choose at a node, and to wait is a choice too,
//! legal at any time, even in check. Pieces are frozen and thaw while the search looks ahead. A value
//! belongs to the side that acts: it is negated only where the other side acts next.
//!
//! After D. Churchill, A. Saffidine, M. Buro, "Fast Heuristic Search for RTS Game Combat Scenarios"
//! (AIIDE 2012), whose alpha-beta considering durations it is, with a rule instead of a policy for
//! simultaneous moves: White's count first.

pub mod agent;
pub mod driver;
mod eval;
mod mind;
pub mod node;
mod order;
pub mod player;
mod quiesce;
mod search;
pub mod style;
mod timed;

pub use agent::Agent;
pub use driver::{Driver, Wish};
pub use player::{Question, Thought, TimedChoice, TimedSearch};
pub use style::{Opponent, TimedStyle};
