//! Shapes and motion, as plain data.

pub mod arrows;
pub mod emblems;
pub mod icons;
pub mod miniature;
pub mod motion;
pub mod sets;
pub mod shapes;
pub mod spots;
