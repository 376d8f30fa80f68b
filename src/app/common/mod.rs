//! What games of turns, the game without and the kept games have in common: who plays, how a game ended,
//! under what it is kept, and that something is said once.

pub mod day;
pub mod failure;
pub mod finish;
pub mod id;
pub mod level;
pub mod line;
pub mod notice;
pub mod player;
pub mod shape;
pub mod wishes;
