//! The games that are kept in the browser, without a browser: what is kept of each, who may write over
//! what, what the list says of them and which of them it shows, what they come to, and all of them as one
//! file. `web/library` keeps and draws them.

pub mod edit;
pub mod export;
pub mod filter;
pub mod import;
pub mod labels;
pub mod openings;
pub mod order;
pub mod protocol;
pub mod record;
pub mod row;
pub mod score;
pub mod settle;
pub mod statistics;
mod tag;
pub mod words;

pub use record::{Keep, Kept, Record};
