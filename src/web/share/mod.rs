//! Sharing, drawn.

pub mod copied;
pub mod correspondence;
pub mod invited;
pub mod link_row;
pub mod picture_row;
pub mod qr;
pub mod save;
