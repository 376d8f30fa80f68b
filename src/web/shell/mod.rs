//! The page around the games: views, dialogs, programs fetched on demand, settings.

pub mod app;
pub mod bar;
pub mod child;
pub mod dialogs;
pub mod fields;
pub mod games;
pub mod host;
pub mod language;
pub mod later;
pub mod library_host;
pub mod new_game;
pub mod page;
pub mod program;
pub mod realtime_host;
pub mod settings_sheet;
pub mod sheet;
pub mod sound;
pub mod startup;
pub mod store;
pub mod toast;
pub mod upkeep;
