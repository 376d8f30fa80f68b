//! The position as text: to be copied, and to be written over.

use web_sys::{HtmlInputElement, InputEvent};
use yew::prelude::*;

use super::fields::field;
use super::room::DeskHandle;
use crate::app::draw::icons::Icon;
use crate::app::editor::DeskAction;
use crate::app::wording::guesses::explained;
use crate::texts::texts;
use crate::variants::Spec;
use crate::web::common::fields::wrong;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;

#[derive(PartialEq, Properties)]
pub struct FenFieldProps {
    pub room: DeskHandle,
}

/// The FEN, which follows the boards, and which the boards follow as far as it can be read.
#[component]
pub fn FenField(props: &FenFieldProps) -> Html {
    let (room, t) = (&props.room, texts());
    let input = use_node_ref();
    let copied = use_state(|| None::<String>);
    let fen = room.desk.draft.fen();
    let typed = room.desk.typed.as_ref();
    let text = typed.map_or_else(|| fen.clone(), |typed| typed.text.clone());
    let spec = room.desk.draft.game.spec().unwrap_or(Spec::CHESS);
    let fault = typed
        .and_then(|typed| typed.fault.as_ref().map(|fault| explained(&typed.text, spec, fault)));
    let open = {
        let room = room.dispatcher();
        Callback::from(move |other| room.dispatch(DeskAction::ReadAs(other)))
    };
    let oninput = {
        let room = room.dispatcher();
        move |event: InputEvent| {
            let input = field::<HtmlInputElement>(event.target());
            input.iter().for_each(|input| room.dispatch(DeskAction::Type(input.value())));
        }
    };
    let onblur = {
        let room = room.dispatcher();
        move |_: FocusEvent| room.dispatch(DeskAction::LeaveField)
    };
    let copy = {
        let (fen, input, copied) = (fen.clone(), input.clone(), copied.setter());
        move |_: MouseEvent| {
            let (input, copied, fen) = (input.clone(), copied.clone(), fen.clone());
            browser::copy(&fen.clone(), move |done| {
                // Where the page may not copy, the person can.
                if let Some(input) = input.cast::<HtmlInputElement>().filter(|_| !done) {
                    input.select();
                }
                copied.set(done.then_some(fen));
            });
        }
    };
    let is_copied = copied.as_ref() == Some(&fen);
    html! {
        <div class="field">
            <label class="visually-hidden" for="editor-fen">{ t.editor_fen() }</label>
            <div class="copy-row">
                <input
                    id="editor-fen" ref={input} class="fen" value={text} spellcheck="false" autocomplete="off"
                    aria-invalid={fault.is_some().then_some("true")} aria-describedby="editor-fault"
                    {oninput} {onblur}
                />
                <button
                    class="button" type="button" aria-label={t.copy_named(&t.editor_fen())}
                    title={t.copy()} onclick={copy}
                >
                    { icon(if is_copied { Icon::Check } else { Icon::Copy }) }
                    <span class="visually-hidden" aria-live="polite">
                        { if is_copied { t.copied() } else { t.copy() } }
                    </span>
                </button>
            </div>
            { wrong("editor-fault", fault.as_ref(), &open) }
        </div>
    }
}
