//! The language of the page. `src/boot.js` chooses it, and fetches its texts while the programs come.

use wasm_bindgen::prelude::*;
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
    let file = browser::promised("wonderboardTexts").await;
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
