//! A game as a link, a FEN, a PGN, a picture or a code, out and in.

pub mod annotations;
pub mod correspondence;
pub mod drawn;
pub mod opening;
pub mod picture;
pub mod qr;
pub mod sharing;
pub mod studying;
pub mod time_control;
pub mod words;
