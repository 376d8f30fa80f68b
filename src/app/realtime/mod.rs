//! The page of the game without turns, as plain Rust: what time it is, who presses what, what is
//! seen and said, and what is kept. The components that draw it are in `web/realtime`.

pub mod act;
pub mod afar;
pub mod attempt;
pub mod card;
pub mod clock;
pub mod commands;
pub mod course;
pub mod demo;
pub mod ending;
pub mod first;
pub mod hearing;
pub mod intro;
pub mod listing;
pub mod notice;
pub mod opponent;
pub mod picture;
pub mod pressing;
pub mod protocol;
pub mod refusing;
pub mod replay;
pub mod saved;
pub mod session;
pub mod setup;
pub mod snapshot;
pub mod view;
pub mod wire;
pub mod wish;
pub mod words;

pub use act::SessionAction;
pub use clock::TickClock;
pub use notice::Remark;
pub use picture::TimedPicture;
pub use session::{Phase, Session, Why};
pub use setup::TimedSetup;
pub use wish::TimedWish;
