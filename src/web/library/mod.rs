//! What keeps games: does what the page asks of it, see `host`. It alone knows the browser's database.

mod archive;
mod database;
mod finder;
mod form;
pub mod host;
mod labels;
mod list;
mod openings;
mod request;
mod row;
mod service;
mod shown;
mod statistics;
mod storage;
mod time;
mod transfer;
mod undo;
mod waiting;
mod warnings;
