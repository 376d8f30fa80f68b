//! The page. What needs no browser (the table, its clock, what is kept) is plain Rust and tested
//! natively; the components stand behind the feature `web`.

pub mod choices;
pub mod clock;
pub mod embed;
pub mod emblems;
pub mod faults;
pub mod figurines;
pub mod icons;
pub mod marks;
pub mod men;
pub mod miniature;
pub mod motion;
pub mod moves;
pub mod notice;
pub mod offers;
pub mod opening;
pub mod person;
pub mod picture;
pub mod player;
pub mod post;
pub mod puzzle;
pub mod qr;
pub mod realtime;
pub mod records;
pub mod refusals;
pub mod route;
pub mod rows;
pub mod saved;
pub mod settings;
pub mod sharing;
pub mod sign;
pub mod spots;
pub mod table;
pub mod view;
pub mod walk;
pub mod words;

#[cfg(feature = "web")]
pub mod web;
