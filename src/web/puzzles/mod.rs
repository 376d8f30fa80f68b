//! The puzzle page. What it decides is decided in `app/puzzles`.

mod files;
mod finding;
mod keeping;
mod overview;
mod panel;
mod record;
mod showing;
mod steering;
mod timed;
mod today;
mod turns;
mod view;
mod ways;

pub use today::Today;
pub use view::PuzzlePage;
pub use ways::Ways;
