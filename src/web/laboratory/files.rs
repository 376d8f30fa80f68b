//! What the laboratory found and what is said of it: fetched when somebody wants to see it.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::app::laboratory::words::LabWords;
use crate::findings::{self, Findings};
use crate::web::common::books::Book;
use crate::web::dom::browser;

/// Where the findings lie.
const FINDINGS: &str = "laboratory/found/findings.txt";

impl Book for LabWords {
    const FOLDER: &'static str = "laboratory";

    fn read(text: &'static str) -> LabWords {
        LabWords::read(text)
    }
}

/// How far fetching is.
#[derive(Clone, PartialEq)]
pub enum Fetch {
    Coming,
    Missing,
    There(Rc<[Findings]>),
}

/// What was found; `tries` asks anew.
#[hook]
pub fn use_findings(tries: u32) -> Fetch {
    let found = use_state(|| Fetch::Coming);
    use_effect_with(tries, {
        let found = found.setter();
        move |_| {
            spawn_local(async move {
                let text = browser::fetched(FINDINGS).await;
                let all = text.and_then(|text| findings::read(&text));
                found.set(all.map_or(Fetch::Missing, |all| Fetch::There(all.into())));
            });
        }
    });
    (*found).clone()
}
