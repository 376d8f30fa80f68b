//! The games that are kept in the browser, without a browser: what is kept of each, who may write over
//! what, what the list says of them, and all of them as one file. `ui/web/records` keeps and draws them.

pub mod asked;
pub mod day;
pub mod export;
pub mod failure;
pub mod finish;
pub mod id;
pub mod import;
pub mod record;
pub mod row;
pub mod settle;
mod tag;
pub mod words;

pub use finish::Finish;
pub use id::Id;
pub use record::{Keep, Kept, Record};
