//! Where somebody is in the view in which people meet: all that its parts need, and what they are made of.

use std::rc::Rc;

use yew::prelude::*;

pub use super::button::PRIMARY;
use super::button::row;
use super::page::MeetProps;
use super::wiring::Wiring;
use crate::app::meet::meeting::{Failure, Stage};
use crate::app::meet::words;
use crate::app::shell::route::MEET_TIMED;
use crate::app::turns::action::Action;
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::share::copied::Copied;
use crate::web::share::link_row::hand_on;
use crate::web::share::qr;

/// The page, what is between it and another device, and the address.
pub struct Place {
    pub page: MeetProps,
    pub wiring: Wiring,
    /// How far the meeting is.
    pub stage: Option<Stage>,
    /// Empty while the view is not shown.
    pub address: String,
}

impl Place {
    /// Is it where one invites to the game without turns?
    pub fn is_timed(&self) -> bool {
        self.address == MEET_TIMED
    }

    /// The server that tells addresses, if somebody wants one.
    pub fn stun(&self) -> Option<String> {
        let address = self.page.stun.trim();
        (!address.is_empty()).then(|| format!("stun:{}", address.trim_start_matches("stun:")))
    }
}

/// A button that does something here.
pub fn button(place: &Rc<Place>, class: &'static str, label: String, act: fn(&Place)) -> Html {
    let place = place.clone();
    super::button::button(class, html! { label }, Callback::from(move |_| act(&place)))
}

/// How far the meeting is, in words.
pub fn state(said: String) -> Html {
    html! { <p class="meet-state" role="status">{ said }</p> }
}

/// What is to be done next: what, how, and with what.
pub fn step(title: String, note: String, with: Html) -> Html {
    html! {
        <section class="meet-step">
            <h2>{ title }</h2>
            <p>{ note }</p>
            { with }
        </section>
    }
}

/// A link to hand to somebody: to copy, to send, and to be read by a camera.
pub fn handed(name: String, link: &str) -> Html {
    let link = format!("{}{link}", browser::address());
    html! {
        <div class="field meet-link">
            <Copied name={name.clone()} text={link.clone()}>{ hand_on(&name, &link) }</Copied>
            { qr::code(&name, &link) }
        </div>
    }
}

/// What is wrong.
pub fn fault(said: String) -> Html {
    html! { <p class="error" role="alert">{ said }</p> }
}

/// Why the two do not meet, and what can be done: the same again, or without a connection.
pub fn failed(
    place: &Rc<Place>,
    why: Failure,
    again: String,
    begin: fn(&Place),
    is_timed: bool,
) -> Html {
    html! {
        <>
            <p class="meet-state error" role="alert">{ words::failure(why) }</p>
            { row(button(place, PRIMARY, again, begin)) }
            // Time does not wait for links.
            if !is_timed { { by_links(place) } }
        </>
    }
}

/// The same game without a connection.
pub fn by_links(place: &Rc<Place>) -> Html {
    let t = texts();
    let go_on = |place: &Place| {
        place.page.room.dispatch(Action::GoOnByLinks);
        place.page.on_board.emit(false);
    };
    let button = button(place, "button", t.meet_by_links(), go_on);
    html! { <section class="meet-else">{ above("", t.meet_by_links_note(), button) }</section> }
}

/// Something that is said, and what belongs to it.
pub fn above(class: &'static str, said: String, below: Html) -> Html {
    html! { <><p {class}>{ said }</p>{ below }</> }
}

/// The way to the board, once the two are connected.
pub fn to_board(place: &Rc<Place>, is_timed: bool) -> Html {
    let t = texts();
    let go: fn(&Place) = match is_timed {
        true => |place| place.page.on_board.emit(true),
        false => |place| place.page.on_board.emit(false),
    };
    above("", t.meet_together(), button(place, PRIMARY, t.back_to_board(), go))
}
