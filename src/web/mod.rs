//! The page as a tree of Yew components. They draw what the table says and send it actions;
//! whatever can be decided without a browser is decided elsewhere.

mod analysis;
mod common;
mod courses;
mod dom;
mod draw;
mod editor;
mod embed;
mod home;
mod laboratory;
mod library;
mod meet;
mod puzzles;
mod reading;
mod realtime;
mod share;
mod shell;
mod turns;

use common::language;
use common::parts::{self, Part};
use dom::browser;
use draw::sets;
use shell::app::App;
use turns::startup::AT_HOME;

use gloo_timers::future::TimeoutFuture;
use wasm_bindgen::UnwrapThrowExt;
use wasm_bindgen_futures::spawn_local;

/// Draws the page or, in a frame, what belongs there.
pub fn start() {
    parts::begin();
    match browser::is_frame() {
        true => spawn_local(async {
            if parts::brought(Part::Frame).await {
                frame();
            }
        }),
        false => show::<App>(),
    }
}

/// Draws a frame, which only a later part of the program can.
#[inline(never)]
fn frame() {
    show::<embed::Frame>();
}

/// Draws the page as soon as there are texts, and pieces. What is there holds its place until then.
fn show<C: yew::BaseComponent>()
where
    C::Properties: Default,
{
    console_error_panic_hook::set_once();
    spawn_local(async move {
        if language::install().await {
            sets::install().await;
            // The first page is drawn whole: until then there is what it says.
            let is_home = browser::root_attribute(AT_HOME).is_some();
            if is_home && !parts::brought(Part::Home).await {
                browser::set_root_attribute(AT_HOME, None);
            }
            // The program's own start ends here; drawing is a task by itself, so that what a hand does in between is
            // heard before it.
            TimeoutFuture::new(0).await;
            parts::drawing();
            let root = browser::document().get_element_by_id("app");
            yew::Renderer::<C>::with_root(root.expect_throw("the page lacks an element")).render();
        }
    });
}
