//! Shapes and motion, as plain data.

pub mod emblems;
pub mod icons;
pub mod miniature;
pub mod motion;
pub mod pieces;
pub mod spots;
