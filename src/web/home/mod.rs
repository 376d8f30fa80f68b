//! The first page. It is in a part of the program of its own.

mod delay;
mod living;
mod view;

pub use view::Home;
