//! What waits a moment.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// Has this time passed since there was one to wait for, in milliseconds? From then on it stays so.
#[hook]
pub fn use_delay(ms: Option<u32>) -> bool {
    let is_over = use_state_eq(|| false);
    use_effect_with(ms, {
        let over = is_over.setter();
        move |&ms| {
            let timer = ms.map(|ms| Timeout::new(ms, move || over.set(true)));
            move || drop(timer)
        }
    });
    *is_over
}
