//! Dialogs, and the controls in them.

use std::ops::RangeInclusive;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement, HtmlInputElement};
use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;

#[derive(PartialEq, Properties)]
pub struct SheetProps {
    pub title: AttrValue,
    #[prop_or_default]
    pub class: &'static str,
    pub on_close: Callback<()>,
    pub children: Html,
    /// What stands at its foot.
    #[prop_or_default]
    pub foot: Html,
}

/// A dialog over the page, open as long as it is there.
#[component]
pub fn Sheet(props: &SheetProps) -> Html {
    let dialog = use_node_ref();
    use_effect_with(dialog.clone(), |dialog| {
        let dialog = dialog.cast::<HtmlDialogElement>();
        if let Some(dialog) = &dialog {
            let _ = dialog.show_modal();
        }
        // Closing it gives the focus back to where it was.
        move || dialog.iter().for_each(HtmlDialogElement::close)
    });
    // Escape closes it by itself, a press beside it by us.
    let onclose = props.on_close.reform(|_: Event| ());
    let onclick = {
        let close = props.on_close.clone();
        move |event: MouseEvent| {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            if target.is_some_and(|target| target.tag_name() == "DIALOG") {
                close.emit(());
            }
        }
    };
    html! {
        <dialog
            class={classes!("sheet", props.class)} ref={dialog} aria-labelledby="sheet-title"
            {onclose} {onclick}
        >
            <div class="sheet-head">
                <h2 id="sheet-title">{ &props.title }</h2>
                <button
                    class="icon-button" type="button" aria-label={texts().close()}
                    onclick={props.on_close.reform(|_| ())}
                >
                    { icon(Icon::Cross) }
                </button>
            </div>
            <div class="sheet-body">{ props.children.clone() }</div>
            if props.foot != Html::default() {
                <div class="sheet-foot">{ props.foot.clone() }</div>
            }
        </dialog>
    }
}

/// A link out of a dialog, whose place in the browser's history it takes.
pub fn link_out(class: &'static str, link: String, name: String, on_leave: &Callback<()>) -> Html {
    let onclick = {
        let link = link.clone();
        on_leave.reform(move |event: MouseEvent| {
            // Whoever wants another window gets it.
            if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
                event.prevent_default();
                browser::follow_instead(&link);
            }
        })
    };
    html! { <a {class} href={link} {onclick}>{ name }</a> }
}

/// One of several: a row of radio buttons.
pub fn segmented<T: Clone + PartialEq + 'static>(
    name: impl Into<AttrValue>,
    options: Vec<(T, Html)>,
    chosen: &T,
    choose: Callback<T>,
) -> Html {
    let at = options.iter().position(|(value, _)| value == chosen);
    let (values, faces): (Vec<T>, Vec<Html>) = options.into_iter().unzip();
    // Whatever it is that is chosen: what draws it is the same code.
    let choose = Callback::from(move |at: usize| {
        values.get(at).cloned().into_iter().for_each(|value| choose.emit(value));
    });
    row(&name.into(), faces, at, &choose)
}

fn row(
    name: &AttrValue,
    faces: Vec<Html>,
    chosen: Option<usize>,
    choose: &Callback<usize>,
) -> Html {
    html! {
        <div class="segmented" role="radiogroup" aria-label={name.clone()}>
            for (at, face) in faces.into_iter().enumerate() {
                <label>
                    <input
                        type="radio" name={name.clone()} checked={chosen == Some(at)}
                        onchange={choose.reform(move |_| at)}
                    />
                    <span>{ face }</span>
                </label>
            }
        </div>
    }
}

/// A number between two others: told while it changes, and once more, to `settle`, when it has.
pub fn slider(
    name: impl Into<AttrValue>,
    said: String,
    between: RangeInclusive<u8>,
    step: u8,
    value: u8,
    change: Callback<u8>,
    settle: Callback<()>,
) -> Html {
    let number = |event: InputEvent| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        input.map_or(0, |input| input.value_as_number() as u8)
    };
    html! {
        <span class="slider">
            <input
                type="range" aria-label={name.into()} aria-valuetext={said.clone()} min={between.start().to_string()}
                max={between.end().to_string()} step={step.to_string()} value={value.to_string()}
                oninput={change.reform(number)} onchange={settle.reform(|_| ())}
            />
            <output aria-hidden="true">{ said }</output>
        </span>
    }
}

/// On or off.
pub fn switch(name: impl Into<AttrValue>, on: bool, toggle: Callback<bool>) -> Html {
    html! {
        <input
            class="switch" type="checkbox" aria-label={name.into()} checked={on}
            onchange={toggle.reform(move |_| !on)}
        />
    }
}
