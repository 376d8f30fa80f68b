//! The laboratory on the page. What was found is drawn by `findings`, and said by `app/laboratory`.

mod files;
mod picture;
mod play;
mod table;
mod view;
mod yours;

pub use view::laboratory;
