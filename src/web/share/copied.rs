//! A text to copy.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;

#[derive(PartialEq, Properties)]
pub struct CopiedProps {
    pub name: AttrValue,
    pub text: AttrValue,
    /// What else can be done with it.
    #[prop_or_default]
    pub children: Html,
}

/// How far copying is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Copying {
    Ready,
    Done,
    /// The page may not; the text is selected.
    ByKey,
}

impl Copying {
    fn words(self) -> String {
        match self {
            Copying::Ready => texts().copy(),
            Copying::Done => texts().copied(),
            Copying::ByKey => texts().copy_by_key(),
        }
    }
}

/// A text and a button that copies it.
#[component]
pub fn Copied(props: &CopiedProps) -> Html {
    let field = use_node_ref();
    let outcome = use_state(|| Copying::Ready);
    use_effect_with(props.text.clone(), {
        let outcome = outcome.clone();
        move |_| outcome.set(Copying::Ready)
    });
    let copy = {
        let (text, field, outcome) = (props.text.clone(), field.clone(), outcome.clone());
        move |_| {
            let (field, outcome) = (field.clone(), outcome.clone());
            browser::copy(&text, move |done| {
                if done {
                    return outcome.set(Copying::Done);
                }
                // Where the page may not copy, the person can.
                if let Some(field) = field.cast::<HtmlInputElement>() {
                    field.select();
                }
                outcome.set(Copying::ByKey);
            });
        }
    };
    html! {
        <div class="field">
            <label class="field-name" for={props.name.clone()}>{ &props.name }</label>
            <div class="copy-row">
                <input id={props.name.clone()} ref={field} readonly=true value={props.text.clone()} />
                <button class="button" type="button" aria-label={texts().copy_named(&props.name)} onclick={copy}>
                    { icon(if *outcome == Copying::Done { Icon::Check } else { Icon::Copy }) }
                    <span aria-live="polite">{ outcome.words() }</span>
                </button>
                { props.children.clone() }
            </div>
        </div>
    }
}
