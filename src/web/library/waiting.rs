//! What is seen in the list's place until it is drawn.

use yew::prelude::*;

use crate::texts::texts;
use crate::web::common::parts::{PartStage, missing};

/// How far the part is.
pub fn waiting(stage: PartStage) -> Html {
    html! {
        <main class="page waiting">
            <h1 class="visually-hidden">{ texts().games() }</h1>
            if stage == PartStage::Missing {
                { missing() }
            } else {
                <p role="status">{ texts().games_loading() }</p>
            }
        </main>
    }
}
