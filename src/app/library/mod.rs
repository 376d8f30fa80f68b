//! The games that are kept in the browser, without a browser: what is kept of each, who may write over
//! what, what the list says of them, and all of them as one file. `web/library` keeps and draws them.

pub mod export;
pub mod import;
pub mod protocol;
pub mod record;
pub mod row;
pub mod settle;
mod tag;
pub mod words;

pub use record::{Keep, Kept, Record};
