//! The program that keeps games: does what the page asks of it, see `ui/web/filing`. It alone knows the
//! browser's database.

mod archive;
mod database;
mod keeper;
mod list;
mod moment;
mod picture;
mod plight;
mod regret;
mod row;
mod transfer;
mod vault;

pub use archive::Archive;
