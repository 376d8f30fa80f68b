//! The page as a tree of Yew components. They draw what the table says and send it actions;
//! whatever can be decided without a browser is decided elsewhere.

mod actions;
mod aim;
mod app;
mod banner;
mod board;
mod browser;
mod chooser;
mod diagram;
mod drag;
mod engine;
mod games;
mod glyphs;
mod keys;
mod men_layer;
mod miniature;
mod move_list;
mod new_game;
mod panel;
mod plate;
mod puzzle;
mod room;
mod rules_page;
mod settings_sheet;
mod share;
mod sheet;
mod sound;
mod stage;
mod store;
mod strip;
mod thinking;
mod toast;
mod tray;
mod visit;
mod walk;

pub use app::App;
