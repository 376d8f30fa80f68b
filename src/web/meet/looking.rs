//! The friend's answer, read with the camera, where the browser reads codes.

use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::place::{Place, above, button, fault};
use super::wiring::Wiring;
use crate::app::meet::visit::{NoSight, Sight};
use crate::app::meet::words;
use crate::texts::texts;
use crate::web::dom::camera::{Camera, NoCamera, can_read};

/// How long nobody looks after a look, in milliseconds.
const REST: u32 = 200;

/// Where the picture is seen.
const PICTURE: &str = ".meet-camera video";

/// Finds out whether anything can be read here, before it is offered.
pub fn try_eyes(wiring: &Wiring) {
    let wiring = wiring.clone();
    spawn_local(async move {
        if can_read().await {
            wiring.note(|visit| visit.can_see = true);
        }
    });
}

/// The way to read the answer with the camera, or what that sees.
pub fn looking(place: &Rc<Place>) -> Html {
    let t = texts();
    let sight = place.wiring.visit(|visit| visit.can_see.then_some(visit.sight));
    match sight {
        None => html! {},
        Some(Sight::Closed) => button(place, "button", t.meet_camera(), look),
        Some(Sight::Asked | Sight::Open) => html! {
            <div class="meet-camera">
                <video autoplay=true playsinline=true muted=true aria-label={t.meet_camera_picture()} />
                { above("", t.meet_camera_note(), button(place, "button", t.meet_camera_stop(), look_away)) }
            </div>
        },
        Some(Sight::None(why)) => html! {
            <>
                { fault(words::no_sight(why)) }
                { button(place, "button", t.meet_camera(), look) }
            </>
        },
    }
}

fn look_away(place: &Place) {
    place.wiring.note(|visit| visit.look_away());
}

/// Looks through the camera until an answer is found, or somebody has had enough.
fn look(place: &Place) {
    let wiring = place.wiring.clone();
    let number = wiring.visit(|visit| visit.look());
    wiring.note(|_| {});
    spawn_local(async move {
        let opened = Camera::open().await;
        let why = opened.as_ref().err().map(|why| match why {
            NoCamera::Forbidden => NoSight::Forbidden,
            NoCamera::Missing => NoSight::Missing,
        });
        wiring.note(|visit| visit.opened(number, why));
        let Ok(camera) = opened else { return };
        while wiring.looks(number) {
            if let Some(answer) = camera.look(PICTURE).await.filter(|_| wiring.looks(number)) {
                let fault = wiring.bring(&answer).err();
                wiring.note(|visit| visit.has_read(fault));
            }
            TimeoutFuture::new(REST).await;
        }
    });
}
