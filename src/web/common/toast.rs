//! A message at the foot of the window, gone by itself after a while.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::app::common::notice::Notice;

/// How long a message stays, in milliseconds.
pub const STAYS: u32 = 6_000;

#[derive(PartialEq, Properties)]
pub struct NoticesProps {
    pub notice: Option<Notice<AttrValue>>,
    pub on_hush: Callback<()>,
    /// How long it stays, in milliseconds.
    #[prop_or(STAYS)]
    pub stays: u32,
    /// What it looks like.
    #[prop_or("toast")]
    pub class: &'static str,
    /// What there is to press.
    #[prop_or_default]
    pub children: Html,
}

/// A message, gone by itself after a while.
#[component]
pub fn Notices(props: &NoticesProps) -> Html {
    let number = props.notice.as_ref().map(|notice| notice.number);
    use_effect_with(number, {
        let (hush, stays) = (props.on_hush.clone(), props.stays);
        move |number| {
            let gone = number.map(|_| Timeout::new(stays, move || hush.emit(())));
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
                </div>
            }
        </div>
    }
}
