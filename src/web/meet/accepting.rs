//! Being invited: who invites to what, and what is to be sent back.

use std::rc::Rc;

use yew::prelude::*;

use super::inviting::{failed, handed, stun};
use super::view::{MeetProps, to_board};
use super::wiring::Wiring;
use crate::app::meet::invitation::Invitation;
use crate::app::meet::meeting::Stage;
use crate::app::shell::route::rules_address;
use crate::app::turns::clock_choice;
use crate::app::wording::faults;
use crate::app::wording::moves::place;
use crate::app::wording::terms::{self, color_word};
use crate::notation::meeting::Description;
use crate::notation::name;
use crate::texts::texts;
use crate::web::common::fields::name_field;
use crate::web::dom::browser;
use crate::web::draw::glyphs::emblem;

#[derive(PartialEq, Properties)]
pub struct AcceptingProps {
    pub page: MeetProps,
    pub wiring: Wiring,
    pub offer: Description,
    /// The link to the game, from its `#` on.
    pub game: String,
}

/// The invitation, and the answer once it is taken up.
#[component]
pub fn Accepting(props: &AcceptingProps) -> Html {
    let t = texts();
    let AcceptingProps { page, wiring, offer, game } = props;
    let own = use_state(|| page.name.clone());
    let accepted = use_state(|| false);
    let invitation = match Invitation::read(game) {
        Ok(invitation) => invitation,
        Err(fault) => {
            return html! {
                <>
                    <h1>{ t.meet() }</h1>
                    <p class="error" role="alert">{ t.bad_link(&faults::said(&fault)) }</p>
                </>
            };
        }
    };
    let accept = {
        let (page, wiring, offer) = (page.clone(), wiring.clone(), offer.clone());
        let (invitation, own, accepted) = (invitation.clone(), own.clone(), accepted.clone());
        Callback::from(move |()| {
            let called = name::tidy(&own).map(Rc::from);
            page.on_name.emit((*own).clone());
            page.on_sit.emit(invitation.accepted(&page.room.table, called));
            wiring.take_up(offer.clone(), stun(&page));
            accepted.set(true);
        })
    };
    let stage = wiring.stage().filter(|_| *accepted && !wiring.is_host());
    let friend = invitation.from.clone();
    let title = friend.map_or_else(|| t.invitation(), |name| t.invitation_from(&name));
    html! {
        <>
            <h1>{ title }</h1>
            { match stage.as_ref() {
                None => asked(page, &invitation, &own, &accept),
                Some(Stage::Answering(link)) => html! {
                    <>
                        <section class="meet-step">
                            <h2>{ t.meet_answer_send() }</h2>
                            <p>{ t.meet_answer_note() }</p>
                            { handed(t.meet_own_answer(), &format!("{}{link}", browser::address())) }
                        </section>
                        <p class="meet-state" role="status">{ t.meet_answer_wait() }</p>
                    </>
                },
                Some(Stage::Failed(why)) => failed(page, *why, t.meet_answer_again(), &accept),
                Some(Stage::Together) => to_board(page, stage.as_ref()),
                Some(Stage::Preparing | Stage::Inviting(_) | Stage::Joining(_)) => html! {
                    <p class="meet-state" role="status">{ t.meet_preparing() }</p>
                },
            } }
        </>
    }
}

/// What the invitation is to, and the way to take it up.
fn asked(
    page: &MeetProps,
    invitation: &Invitation,
    own: &UseStateHandle<String>,
    accept: &Callback<()>,
) -> Html {
    let t = texts();
    let spec = invitation.game.spec();
    let card = spec.card();
    let change = {
        let own = own.setter();
        Callback::from(move |name| own.set(name))
    };
    let options = spec.options().map(|(choice, value)| {
        format!("{}: {}", terms::option(choice, "title"), terms::option(choice, value))
    });
    let clock = invitation.time.map_or_else(|| t.no_clock(), clock_choice::name);
    html! {
        <>
            <div class="invited-to">
                <span class="emblem">{ emblem(card.emblem) }</span>
                <div>
                    <p><b>{ terms::title(card) }</b></p>
                    <p>{ terms::summary(card) }</p>
                    for option in options { <p class="setting-note">{ option }</p> }
                    <p class="setting-note">{ format!("{}: {clock}", t.clock()) }</p>
                    <p><a href={rules_address(spec)}>{ t.how_to_play() }</a></p>
                </div>
            </div>
            <p class="invited-now">{ stands(invitation) }</p>
            <p>{ t.meet_accept_note() }</p>
            if invitation.is_at(&page.room.table) {
                <p>{ t.meet_goes_on() }</p>
            } else {
                <div class="field">{ name_field(t.your_name(), own, change) }</div>
            }
            <button class="button primary" type="button" onclick={accept.reform(|_| ())}>
                { t.meet_accept() }
            </button>
        </>
    }
}

/// Which side is the reader's, and how far the game is.
fn stands(invitation: &Invitation) -> String {
    let (t, game) = (texts(), &invitation.game);
    let is_white = game.player_of(crate::board::Color::White) == invitation.reader;
    let color = if is_white { crate::board::Color::White } else { crate::board::Color::Black };
    let side = t.invitation_side(color_word(color));
    match place(game, game.len()) {
        Some(at) => format!("{side} {}", t.meet_stands(&at)),
        None => side,
    }
}
