//! The language of the page. `src/boot.js` chooses it, and fetches its texts while the programs come.

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use yew::prelude::*;

use crate::texts;
use crate::texts::Language;
use crate::web::dom::browser;

#[wasm_bindgen]
extern "C" {
    /// What the later parts of the program say.
    #[wasm_bindgen(js_namespace = wonderboardParts, js_name = texts)]
    fn later() -> String;
}

/// Waits for the texts and installs them. If they do not come, `src/boot.js` says so, and nothing can be
/// drawn.
pub async fn install() -> bool {
    let promised = js_sys::Reflect::get(&browser::window(), &"wonderboardTexts".into());
    let Some(promised) = promised.ok().and_then(|it| it.dyn_into::<js_sys::Promise>().ok()) else {
        return false;
    };
    let file = JsFuture::from(promised).await.ok().and_then(|file| file.as_string());
    let language = browser::root_attribute("lang").and_then(|code| Language::from_code(&code));
    match file {
        Some(file) => texts::install(language.unwrap_or(Language::English), file, later),
        None => return false,
    }
    true
}

/// Opens the page anew once another language is chosen. It has to be called after the choice is kept.
#[hook]
pub fn use_language(chosen: &str) {
    let before = use_mut_ref(|| chosen.to_owned());
    use_effect_with(chosen.to_owned(), move |chosen| {
        if before.replace(chosen.clone()) != *chosen {
            let _ = browser::window().location().reload();
        }
    });
}
