//! The first page. It is in a part of the program of its own.

mod living;
mod view;

pub use view::Home;
