//! The page.

fn main() {
    console_error_panic_hook::set_once();
    let root = root();
    yew::Renderer::<wonderboard::ui::web::App>::with_root(root).render();
}

/// Where the program goes; the static page holds its place until then.
fn root() -> web_sys::Element {
    let document = web_sys::window().and_then(|window| window.document());
    let root = document.and_then(|document| document.get_element_by_id("app"));
    root.unwrap_or_else(|| wasm_bindgen::throw_str("the page has no #app"))
}
