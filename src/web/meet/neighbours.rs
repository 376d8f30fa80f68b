//! The page's other windows: an answer that is opened in one of them belongs to the one that waits for it.

use wasm_bindgen::JsCast;
use web_sys::{BroadcastChannel, MessageEvent};

use crate::web::draw::keys::Listener;

/// Where they hear each other.
const NAME: &str = "wonderboard.meet";

/// What a window says that has taken an answer.
const TAKEN: &str = "taken";

/// A window among the others, for as long as it is kept.
pub struct Neighbours {
    channel: BroadcastChannel,
    _listener: Listener,
}

impl Neighbours {
    /// Takes answers that other windows hand over: `take` says whether one belongs here.
    pub fn taking(take: impl Fn(&str) -> bool + 'static) -> Option<Neighbours> {
        let reply = BroadcastChannel::new(NAME).ok()?;
        Neighbours::hearing(Box::new(move |text| {
            if text != TAKEN && take(text) {
                let _ = reply.post_message(&TAKEN.into());
            }
        }))
    }

    /// Hands an answer to whichever window waits for it; `taken` hears that one did.
    pub fn handing(answer: &str, taken: impl Fn() + 'static) -> Option<Neighbours> {
        let neighbours = Neighbours::hearing(Box::new(move |text| {
            if text == TAKEN {
                taken();
            }
        }))?;
        neighbours.channel.post_message(&answer.into()).ok()?;
        Some(neighbours)
    }

    fn hearing(hear: Box<dyn Fn(&str)>) -> Option<Neighbours> {
        let channel = BroadcastChannel::new(NAME).ok()?;
        let listener = Listener::new(channel.clone().into(), "message", move |event| {
            let text = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
            text.iter().for_each(|text| hear(text));
        });
        Some(Neighbours { channel, _listener: listener })
    }
}

impl Drop for Neighbours {
    fn drop(&mut self) {
        self.channel.close();
    }
}
