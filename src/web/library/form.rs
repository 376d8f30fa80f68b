//! A form of one field, in the place of what it changes.

use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LineFormProps {
    pub name: AttrValue,
    pub placeholder: AttrValue,
    #[prop_or_default]
    pub value: AttrValue,
    /// The id of what it may offer.
    #[prop_or_default]
    pub list: Option<&'static str>,
    /// What its button says.
    pub done: AttrValue,
    /// The focus comes to the field at first and whenever this changes.
    #[prop_or_default]
    pub turn: usize,
    /// Hears the text that is entered; none when somebody has thought better of it.
    pub on_text: Callback<Option<String>>,
}

/// The form. Its field is empty once something was entered.
#[component]
pub fn LineForm(props: &LineFormProps) -> Html {
    let LineFormProps { name, placeholder, value, list, done, turn, on_text } = props;
    let node = use_node_ref();
    use_effect_with(*turn, {
        let node = node.clone();
        move |_| {
            if let Some(field) = node.cast::<HtmlInputElement>() {
                let _ = field.focus();
                field.select();
            }
        }
    });
    let onsubmit = {
        let (node, on_text) = (node.clone(), on_text.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(field) = node.cast::<HtmlInputElement>() {
                let text = field.value();
                field.set_value("");
                on_text.emit(Some(text.trim().to_owned()));
            }
        }
    };
    let onkeydown = {
        let on_text = on_text.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                on_text.emit(None);
            }
        }
    };
    html! {
        <form class="copy-row" {onsubmit} {onkeydown}>
            <input
                ref={node} aria-label={name} maxlength="120" autocomplete="off" {placeholder} {value} list={*list}
            />
            <button class="button primary" type="submit">{ done }</button>
        </form>
    }
}
