//! The later part of the page's program: what the first board does without. The build splits it off
//! (`xtask/src/later.rs`), `src/boot.js` brings it, and once it is there nothing tells it from the rest.

use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = wonderboardLater)]
    fn prepare(exports: &JsValue);

    #[wasm_bindgen(js_namespace = wonderboardLater)]
    fn bring() -> Promise;

    /// Is the later part there?
    #[wasm_bindgen(js_namespace = wonderboardLater, js_name = isThere)]
    pub fn is_there() -> bool;

    /// Has the later part there when it returns, even if the page has to stand still for it. The build
    /// puts a call of this before whatever is in that part, for where nobody has waited.
    #[wasm_bindgen(js_namespace = wonderboardLater)]
    fn need();
}

/// How far the later part is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Later {
    Coming,
    There,
    Missing,
}

/// Says of which program there is a later part: of this one. It has to be called first of all.
pub fn begin() {
    prepare(&wasm_bindgen::exports());
}

/// Brings the later part. Comes back once it is there, and with `false` where it cannot be had.
pub async fn brought() -> bool {
    let is_there = JsFuture::from(bring()).await.is_ok();
    if is_there {
        need();
    }
    is_there
}

/// Brings the later part when it is wanted, and says how far it is.
#[hook]
pub fn use_later(is_wanted: bool) -> Later {
    let outcome = use_state(|| Later::Coming);
    let now = if is_there() { Later::There } else { *outcome };
    use_effect_with((is_wanted, now), {
        let outcome = outcome.setter();
        move |&(is_wanted, now)| {
            if is_wanted && now != Later::There {
                spawn_local(async move {
                    outcome.set(if brought().await { Later::There } else { Later::Missing });
                });
            }
        }
    });
    now
}
