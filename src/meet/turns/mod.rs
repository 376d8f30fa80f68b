//! A game of turns between two devices: what they say to each other (`message`), what each may do (`deed`) and wants
//! (`wanted`), and how the game stands at one of them (`live`), which hears (`hearing`) and compares (`syncing`).

mod deed;
mod hearing;
pub mod live;
pub mod message;
pub mod news;
mod syncing;
mod time;
mod wanted;

pub use deed::Deed;
pub use live::{LiveGame, Terms};
pub use message::{Message, Wish};
pub use news::{News, Refused, Stop};
