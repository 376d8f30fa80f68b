//! What keeps games: does what the page asks of it, see `host`. It alone knows the browser's database.

mod archive;
mod database;
pub mod host;
mod list;
mod row;
mod service;
mod shown;
mod storage;
mod time;
mod transfer;
mod undo;
mod waiting;
mod warnings;
