//! The board in a frame of another page, and the HTML for it.

texts! {}
