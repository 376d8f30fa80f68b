//! Two people at two devices: how they find each other, what they say, and that both have the same game in the end
//! whatever the network does.

pub mod descriptions;
mod frames;
mod network;
mod timed;
mod turns;
