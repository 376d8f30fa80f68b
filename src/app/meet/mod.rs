//! Two people at two devices, as the page has it, in plain Rust: how they meet (`meeting`), what an invitation says
//! (`invitation`, `challenge`; `invited` is either), what somebody does in the view (`visit`), a table whose game is played over the connection (`seat`),
//! and a session of the game without turns (`duel`). `web/meet` asks the browser for
//! connections and draws the view in which people meet.

pub mod challenge;
pub mod duel;
pub mod invitation;
pub mod invited;
pub mod meeting;
pub mod seat;
pub mod visit;
pub mod words;
