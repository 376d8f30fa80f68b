//! What is seen in the place of the game without turns until it is there.

use yew::prelude::*;

use crate::texts::texts;
use crate::web::common::parts::{PartStage, missing};

/// An empty board, and how far the part is.
pub fn waiting(stage: PartStage) -> Html {
    html! {
        <main class="table timed waiting">
            <h1 class="visually-hidden">{ texts().timed_title() }</h1>
            <div class="stage">
                <div class="strip strip-top"></div>
                <div class="boards">
                    <div class="world"><div class="frame"><div class="board skeleton"></div></div></div>
                </div>
                <div class="strip strip-bottom"></div>
            </div>
            <aside class="panel">
                if stage == PartStage::Missing {
                    { missing() }
                } else {
                    <p class="status" role="status">{ texts().setting_up() }</p>
                }
            </aside>
        </main>
    }
}
