//! The page around the games: views, dialogs, settings.

mod analysis;
pub mod app;
pub mod bar;
pub mod clock_field;
pub mod dialogs;
mod editor;
pub mod games;
pub mod help_sheet;
pub mod history;
mod home;
mod invitation;
mod learn;
mod learn_timed;
mod levels;
pub mod looks;
mod meet;
pub mod new_game;
pub mod page;
pub mod puzzles;
pub mod settings_sheet;
pub mod share;
pub mod upkeep;
