//! The program of the game without turns as the page has it: brought when somebody goes there.

use yew::prelude::*;

use crate::app::realtime::protocol::{ASK, FromRealtime, Place, TELL, ToRealtime};
use crate::texts::texts;
use crate::web::program::host::EngineProgram;
use crate::web::program::{ProgramStage, missing, use_program};

const PROGRAM: EngineProgram = EngineProgram { named: "wonderboard-arena", ask: ASK, tell: TELL };

/// Brings the program when it is wanted, and tells it what is asked whenever that changes.
#[hook]
pub fn use_arena(asked: ToRealtime, hear: Callback<FromRealtime>) -> ProgramStage {
    use_program(PROGRAM, asked.place != Place::Away, asked, hear)
}

/// What is seen in the program's place until it has drawn. A style hides it for the moment that both
/// are there.
pub fn waiting(stage: ProgramStage) -> Html {
    if stage == ProgramStage::Drawn {
        return html! {};
    }
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
                if stage == ProgramStage::Missing {
                    { missing() }
                } else {
                    <p class="status" role="status">{ texts().setting_up() }</p>
                }
            </aside>
        </main>
    }
}
