//! How somebody fares against the computer, as the browser keeps it.

use yew::prelude::*;

use crate::app::rating::Form;
use crate::texts::texts;
use crate::web::common::store;

/// How somebody fares once a game has been counted, which is kept.
pub fn counted(after: impl FnOnce(&Form) -> Form) -> Form {
    let before: Form = store::kept(store::FORM).ok().flatten().unwrap_or_default();
    let form = after(&before);
    if form != before {
        store::keep(store::FORM, &form);
    }
    form
}

/// The rating in a game, once one has been counted.
pub fn rating(form: &Form, slug: &str) -> Html {
    let Some(rating) = form.rating(slug) else { return html! {} };
    let said = texts().your_rating(rating.rounded());
    let said = if rating.is_sure() { said } else { format!("{said}?") };
    html! { <p class="own-rating" title={texts().rating_note()}>{ said }</p> }
}
