//! The laboratory on the page. What was found is drawn by `findings`, and said by `app/laboratory`.

mod files;
mod picture;
mod table;
mod view;

pub use view::laboratory;
