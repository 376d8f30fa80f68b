//! The games of turns: the state of a table, what is pressed, its clock, and what is said of it.

pub mod action;
pub mod answers;
pub mod choices;
pub mod clock;
pub mod drawings;
pub mod layout;
pub mod marks;
pub mod moves;
pub mod notice;
pub mod offers;
pub mod person;
pub mod premoves;
pub mod reach;
pub mod rows;
pub mod saved;
pub mod study;
pub mod table;
pub mod typed;
pub mod variations;
pub mod view;
pub mod wish;
pub mod words;
