//! One of several in a list, or any of them.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// A list to choose from. Its first entry stands for all.
pub fn picker<T: Clone + PartialEq + 'static>(
    [name, any]: [String; 2],
    offered: Vec<(T, String)>,
    chosen: Option<&T>,
    choose: Callback<Option<T>>,
) -> Html {
    let at = offered.iter().position(|(value, _)| Some(value) == chosen);
    let (values, entries): (Vec<T>, Vec<String>) = offered.into_iter().unzip();
    let choose = Callback::from(move |at: Option<usize>| {
        choose.emit(at.and_then(|at| values.get(at).cloned()));
    });
    list(name, any, entries, at, &choose)
}

fn list(
    name: String,
    any: String,
    entries: Vec<String>,
    chosen: Option<usize>,
    choose: &Callback<Option<usize>>,
) -> Html {
    let onchange = choose.reform(|event: Event| {
        let list = event.target_dyn_into::<HtmlSelectElement>();
        let at = list.map_or(0, |list| list.selected_index());
        usize::try_from(at - 1).ok()
    });
    html! {
        <select aria-label={name} class={chosen.map(|_| "chosen-one")} {onchange}>
            { option(any, chosen.is_none()) }
            for (i, entry) in entries.into_iter().enumerate() { { option(entry, chosen == Some(i)) } }
        </select>
    }
}

/// An entry. It is made anew when it is chosen: `selected` counts only until somebody has chosen.
fn option(name: String, is_chosen: bool) -> Html {
    html! { <option key={format!("{is_chosen} {name}")} selected={is_chosen}>{ name }</option> }
}
