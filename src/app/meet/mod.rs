//! Two people at two devices, as the page has it, in plain Rust: how they meet (`meeting`), what an invitation says
//! (`invitation`), and a table whose game is played over the connection (`seat`). `web/meet` asks the browser for
//! connections and draws the view in which people meet.

pub mod invitation;
pub mod meeting;
pub mod seat;
pub mod words;
