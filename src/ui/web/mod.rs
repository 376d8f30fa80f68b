//! The page as a tree of Yew components. They draw what the table says and send it actions;
//! whatever can be decided without a browser is decided elsewhere.

mod actions;
mod aim;
mod app;
mod arena;
mod banner;
mod board;
mod browser;
mod chooser;
mod diagram;
mod drag;
mod embed;
mod engine;
mod fields;
mod figure;
mod filing;
mod games;
mod glyphs;
mod guest;
mod halves;
mod home;
mod keys;
mod language;
mod link_row;
mod men_layer;
mod miniature;
mod move_list;
mod new_game;
mod panel;
mod picture_row;
mod plate;
mod post;
mod program;
mod puzzle;
mod qr;
mod realtime;
mod records;
mod room;
mod rulebooks;
mod rules_page;
mod save;
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

use app::App;
pub use realtime::Hall;
pub use records::Archive;

use wasm_bindgen::UnwrapThrowExt;
use wasm_bindgen_futures::spawn_local;

/// Draws the page or, in a frame, what belongs there.
pub fn start() {
    match browser::is_frame() {
        true => show::<embed::Frame>("app"),
        false => show::<App>("app"),
    }
}

/// Draws a program of the page in the element with an identifier, as soon as there are texts. What is
/// there holds its place until then.
pub fn show<C: yew::BaseComponent>(id: &'static str)
where
    C::Properties: Default,
{
    console_error_panic_hook::set_once();
    spawn_local(async move {
        if language::install().await {
            let root = browser::document().get_element_by_id(id);
            yew::Renderer::<C>::with_root(root.expect_throw("the page lacks an element")).render();
        }
    });
}
