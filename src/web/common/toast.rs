//! A message at the foot of the window, gone by itself after a while or closed by whoever has read it.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::app::common::notice::Notice;
use crate::texts::texts;

/// How long a message stays, in milliseconds.
pub const STAYS: u32 = 6_000;

#[derive(PartialEq, Properties)]
pub struct NoticesProps {
    pub notice: Option<Notice<AttrValue>>,
    pub on_hush: Callback<()>,
    /// How long it stays, in milliseconds; for ever until it is closed.
    #[prop_or(Some(STAYS))]
    pub stays: Option<u32>,
    /// What it looks like.
    #[prop_or("toast")]
    pub class: &'static str,
    /// What there is to press.
    #[prop_or_default]
    pub children: Html,
}

/// A message.
#[component]
pub fn Notices(props: &NoticesProps) -> Html {
    let number = props.notice.as_ref().map(|notice| notice.number);
    use_effect_with(number, {
        let (hush, stays) = (props.on_hush.clone(), props.stays);
        move |number| {
            let gone = number.and(stays).map(|stays| Timeout::new(stays, move || hush.emit(())));
            move || drop(gone)
        }
    });
    // A region that is always there is heard when something comes into it; what is said once more
    // comes anew.
    html! {
        <div role="status">
            if let Some(notice) = &props.notice {
                <div class={props.class} key={notice.number}>
                    { &notice.what }{ props.children.clone() }
                    if props.stays.is_none() {
                        <button class="button" type="button" onclick={props.on_hush.reform(|_| ())}>
                            { texts().close() }
                        </button>
                    }
                </div>
            }
        </div>
    }
}
